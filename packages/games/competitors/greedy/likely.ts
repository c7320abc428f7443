/**
 * What others have probably in hand and have signed. Their cards are hidden, but where their vehicles have gone, and between which states
 * they have signed, is open, and nobody sets out without a plan. Where any hand is as likely, rivals hardly get on, and there seems to be
 * all the time in the world to draw cards.
 */
import { at, type Below, others, type Seat } from '@wildcat/kernel'
import { inContractOrder, inTerritoryOrder } from '../cards.ts'
import { isGoods } from '../content/goods.ts'
import { isDelivery } from '../journeys.ts'
import type { Contract, Signed, State } from '../state.ts'
import { glance } from '../view.ts'
import { meansOf } from './aim.ts'
import type { Constants } from './constants.ts'
import { bestProgram, untilNext } from './program.ts'

/** So many hands are dealt to each, and the best is theirs: so many that they get on as fast as in games that were played. */
const HANDS = 5
/** Points that an action more until the next delivery takes off a hand. */
const LATER = 0.3

/** Cards that the viewer cannot see change places. */
export function likely(state: State, viewer: Seat, below: Below, constants: Constants): void {
  for (const seat of others(state, viewer)) {
    const signed = at(state.signed, seat).filter(each => !each.seenBy.includes(viewer) && !isUnderWay(state, each))
    let best = cardsOf(state, seat, signed)
    let worth = worthOf(state, seat, constants)
    for (let n = 1; n < HANDS; n++) {
      dealAgain(state, seat, signed, below)
      const now = worthOf(state, seat, constants)
      if (now <= worth) continue
      worth = now
      best = cardsOf(state, seat, signed)
    }
    give(state, seat, signed, best)
  }
}

/** What is being delivered was imagined to fit what all have seen of it. */
const isUnderWay = ({ journey }: State, { id }: Signed<never>): boolean => isDelivery(journey) && journey.delivery.signed === id

function worthOf(state: State, seat: Seat, constants: Constants): number {
  const program = bestProgram(meansOf(glance(state, seat), seat, constants))
  return program.worth - LATER * untilNext(program)
}

type FaceDown = readonly Signed<never>[]
interface Cards extends Pick<State, 'decks'> {
  readonly territories: State['territories'][number]
  readonly contracts: State['contracts'][number]
  readonly goods: Contract[] // face down
}
const cardsOf = ({ territories, contracts, decks }: State, seat: Seat, signed: FaceDown): Cards => ({
  territories: at(territories, seat).slice(),
  contracts: at(contracts, seat).slice(),
  goods: signed.map(({ contract }) => contract),
  decks: { territory: decks.territory.slice(), contract: decks.contract.slice() },
})

function give(state: State, seat: Seat, signed: FaceDown, { territories, contracts, goods, decks }: Cards): void {
  state.territories[seat] = inTerritoryOrder(territories)
  state.contracts[seat] = inContractOrder(contracts)
  for (const [n, each] of signed.entries()) {
    const card = at(goods, n)
    if (isGoods(card)) each.contract = card
  }
  state.decks = decks
}

/** Goods for goods: of what cards do, some is open. */
function dealAgain(state: State, seat: Seat, signed: FaceDown, below: Below): void {
  const { territories, contracts, goods, decks } = cardsOf(state, seat, signed)
  exchange(territories, decks.territory, below, () => true)
  exchange(goods, decks.contract, below, isGoods)
  exchange(contracts, decks.contract, below, isGoods)
  give(state, seat, signed, { territories, contracts, goods, decks })
}

function exchange<Card>(own: Card[], deck: Card[], below: Below, may: (card: Card) => boolean): void {
  if (deck.length === 0) return
  for (const [n, card] of own.entries()) {
    const place = below(deck.length)
    const other = at(deck, place)
    if (!may(card) || !may(other)) continue
    own[n] = other
    deck[place] = card
  }
}
