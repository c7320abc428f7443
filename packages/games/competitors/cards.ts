/** [COM-2.3] Cards change hands. Hands are kept in order: where a card lies must not tell when it came. */
import { at, type Seat } from '@wildcat/kernel'
import { CUSTOMS, CUSTOMS_IDS, type Customs } from './content/customs.ts'
import { GOODS_IDS } from './content/goods.ts'
import type { Deck } from './content/kinds.ts'
import { SPECIAL_IDS, SPECIALS, type Special } from './content/specials.ts'
import { TERRITORY_IDS, type Territory } from './content/territories.ts'
import type { EventOf } from './events.ts'
import type { Contract, State, View } from './state.ts'
import type { CompetitorsPlay } from './types.ts'

const times = <X>(x: X, copies: number): X[] => new Array<X>(copies).fill(x)
export const allContracts = (): Contract[] => [...GOODS_IDS, ...SPECIAL_IDS.flatMap(id => times<Contract>(id, SPECIALS[id].copies))]
export const allCustoms = (): Customs[] => CUSTOMS_IDS.flatMap(id => times(id, CUSTOMS[id].copies))

const TERRITORY_ORDER = new Map<string, number>(TERRITORY_IDS.map((id, i) => [id, i]))
const CONTRACT_ORDER = new Map<string, number>([...GOODS_IDS, ...SPECIAL_IDS].map((id, i) => [id, i]))
const orderOf = (order: ReadonlyMap<string, number>, card: string): number => order.get(card) ?? 0

function insert<Card extends string>(hand: Card[], card: Card, order: ReadonlyMap<string, number>) {
  const place = orderOf(order, card)
  let i = hand.length
  while (i > 0 && orderOf(order, at(hand, i - 1)) > place) i--
  hand.splice(i, 0, card)
}
export const giveTerritory = ({ territories }: State, seat: Seat, card: Territory): void =>
  insert(at(territories, seat), card, TERRITORY_ORDER)
export const giveContract = ({ contracts }: State, seat: Seat, card: Contract): void => insert(at(contracts, seat), card, CONTRACT_ORDER)

function remove<Card>(hand: Card[], card: Card) {
  const place = hand.indexOf(card)
  if (place < 0) throw new RangeError(`${String(card)} is not in this hand`)
  hand.splice(place, 1)
}
export const takeTerritory = ({ territories }: State, seat: Seat, card: Territory): void => remove(at(territories, seat), card)
export const takeContract = ({ contracts }: State, seat: Seat, card: Contract): void => remove(at(contracts, seat), card)

export const inTerritoryOrder = (cards: Territory[]): Territory[] =>
  cards.sort((a, b) => orderOf(TERRITORY_ORDER, a) - orderOf(TERRITORY_ORDER, b))
export const inContractOrder = (cards: Contract[]): Contract[] =>
  cards.sort((a, b) => orderOf(CONTRACT_ORDER, a) - orderOf(CONTRACT_ORDER, b))

export const holdsTerritory = ({ territories }: View, seat: Seat, card: Territory): boolean => at(territories, seat).includes(card)
export const countContract = ({ contracts }: View, seat: Seat, card: Contract): number =>
  at(contracts, seat).filter(each => each === card).length
/** [COM-8.3] A Soffiata laid ready is still in the hand, but bound. */
export function freeContracts(view: View, seat: Seat, card: Contract): number {
  const bound = card === 'tipOff' ? (view.ready[seat]?.length ?? 0) : 0
  return countContract(view, seat, card) - bound
}
export const discardContract = ({ discards }: State, card: Contract): void => void discards.contract.push(card)
export const discardTerritory = ({ discards }: State, card: Territory): void => void discards.territory.push(card)

/** [COM-2.3] A deck without cards and discards cannot be chosen. */
export const canDraw = ({ decks, discards }: View, deck: Deck): boolean => decks[deck].length + discards[deck].length > 0

/** One card to the hand, unseen by the others. A deck is rebuilt only when it is empty and a card is to be drawn. */
export function drawCard(play: CompetitorsPlay, seat: Seat, deck: Deck, by: EventOf<'cardDrawn'>['by']) {
  const { state } = play
  if (!canDraw(state, deck)) return play.emit({ kind: 'nothingToDraw', seat, deck })
  const card = deck === 'territory' ? drawTerritory(play, seat) : drawContract(play, seat)
  const drawn = { kind: 'cardDrawn', seat, deck, by } as const
  play.whisper([seat], { ...drawn, card }, { ...drawn, card: null })
}
function drawTerritory(play: CompetitorsPlay, seat: Seat): Territory {
  const { decks, discards } = play.state
  if (decks.territory.length === 0) rebuild(play, 'territory', play.shuffle('territories', discards.territory.splice(0)), decks.territory)
  const card = at(decks.territory, decks.territory.length - 1)
  decks.territory.pop()
  giveTerritory(play.state, seat, card)
  return card
}
function drawContract(play: CompetitorsPlay, seat: Seat): Contract {
  const { decks, discards } = play.state
  if (decks.contract.length === 0) rebuild(play, 'contract', play.shuffle('contracts', discards.contract.splice(0)), decks.contract)
  const card = at(decks.contract, decks.contract.length - 1)
  decks.contract.pop()
  giveContract(play.state, seat, card)
  return card
}
function rebuild<Card>(play: CompetitorsPlay, deck: Deck, cards: readonly Card[], into: Card[]) {
  into.push(...cards)
  play.emit({ kind: 'deckRebuilt', deck, cards: cards.length })
}

/** [COM-8.2] Specials that are played or discarded go to the contract discards. */
export function playFromHand(state: State, seat: Seat, card: Special) {
  takeContract(state, seat, card)
  discardContract(state, card)
}
