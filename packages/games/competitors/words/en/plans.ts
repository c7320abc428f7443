/** Plans of the route planner, in English: 'truck 1 to Benelux, ship 1 through the English Channel to France; T.M. 2, …'. */
import type { Names, Seat } from '@wildcat/kernel'
import type { Leg, Plan } from '../../planner/index.ts'
import { endOf, type PlanWords, throughOf } from '../plans.ts'
import { and, capital, counted, crossing, euro, piece, place, route, state, tm, vehicleFor } from './phrases.ts'
import { signedName } from './sentences.ts'

function leg(of: Leg, seat: Seat, who: Names): string {
  const through = throughOf(of)
  const end = endOf(of)
  const way = through.length === 0 ? '' : ` through ${and.format(through.map(crossing))}`
  return `${vehicleFor(of.vehicle, seat, who)}${way}${end === undefined ? '' : ` to ${place(end)}`}`
}

function figures({ tm: turns, customs, flags, cost, chance }: Plan): string {
  return [
    tm(turns),
    customs === 0 ? 'no customs cards' : counted(customs, 'customs card', 'customs cards'),
    ...(flags === 0 ? [] : [counted(flags, 'political event', 'political events')]),
    `about ${euro(Math.round(cost / 100) * 100)}`,
    `${Math.round(chance * 100)} % chance`,
  ].join(', ')
}

export const planWords: PlanWords = {
  title: 'Your plans',
  columns: ['Contract', 'Plan', 'Way'],
  names: { best: 'best', cheapest: 'cheapest', fastest: 'fastest', safest: 'safest' },
  noWay: 'No way can be seen with the vehicles that you have there.',
  onTheWay: 'way on',
  contract: signed => (signed.contract === null ? capital(route(signed.sender, signed.recipient)) : signedName(signed)),
  plan: (plan, seat, who) => `${capital(plan.legs.map(each => leg(each, seat, who)).join(', '))}: ${figures(plan)}`,
  approach: (vehicle, to, moves) =>
    `None of your vehicles in ${state(to)} can do it; ${piece(vehicle)} gets there with ${counted(moves, 'Move', 'Moves')}.`,
}
