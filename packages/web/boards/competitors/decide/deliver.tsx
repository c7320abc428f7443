import { type CommandOf, GOODS, type Plan, signedOf } from '@wildcat/competitors/board'
import type { Seat } from '@wildcat/kernel'
import { useMemo } from 'react'
import { Pick } from '../../kit/answers/pick.tsx'
import { Sign } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { isSame, useChoice } from '../choice.tsx'
import { planTips } from '../marks.ts'
import { metAlong, placesWith } from '../met.ts'
import { isSamePlan, type Way, waysFor } from '../ways.ts'
import type { DecideProps } from './controls.tsx'
import { Decision } from './decision.tsx'
import { Detour } from './detour.tsx'
import { NewTerm } from './new-term.tsx'

type Delivery = CommandOf<'deliver'>

/** Which contract, and how: each plan with what it takes and what it risks, drawn on the map when it is picked. */
export function Deliver({ onChoose }: DecideProps) {
  const { viewer, legal } = useBoard()
  const { command: picked } = useChoice()
  const deliveries = legal.filter((command): command is Delivery => command.kind === 'deliver')
  const ids = [...new Set(deliveries.map(({ signed }) => signed))]
  const chosen = picked?.kind === 'deliver' ? deliveries.find(command => isSame(picked, command)) : undefined
  const open = chosen?.signed ?? (ids.length === 1 ? ids[0] : undefined)
  if (viewer === 'spectator') return null
  return (
    <Decision chosen={chosen} onChoose={onChoose} comes={chosen === undefined ? null : <Comes />}>
      {ids.length > 1 && (
        <div className="choice-list">
          {ids.map(id => (
            <Contract key={id} id={id} seat={viewer} deliveries={deliveries} isOpen={open === id} />
          ))}
        </div>
      )}
      {open !== undefined && <Plans id={open} seat={viewer} deliveries={deliveries} />}
    </Decision>
  )
}

/** By way of what it goes, by way of what it cannot, and what is met. */
function Comes() {
  const { words } = useBoard()
  const { route, via, noWayBy, passes } = useChoice()
  if (route === undefined) return <p>{words.plan.none}</p>
  return (
    <>
      {noWayBy !== undefined && <p className="plan-warning">{words.plan.noWay(words.place(noWayBy))}</p>}
      {via !== undefined && noWayBy === undefined && <p className="plan-title">{words.plan.byWayOf(words.place(via))}</p>}
      {passes !== undefined && <p>{words.plan.passes(words.place(passes))}</p>}
      <Met of={route} />
      <p>{words.plan.runs}</p>
    </>
  )
}

/** Where customs and events are on the way: on the map they have the same signs. */
function Met({ of }: { of: Plan }) {
  const { view, words } = useBoard()
  const meetings = metAlong(view, of)
  const [customs, events] = [placesWith(meetings, 'customs'), placesWith(meetings, 'flags')]
  return (
    <>
      {customs.length > 0 && (
        <p className="plan-met">
          <Sign of="customs" />
          {words.plan.customsAt(customs)}
        </p>
      )}
      {events.length > 0 && (
        <p className="plan-met">
          <Sign of="flag" />
          {words.plan.eventsAt(events)}
        </p>
      )}
    </>
  )
}

interface OfContract {
  id: number
  seat: Seat
  deliveries: readonly Delivery[]
}

/** Opening it picks its safest plan. */
function Contract({ id, seat, deliveries, isOpen }: OfContract & { isOpen: boolean }) {
  const { view, words } = useBoard()
  const { advised, pick } = useChoice()
  const signed = signedOf(view, seat, id)
  const command = deliveries.find(each => each.signed === id)
  if (signed === undefined || command === undefined) return null
  const open = () => {
    const [way] = waysFor(view, seat, id)
    const chosen = way === undefined ? command : { ...command, vehicle: way.plan.start }
    pick({ command: chosen, route: way?.plan, via: undefined, noWayBy: undefined, passes: undefined })
  }
  return (
    <Pick
      className="choice"
      isPicked={isOpen}
      isAdvised={advised?.command?.kind === 'deliver' && advised.command.signed === id}
      onPick={open}
    >
      <span className="choice-text">
        <b>{words.route(signed.sender, signed.recipient)}</b>
        {signed.contract !== null && <small>{words.contract(signed.contract)}</small>}
      </span>
    </Pick>
  )
}

/** Vehicles that have no plan can be sent off, too. */
function Plans({ id, seat, deliveries }: OfContract) {
  const { view, words } = useBoard()
  const { command: picked, route, via, advised, pick } = useChoice()
  const ways = useMemo(() => waysFor(view, seat, id, via), [view, seat, id, via])
  const contract = signedOf(view, seat, id)?.contract ?? null
  const others = deliveries.filter(({ signed, vehicle }) => signed === id && !ways.some(({ plan }) => plan.start === vehicle))
  return (
    <div className="choice-list" data-side="plans">
      {ways.map(({ names, plan }) => (
        <PlanPick
          key={names.join()}
          names={names}
          plan={plan}
          allowed={contract === null ? 0 : GOODS[contract].tm}
          isPicked={route !== undefined && isSamePlan(route, plan)}
          isAdvised={advised?.route !== undefined && isSamePlan(advised.route, plan)}
          onPick={() =>
            pick({ command: { kind: 'deliver', signed: id, vehicle: plan.start }, route: plan, noWayBy: undefined, passes: undefined })
          }
        />
      ))}
      {others.map(command => (
        <Pick
          key={command.vehicle}
          className="choice"
          isPicked={isSame(picked, command)}
          isAdvised={isSame(advised?.command, command)}
          onPick={() => pick({ command, route: undefined, via: undefined, noWayBy: undefined, passes: undefined })}
        >
          {words.plan.other(command.vehicle)}
        </Pick>
      ))}
      <Detour />
      {ways.length > 0 && <NewTerm of="chance" />}
    </div>
  )
}

interface PlanPickProps extends Way {
  allowed: number
  isPicked: boolean
  isAdvised: boolean
  onPick: () => void
}
function PlanPick({ names, plan, allowed, isPicked, isAdvised, onPick }: PlanPickProps) {
  const { words } = useBoard()
  const { turns, fuel, customs, flags, chance } = words.plan.figures(plan, allowed)
  return (
    <Pick className="choice choice-plan" isPicked={isPicked} isAdvised={isAdvised} tip={planTips.on('terms')} onPick={onPick}>
      <span className="choice-text">
        <b>{words.plan.names(names.map(name => words.plan.weigh[name]))}</b>
        <small>
          {[words.plan.by(plan.legs.map(({ vehicle }) => vehicle)), turns, fuel, customs, flags].filter(text => text !== '').join(' · ')}
        </small>
      </span>
      <span className="choice-chance">
        <b>{chance}</b>
        <span className="unseen">{words.plan.chance(chance)}</span>
      </span>
    </Pick>
  )
}
