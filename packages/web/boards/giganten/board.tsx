import { type Asked, askedOf, COLUMNS, type View } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import type { Company, Square } from '@wildcat/oil-rush'
import { useMemo } from 'react'
import { Loading } from '../../app/loading.tsx'
import type { TableBoardProps } from '../kit/drawn-board.ts'
import { Flights } from '../kit/flights/flights.tsx'
import { BoardLayout } from '../kit/layout/board-layout.tsx'
import { ZoomFrame } from '../kit/zoom/zoom-frame.tsx'
import '../oil-rush/art/art.css'
import { Hands } from '../oil-rush/licences/hands.tsx'
import { HandOfLicences } from '../oil-rush/licences/licences.tsx'
import { ownHand } from '../oil-rush/licences/own-hand.ts'
import { NO_TARGETS } from '../oil-rush/map-targets.ts'
import { Companies } from '../oil-rush/market/companies.tsx'
import { OwnLine } from '../oil-rush/own-line.tsx'
import { drawSprite } from '../oil-rush/sprite.tsx'
import { rushTabs } from '../oil-rush/tabs.ts'
import { useRushBoard } from '../oil-rush/use-rush-board.ts'
import { sheetRatio } from './art/geometry.ts'
import { type GigantenTable, TableContext, tableOf, useTableFacts } from './board-context.tsx'
import { Controls, Waiting } from './decide/controls.tsx'
import { AREA } from './game-map.ts'
import { Players } from './players.tsx'
import { sceneBook } from './scenes.ts'
import { Sheet } from './sheet.tsx'
import { Status } from './status.tsx'
import { targetsOf } from './targets.ts'
import { BoardTips } from './tips.tsx'

/** The company that is asked about, and not the map. */
const companyOf = (asked: Asked | undefined): Company | undefined =>
  asked?.kind === 'bidding' || asked?.kind === 'payBid' || asked?.kind === 'sell' ? asked.company : undefined

/** The site whose barrel is to be sent. */
function siteAsked(view: View): Square | undefined {
  const asked = askedOf(view)
  return asked?.kind === 'transport' ? at(view.wells, asked.well).square : undefined
}

/** Giganten, drawn. */
export function GigantenBoard(props: TableBoardProps) {
  const { spoken, view } = props
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  return table === undefined ? <Loading /> : <Drawn {...props} table={table} />
}

function Drawn({ table, ...props }: TableBoardProps & { table: GigantenTable }) {
  const { spoken, viewer, plan, pending, stopped, turn, head, panel, log, unread } = props
  const { view } = table
  const seat = turn?.seat
  const facts = useTableFacts(spoken, table, viewer, seat)
  const { own, rush } = facts
  const targets = useMemo(() => (seat === undefined ? NO_TARGETS : targetsOf(view, seat, own.legal, rush)), [view, seat, own, rush])
  const about = useMemo(() => (turn?.isAsked === true ? siteAsked(view) : undefined), [view, turn])
  const { root, pointing, plans, lookAt, latest, flight, sceneMs, moment, skip } = useRushBoard(props, {
    view,
    scenes: sceneBook,
    facts: rush,
    targets,
    about,
    area: AREA,
  })
  const asked = companyOf(askedOf(view))
  return (
    <TableContext facts={facts} moment={moment}>
      <BoardLayout
        root={root}
        decision={turn?.decision}
        sceneMs={sceneMs}
        head={head(<Status latest={latest} stopped={stopped} onSkip={skip} />)}
        own={viewer !== 'spectator' && <OwnLine seat={viewer} />}
        market={<Companies now={asked} />}
        board={
          <ZoomFrame words={own.words} ratio={sheetRatio(view.seats + 1)} square={1 / COLUMNS} lookAt={lookAt}>
            <Sheet
              facts={rush}
              targets={targets}
              choice={plans.choice}
              about={about}
              pointing={pointing}
              onUse={plans.use}
              onRide={plans.ride}
            />
          </ZoomFrame>
        }
        players={<Players bots={plan.bots} pending={pending} />}
        asks={
          <>
            {panel(<Controls plans={plans} />)}
            {turn === undefined && <Waiting />}
          </>
        }
        hand={view.viewer === 'table' ? <Hands /> : viewer !== 'spectator' && <HandOfLicences hand={ownHand(view)} />}
        log={log}
        tabs={rushTabs(rush, moment.shown, viewer, unread)}
        wants={asked === undefined ? 'board' : 'market'}
      />
      <BoardTips root={root} targets={targets} pointing={pointing} />
      <Flights root={root} flight={flight} ms={moment.ms} draw={drawSprite} />
    </TableContext>
  )
}
