/** Steps, loading and what ends a T.M., a Move or a delivery, as sentences. */
import { at, type Names, type Seat, type Sentence } from '@wildcat/kernel'
import type { CommandOf } from '../../commands.ts'
import { isDelivery } from '../../journeys.ts'
import type { View } from '../../state.ts'
import { placeOf, stateOf } from '../../vehicles.ts'
import { progressOf, type StepFacts, stepFacts, wayOffOf } from '../decision-facts.ts'
import { capital, euro, hexNear, place, pm, state, tmNumber, vehicleFor } from './phrases.ts'

type OnTheWay = CommandOf<'step' | 'board' | 'leave' | 'transfer' | 'nextTm' | 'sendBack' | 'putOff' | 'breakOff' | 'endMove'>

const GO_ON = 'Go on or stop'
const LOAD = 'Load and unload'

export function journeyCommand(c: OnTheWay, view: View, seat: Seat, who: Names): Sentence {
  const named = (vehicle: number) => vehicleFor(vehicle, seat, who)
  switch (c.kind) {
    case 'step':
      return { group: view.journey === 'none' ? `Move ${named(c.vehicle)}` : 'Next step', text: step(c, view, seat, who) }
    case 'board':
      return { group: LOAD, text: `Put ${named(c.truck)} aboard ${named(c.carrier)}` }
    case 'leave':
      return { group: LOAD, text: `Set ${named(c.truck)} down${inState(stateOf(view, c.truck))}` }
    case 'transfer':
      return { group: LOAD, text: `Move the goods to ${named(c.to)}` }
    case 'nextTm':
      return { group: GO_ON, text: nextTm(view) }
    case 'sendBack':
      return {
        group: GO_ON,
        text: `Send ${named(c.plane)} back${back(view, c.plane)}${isDelivery(view.journey) ? ': the delivery fails' : ', free'}`,
      }
    case 'putOff':
      return { group: GO_ON, text: putOff(view, seat, who) }
    case 'breakOff':
      return { group: GO_ON, text: `Break off: the delivery fails${at(view.vp, seat) > 0 ? ', −1 VP' : ''}` }
    case 'endMove':
      return { group: GO_ON, text: `End the Move${unused(view)}` }
  }
}

const inState = (of: ReturnType<typeof stateOf>) => (of === undefined ? '' : ` in ${state(of)}`)
const back = (view: View, plane: number) => {
  const { tookOff } = at(view.fleet, plane)
  return tookOff === 'none' ? '' : ` to ${state(tookOff)}`
}

function step(c: CommandOf<'step'>, view: View, seat: Seat, who: Names): string {
  const facts = stepFacts(view, seat, c)
  const details = detailsOf(facts, who)
  return `${stepText(c, facts, vehicleFor(c.vehicle, seat, who))}${details.length === 0 ? '' : ` (${details.join(', ')})`}`
}
function stepText({ to }: CommandOf<'step'>, { by }: StepFacts, vehicle: string): string {
  const where = typeof to === 'number' ? hexNear(to) : place(to)
  switch (by) {
    case 'drive':
      return `Drive ${vehicle} to ${where}`
    case 'enter':
      return `Take ${vehicle} into ${where}`
    case 'sail':
      return `Sail ${vehicle} to ${where}`
    case 'dock':
      return `Dock ${vehicle} in ${where}`
    case 'fly':
      return `Fly ${vehicle} to ${where}`
    case 'land':
      return `Land ${vehicle} in ${where}`
  }
}
function detailsOf({ points, tm, fuel, levies, customs, event, arrives }: StepFacts, who: Names): string[] {
  return [
    ...(points === 0 ? [] : [pm(points)]),
    ...(tm === undefined ? [] : [`begins ${tmNumber(tm)}`]),
    ...(fuel === 0 ? [] : [`fuel ${euro(fuel)}`]),
    ...levies.map(({ to, what, euro: sum }) => `${what === 'tax' ? 'tax' : 'toll'} ${euro(sum)} to ${who(to)}`),
    ...(customs ? ['customs card'] : []),
    ...(event ? ['political event'] : []),
    ...(arrives ? ['goods arrive'] : []),
  ]
}

const unused = (view: View) => {
  const left = view.journey === 'none' ? 0 : progressOf(view, view.journey).left
  return left === 0 ? '' : ` (${pm(left)} unused)`
}
/** The T.M. under way ends here; one that has not begun passes unused. */
function nextTm(view: View): string {
  if (view.journey === 'none') return 'Next T.M.'
  const { tm, allowed, open } = progressOf(view, view.journey)
  return open ? `Next T.M.: end ${tmNumber(tm)} of ${allowed} here${unused(view)}` : `Let ${tmNumber(tm + 1)} of ${allowed} pass unused`
}
function putOff(view: View, seat: Seat, who: Names): string {
  const off = wayOffOf(view)
  if (off === undefined) return 'Be moved off the crossing'
  const { vehicle, to, euro: fee } = off
  const from = placeOf(view, vehicle)
  const crossing = from.kind === 'crossing' ? place(from.crossing) : 'the crossing'
  return fee > 0
    ? `Pay ${euro(fee)}: ${vehicleFor(vehicle, seat, who)} is moved off ${crossing} to ${place(to)}`
    : capital(`${vehicleFor(vehicle, seat, who)} goes back from ${crossing} to ${place(to)}, free`)
}
