import type { View } from '@wildcat/giganten/board'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import '../oil-rush/art/art.css'
import type { BoardProps } from '../index.ts'
import { Tips } from '../kit/tip/tip.tsx'
import { ZoomFrame } from '../kit/zoom/zoom-frame.tsx'
import { CardRow } from './cards/card-row.tsx'
import { Hands } from './cards/hands.tsx'
import { Companies } from './companies/companies.tsx'
import './giganten.css'
import { Pointing } from '../kit/pointing.ts'
import { DARK } from './lights.ts'
import { PlayerPlates } from './players.tsx'
import { Sheet } from './sheet.tsx'
import { type GigantenTable, isGiganten, TableContext } from './table.ts'
import { tipOf } from './tips.tsx'
import { useFacts } from './use-facts.ts'

/** Giganten to look at: at the end of a game, and in a replay. */
export function GigantenPosition({ spoken, view }: BoardProps) {
  return isGiganten(view) ? <Looked spoken={spoken} view={view} /> : <Loading />
}

function Looked({ spoken, view }: BoardProps & { view: View }) {
  const board = useRef<HTMLDivElement>(null)
  const [pointing] = useState(() => new Pointing())
  const point = useCallback((key: string | undefined) => pointing.set(key), [pointing])
  const facts = useFacts(spoken, view, view.viewer === 'table' ? 'spectator' : view.viewer, undefined)
  const table = useMemo((): GigantenTable => ({ ...facts, shown: view, event: undefined, ms: 0, turn: undefined }), [facts, view])
  return (
    <TableContext value={table}>
      <div ref={board} className="gig-frame">
        <div className="gig-position">
          <div className="gig-board">
            <Companies />
            <ZoomFrame words={facts.words} lookAt={undefined}>
              <Sheet facts={facts} ground={DARK} choice={undefined} pointing={pointing} onUse={nothing} onRide={nothing} />
            </ZoomFrame>
          </div>
          <PlayerPlates bots={undefined} pending={spoken.engine.pending(view)} />
          {view.onShow.length > 0 && <CardRow cards={view.onShow} onTake={undefined} />}
          <Hands />
        </div>
      </div>
      <Tips root={board} say={key => tipOf(table, DARK, key)} onPoint={point} />
    </TableContext>
  )
}

const nothing = () => undefined
