/** Cards that are not needed: what is given for a description, and what is offered. */
import { at, type Seat, visible } from '@wildcat/kernel'
import { freeContracts } from '../cards.ts'
import type { Goods } from '../content/goods.ts'
import type { Territory } from '../content/territories.ts'
import type { Item, Items } from '../items.ts'
import { factsOf } from '../map.ts'
import type { Contract, View } from '../state.ts'
import { meansOf } from './aim.ts'
import type { Constants } from './constants.ts'
import { handOf } from './jobs.ts'
import { bestProgram } from './program.ts'

export interface Spare {
  readonly states: readonly Territory[]
  readonly goods: readonly Goods[]
}
/** What the best program does without. */
export function spareOf(view: View, seat: Seat, constants: Constants): Spare {
  const { states, contracts } = bestProgram(meansOf(view, seat, constants))
  const hand = handOf(view, seat)
  const signed = at(view.signed, seat).length
  return {
    states: hand.states.filter((_, n) => (states & (1 << n)) === 0),
    goods: [...new Set(hand.goods)].filter((_, n) => (contracts & (1 << (signed + n))) === 0),
  }
}

/** For each description a card, spare ones first; none: the hand has not what is asked for. */
export function pickFor(view: View, seat: Seat, { ask }: View['offers'][number], constants: Constants): Items | undefined {
  if (ask.anyTerritory.length + ask.anyContract === 0) return 'nothing'
  const spare = spareOf(view, seat, constants)
  const states = inOrder(spare.states, visible(at(view.territories, seat))).filter(card => !ask.territories.includes(card))
  const picked: Item[] = []
  for (const wanted of ask.anyTerritory.toSorted((a, b) => Number(a === 'any') - Number(b === 'any'))) {
    const card = states.find(each => (wanted === 'any' || factsOf(each).continent === wanted) && !picked.includes(`territory:${each}`))
    if (card === undefined) return undefined
    picked.push(`territory:${card}`)
  }
  const free = visible(at(view.contracts, seat)).filter(card => freeContracts(view, seat, card) > 0 && !ask.contracts.includes(card))
  const contracts = inOrder<Contract>(spare.goods, free).slice(0, ask.anyContract)
  for (const card of contracts) picked.push(`contract:${card}`)
  const [first] = picked
  if (first === undefined || contracts.length < ask.anyContract) return undefined
  return picked.length === 1 ? first : picked
}
const inOrder = <Card>(first: readonly Card[], all: readonly Card[]): Card[] => [
  ...first.filter(card => all.includes(card)),
  ...all.filter(card => !first.includes(card)),
]
