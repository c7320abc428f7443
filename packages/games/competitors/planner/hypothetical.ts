/** A quick look at a contract before any vehicle is there: from tables of the map, with the bases of the moment. */
import type { Seat } from '@wildcat/kernel'
import { basesOf, hasBase } from '../bases.ts'
import { FUEL, POINTS } from '../components.ts'
import { GOODS } from '../content/goods.ts'
import type { VehicleKind } from '../content/kinds.ts'
import type { View } from '../state.ts'
import { airKey, airTo } from './air.ts'
import { AIRPORT, CONTINENT, FAR, indexOf, NATION, PORT, read } from './atlas.ts'
import { CROSSING_DUTY, ENTRY_DUTY, type Graph, once } from './graph.ts'
import { landTo, landWays } from './land.ts'
import type { Errand } from './plan.ts'
import { seaTo, seaWays } from './sea.ts'

export interface Estimate {
  readonly tm: number
  readonly fuel: number // about
  readonly customs: number // cards on the shortest way, own bases on the way left out
}

/** The least T.M. of a vehicle of a kind that stands at the sender; none: it cannot, or not in the T.M. of the contract. */
export function hypothetical(view: View, seat: Seat, { sender, recipient, goods }: Errand, kind: VehicleKind): Estimate | 'none' {
  const { tm: allowed, vehicle: symbol } = GOODS[goods]
  if (symbol !== 'any' && symbol !== kind) return 'none'
  const [from, to] = [indexOf(sender), indexOf(recipient)]
  const points = pointsBetween(view, seat, kind, from, to)
  const tm = Math.ceil(points / POINTS[kind])
  if (points >= FAR || tm > allowed) return 'none'
  const isExempt = hasBase(view, seat, recipient)
  if (kind === 'plane') {
    const isAbroad = read(NATION, from) !== read(NATION, to)
    return { tm, fuel: points * 2.5 * FUEL.plane, customs: isAbroad && !isExempt ? 1 : 0 }
  }
  const cards = kind === 'truck' ? landCards(from * CARDS + to) : seaCards(from * CARDS + to)
  const [hq] = basesOf(view, seat)
  const isHome = hq !== undefined && read(CONTINENT, indexOf(hq.state)) === read(CONTINENT, to)
  const docking = kind === 'ship' && !isHome && !isExempt ? 1 : 0
  return { tm, fuel: tm * FUEL[kind], customs: cards + docking }
}

function pointsBetween(view: View, seat: Seat, kind: VehicleKind, from: number, to: number): number {
  if (kind === 'truck') return read(landTo(to), from)
  if (kind === 'ship') return read(PORT, from) < 0 ? FAR : read(seaTo(to), from)
  if (read(AIRPORT, from) < 0) return FAR
  const basesIn = basesOf(view, seat).reduce((bits, { state }) => bits | (1 << read(CONTINENT, indexOf(state))), 0)
  return read(airTo(airKey(to, basesIn)), from)
}

const CARDS = 1000
const landCards = once(key => cardsOn(landWays(), landTo(key % CARDS), Math.floor(key / CARDS)))
const seaCards = once(key => cardsOn(seaWays(), seaTo(key % CARDS), Math.floor(key / CARDS)))
/** The fewest customs cards on a shortest way; docking is not counted. */
function cardsOn({ first, to, cost, duty }: Graph, points: Int32Array, from: number): number {
  const known = new Map<number, number>()
  const least = (node: number): number => {
    if (read(points, node) === 0) return 0
    const before = known.get(node)
    if (before !== undefined) return before
    known.set(node, FAR)
    let cards = FAR
    for (let edge = read(first, node); edge < read(first, node + 1); edge++) {
      const there = read(to, edge)
      if (read(points, there) + read(cost, edge) !== read(points, node)) continue
      const card = read(duty, edge) === CROSSING_DUTY || (read(duty, edge) === ENTRY_DUTY && read(cost, edge) > 0) ? 1 : 0
      cards = Math.min(cards, card + least(there))
    }
    known.set(node, cards)
    return cards
  }
  return least(from)
}
