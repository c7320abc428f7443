/** What `npm run bench` lets the planner do: all that a seat has signed, and what it could sign where its vehicles stand. */
import { at, type Seat, visible } from '@wildcat/kernel'
import { isGoods } from '../content/goods.ts'
import type { View } from '../state.ts'
import { stateOf, vehiclesOf } from '../vehicles.ts'
import { plansFor } from './deliveries.ts'
import type { Errand } from './plan.ts'

/** One job a contract. */
function jobs(view: View, seat: Seat): (() => unknown)[] {
  const signed = at(view.signed, seat).flatMap(({ id, sender, recipient, contract }): Errand[] =>
    contract === null ? [] : [{ sender, recipient, goods: contract, signed: id }],
  )
  const senders = [...new Set(vehiclesOf(view, seat).flatMap(vehicle => stateOf(view, vehicle) ?? []))]
  const goods = visible(at(view.contracts, seat)).filter(isGoods)
  const [recipient] = visible(at(view.territories, seat))
  const possible = goods.flatMap(each =>
    senders.flatMap((sender): Errand[] => (recipient === undefined || recipient === sender ? [] : [{ sender, recipient, goods: each }])),
  )
  return [...signed, ...possible].map(errand => () => plansFor(view, seat, errand))
}

export const planning = { jobs }
