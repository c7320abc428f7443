/** A Move or a delivery as entries of a logbook: ways, and what happened on them. The same in every language. */
import { at, type Seat } from '@wildcat/kernel'
import type { Crossing } from '../content/crossings.ts'
import type { Hex } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import type { Event, EventOf } from '../events.ts'
import type { Place, Vehicle } from '../state.ts'
import { type EventIn, isOutcome, moverOf, only } from './passages.ts'

/** Steps of one vehicle without a break. */
export interface Way {
  readonly seat: Seat
  readonly vehicle: Vehicle
  readonly from: Place
  readonly via: readonly (Territory | Crossing)[] // in between; hexes do not count
  readonly to: Territory | Crossing | Hex
  readonly steps: number
  readonly again: boolean // the last way told was this vehicle's, too
}
/** Events that are told as clauses on the way. */
export type Incident = Exclude<
  EventIn<'journey'>,
  EventOf<'stepTaken' | 'deliveryBegun' | 'moveBegun' | 'delivered' | 'deliveryFailed' | 'moveEnded' | Unsaid>
>
/** That a T.M. ends shows in the next one, in which order two things came shows anyway, and offers end with the turn alone. */
type Unsaid = 'tmEnded' | 'noTipOff' | 'orderChosen' | 'turnBegun' | 'turnEnded' | 'offerEnded'
/** Something that happened, and what came of it. */
export interface Entry {
  readonly what: Way | Incident
  readonly asides: readonly Incident[]
}
/** Entries of one T.M.; 0: of none that is known. */
interface Leg {
  readonly tm: number
  readonly entries: readonly Entry[]
}
export interface Logbook {
  readonly seat: Seat | undefined // whose journey it is
  readonly begun: EventOf<'deliveryBegun' | 'moveBegun'> | undefined
  readonly legs: readonly Leg[]
  readonly outcome: EventOf<'delivered' | 'deliveryFailed' | 'moveEnded'> | undefined
  readonly bonus: EventOf<'cardDrawn'> | undefined // for being early
  readonly fuel: number
  readonly after: readonly Event[] // of which the outcome says nothing
}

export const isWay = <W extends Way>(what: W | Incident): what is W => !('kind' in what)

/** What stands by itself; all else comes of what was before it. */
const HEADS: readonly Incident['kind'][] = [
  'customsDrawn',
  'politicalRolled',
  'tippedOff',
  'cardPlayed',
  'tmPassed',
  'goodsMoved',
  'boarded',
  'left',
  'sentBack',
  'putOffCrossing',
  'saveRolled',
  'stepRefused',
]
/** After these it has to be said which vehicle goes on. */
const CHANGES: readonly Incident['kind'][] = ['goodsMoved', 'boarded', 'left', 'sentBack']
export const isUnsaid = ({ kind }: Event): boolean =>
  kind === 'tmEnded' || kind === 'noTipOff' || kind === 'orderChosen' || kind === 'turnBegun' || kind === 'turnEnded'

export function logbookOf(events: readonly Event[]): Logbook {
  const end = events.findIndex(isOutcome)
  const before = only(end < 0 ? events : events.slice(0, end), 'journey')
  const outcome = events.find(isOutcome)
  const after = end < 0 ? [] : events.slice(end + 1)
  const bonus = after.find((each): each is EventOf<'cardDrawn'> => each.kind === 'cardDrawn' && each.by === 'bonus')
  const steps = before.filter(each => each.kind === 'stepTaken')
  return {
    seat: events.map(moverOf).find(seat => seat !== undefined),
    begun: before.find(each => each.kind === 'deliveryBegun' || each.kind === 'moveBegun'),
    legs: legsOf(before),
    outcome,
    bonus,
    fuel: steps.reduce((sum, { fuel }) => sum + fuel, 0),
    after: after.filter(each => each !== bonus && !isUnsaid(each) && !isSaidBy(each, outcome)),
  }
}
/** That the turn is over is why the delivery failed. */
const isSaidBy = (event: Event, outcome: Event | undefined): boolean =>
  event.kind === 'turnLost' && outcome?.kind === 'deliveryFailed' && outcome.why === 'endOfTurn'

interface OpenWay extends Way {
  readonly via: (Territory | Crossing)[]
  to: Territory | Crossing | Hex
  steps: number
}
interface OpenLeg {
  tm: number
  entries: { what: OpenWay | Incident; asides: Incident[] }[]
}

function legsOf(events: readonly EventIn<'journey'>[]): Leg[] {
  const legs: OpenLeg[] = []
  events.forEach((event, place) => {
    if (event.kind === 'stepTaken') takeStep(legs, event)
    else if (isIncident(event) && !isSaid(events, place)) note(legs, event)
  })
  return legs
}
const isIncident = (event: EventIn<'journey'>): event is Incident =>
  !isOutcome(event) && !isUnsaid(event) && event.kind !== 'deliveryBegun' && event.kind !== 'moveBegun' && event.kind !== 'offerEnded'

const PAYING: readonly Event['kind'][] = ['paid', 'couldNotPay', 'moneyShort']
/** Does what comes next, or was said before, tell it as well? Who pays has chosen to; fuel is summed up. */
function isSaid(events: readonly Event[], place: number): boolean {
  const event = at(events, place)
  const next = events[place + 1]
  if (event.kind === 'moneyShort') return next?.kind === 'vehicleSold' || next?.kind === 'branchSold'
  if (event.kind === 'optionChosen') return event.option === 0 && PAYING.some(kind => kind === next?.kind)
  if (event.kind === 'paid' && event.due === 'spared') return events.some(({ kind }) => kind === 'spared')
  if (event.kind === 'paid')
    return event.due === 'fuel' || (event.due === 'crossing' && events.some(({ kind }) => kind === 'putOffCrossing'))
  return false
}

function legAt(legs: OpenLeg[], tm: number): OpenLeg {
  const last = legs.at(-1)
  if (last !== undefined && (last.tm === tm || last.tm === 0)) {
    last.tm = tm
    return last
  }
  const leg: OpenLeg = { tm, entries: [] }
  legs.push(leg)
  return leg
}

function takeStep(legs: OpenLeg[], { seat, vehicle, from, to, tm }: EventOf<'stepTaken'>): void {
  const { entries } = legAt(legs, tm)
  const last = entries.at(-1)
  const way = entries.map(({ what }) => what).findLast(isWay<OpenWay>)
  const changed = last !== undefined && !isWay<OpenWay>(last.what) && CHANGES.includes(last.what.kind)
  if (last !== undefined && last.asides.length === 0 && last.what === way && way?.vehicle === vehicle) {
    if (typeof way.to !== 'number') way.via.push(way.to)
    way.to = to
    way.steps++
  } else {
    entries.push({ what: { seat, vehicle, from, via: [], to, steps: 1, again: way?.vehicle === vehicle && !changed }, asides: [] })
  }
}

function note(legs: OpenLeg[], event: Incident): void {
  const { entries } = legs.at(-1) ?? legAt(legs, 0)
  const last = entries.at(-1)
  if (last === undefined || HEADS.includes(event.kind)) entries.push({ what: event, asides: [] })
  else last.asides.push(event)
}
