import { type Asked, askedOf, baronBids, regionOf, type View } from '@wildcat/black-gold/board'
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
import { areaOf, sheetRatio } from './art/geometry.ts'
import { type BlackGoldTable, TableContext, tableOf, useTableFacts } from './board-context.tsx'
import { BaronsCards } from './decide/baron.tsx'
import { Controls, Waiting } from './decide/controls.tsx'
import './dusk.css'
import { Legend } from './legend.tsx'
import { Players } from './players.tsx'
import { sceneBook } from './scenes.ts'
import { Sheet } from './sheet.tsx'
import { Status } from './status.tsx'
import { targetsOf } from './targets.ts'
import { BoardTips } from './tips.tsx'

/** The company that is asked about, and not the map; 'all' while one of them is to be named. */
function companyOf(asked: Asked | undefined): Company | 'all' | undefined {
  if (asked?.kind === 'nameCompany') return 'all'
  if (asked === undefined || !('company' in asked)) return undefined
  return asked.company === 'liquidation' ? 'all' : asked.company
}

/** The well whose barrel is to be sent. */
function wellAsked(view: View): Square | undefined {
  const asked = askedOf(view)
  return asked?.kind === 'transport' ? at(view.wells, asked.well).square : undefined
}

/** Black Gold, drawn. */
export function BlackGoldBoard(props: TableBoardProps) {
  const { spoken, view } = props
  const table = useMemo(() => tableOf(spoken, view), [spoken, view])
  return table === undefined ? <Loading /> : <Drawn {...props} table={table} />
}

function Drawn({ table, ...props }: TableBoardProps & { table: BlackGoldTable }) {
  const { spoken, viewer, plan, pending, stopped, turn, head, panel, log, unread } = props
  const { view } = table
  const seat = turn?.seat
  const facts = useTableFacts(spoken, table, viewer, seat)
  const { own, rush } = facts
  const targets = useMemo(
    () => (seat === undefined ? NO_TARGETS : targetsOf(view, seat, own.legal, { ...rush, words: own.words })),
    [view, seat, own, rush],
  )
  const about = useMemo(() => (turn?.isAsked === true ? wellAsked(view) : undefined), [view, turn])
  const area = useMemo(() => areaOf({ layout: view.layout }), [view.layout])
  const { root, pointing, plans, lookAt, latest, flight, sceneMs, moment, skip } = useRushBoard(props, {
    view,
    scenes: sceneBook,
    facts: rush,
    targets,
    about,
    area,
  })
  const asked = companyOf(askedOf(view))
  const { columns } = regionOf(view).board
  return (
    <TableContext facts={facts} moment={moment}>
      <BoardLayout
        root={root}
        look="dusk"
        shape={{ is: columns > 7 ? 'tall' : 'slim', ratio: sheetRatio(columns, view.seats + 1) }}
        decision={turn?.decision}
        sceneMs={sceneMs}
        head={head(<Status latest={latest} stopped={stopped} onSkip={skip} />)}
        own={viewer !== 'spectator' && <OwnLine seat={viewer} />}
        market={<Companies now={asked}>{company => baronBids(view) && <BaronsCards company={company} />}</Companies>}
        board={
          <ZoomFrame words={own.words} ratio={sheetRatio(columns, view.seats + 1)} square={1 / columns} lookAt={lookAt}>
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
        players={
          <>
            <Players bots={plan.bots} pending={pending} />
            <Legend />
          </>
        }
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
