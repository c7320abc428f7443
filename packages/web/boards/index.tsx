/** The games that are drawn. The others are played and shown in words. A board is loaded when a table is opened. */
import { type ReactNode, Suspense, useEffect } from 'react'
import { Part, preloadable } from '../app/preloadable.tsx'
import { currentSettings } from '../app/settings.ts'
import { useSpeech } from '../app/speech.tsx'
import type { BoardHelp, DrawnBoard, PositionProps, PreviewProps, TableBoardProps } from './kit/drawn-board.ts'

const BOARDS = {
  competitors: loaded(async () => (await import('./competitors/index.ts')).competitors),
  oilfield: loaded(async () => (await import('./oilfield/index.ts')).oilfield),
  'black-gold': loaded(async () => (await import('./black-gold/index.tsx')).blackGold),
  giganten: loaded(async () => (await import('./giganten/index.ts')).giganten),
} as const

export type Drawn = keyof typeof BOARDS
export const isDrawn = (game: string): game is Drawn => Object.hasOwn(BOARDS, game)

interface HelpProps {
  readonly children: (help: BoardHelp) => ReactNode
}

/** The parts of a board: they come together, each when it is wanted. */
function loaded(load: () => Promise<DrawnBoard>) {
  return {
    board: preloadable<TableBoardProps>(async () => (await load()).Board),
    position: preloadable<PositionProps>(async () => (await load()).Position),
    preview: preloadable<PreviewProps>(async () => (await load()).Preview),
    help: preloadable<HelpProps>(async () => {
      const { help } = await load()
      return ({ children }) => children(help[useSpeech().language])
    }),
  }
}

/** A game's board to play on. */
export const TableBoard = ({ game, ...props }: TableBoardProps & { game: Drawn }) => <Part of={BOARDS[game].board} props={props} />

/** And to look at. */
export const PositionBoard = ({ game, ...props }: PositionProps & { game: Drawn }) => <Part of={BOARDS[game].position} props={props} />

/** How high that is on a phone, where it is higher than others: its place is kept until it is loaded. */
const TALL: Partial<Record<string, string>> = { oilfield: '28.67rem', 'black-gold': '22rem' } satisfies Partial<Record<Drawn, string>>
export const tallPreview = (game: string): string | undefined => TALL[game]

/** And as it will lie. */
export const PreviewBoard = ({ game, ...props }: PreviewProps & { game: Drawn }) => <Part of={BOARDS[game].preview} props={props} />

/** What it says about how it is used. */
export const HelpOfBoard = ({ game, children }: HelpProps & { game: Drawn }) => (
  <Suspense>
    <Part of={BOARDS[game].help} props={{ children }} />
  </Suspense>
)

/** Asks for the board before it is shown. What cannot be loaded is said when it is asked for again. */
export function preloadBoard(game: string): void {
  if (currentSettings().drawn && isDrawn(game)) BOARDS[game].board.preload().catch(() => undefined)
}

/** Asks for it as soon as it is known what is played, beside the game's rules and not after them. */
export function usePreloadBoard(game: string | undefined): void {
  useEffect(() => {
    if (game !== undefined) preloadBoard(game)
  }, [game])
}
