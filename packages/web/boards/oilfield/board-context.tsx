import type { Engine, Types } from '@wildcat/kernel'
import type { Command, Event, T, View } from '@wildcat/oilfield/board'
import type { Context } from 'react'
import type { Spoken } from '../../session/use-game.ts'
import { type BoardState, createBoard } from '../kit/board-context.ts'
import type { Shown } from './changes.ts'
import type { BoardWords } from './words/en.ts'

export type OilfieldState = BoardState<View, Command, Event, BoardWords, Shown>

const made = createBoard<View, Command, Event, BoardWords, Shown>()
export const BoardContext: Context<OilfieldState | undefined> = made.BoardContext
export const useBoard: () => OilfieldState = made.useBoard

/** A table of this game, known by its types. */
export interface OilfieldTable {
  readonly engine: Engine<T>
  readonly view: View
}
const isEngine = (engine: Engine<Types>): engine is Engine<T> => engine.id === 'oilfield'
/** Only its outline: what is inside was made by the game itself. */
const isView = (view: Types['view']): view is View => 'fields' in view && 'stores' in view && 'rows' in view

export const tableOf = ({ engine }: Spoken, view: Types['view']): OilfieldTable | undefined =>
  isEngine(engine) && isView(view) ? { engine, view } : undefined
