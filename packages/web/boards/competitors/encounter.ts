/** What somebody met last in this turn: a customs card, a political event, the weather; and what came of it. */
import { type Continent, type Customs, type Event, factsOf, ownerOf, type Territory, type Vehicle } from '@wildcat/competitors/board'
import type { Seat, Viewer } from '@wildcat/kernel'
import { createContext, useContext } from 'react'

interface Met {
  readonly vehicle: Vehicle | undefined // whose it is
  readonly outcomes: readonly Outcome[]
}
export type Encounter = Met &
  (
    | { readonly kind: 'customs'; readonly seat: Seat; readonly card: Customs }
    | {
        readonly kind: 'political'
        readonly seat: Seat
        readonly state: Territory
        readonly continent: Continent
        readonly rolls: readonly number[]
      }
    | { readonly kind: 'weather'; readonly continent: Continent; readonly roll: number }
  )

const OUTCOMES = [
  'saveRolled',
  'saveRerolled',
  'insuranceKept',
  'blownHome',
  'paid',
  'couldNotPay',
  'gained',
  'pointsChanged',
  'dieRolled',
  'inspected',
  'contractShown',
  'customsWaived',
  'customsCancelled',
  'friendMade',
  'politicalChosen',
  'seized',
  'spared',
  'stopped',
  'turnLost',
  'deliveryFailed',
] as const satisfies readonly Event['kind'][]
export type Outcome = Extract<Event, { kind: (typeof OUTCOMES)[number] }>
const isOutcome = (event: Event): event is Outcome => OUTCOMES.some(kind => kind === event.kind)

/**
 * Of what has happened so far, as long as it matters to the viewer: others' goes with the turn, one's own stays until one does something in
 * one's next turn, however fast the others are; and new weather that strikes nothing does not hide it. What is paid for fuel is nobody's doing.
 */
export function lastEncounter(events: readonly Event[], viewer: Viewer): Encounter | undefined {
  let met: Encounter | undefined
  let isLookedAt = false // one's next turn has begun
  let weather: Extract<Event, { kind: 'weatherRolled' }> | undefined
  for (const event of events) {
    if (met !== undefined && isOver(met, event, viewer, isLookedAt)) met = undefined
    if (event.kind === 'turnBegun' && event.seat === viewer) isLookedAt = true
    if (event.kind === 'weatherRolled') weather = event
    if (event.kind === 'weatherRolled' && met !== undefined && whose(met) === viewer) continue
    const next = begun(event, weather)
    if (next !== undefined) isLookedAt = false
    met = next ?? met
    if (met === undefined || !isOutcome(event) || ('due' in event && event.due === 'fuel')) continue
    met = { ...met, outcomes: [...met.outcomes, event] }
  }
  return met
}

const whose = (met: Encounter): Seat | undefined =>
  met.kind !== 'weather' ? met.seat : met.vehicle === undefined ? undefined : ownerOf(met.vehicle)

/** What the weather did stays until one's turn has ended. */
function isOver(met: Encounter, event: Event, viewer: Viewer, isLookedAt: boolean): boolean {
  if (event.kind === 'gameEnded') return true
  if (whose(met) !== viewer) return event.kind === 'turnBegun' || (event.kind === 'roundStarted' && met.kind === 'weather')
  if (met.kind === 'weather') return event.kind === 'roundStarted' || (event.kind === 'turnEnded' && event.seat === viewer)
  return isLookedAt && 'seat' in event && event.seat === viewer
}

/** What begins with this; with a save the weather strikes once more. */
function begun(event: Event, weather: Extract<Event, { kind: 'weatherRolled' }> | undefined): Encounter | undefined {
  if (event.kind === 'customsDrawn') return { kind: 'customs', seat: event.seat, card: event.card, vehicle: event.vehicle, outcomes: [] }
  if (event.kind === 'politicalRolled') {
    const { seat, vehicle, state, rolls } = event
    return { kind: 'political', seat, vehicle, state, continent: factsOf(state).continent, rolls, outcomes: [] }
  }
  if (weather === undefined || (event.kind !== 'weatherRolled' && event.kind !== 'saveRolled')) return undefined
  const { continent, roll } = weather
  return { kind: 'weather', continent, roll, vehicle: event.kind === 'saveRolled' ? event.vehicle : undefined, outcomes: [] }
}

export const EncounterContext = createContext<Encounter | undefined>(undefined)
export const useEncounter = (): Encounter | undefined => useContext(EncounterContext)
