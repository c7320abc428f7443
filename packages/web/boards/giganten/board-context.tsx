/** The table as every part of this board knows it. */
import type { Command, Event, T, View } from '@wildcat/giganten/board'
import type { Engine, Seat, Types, Viewer } from '@wildcat/kernel'
import { type ReactNode, useMemo } from 'react'
import type { Spoken } from '../../session/use-game.ts'
import { AnyBoardContext, type BoardMoment, type BoardState, createBoard } from '../kit/board-context.ts'
import { useFacts } from '../kit/use-facts.ts'
import { RushContext, type RushFacts } from '../oil-rush/board-context.ts'
import { isRushEvent } from '../oil-rush/scenes.ts'
import { type Facts, rushFacts } from './facts.ts'
import type { Shown } from './scenes.ts'
import type { BoardWords } from './words/en.ts'
import { boardWords } from './words/index.ts'

type Moment = BoardMoment<Event, Shown>
export type GigantenBoardState = BoardState<View, Command, Event, BoardWords, Shown>

const { BoardContext, useBoard } = createBoard<View, Command, Event, BoardWords, Shown>()

export { useBoard }

/** A table of this game, known by its types. */
export interface GigantenTable {
  readonly engine: Engine<T>
  readonly view: View
}
const isEngine = (engine: Engine<Types>): engine is Engine<T> => engine.id === 'giganten'
/** Only its outline: what is inside was made by the game itself. */
const isView = (view: Types['view']): view is View => 'trucks' in view && 'onShow' in view && 'wells' in view

export const tableOf = ({ engine }: Spoken, view: Types['view']): GigantenTable | undefined =>
  isEngine(engine) && isView(view) ? { engine, view } : undefined

/** The same facts in the types of this game, and in those that its family shares. */
export function useGigantenFacts(spoken: Spoken, { engine, view }: GigantenTable, viewer: Viewer, seat: Seat | undefined) {
  const own = useFacts<T, BoardWords>(spoken, engine, view, viewer, seat, boardWords[spoken.language])
  return useMemo(() => ({ own, rush: rushFacts(own) }), [own])
}

interface GigantenContextProps {
  facts: { readonly own: Facts; readonly rush: RushFacts }
  moment: Moment
  children: ReactNode
}

/** Gives the table to all parts of the board: to those of this game, of its family, and of any board. */
export function GigantenContext({ facts: { own, rush }, moment: { shown, event, ms, turn }, children }: GigantenContextProps) {
  const board = useMemo(() => ({ ...own, shown, event, ms, turn }), [own, shown, event, ms, turn])
  const shared = useMemo(() => {
    const known = event !== undefined && isRushEvent(event) ? event : undefined
    return { ...rush, shown, event: known, ms, turn }
  }, [rush, shown, event, ms, turn])
  return (
    <AnyBoardContext value={board}>
      <RushContext value={shared}>
        <BoardContext value={board}>{children}</BoardContext>
      </RushContext>
    </AnyBoardContext>
  )
}
