/** Ways of vehicles and what happens on them, as clauses of the report. */
import type { Names, Seat } from '@wildcat/kernel'
import { isTerritory } from '../../content/territories.ts'
import type { View } from '../../state.ts'
import { kindOf } from '../../vehicles.ts'
import { type EventAbout, isAbout } from '../chapters.ts'
import type { Incident, Way } from '../logbook.ts'
import { doing } from './doings.ts'
import { encounterAside } from './encounters.ts'
import { again, rebuilt, save } from './events.ts'
import { GOES, passed, putOff, seized, spared, stopped } from './events-journeys.ts'
import { and, hexNear, place, specialName, state, vehicleFor } from './phrases.ts'

/** ' through Poland and Ukraine to the Moscow District' */
export function along({ vehicle, via, to }: Way): string {
  const through = via.length === 0 ? '' : ` ${kindOf(vehicle) === 'truck' ? 'through' : 'via'} ${inARow(via.map(place))}`
  return `${through} to ${typeof to === 'number' ? hexNear(to) : place(to)}`
}
/** Some states are two or three countries: then a list has no 'and' of its own. */
const inARow = (names: readonly string[]) => (names.some(name => name.includes(' and ')) ? names.join(', ') : and.format(names))
/** ' from Germany' */
export function start({ from }: Way): string {
  switch (from.kind) {
    case 'state':
      return ` from ${state(from.state)}`
    case 'hex':
      return ` from ${place(from.hex)}`
    case 'crossing':
      return ` from ${place(from.crossing)}`
    case 'aboard':
    case 'stock':
      return ''
  }
}
export function way(of: Way, who: Names): string {
  const { vehicle, seat, to, steps } = of
  const docks = kindOf(vehicle) === 'ship' && steps === 1 && typeof to === 'string' && isTerritory(to)
  if (of.again) return docks ? `then it docks in ${state(to)}` : `on${along(of)}`
  return `${vehicleFor(vehicle, seat, who)} ${docks ? `docks in ${state(to)}` : `${GOES[kindOf(vehicle)]}${along(of)}`}`
}

export function incident(e: Incident, mover: Seat | undefined, who: Names, view: View): string {
  if (isAbout(e, 'encounter')) return encounterAside(e, who)
  return isAbout(e, 'doing') ? done(e, mover, who, view) : befell(e, mover, who)
}

/** The player is known, so that vehicles can be spoken of instead. */
function done(e: Incident & EventAbout<'doing'>, mover: Seat | undefined, who: Names, view: View): string {
  switch (e.kind) {
    case 'boarded':
      return `${vehicleFor(e.truck, mover, who)} boards ${vehicleFor(e.carrier, mover, who)}`
    case 'left':
      return `${vehicleFor(e.truck, mover, who)} leaves ${vehicleFor(e.carrier, mover, who)}`
    case 'sentBack':
      return `${vehicleFor(e.vehicle, mover, who)} goes back to ${state(e.to)}`
    case 'tippedOff':
      return `${who(e.seat)} plays a ${specialName('tipOff')}`
    case 'turnLost':
      return 'the turn is over at once'
    case 'cardDrawn':
    case 'nothingToDraw':
    case 'vehicleSold':
    case 'branchSold':
    case 'cardPlayed':
      return doing(e, who, view)
  }
}

function befell(e: Incident & EventAbout<'journey' | 'table'>, mover: Seat | undefined, who: Names): string {
  switch (e.kind) {
    case 'stepRefused':
      return `${vehicleFor(e.vehicle, mover, who)} stays where it is`
    case 'tmPassed':
      return passed(e)
    case 'goodsMoved':
      return `the goods move from ${vehicleFor(e.from, mover, who)} to ${vehicleFor(e.to, mover, who)}`
    case 'putOffCrossing':
      return putOff(e, vehicleFor(e.vehicle, mover, who))
    case 'inspected':
      return `the goods are ${e.legal ? 'legal' : 'illegal'}`
    case 'seized':
      return seized(e, vehicleFor(e.vehicle, mover, who))
    case 'spared':
      return spared(e, vehicleFor(e.vehicle, mover, who))
    case 'stopped':
      return stopped(vehicleFor(e.vehicle, mover, who))
    case 'saveRolled':
      return save(e, vehicleFor(e.vehicle, mover, who))
    case 'saveRerolled':
      return `the insurance allows a second roll: ${again(e)}`
    case 'insuranceKept':
      return 'the insurance is not used'
    case 'blownHome':
      return `driven back to ${state(e.to)}`
    case 'deckRebuilt':
      return rebuilt(e)
  }
}
