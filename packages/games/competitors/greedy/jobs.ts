/** Deliveries that a hand and the signed contracts make possible. */
import { at, type Seat, visible } from '@wildcat/kernel'
import { type Goods, isGoods } from '../content/goods.ts'
import type { VehicleKind } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { vpBetween } from '../content/victory-points.ts'
import { factsOf } from '../map.ts'
import { indexOf } from '../planner/atlas.ts'
import type { View } from '../state.ts'
import type { Constants } from './constants.ts'
import { type LookOut, lookOutOf, type Outlook, type Trip, type Trips, tripsOf } from './trips.ts'

export interface Job {
  readonly goods: Goods
  readonly sender: Territory
  readonly recipient: Territory
  readonly signed: number | 'no' // the id
  readonly from: number
  readonly to: number
  readonly vp: number
  readonly contracts: number // the cards that it takes, as bits
  readonly states: number
  readonly outlooks: Readonly<Record<VehicleKind, Outlook | 'none'>>
}
export interface Cards {
  readonly goods: readonly Goods[]
  readonly states: readonly Territory[]
}
const MOST_BITS = 30

export const handOf = (view: View, seat: Seat): Cards => ({
  goods: visible(at(view.contracts, seat)).filter(isGoods),
  states: visible(at(view.territories, seat)),
})

/** A contract needs two territories; more of these give more to choose from. */
export const lacksStates = ({ goods, states }: Cards, { statesEach, statesMore }: Constants): boolean =>
  states.length < statesEach * goods.length + statesMore

export function jobsOf(view: View, seat: Seat, constants: Constants): Job[] {
  const [trips, look] = [tripsOf(view, seat, constants), lookOutOf(view, seat, constants)]
  const found: Job[] = []
  const signed = at(view.signed, seat)
  for (const [n, { id, sender, recipient, contract }] of signed.entries()) {
    if (contract === null) continue
    const pair = pairOf(view, trips, sender, recipient)
    add(found, look, pair, { goods: contract, signed: id, contracts: 1 << n, states: 0 })
  }
  const hand = handOf(view, seat)
  const goods = [...new Set(hand.goods)].slice(0, MOST_BITS - signed.length)
  const states = goods.length === 0 ? [] : hand.states.slice(0, MOST_BITS)
  for (const [i, sender] of states.entries())
    for (const [j, recipient] of states.entries()) {
      const pair = i === j ? undefined : pairOf(view, trips, sender, recipient)
      if (pair === undefined) continue
      for (const [n, each] of goods.entries())
        add(found, look, pair, { goods: each, signed: 'no', contracts: 1 << (signed.length + n), states: (1 << i) | (1 << j) })
    }
  return found
}

interface Pair extends Pick<Job, 'sender' | 'recipient' | 'from' | 'to' | 'vp'> {
  readonly truck: Trip | 'none'
  readonly ship: Trip | 'none'
  readonly plane: Trip | 'none'
}
function pairOf(view: View, trips: Trips, sender: Territory, recipient: Territory): Pair | undefined {
  const trip = (kind: VehicleKind) => trips(sender, recipient, kind)
  const [truck, ship, plane] = [trip('truck'), trip('ship'), trip('plane')]
  if (truck === 'none' && ship === 'none' && plane === 'none') return undefined
  const vp = vpBetween(view.options.vpTable, factsOf(sender).continent, factsOf(recipient).continent)
  return { sender, recipient, from: indexOf(sender), to: indexOf(recipient), vp, truck, ship, plane }
}

function add(found: Job[], look: LookOut, pair: Pair | undefined, cards: Pick<Job, 'goods' | 'signed' | 'contracts' | 'states'>): void {
  if (pair === undefined) return
  const { sender, recipient, from, to, vp } = pair
  const by = (kind: VehicleKind) => (pair[kind] === 'none' ? 'none' : look(cards.goods, pair[kind]))
  const outlooks = { truck: by('truck'), ship: by('ship'), plane: by('plane') }
  if (outlooks.truck === 'none' && outlooks.ship === 'none' && outlooks.plane === 'none') return
  found.push({ ...cards, sender, recipient, from, to, vp, outlooks })
}
