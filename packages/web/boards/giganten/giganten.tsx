import type { View } from '@wildcat/giganten/board'
import { ownHand } from '@wildcat/giganten/board'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { useSettings } from '../../app/settings.ts'
import { useSpeech } from '../../app/speech.tsx'
import { lineText } from '../../table/line-text.ts'
import { useShortcuts } from '../../table/shortcuts.ts'
import '../oil-rush/art/art.css'
import type { TableBoardProps } from '../kit/table-board-props.ts'
import { Tips } from '../kit/tip/tip.tsx'
import { ZoomFrame } from '../kit/zoom/zoom-frame.tsx'
import { Hands } from './cards/hands.tsx'
import { HandOfLicences } from './cards/licences.tsx'
import { Companies } from './companies/companies.tsx'
import { Controls, Waiting } from './decide/controls.tsx'
import './giganten.css'
import { Pointing } from '../kit/pointing.ts'
import { DARK, groundOf } from './lights.ts'
import { lastPlace, ownPlace, placeOf } from './look-at.ts'
import { Flights } from './motion/flights.tsx'
import { useSounds } from './motion/sounds.ts'
import { PlayerPlates } from './players.tsx'
import { Sheet } from './sheet.tsx'
import { Status } from './status.tsx'
import { type GigantenTable, isGiganten, TableContext } from './table.ts'
import { tipOf } from './tips.tsx'
import { useFacts } from './use-facts.ts'
import { useGigantenStage } from './use-giganten-stage.ts'
import { usePlans } from './use-plans.ts'

/** Giganten, drawn. */
export function GigantenBoard(props: TableBoardProps) {
  return isGiganten(props.view) ? <Drawn {...props} view={props.view} /> : <Loading />
}

function Drawn({ spoken, view, viewer, plan, pending, stopped, lines, turn, head, panel, log, replay }: TableBoardProps & { view: View }) {
  const { words: page } = useSpeech()
  const { keys } = useSettings()
  const board = useRef<HTMLDivElement>(null)
  const [pointing] = useState(() => new Pointing())
  const point = useCallback((key: string | undefined) => pointing.set(key), [pointing])
  const isAsked = turn?.isAsked === true
  const seat = turn?.seat

  const stage = useGigantenStage(view, lines, replay)
  const { shown, event, ms } = stage
  const facts = useFacts(spoken, view, viewer, seat)
  const ground = useMemo(() => (seat === undefined ? DARK : groundOf(view, seat, facts.legal, facts.check)), [view, seat, facts])
  const table = useMemo((): GigantenTable => ({ ...facts, shown, event, ms, turn }), [facts, shown, event, ms, turn])
  const plans = usePlans(facts, ground, turn, stage.skip)
  const { choice, choose } = plans
  useSounds(event, isAsked)
  useShortcuts(keys, {
    m: () => board.current?.querySelector<HTMLElement>('.square[tabindex="0"]')?.focus(),
    t: () =>
      ['.space', '.rail[tabindex="0"]']
        .map(each => board.current?.querySelector<HTMLElement>(each))
        .find(Boolean)
        ?.focus(),
    escape: () => {
      stage.skip()
      choose(undefined)
    },
  })
  const last = event === undefined ? undefined : lines.findLast(line => line.kind === 'event' && line.event === event)
  const lookAt = useMemo(() => {
    if (event !== undefined) return placeOf(event, view)
    if (replay !== undefined) return lastPlace(lines, view)
    return isAsked && ground !== DARK && seat !== undefined ? ownPlace(view, seat) : undefined
  }, [event, replay, lines, isAsked, ground, view, seat])
  const latest = last === undefined ? undefined : lineText(spoken, last, view, page)

  return (
    <TableContext value={table}>
      <div ref={board} className="gig-frame">
        <div className="gig" style={{ '--scene': stage.isStill ? '0ms' : `${Math.max(150, ms)}ms` }}>
          {head(<Status latest={latest} stopped={stopped} onSkip={stage.skip} />)}
          <div className="gig-board">
            <Companies />
            <ZoomFrame words={facts.words} lookAt={lookAt}>
              <Sheet facts={facts} ground={ground} choice={choice} pointing={pointing} onUse={plans.use} onRide={plans.ride} />
            </ZoomFrame>
          </div>
          <PlayerPlates bots={plan.bots} pending={pending} />
          <div className="gig-rail">
            {panel(<Controls plans={plans} />, plans.isUnderWay)}
            {turn === undefined && <Waiting />}
            {view.viewer === 'table' ? <Hands /> : viewer !== 'spectator' && <HandOfLicences hand={ownHand(view)} />}
            {log}
          </div>
        </div>
      </div>
      <Tips root={board} say={key => tipOf(table, ground, key)} onPoint={point} />
      <Flights root={board} />
    </TableContext>
  )
}
