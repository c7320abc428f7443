/** The table as every part of a board of this family knows it. */
import type { Types } from '@wildcat/kernel'
import { type ReactNode, useMemo } from 'react'
import type { BoardFacts, BoardMoment } from '../kit/board-context.ts'
import { createGameBoard, type Game, type GameBoard } from '../kit/create-game-board.tsx'
import { RushContext, type RushFacts, type RushShown, type RushWords } from './board-context.ts'
import { isRushEvent } from './scenes.ts'

interface RushGame<T extends Types, Words, Shown> extends Game<T, Words, Shown> {
  readonly rushFacts: (own: BoardFacts<T['view'], T['command'], Words>) => RushFacts // the same in the types that the family shares
}

/** What the parts of a game's board ask for. */
export type RushBoard<T extends Types, Words, Shown> = GameBoard<T, Words, Shown> &
  Pick<RushGame<T, Words, Shown>, 'words' | 'shownOf' | 'rushFacts'>

export function createRushBoard<T extends Types, Words extends RushWords, Shown extends RushShown>(
  game: RushGame<T, Words, Shown>,
): RushBoard<T, Words, Shown> {
  const { words, shownOf, rushFacts } = game
  return { ...createGameBoard<T, Words, Shown>(game), words, shownOf, rushFacts }
}

interface RushTableProps {
  facts: RushFacts
  moment: BoardMoment<Types['event'], RushShown>
  children: ReactNode
}

/** Gives the table to the parts that the family shares. */
export function RushTable({ facts, moment: { shown, event, ms, turn }, children }: RushTableProps) {
  const shared = useMemo(() => {
    const known = event !== undefined && isRushEvent(event) ? event : undefined
    return { ...facts, shown, event: known, ms, turn }
  }, [facts, shown, event, ms, turn])
  return <RushContext value={shared}>{children}</RushContext>
}
