/** I piani del pianificatore, in italiano: «Truck 1 fino al Benelux, Nave 1 per lo Stretto della Manica fino in Francia; 2 T.M., …». */
import type { Names, Seat } from '@wildcat/kernel'
import type { Leg, Plan } from '../../planner/index.ts'
import { endOf, type PlanWords, throughOf } from '../plans.ts'
import { and, capital, counted, crossing, euro, piece, place, route, state, tm, vehicleFor } from './phrases.ts'
import { signedName } from './sentences.ts'

function leg(of: Leg, seat: Seat, who: Names): string {
  const through = throughOf(of)
  const end = endOf(of)
  const way = through.length === 0 ? '' : ` attraverso ${and.format(through.map(each => crossing(each, 'the')))}`
  return `${vehicleFor(of.vehicle, seat, who, 'bare')}${way}${end === undefined ? '' : ` → ${place(end)}`}`
}

function figures({ tm: turns, customs, flags, cost, chance }: Plan): string {
  return [
    tm(turns),
    customs === 0 ? 'nessuna Carta Dogana' : counted(customs, 'Carta Dogana', 'Carte Dogana'),
    ...(flags === 0 ? [] : [counted(flags, 'evento politico', 'eventi politici')]),
    `circa ${euro(Math.round(cost / 100) * 100)}`,
    `probabilità ${Math.round(chance * 100)} %`,
  ].join(', ')
}

export const planWords: PlanWords = {
  title: 'I tuoi piani',
  columns: ['Contratto', 'Piano', 'Percorso'],
  names: { best: 'migliore', cheapest: 'più economico', fastest: 'più veloce', safest: 'più sicuro' },
  noWay: 'Con i mezzi che hai lì non si vede alcun percorso.',
  onTheWay: 'come proseguire',
  contract: signed => (signed.contract === null ? capital(route(signed.sender, signed.recipient)) : signedName(signed)),
  plan: (plan, seat, who) => `${capital(plan.legs.map(each => leg(each, seat, who)).join(', '))}: ${figures(plan)}`,
  approach: (vehicle, to, moves) =>
    `Nessun tuo mezzo ${state(to, 'in')} può farlo; ${piece(vehicle, 'the')} ci arriva con ${counted(moves, 'Azione Muovi', 'Azioni Muovi')}.`,
}
