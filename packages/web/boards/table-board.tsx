import { useEffect } from 'react'
import { later, Part } from '../app/later.tsx'
import { currentSettings } from '../app/settings.ts'
import type { TableBoardProps } from './kit/table-board-props.ts'

/** Which games are played on a drawn board. The others are played on the plain table. A board is loaded when a table is opened. */
const BOARDS = {
  giganten: later(async () => (await import('./giganten/giganten.tsx')).GigantenBoard),
} as const

type Drawn = keyof typeof BOARDS
export const isDrawn = (game: string): game is Drawn => Object.hasOwn(BOARDS, game)

export const TableBoard = ({ game, ...props }: TableBoardProps & { game: Drawn }) => <Part of={BOARDS[game]} props={props} />

/** Asks for the board before it is shown. What cannot be loaded is said when it is asked for again. */
export function boardAhead(game: string): void {
  if (currentSettings().drawn && isDrawn(game)) BOARDS[game].ahead().catch(() => undefined)
}

/** Asks for it as soon as it is known what is played, beside the game's rules and not after them. */
export function useBoardAhead(game: string | undefined): void {
  useEffect(() => {
    if (game !== undefined) boardAhead(game)
  }, [game])
}
