/** I percorsi dei mezzi e ciò che vi succede, come proposizioni del diario. */
import type { Names, Seat } from '@wildcat/kernel'
import { isTerritory } from '../../content/territories.ts'
import type { View } from '../../state.ts'
import { kindOf } from '../../vehicles.ts'
import { type EventAbout, isAbout } from '../chapters.ts'
import type { Incident, Way } from '../logbook.ts'
import { doing } from './doings.ts'
import { encounterAside } from './encounters.ts'
import { again, rebuilt, save } from './events.ts'
import { arrives, passed, putOff, seized, spared, stopped } from './events-journeys.ts'
import { and, hexNear, place, specialName, state, vehicleFor } from './phrases.ts'

/** Alcuni Stati sono due o tre paesi: allora l’elenco non ha una sua «e». */
const inARow = (names: readonly string[]) => (names.some(name => / ed? /.test(name)) ? names.join(', ') : and.format(names))
const across = ({ via }: Way) => inARow(via.map(each => place(each, 'the')))
/** ' dalla Polonia, passando per la Bielorussia, fino all’Ucraina', ' dalla Polonia all’Ucraina' */
export function along(of: Way): string {
  const to = typeof of.to === 'number' ? hexNear(of.to, 'to') : place(of.to, 'to')
  return of.via.length === 0 ? `${start(of)} ${to}` : `${start(of)}, passando per ${across(of)}, fino ${to}`
}
function start({ from }: Way): string {
  switch (from.kind) {
    case 'state':
      return ` ${state(from.state, 'from')}`
    case 'hex':
      return ` ${place(from.hex, 'from')}`
    case 'crossing':
      return ` ${place(from.crossing, 'from')}`
    case 'aboard':
    case 'stock':
      return ''
  }
}
export function way(of: Way, who: Names): string {
  const { vehicle, seat, to, via } = of
  const overland = kindOf(vehicle) === 'truck' && typeof to === 'string' && isTerritory(to)
  const goes =
    via.length === 0
      ? arrives(vehicle, to)
      : and.format([`passa per ${across(of)}`, overland ? `arriva ${state(to, 'in')}` : arrives(vehicle, to)])
  return of.again ? `poi ${goes}` : `${vehicleFor(vehicle, seat, who)} ${goes}`
}

export function incident(e: Incident, mover: Seat | undefined, who: Names, view: View): string {
  if (isAbout(e, 'encounter')) return encounterAside(e, who)
  return isAbout(e, 'doing') ? done(e, mover, who, view) : befell(e, mover, who)
}

/** Il giocatore è noto: si può parlare dei suoi mezzi. */
function done(e: Incident & EventAbout<'doing'>, mover: Seat | undefined, who: Names, view: View): string {
  switch (e.kind) {
    case 'boarded':
      return `${vehicleFor(e.truck, mover, who)} sale ${vehicleFor(e.carrier, mover, who, 'on')}`
    case 'left':
      return `${vehicleFor(e.truck, mover, who)} scende ${vehicleFor(e.carrier, mover, who, 'from')}`
    case 'sentBack':
      return `${vehicleFor(e.vehicle, mover, who)} torna ${state(e.to, 'in')}`
    case 'tippedOff':
      return `${who(e.seat)} gioca una ${specialName('tipOff')}`
    case 'turnLost':
      return 'il turno finisce subito'
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
      return `${vehicleFor(e.vehicle, mover, who)} resta dov’è`
    case 'tmPassed':
      return passed(e)
    case 'goodsMoved':
      return `la merce passa ${vehicleFor(e.from, mover, who, 'from')} ${vehicleFor(e.to, mover, who, 'to')}`
    case 'putOffCrossing':
      return putOff(e, vehicleFor(e.vehicle, mover, who))
    case 'inspected':
      return `la merce è ${e.legal ? 'legale' : 'illegale'}`
    case 'seized':
      return seized(e, vehicleFor(e.vehicle, mover, who))
    case 'spared':
      return spared(e, vehicleFor(e.vehicle, mover, who))
    case 'stopped':
      return stopped(e, vehicleFor(e.vehicle, mover, who))
    case 'saveRolled':
      return save(e, vehicleFor(e.vehicle, mover, who))
    case 'saveRerolled':
      return `con l’${specialName('insurance')} si ripete il tiro: ${again(e)}`
    case 'insuranceKept':
      return `l’${specialName('insurance')} non viene usata`
    case 'blownHome':
      return `torna ${state(e.to, 'in')}`
    case 'deckRebuilt':
      return rebuilt(e)
  }
}
