import { COLUMNS } from '@wildcat/giganten/board'
import { useMemo, useRef, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import type { PositionProps } from '../kit/drawn-board.ts'
import { PositionLayout, PreviewLayout } from '../kit/layout/board-layout.tsx'
import { Pointing } from '../kit/pointing.ts'
import type { Point } from '../kit/zoom/window-onto.ts'
import { ZoomFrame } from '../kit/zoom/zoom-frame.tsx'
import '../oil-rush/art/art.css'
import { CardRow } from '../oil-rush/cards/card-row.tsx'
import { Hands } from '../oil-rush/licences/hands.tsx'
import { NO_TARGETS } from '../oil-rush/map-targets.ts'
import { Companies } from '../oil-rush/market/companies.tsx'
import { sheetRatio } from './art/geometry.ts'
import { GigantenContext, type GigantenTable, tableOf, useGigantenFacts } from './board-context.tsx'
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
  const root = useRef<HTMLDivElement>(null)
  const [pointing] = useState(() => new Pointing())
  const facts = useGigantenFacts(spoken, table, view.viewer === 'table' ? 'spectator' : view.viewer, undefined)
  return (
    <GigantenContext facts={facts} moment={{ shown: view, event: undefined, ms: 0, turn: undefined }}>
      <PositionLayout
        root={root}
        market={<Companies now={undefined} />}
        board={
          <ZoomFrame words={facts.own.words} ratio={sheetRatio(view.seats + 1)} square={1 / COLUMNS} lookAt={NOWHERE}>
            <LookedAt facts={facts} pointing={pointing} />
          </ZoomFrame>
        }
      >
        <Players bots={undefined} pending={spoken.engine.pending(view)} />
        {view.onShow.length > 0 && <CardRow cards={view.onShow} Face={CardFace} />}
        <Hands />
      </PositionLayout>
      <BoardTips root={root} targets={NO_TARGETS} pointing={pointing} />
    </GigantenContext>
  )
}

/** The sheet alone, as it lies before anything happened. */
export function GigantenPreview({ spoken, view }: PositionProps) {
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  return table === undefined ? null : <Laid spoken={spoken} table={table} />
}

function Laid({ spoken, table }: Pick<PositionProps, 'spoken'> & { table: GigantenTable }) {
  const [pointing] = useState(() => new Pointing())
  const facts = useGigantenFacts(spoken, table, 'spectator', undefined)
  return (
    <GigantenContext facts={facts} moment={{ shown: table.view, event: undefined, ms: 0, turn: undefined }}>
      <PreviewLayout>
        <LookedAt facts={facts} pointing={pointing} />
      </PreviewLayout>
    </GigantenContext>
  )
}

const LookedAt = ({ facts, pointing }: { facts: ReturnType<typeof useGigantenFacts>; pointing: Pointing }) => (
  <Sheet
    facts={facts.rush}
    targets={NO_TARGETS}
    choice={undefined}
    about={undefined}
    pointing={pointing}
    onUse={nothing}
    onRide={nothing}
  />
)

const NOWHERE: readonly Point[] = []
const nothing = () => undefined
