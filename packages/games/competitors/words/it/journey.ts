/** Passi, carico e ciò che chiude un T.M., un movimento o una consegna, in frasi. */
import { at, type Names, type Seat, type Sentence } from '@wildcat/kernel'
import type { CommandOf } from '../../commands.ts'
import { isDelivery } from '../../journeys.ts'
import type { View } from '../../state.ts'
import { placeOf, stateOf } from '../../vehicles.ts'
import { progressOf, type StepFacts, stepFacts, wayOffOf } from '../decision-facts.ts'
import { capital, crossing, ending, euro, hexNear, place, pm, state, tmNumber, to as toName, vehicleFor } from './phrases.ts'

type OnTheWay = CommandOf<'step' | 'board' | 'leave' | 'transfer' | 'nextTm' | 'sendBack' | 'putOff' | 'breakOff' | 'endMove'>

const GO_ON = 'Prosegui o fermati'
const LOAD = 'Carico e scarico'

export function journeyCommand(c: OnTheWay, view: View, seat: Seat, who: Names): Sentence {
  const named = (vehicle: number, form?: 'on') => vehicleFor(vehicle, seat, who, form)
  switch (c.kind) {
    case 'step':
      return { group: view.journey === 'none' ? `Muovi ${named(c.vehicle)}` : 'Prossimo passo', text: step(c, view, seat, who) }
    case 'board':
      return { group: LOAD, text: `Fai salire ${named(c.truck)} ${named(c.carrier, 'on')}` }
    case 'leave':
      return { group: LOAD, text: `Fai scendere ${named(c.truck)}${inState(stateOf(view, c.truck))}` }
    case 'transfer':
      return { group: LOAD, text: `Sposta la merce ${named(c.to, 'on')}` }
    case 'nextTm':
      return { group: GO_ON, text: nextTm(view) }
    case 'sendBack':
      return {
        group: GO_ON,
        text: `Rimanda ${named(c.plane)}${back(view, c.plane)}${isDelivery(view.journey) ? ': la consegna fallisce' : ', gratis'}`,
      }
    case 'putOff':
      return { group: GO_ON, text: putOff(view, seat, who) }
    case 'breakOff':
      return { group: GO_ON, text: `Interrompi: la consegna fallisce${at(view.vp, seat) > 0 ? ', −1 PV' : ''}` }
    case 'endMove':
      return { group: GO_ON, text: `Termina il movimento${unused(view)}` }
  }
}

const inState = (of: ReturnType<typeof stateOf>) => (of === undefined ? '' : ` ${state(of, 'in')}`)
const back = (view: View, plane: number) => {
  const { tookOff } = at(view.fleet, plane)
  return tookOff === 'none' ? ' indietro' : ` ${state(tookOff, 'in')}`
}

function step(c: CommandOf<'step'>, view: View, seat: Seat, who: Names): string {
  const facts = stepFacts(view, seat, c)
  const details = detailsOf(facts, who)
  return `${stepText(c, facts, vehicleFor(c.vehicle, seat, who))}${details.length === 0 ? '' : ` (${details.join(', ')})`}`
}
function stepText({ to }: CommandOf<'step'>, { by }: StepFacts, vehicle: string): string {
  const where = (form: 'in' | 'to') => (typeof to === 'number' ? hexNear(to, form) : place(to, form))
  switch (by) {
    case 'drive':
      return `Porta ${vehicle} ${where('in')}`
    case 'enter':
      return `Entra con ${vehicle} ${where('in')}`
    case 'sail':
      return `Naviga con ${vehicle} fino ${where('to')}`
    case 'dock':
      return `Attracca con ${vehicle} ${where('in')}`
    case 'fly':
      return `Vola con ${vehicle} fino ${where('to')}`
    case 'land':
      return `Atterra con ${vehicle} ${where('in')}`
  }
}
function detailsOf({ points, tm, fuel, levies, customs, event, arrives }: StepFacts, who: Names): string[] {
  return [
    ...(points === 0 ? [] : [pm(points)]),
    ...(tm === undefined ? [] : [`comincia il ${tmNumber(tm)}`]),
    ...(fuel === 0 ? [] : [`carburante ${euro(fuel)}`]),
    ...levies.map(({ to, what, euro: sum }) => `${what === 'tax' ? 'tassa' : 'pedaggio'} ${euro(sum)} ${toName(who(to))}`),
    ...(customs ? ['Carta Dogana'] : []),
    ...(event ? ['evento politico'] : []),
    ...(arrives ? ['la merce arriva'] : []),
  ]
}

const unused = (view: View) => {
  const left = view.journey === 'none' ? 0 : progressOf(view, view.journey).left
  return left === 0 ? '' : ` (${pm(left)} ${left === 1 ? 'non usato' : 'non usati'})`
}
/** Il T.M. in corso finisce qui; uno non cominciato trascorre senza movimento. */
function nextTm(view: View): string {
  if (view.journey === 'none') return 'Prossimo T.M.'
  const { tm, allowed, open } = progressOf(view, view.journey)
  return open
    ? `Prossimo T.M.: il ${tmNumber(tm)} di ${allowed} finisce qui${unused(view)}`
    : `Lascia trascorrere il ${tmNumber(tm + 1)} di ${allowed} senza muovere`
}
function putOff(view: View, seat: Seat, who: Names): string {
  const off = wayOffOf(view)
  if (off === undefined) return 'Fatti spostare dal passaggio'
  const { vehicle, to, euro: fee } = off
  const from = placeOf(view, vehicle)
  const where = from.kind === 'crossing' ? crossing(from.crossing, 'from') : 'dal passaggio'
  const named = vehicleFor(vehicle, seat, who)
  return fee > 0
    ? `Paga ${euro(fee)}: ${named} viene spostat${ending(vehicle)} ${where} ${place(to, 'in')}`
    : capital(`${named} torna ${where} ${place(to, 'in')}, gratis`)
}
