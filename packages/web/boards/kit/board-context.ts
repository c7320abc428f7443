/** The table as every part of a board knows it. */
import type { Rejection, RuleId, Seat, Tagged, Types, Viewer } from '@wildcat/kernel'
import { createContext, useContext } from 'react'
import { isolated } from '../../session/names.ts'
import type { Turn } from './drawn-board.ts'
import type { KitWords } from './words/en.ts'

/** How things are, and what can be asked about them. It changes only when the table does. */
export interface BoardFacts<View, Command, Words> {
  readonly view: View
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly words: Words
  readonly legal: readonly Command[] // for the hand on the screen
  readonly aside: readonly Command[] // what it may do besides, at any time
  readonly check: (command: Tagged) => Rejection | null
  readonly say: (command: Tagged) => string // what it would do, as plain text
  readonly why: (rejection: Rejection) => string
  readonly readRule: (rule: RuleId) => void // opens the rule book there
}
/** What is being shown of it, and what can be done with it. */
export interface BoardMoment<Event, Shown> {
  readonly shown: Shown // as the board shows things while pieces still move
  readonly event: Event | undefined // what is being shown
  readonly ms: number // for how long
  readonly turn: Turn | undefined
}
export type BoardState<View, Command, Event, Words, Shown = View> = BoardFacts<View, Command, Words> & BoardMoment<Event, Shown>

/** A context in the types of one game, or of what several games share; `More`: what its parts need besides. */
export function createBoard<View, Command, Event, Words, Shown = View, More = object>() {
  const BoardContext = createContext<(BoardState<View, Command, Event, Words, Shown> & More) | undefined>(undefined)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a kind of board, where its module begins
  const useBoard = () => {
    const board = useContext(BoardContext)
    if (board === undefined) throw new Error('a part of a board stands outside of its board')
    return board
  }
  return { BoardContext, useBoard }
}

/** What is known of every board, whatever game it is. */
export const { BoardContext: AnyBoardContext, useBoard: useAnyBoard } = createBoard<Types['view'], Tagged, Tagged, KitWords, unknown>()

/** A player's name inside plain text. */
export const named = (names: readonly string[], seat: Seat): string => isolated(names[seat] ?? '')
