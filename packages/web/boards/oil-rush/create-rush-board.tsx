/** The table as every part of a board of this family knows it. */
import type { Engine, Language, Seat, Types, Viewer } from '@wildcat/kernel'
import { type ReactNode, useMemo } from 'react'
import type { Spoken } from '../../session/use-game.ts'
import { AnyBoardContext, type BoardFacts, type BoardMoment, type BoardState, createBoard } from '../kit/board-context.ts'
import { useFacts } from '../kit/use-facts.ts'
import { RushContext, type RushFacts, type RushShown, type RushWords } from './board-context.ts'
import { isRushEvent } from './scenes.ts'

/** A table of one game, known by its types. */
export interface TableOf<T extends Types> {
  readonly engine: Engine<T>
  readonly view: T['view']
}

interface RushGame<T extends Types, Words, Shown> {
  readonly id: string // of its engine
  readonly isView: (view: Types['view']) => view is T['view'] // only its outline: what is inside was made by the game itself
  readonly words: Readonly<Record<Language, Words>>
  readonly shownOf: (view: T['view']) => Shown // what moves
  readonly rushFacts: (own: BoardFacts<T['view'], T['command'], Words>) => RushFacts // the same in the types that the family shares
}

interface BothFacts<T extends Types, Words, Shown> {
  readonly shown: Shown // of the view, what moves
  readonly own: BoardFacts<T['view'], T['command'], Words>
  readonly rush: RushFacts
}
export interface TableContextProps<T extends Types, Words, Shown> {
  facts: BothFacts<T, Words, Shown>
  moment: BoardMoment<T['event'], Shown>
  children: ReactNode
}
/** What the parts of a game's board ask for. */
export interface RushBoard<T extends Types, Words, Shown> {
  readonly useBoard: () => BoardState<T['view'], T['command'], T['event'], Words, Shown>
  readonly tableOf: (spoken: Spoken, view: Types['view']) => TableOf<T> | undefined
  readonly useTableFacts: (spoken: Spoken, table: TableOf<T>, viewer: Viewer, seat: Seat | undefined) => BothFacts<T, Words, Shown>
  readonly TableContext: (props: TableContextProps<T, Words, Shown>) => ReactNode
}

export function createRushBoard<T extends Types, Words extends RushWords, Shown extends RushShown>(
  game: RushGame<T, Words, Shown>,
): RushBoard<T, Words, Shown> {
  const { BoardContext, useBoard } = createBoard<T['view'], T['command'], T['event'], Words, Shown>()
  const isEngine = (engine: Engine<Types>): engine is Engine<T> => engine.id === game.id

  const tableOf = ({ engine }: Spoken, view: Types['view']): TableOf<T> | undefined =>
    isEngine(engine) && game.isView(view) ? { engine, view } : undefined

  /** The same facts in the types of this game, and in those that its family shares. */
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a game, where its module begins
  function useTableFacts(spoken: Spoken, { engine, view }: TableOf<T>, viewer: Viewer, seat: Seat | undefined) {
    const own = useFacts<T, Words>(spoken, engine, view, viewer, seat, game.words[spoken.language])
    return useMemo(() => ({ own, shown: game.shownOf(view), rush: game.rushFacts(own) }), [own, view])
  }

  /** Gives the table to all parts of the board: to those of this game, of its family, and of any board. */
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function TableContext({ facts: { own, rush }, moment: { shown, event, ms, turn }, children }: TableContextProps<T, Words, Shown>) {
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
  return { useBoard, tableOf, useTableFacts, TableContext }
}
