/** What customs cards have in store, from what is known of their deck. */
import { at, type Seat } from '@wildcat/kernel'
import { CUSTOMS, CUSTOMS_IDS } from '../content/customs.ts'
import type { View } from '../state.ts'
import { customsFates, type Fate, type Sorted } from './fates.ts'

export interface CustomsOdds {
  /** That so many cards on the way and then so many on arrival leave the delivery alive, with so many points to spare. */
  readonly chance: (onTheWay: number, onArrival: number, slack: number) => number
  /** The payments to be expected for so many half cards: where a legal office works a card counts half. */
  readonly pay: (halfCards: number) => number
}

/** So many cards are gone through one by one; further ones are taken to be as dangerous as the last of these. */
const EXACT = 4
const MOST_SLACK = 9
const FRIEND = CUSTOMS_IDS.indexOf('friendAtTheGate')
const COPIES: readonly number[] = CUSTOMS_IDS.map(id => CUSTOMS[id].copies)

/** The deck as it is known: how many of each sort are unseen on top, and what lies below. */
interface Stack {
  readonly sorted: Sorted
  readonly cards: readonly number[] // unseen, by card
  readonly counts: number[] // unseen, by sort; changed and restored while cards are gone through
  readonly fresh: number
  readonly below: readonly number[] // the cards after the unseen ones, the next first
}

export function customsOdds(view: View, seat: Seat, illegal: boolean, cash: number): CustomsOdds {
  const stack = stackOf(view, customsFates(illegal, cash))
  const friends = at(view.kept, seat)
  const chances = new Map<number, number>()
  const chance = (onTheWay: number, onArrival: number, slack: number): number => {
    if (onTheWay + onArrival === 0) return 1
    const spare = onTheWay === 0 ? 0 : Math.min(slack, MOST_SLACK)
    const key = (onTheWay * 16 + onArrival) * 16 + spare
    const before = chances.get(key)
    if (before !== undefined) return before
    const isExact = onTheWay + onArrival <= EXACT
    const odds = isExact ? survival(stack, 0, onTheWay, onTheWay + onArrival, friends, spare) : beyond(onTheWay, onArrival, spare)
    chances.set(key, odds)
    return odds
  }
  const beyond = (onTheWay: number, onArrival: number, slack: number): number => {
    const fewer = onTheWay > 0 ? chance(onTheWay - 1, onArrival, slack) : chance(0, onArrival - 1, 0)
    const last = chance(EXACT - 1, 0, slack)
    return last === 0 ? 0 : (fewer * chance(EXACT, 0, slack)) / last
  }
  return { chance, pay: halfCards => payment(stack, halfCards) }
}

function stackOf({ customs: { deck, fresh }, kept }: View, sorted: Sorted): Stack {
  const cards = [...COPIES]
  const below: number[] = []
  for (let n = deck.length - fresh - 1; n >= 0; n--) {
    const card = deck[n]
    if (card === null || card === undefined) continue
    const index = CUSTOMS_IDS.indexOf(card)
    below.push(index)
    cards[index] = Math.max(0, at(cards, index) - 1)
  }
  cards[FRIEND] = Math.max(0, at(cards, FRIEND) - kept.reduce((sum, n) => sum + n, 0))
  const counts = sorted.fates.map(() => 0)
  for (const [card, n] of cards.entries()) {
    const sort = at(sorted.sortOf, card)
    counts[sort] = at(counts, sort) + n
  }
  return { sorted, cards, counts, fresh, below }
}

/** Card by card without putting back; a friend at the gate is used where the delivery would fail. */
function survival(stack: Stack, drawn: number, onTheWay: number, cards: number, friends: number, slack: number): number {
  if (drawn === cards) return 1
  const isLate = drawn < onTheWay
  const after = (fate: Fate): number => {
    if (fate.stops) return 1
    const go = (kept: number, left: number) => survival(stack, drawn + 1, onTheWay, cards, kept, left)
    if (fate.keeps) return go(friends + 1, slack)
    const [one, two, three] = isLate ? fate.lost : NO_LOSS
    const spoilt = fate.fail + (slack < 1 ? one : 0) + (slack < 2 ? two : 0) + (slack < 3 ? three : 0)
    const delayed =
      (slack < 1 ? 0 : one * go(friends, slack - 1)) +
      (slack < 2 ? 0 : two * go(friends, slack - 2)) +
      (slack < 3 ? 0 : three * go(friends, slack - 3))
    const fine = 1 - fate.fail - one - two - three
    return (spoilt > 0 && friends > 0 ? spoilt * go(friends - 1, slack) : 0) + delayed + (fine > 0 ? fine * go(friends, slack) : 0)
  }
  const { sorted, counts, fresh, below } = stack
  const known = drawn < fresh ? undefined : below[drawn - fresh]
  if (known !== undefined) return after(at(sorted.fates, at(sorted.sortOf, known)))
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (total === 0) return 1
  let odds = 0
  for (const [sort, fate] of sorted.fates.entries()) {
    const n = at(counts, sort)
    if (n === 0) continue
    counts[sort] = n - 1
    odds += (n / total) * after(fate)
    counts[sort] = n
  }
  return odds
}
const NO_LOSS = [0, 0, 0] as const

/** Sum of the mean payments of the next cards, each as far as no green lane has come before. */
function payment(stack: Stack, halfCards: number): number {
  const { sorted, cards, fresh, below } = stack
  const total = cards.reduce((sum, n) => sum + n, 0)
  const mean = cards.reduce((sum, n, card) => sum + n * at(sorted.pays, card), 0) / Math.max(1, total)
  const stops = cards.reduce((sum, n, card) => sum + (stopsAt(sorted, card) ? n : 0), 0) / Math.max(1, total)
  let euro = 0
  let open = 1
  for (let half = 0; half < halfCards; half += 2) {
    const known = half / 2 < fresh ? undefined : below[half / 2 - fresh]
    const share = Math.min(1, (halfCards - half) / 2)
    euro += open * share * (known === undefined ? mean : at(sorted.pays, known))
    open *= 1 - (known === undefined ? stops : stopsAt(sorted, known) ? 1 : 0)
  }
  return euro
}
const stopsAt = ({ fates, sortOf }: Sorted, card: number): boolean => at(fates, at(sortOf, card)).stops
