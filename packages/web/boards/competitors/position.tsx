import type { ReactNode } from 'react'
import { useMemo, useRef } from 'react'
import { Loading } from '../../app/loading.tsx'
import { AnyBoardContext } from '../kit/board-context.ts'
import type { PositionProps } from '../kit/drawn-board.ts'
import { PositionLayout, PreviewLayout } from '../kit/layout/board-layout.tsx'
import { useFacts } from '../kit/use-facts.ts'
import { Symbols } from './art/symbols.tsx'
import { BoardContext, type CompetitorsTable, tableOf } from './board-context.tsx'
import { WorldMap } from './map/world-map.tsx'
import { Players } from './players.tsx'
import { Above } from './table.tsx'
import { boardWords } from './words/index.ts'

/** Competitors to look at: at the end of a game, and in a replay. */
export function CompetitorsPosition({ spoken, view }: PositionProps) {
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  const root = useRef<HTMLDivElement>(null)
  if (table === undefined) return <Loading />
  return (
    <Still spoken={spoken} table={table}>
      <PositionLayout root={root} look="competitors" market={<Above />} board={<World />}>
        <Players bots={undefined} pending={spoken.engine.pending(view)} />
      </PositionLayout>
    </Still>
  )
}

/** The world as it lies before anything happened. */
export function CompetitorsPreview({ spoken, view }: PositionProps) {
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  if (table === undefined) return null
  return (
    <Still spoken={spoken} table={table}>
      <PreviewLayout look="competitors" isTall={false}>
        <World />
      </PreviewLayout>
    </Still>
  )
}

const World = () => (
  <>
    <Symbols />
    <WorldMap />
  </>
)

function Still({
  spoken,
  table: { engine, view },
  children,
}: Pick<PositionProps, 'spoken'> & { table: CompetitorsTable; children: ReactNode }) {
  const viewer = view.viewer === 'table' ? 'spectator' : view.viewer
  const facts = useFacts(spoken, engine, view, viewer, undefined, boardWords[spoken.language])
  const board = useMemo(() => ({ ...facts, shown: view, event: undefined, ms: 0, turn: undefined }), [facts, view])
  return (
    <AnyBoardContext value={board}>
      <BoardContext value={board}>{children}</BoardContext>
    </AnyBoardContext>
  )
}
