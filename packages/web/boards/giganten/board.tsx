import { type Asked, askedOf, type View } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import type { Company, Square } from '@wildcat/oil-rush'
import { useMemo, useRef, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { useSettings } from '../../app/settings.ts'
import { useSpeech } from '../../app/speech.tsx'
import { lineText } from '../../table/line-text.ts'
import { useShortcuts } from '../../table/shortcuts.ts'
import type { TableBoardProps } from '../kit/drawn-board.ts'
import { Flights } from '../kit/flights/flights.tsx'
import { BoardLayout } from '../kit/layout/board-layout.tsx'
import { Pointing } from '../kit/pointing.ts'
import { useSounds } from '../kit/sound/use-sounds.ts'
import { useScenes } from '../kit/use-scenes.ts'
import { ZoomFrame } from '../kit/zoom/zoom-frame.tsx'
import '../oil-rush/art/art.css'
import { Hands } from '../oil-rush/licences/hands.tsx'
import { HandOfLicences } from '../oil-rush/licences/licences.tsx'
import { ownHand } from '../oil-rush/licences/own-hand.ts'
import { lastPlace, ownPlaces, partsOf, placeOf } from '../oil-rush/look-at.ts'
import { NO_TARGETS } from '../oil-rush/map-targets.ts'
import { Companies } from '../oil-rush/market/companies.tsx'
import { OwnLine } from '../oil-rush/own-line.tsx'
import { drawSprite } from '../oil-rush/sprite.tsx'
import { rushTabs } from '../oil-rush/tabs.ts'
import { usePlans } from '../oil-rush/use-plans.ts'
import { middleOf, UNIT } from './art/geometry.ts'
import { GigantenContext, type GigantenTable, tableOf, useGigantenFacts } from './board-context.tsx'
import { Controls, Waiting } from './decide/controls.tsx'
import { sheetOf } from './game-map.ts'
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
  const { spoken, viewer, plan, pending, stopped, lines, turn, head, panel, log, unread, replay } = props
  const { view } = table
  const { words: page } = useSpeech()
  const { keys } = useSettings()
  const root = useRef<HTMLDivElement>(null)
  const [pointing] = useState(() => new Pointing())
  const isAsked = turn?.isAsked === true
  const seat = turn?.seat

  const playback = useScenes(sceneBook, view, lines, replay)
  const { shown, event, ms, skip } = playback
  const scene = event === undefined ? undefined : sceneBook.sceneOf(event)
  const facts = useGigantenFacts(spoken, table, viewer, seat)
  const { own, rush } = facts
  const targets = useMemo(() => (seat === undefined ? NO_TARGETS : targetsOf(view, seat, own.legal, rush)), [view, seat, own, rush])
  const plans = usePlans(rush, targets, turn, skip)
  const { choice, choose } = plans
  useSounds(event, scene?.sound, isAsked)
  useShortcuts(keys, {
    m: () => root.current?.querySelector<HTMLElement>('.square[tabindex="0"]')?.focus(),
    t: () =>
      ['.space', '.rail[tabindex="0"]']
        .map(each => root.current?.querySelector<HTMLElement>(each))
        .find(Boolean)
        ?.focus(),
    escape: () => {
      skip()
      choose(undefined)
    },
  })
  const sheet = useMemo(() => sheetOf(view), [view])
  const asked = askedOf(view)
  const about = useMemo(() => (isAsked ? siteAsked(view) : undefined), [view, isAsked])
  const last = event === undefined ? undefined : lines.findLast(line => line.kind === 'event' && line.event === event)
  const lookAt = useMemo(() => {
    const place = { ...rush.map, wells: view.wells, lanes: view.seats + 1 }
    if (event !== undefined || replay !== undefined)
      return [event === undefined ? lastPlace(sceneBook, lines, place, sheet) : placeOf(sceneBook, event, place, sheet)].filter(
        place => place !== undefined,
      )
    if (about !== undefined) return [partsOf(middleOf(about), sheet)]
    return isAsked && targets !== NO_TARGETS && seat !== undefined ? ownPlaces(view, rush.map, seat, targets, sheet) : []
  }, [event, replay, lines, isAsked, targets, about, view, seat, rush, sheet])
  const latest = last === undefined ? undefined : lineText(spoken, last, view, page)
  const flight = useMemo(() => (event === undefined ? undefined : sceneBook.sceneOf(event).flight?.(event, viewer)), [event, viewer])

  return (
    <GigantenContext facts={facts} moment={{ shown, event, ms, turn }}>
      <BoardLayout
        root={root}
        decision={turn?.decision}
        sceneMs={playback.isStill ? 0 : Math.max(150, ms)}
        head={head(<Status latest={latest} stopped={stopped} onSkip={skip} />)}
        own={viewer !== 'spectator' && <OwnLine seat={viewer} />}
        market={<Companies now={companyOf(asked)} />}
        board={
          <ZoomFrame words={own.words} ratio={sheet.width / sheet.height} square={UNIT / sheet.width} lookAt={lookAt}>
            <Sheet facts={rush} targets={targets} choice={choice} about={about} pointing={pointing} onUse={plans.use} onRide={plans.ride} />
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
        tabs={rushTabs(rush.words, shown, viewer, unread)}
        wants={companyOf(asked) === undefined ? 'board' : 'market'}
      />
      <BoardTips root={root} targets={targets} pointing={pointing} />
      <Flights root={root} flight={flight} ms={ms} draw={drawSprite} />
    </GigantenContext>
  )
}
