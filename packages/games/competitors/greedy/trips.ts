/** A trip of one vehicle from a state to another, as it looks from the map: the same for all goods that could be on it. */
import type { Seat } from '@wildcat/kernel'
import { hasBase } from '../bases.ts'
import { POINTS, PRICES } from '../components.ts'
import { GOODS, type Goods } from '../content/goods.ts'
import type { VehicleKind } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { factsOf } from '../map.ts'
import { cashOf } from '../money.ts'
import { FAR, indexOf } from '../planner/atlas.ts'
import { customsOdds } from '../planner/customs-odds.ts'
import { hypothetical } from '../planner/index.ts'
import type { View } from '../state.ts'
import type { Constants } from './constants.ts'
import { basesIn, pointsBetween } from './reach.ts'

/** What is to be expected of a delivery by a kind of vehicle. */
export interface Outlook {
  readonly chance: number
  readonly euro: number // pay less costs, over good and bad outcomes
  readonly extra: number // points for a card that is won
}
export interface Trip {
  readonly kind: VehicleKind
  readonly points: number
  readonly tm: number
  readonly fuel: number
  readonly customs: number
  readonly last: number // of these on arrival
  readonly flag: number // chance to get away from the recipient's political event
}
/** A contract with any vehicle and all the T.M. there are. */
const ANY: Goods = 'fertiliser'

export type Trips = (sender: Territory, recipient: Territory, kind: VehicleKind) => Trip | 'none'

export function tripsOf(view: View, seat: Seat, { truckEvent, otherEvent }: Constants): Trips {
  const bits = basesIn(view, seat)
  return (sender, recipient, kind) => {
    const from = factsOf(sender)
    if ((kind === 'ship' && from.port === 'none') || (kind === 'plane' && from.airport === 'none')) return 'none'
    const points = pointsBetween(kind, indexOf(sender), indexOf(recipient), bits)
    if (points >= FAR) return 'none'
    const estimate = hypothetical(view, seat, { sender, recipient, goods: ANY }, kind)
    if (estimate === 'none') return 'none'
    const { tm, fuel, customs } = estimate
    const { redFlag } = factsOf(recipient)
    const last = customs > 0 && (kind !== 'truck' || redFlag) && !hasBase(view, seat, recipient) ? 1 : 0
    return { kind, points, tm, fuel, customs, last, flag: redFlag ? 1 - (kind === 'truck' ? truckEvent : otherEvent) : 1 }
  }
}

export type LookOut = (goods: Goods, trip: Trip) => Outlook | 'none'

/** Whether the goods may go like this and what to expect, by what is known of the customs deck. */
export function lookOutOf(view: View, seat: Seat, { seized, earlyCard }: Constants): LookOut {
  const cash = cashOf(view, seat)
  const legal = oddsOf(view, seat, false, cash)
  const illegal = oddsOf(view, seat, true, cash)
  return (goods, { kind, points, tm, fuel, customs, last, flag }) => {
    const facts = GOODS[goods]
    const slack = facts.tm * POINTS[kind] - points
    if ((facts.vehicle !== 'any' && facts.vehicle !== kind) || slack < 0) return 'none'
    const { onTheWay, onArrival, fine } = facts.illegal ? illegal : legal
    const chance = onTheWay(Math.min(slack, MOST_SLACK)) ** (customs - last) * onArrival() ** last * flag
    const lost = facts.illegal ? customs * seized * PRICES[kind] : 0
    const euro = chance * facts.pay - fuel - customs * fine() - lost
    return { chance, euro, extra: tm < facts.tm ? chance * earlyCard : 0 }
  }
}
const MOST_SLACK = 3

/** One card at a time: exact enough, and quick. */
function oddsOf(view: View, seat: Seat, illegal: boolean, cash: number) {
  let known: ReturnType<typeof customsOdds> | undefined
  const odds = () => {
    known ??= customsOdds(view, seat, illegal, cash)
    return known
  }
  let fine: number | undefined
  return {
    onTheWay: (slack: number) => odds().chance(1, 0, slack),
    onArrival: () => odds().chance(0, 1, 0),
    fine: () => {
      fine ??= odds().pay(2)
      return fine
    },
  }
}
