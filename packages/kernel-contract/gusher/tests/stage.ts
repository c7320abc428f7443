/** What the tests of Gusher start from: two players in the first round, wells in the order of their barrels, nothing drilled. */
import { keyFrom, randomness } from '@wildcat/kernel'
import { BARRELS, type Depth, type Licence, START_MONEY, START_PRICE } from '../components.ts'
import { gusher } from '../game.ts'
import { allLicences } from '../setup.ts'
import type { State, StepOf, Well } from '../state.ts'
import { STREAMS } from '../types.ts'

/** As many seats as the changes speak of; every licence that they do not mention is in the deck. */
function lay(changes: Partial<State>): State {
  const seats = changes.seats ?? (changes.hands ?? changes.oil ?? changes.money ?? [0, 0]).length
  const each = <X>(value: () => X): X[] => Array.from({ length: seats }, value)
  const plain: State = {
    viewer: 'table',
    seats,
    round: 1,
    rounds: 4,
    deals: true,
    first: 0,
    price: START_PRICE,
    bank: 0,
    money: each(() => START_MONEY),
    oil: each(() => 0),
    hands: each(() => []),
    deck: [],
    discard: [],
    wells: [...wellsOf('shallow'), ...wellsOf('deep')],
    offers: [],
    offersMade: 0,
    agenda: [],
    outcome: 'open',
    random: randomness(keyFrom(1), STREAMS.length),
    told: 0,
  }
  const state = { ...plain, ...changes }
  return { ...state, deck: changes.deck ?? deckBeside(state) }
}

const wellsOf = (depth: Depth): Well<never>[] => BARRELS[depth].map(barrels => ({ depth, drilled: false, seenBy: [], barrels }))

function deckBeside({ discard, hands, offers }: State): Licence[] {
  const deck = allLicences()
  for (const licence of [discard, ...hands, ...offers.map(offer => offer.licences)].flat()) deck.splice(deck.indexOf(licence), 1)
  return deck
}

const after: StepOf<'prospect'> = { kind: 'prospect', seat: 0, actions: 2 }
export const stage = { game: gusher, lay, after }

/** The wells of the stage, some of them drilled, some seen by seats: `wells([0, 1], { 2: [1] })`. */
export const wells = (drilled: readonly number[], seenBy: Readonly<Record<number, number[]>> = {}): Well<never>[] =>
  [...wellsOf('shallow'), ...wellsOf('deep')].map((well, i) => ({ ...well, drilled: drilled.includes(i), seenBy: seenBy[i] ?? [] }))
