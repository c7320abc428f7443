import type { Command, Event, T, View } from '@wildcat/competitors/board'
import type { Engine, Types } from '@wildcat/kernel'
import type { Context } from 'react'
import type { Spoken } from '../../session/use-game.ts'
import { type BoardState, createBoard } from '../kit/board-context.ts'
import type { Shown } from './changes.ts'
import type { BoardWords } from './words/en.ts'

export type CompetitorsState = BoardState<View, Command, Event, BoardWords, Shown>

const made = createBoard<View, Command, Event, BoardWords, Shown>()
export const BoardContext: Context<CompetitorsState | undefined> = made.BoardContext
export const useBoard: () => CompetitorsState = made.useBoard

/** A table of this game, known by its types. */
export interface CompetitorsTable {
  readonly engine: Engine<T>
  readonly view: View
}
const isEngine = (engine: Engine<Types>): engine is Engine<T> => engine.id === 'competitors'
/** Only its outline: what is inside was made by the game itself. */
const isView = (view: Types['view']): view is View => 'fleet' in view && 'signed' in view && 'customs' in view

export const tableOf = ({ engine }: Spoken, view: Types['view']): CompetitorsTable | undefined =>
  isEngine(engine) && isView(view) ? { engine, view } : undefined
