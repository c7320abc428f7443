import { useMemo } from 'react'
import { Loading } from '../../app/loading.tsx'
import type { PositionProps } from '../kit/drawn-board.ts'
import { RushPosition, RushPreview, still, viewerOf } from '../oil-rush/position.tsx'
import { sheetRatio } from './art/geometry.ts'
import { type GigantenTable, TableContext, tableOf, useTableFacts } from './board-context.tsx'
import { CardFace } from './cards/card-face.tsx'
import { Players } from './players.tsx'
import { Sheet } from './sheet.tsx'
import { BoardTips } from './tips.tsx'

/** Giganten to look at: at the end of a game, and in a replay. */
export function GigantenPosition({ spoken, view }: PositionProps) {
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  return table === undefined ? <Loading /> : <Looked spoken={spoken} table={table} />
}

function Looked({ spoken, table }: Pick<PositionProps, 'spoken'> & { table: GigantenTable }) {
  const { view } = table
  const facts = useTableFacts(spoken, table, viewerOf(view.viewer), undefined)
  return (
    <TableContext facts={facts} moment={still(view)}>
      <RushPosition
        facts={facts.rush}
        ratio={sheetRatio(view.seats + 1)}
        Sheet={Sheet}
        Tips={BoardTips}
        Face={CardFace}
        players={<Players bots={undefined} pending={spoken.engine.pending(view)} />}
      />
    </TableContext>
  )
}

/** The sheet alone, as it lies before anything happened. */
export function GigantenPreview({ spoken, view }: PositionProps) {
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  return table === undefined ? null : <Laid spoken={spoken} table={table} />
}

function Laid({ spoken, table }: Pick<PositionProps, 'spoken'> & { table: GigantenTable }) {
  const facts = useTableFacts(spoken, table, 'spectator', undefined)
  return (
    <TableContext facts={facts} moment={still(table.view)}>
      <RushPreview facts={facts.rush} Sheet={Sheet} />
    </TableContext>
  )
}
