/** [COM-9.5] What whoever accepts gives for a card that was only described. */
import { at, type Rejection, type Seat, visible } from '@wildcat/kernel'
import { freeContracts, holdsTerritory } from '../cards.ts'
import type { Continent } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import { type Item, type Items, listOf, wishOf } from '../items.ts'
import { factsOf } from '../map.ts'
import { no, noBy } from '../rules.ts'
import type { Contract, View } from '../state.ts'

type SeenOffer = View['offers'][number]

const fits = (card: Territory, wanted: Continent | 'any'): boolean => wanted === 'any' || factsOf(card).continent === wanted
/** Those addressed see the cards that are asked for. */
const named = <Card>(cards: readonly (Card | null)[]): readonly Card[] => cards.flatMap(card => (card === null ? [] : [card]))

export function pickProblem(view: View, { ask }: SeenOffer, seat: Seat, pick: Items): Rejection | null {
  const wanted = ask.anyTerritory.length + ask.anyContract
  const { territories, contracts } = wishOf(pick, 0)
  if (listOf(pick).length !== wanted || territories.length !== ask.anyTerritory.length || contracts.length !== ask.anyContract)
    return no('pickWhatIsAsked')
  const allTerritories = [...named(ask.territories), ...territories]
  if (new Set(allTerritories).size < allTerritories.length) return noBy('COM-9.5', 'itemTwice')
  if (allTerritories.some(card => !holdsTerritory(view, seat, card))) return noBy('COM-9.5', 'notInYourHand')
  if (!matches(territories, ask.anyTerritory)) return no('pickWhatIsAsked')
  const allContracts = [...named(ask.contracts), ...contracts]
  return isHeld(view, seat, allContracts) ? null : noBy('COM-9.5', 'notInYourHand')
}
const isHeld = (view: View, seat: Seat, cards: readonly Contract[]): boolean =>
  cards.every(card => cards.filter(each => each === card).length <= freeContracts(view, seat, card))

/** Each description needs a card of its own; continents are looked at before what may be any. */
function matches(cards: readonly Territory[], wanted: readonly (Continent | 'any')[]): boolean {
  const left = cards.slice()
  for (const each of wanted.toSorted((a, b) => Number(a === 'any') - Number(b === 'any'))) {
    const found = left.findIndex(card => fits(card, each))
    if (found < 0) return false
    left.splice(found, 1)
  }
  return true
}

/** Cards of this hand that could be picked for the first description. */
export function pickable(view: View, { ask }: SeenOffer, seat: Seat): Item[] {
  const [continent] = ask.anyTerritory
  if (continent !== undefined)
    return visible(at(view.territories, seat)).flatMap((card): Item[] =>
      fits(card, continent) && !ask.territories.includes(card) ? [`territory:${card}`] : [],
    )
  return [...new Set(visible(at(view.contracts, seat)))].flatMap((card): Item[] =>
    freeContracts(view, seat, card) > named(ask.contracts).filter(each => each === card).length ? [`contract:${card}`] : [],
  )
}
/** A choice for all that is described, if the hand has it. */
export function samplePick(view: View, offer: SeenOffer, seat: Seat): Items {
  const { anyTerritory, anyContract, territories, contracts } = offer.ask
  const states = visible(at(view.territories, seat)).filter(card => !territories.includes(card))
  const picked: Item[] = []
  for (const wanted of anyTerritory.toSorted((a, b) => Number(a === 'any') - Number(b === 'any'))) {
    const card = states.find(each => fits(each, wanted) && !picked.includes(`territory:${each}`))
    if (card !== undefined) picked.push(`territory:${card}`)
  }
  const free = visible(at(view.contracts, seat)).filter(card => freeContracts(view, seat, card) > 0 && !contracts.includes(card))
  for (const card of free.slice(0, anyContract)) picked.push(`contract:${card}`)
  const [first] = picked
  if (first === undefined) return 'nothing'
  return picked.length === 1 ? first : picked
}
