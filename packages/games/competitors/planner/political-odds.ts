/** [COM-7.2] Political events: which ones a plan has ahead of it, and what they have in store. */
import type { Seat } from '@wildcat/kernel'
import { hasAdvantageIn } from '../bases.ts'
import { CONTINENTS } from '../content/kinds.ts'
import { POLITICAL } from '../content/political.ts'
import type { View } from '../state.ts'
import type { CustomsOdds } from './customs-odds.ts'
import { addFates, type Circumstances, type Fate, fateOf, scaled } from './fates.ts'

/** Events as one number: two bits for each continent, once for trucks that are not aboard, once for all else. */
const SORTS = CONTINENTS.length * 2
const BITS = 2
const MOST = 3
const sortOf = (continent: number, isTruck: boolean): number => continent * 2 + (isTruck ? 1 : 0)
const countOf = (events: number, sort: number): number => (events >> (sort * BITS)) & MOST

export function withEvent(events: number, continent: number, isTruck: boolean): number {
  const sort = sortOf(continent, isTruck)
  return countOf(events, sort) === MOST ? events : events + (1 << (sort * BITS))
}
/** Are these events among those? */
export function areAmong(events: number, others: number): boolean {
  if (events === 0 || events === others) return true
  for (let sort = 0; sort < SORTS; sort++) if (countOf(events, sort) > countOf(others, sort)) return false
  return true
}
export function howMany(events: number): number {
  let sum = 0
  for (let rest = events; rest !== 0; rest >>= BITS) sum += rest & MOST
  return sum
}

export interface PoliticalOdds {
  readonly chance: (events: number, onArrival: number, slack: number) => number // of these, how many on arrival are the last
  readonly pay: (events: number) => number
}
export function politicalOdds(view: View, seat: Seat, known: Omit<Circumstances, 'truck'>, customs: CustomsOdds): PoliticalOdds {
  const fates: (Fate | undefined)[] = []
  const fateFor = (sort: number): Fate => {
    const before = fates[sort]
    if (before !== undefined) return before
    const continent = CONTINENTS[sort >> 1] ?? 'EU'
    const cells = POLITICAL[continent].map(ops => withCustoms(fateOf(ops, { ...known, truck: sort % 2 === 1 }), customs))
    const fate = hasAdvantageIn(view, seat, 'twoDice', [continent]) ? betterOfTwo(cells) : mean(cells)
    fates[sort] = fate
    return fate
  }
  const chance = (events: number, arrival: number, slack: number): number => {
    let odds = 1
    for (let sort = 0; events !== 0 && sort < SORTS; sort++) {
      const n = countOf(events, sort)
      if (n === 0) continue
      const { fail, lost } = fateFor(sort)
      const last = countOf(arrival, sort)
      odds *= (1 - fail - lateness(lost, slack)) ** (n - last) * (1 - fail) ** last
    }
    return odds
  }
  const pay = (events: number): number => {
    let euro = 0
    for (let sort = 0; events !== 0 && sort < SORTS; sort++)
      if (countOf(events, sort) > 0) euro += countOf(events, sort) * fateFor(sort).pay
    return euro
  }
  return { chance, pay }
}

const lateness = ([one, two, three]: Fate['lost'], slack: number): number =>
  (slack < 1 ? one : 0) + (slack < 2 ? two : 0) + (slack < 3 ? three : 0)
/** A card that is ordered by an event: its dangers and payments, its delays left out. */
function withCustoms(fate: Fate, customs: CustomsOdds): Fate {
  if (fate.draws === 0) return fate
  return { ...fate, fail: Math.min(1, fate.fail + 1 - customs.chance(0, 1, 0)), pay: fate.pay + customs.pay(2) }
}
const mean = (cells: readonly Fate[]): Fate => cells.map(cell => scaled(cell, 1 / cells.length)).reduce(addFates)
/** [COM-C7] Two dice of which the better counts. */
function betterOfTwo(cells: readonly Fate[]): Fate {
  const trouble = ({ fail, lost: [one, two, three], pay }: Fate) => fail * 1e6 + (one + two * 2 + three * 3) * 1e4 + pay
  const sorted = cells.toSorted((a, b) => trouble(a) - trouble(b))
  const among = sorted.length
  return sorted.map((cell, rank) => scaled(cell, ((among - rank) ** 2 - (among - rank - 1) ** 2) / among ** 2)).reduce(addFates)
}
