/** The table of one game as every part of its board knows it. */
import type { Engine, Language, Seat, Types, Viewer } from '@wildcat/kernel'
import { type ReactNode, useMemo } from 'react'
import { Loading } from '../../app/loading.tsx'
import type { Spoken } from '../../session/use-game.ts'
import { AnyBoardContext, type BoardFacts, type BoardMoment, type BoardState, createBoard } from './board-context.ts'
import type { PositionProps } from './drawn-board.ts'
import { useFacts } from './use-facts.ts'
import type { KitWords } from './words/en.ts'

/** A table of one game, known by its types. */
export interface TableOf<T extends Types> {
  readonly engine: Engine<T>
  readonly view: T['view']
}
export interface Game<T extends Types, Words, Shown> {
  readonly id: string // of its engine
  readonly isView: (view: Types['view']) => view is T['view'] // only its outline: what is inside was made by the game itself
  readonly words: Readonly<Record<Language, Words>>
  readonly shownOf: (view: T['view']) => Shown // what moves
}
type FactsOf<T extends Types, Words> = BoardFacts<T['view'], T['command'], Words>

interface KnownProps<T extends Types> extends PositionProps {
  children: (table: TableOf<T>) => ReactNode
}
interface TableContextProps<T extends Types, Words, Shown> {
  facts: FactsOf<T, Words>
  moment: BoardMoment<T['event'], Shown>
  children: ReactNode
}
interface LookedAtProps<T extends Types, Words> extends PositionProps {
  children: (facts: FactsOf<T, Words>) => ReactNode
}

/** What the parts of a game's board ask for. */
export interface GameBoard<T extends Types, Words, Shown> {
  readonly useBoard: () => BoardState<T['view'], T['command'], T['event'], Words, Shown>
  readonly useTableFacts: (spoken: Spoken, table: TableOf<T>, viewer: Viewer, seat: Seat | undefined) => FactsOf<T, Words>
  readonly Known: (props: KnownProps<T>) => ReactNode
  readonly TableContext: (props: TableContextProps<T, Words, Shown>) => ReactNode
  readonly LookedAt: (props: LookedAtProps<T, Words>) => ReactNode
}

export function createGameBoard<T extends Types, Words extends KitWords, Shown>(game: Game<T, Words, Shown>): GameBoard<T, Words, Shown> {
  const { BoardContext, useBoard } = createBoard<T['view'], T['command'], T['event'], Words, Shown>()
  const isEngine = (engine: Engine<Types>): engine is Engine<T> => engine.id === game.id

  // biome-ignore lint/correctness/noComponentHookFactories: called once for a game, where its module begins
  function useTableFacts(spoken: Spoken, { engine, view }: TableOf<T>, viewer: Viewer, seat: Seat | undefined) {
    return useFacts<T, Words>(spoken, engine, view, viewer, seat, game.words[spoken.language])
  }

  /** A table as one of this game. */
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Known({ spoken: { engine }, view, children }: KnownProps<T>) {
    const table = useMemo(() => (isEngine(engine) && game.isView(view) ? { engine, view } : undefined), [engine, view])
    return table === undefined ? <Loading /> : children(table)
  }

  /** Gives the table to all parts of the board: to those of this game, and of any board. */
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function TableContext({ facts, moment: { shown, event, ms, turn }, children }: TableContextProps<T, Words, Shown>) {
    const board = useMemo(() => ({ ...facts, shown, event, ms, turn }), [facts, shown, event, ms, turn])
    return (
      <AnyBoardContext value={board}>
        <BoardContext value={board}>{children}</BoardContext>
      </AnyBoardContext>
    )
  }

  /** To look at: at the end of a game, in a replay, and before anything happened. */
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  const LookedAt = ({ spoken, view, children }: LookedAtProps<T, Words>) => (
    <Known spoken={spoken} view={view}>
      {table => (
        <Still spoken={spoken} table={table}>
          {children}
        </Still>
      )}
    </Known>
  )

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Still({ spoken, table, children }: Omit<LookedAtProps<T, Words>, 'view'> & { table: TableOf<T> }) {
    const { viewer } = table.view
    const facts = useTableFacts(spoken, table, viewer === 'table' ? 'spectator' : viewer, undefined)
    return (
      <TableContext facts={facts} moment={{ shown: game.shownOf(table.view), event: undefined, ms: 0, turn: undefined }}>
        {children(facts)}
      </TableContext>
    )
  }

  return { useBoard, useTableFacts, Known, TableContext, LookedAt }
}
