/** Words that many sentences need. */
import type { Names, ReadonlyDeep, Seat } from '@wildcat/kernel'
import { and, counted, euros as euro, number, or } from '@wildcat/kernel/words/en/phrases.ts'
import { type Crossing, isCrossing } from '../../content/crossings.ts'
import type { Customs } from '../../content/customs.ts'
import { isGoods } from '../../content/goods.ts'
import type { Continent, Deck, Hex, VehicleKind } from '../../content/kinds.ts'
import type { Special } from '../../content/specials.ts'
import { isTerritory, type Territory } from '../../content/territories.ts'
import type { Acceptance, Bundle, Contract, Place, Vehicle, View, Wish } from '../../state.ts'
import { kindOf, numberOf, ownerOf } from '../../vehicles.ts'
import { counts, gridOf, shoreOf, signedIn } from '../facts.ts'
import { customsCards } from './customs-cards.ts'
import { goods } from './goods.ts'
import { continents, crossings } from './places.ts'
import { specials } from './specials.ts'
import { territories } from './territories.ts'

export { capital } from '@wildcat/kernel/words/capital.ts'
export { and, counted, euro, number, or }

export const vp = (n: number) => `${number(n)} VP`
/** '3 T.M.': how many; which one is 'T.M. 3'. */
export const tm = (n: number) => `${number(n)} T.M.`
export const tmNumber = (n: number) => `T.M. ${number(n)}`
export const pm = (n: number) => `${number(n)} P.M.`
export const points = (n: number) => counted(n, 'point', 'points')
export const actions = (n: number) => (n === 0 ? 'no actions' : counted(n, 'action', 'actions'))
/** What a die shows: 'a 3', 'an 8'. */
export const roll = (n: number) => `${n === 8 || n === 11 ? 'an' : 'a'} ${number(n)}`

// Places

const WITH_ARTICLE: readonly Territory[] = [
  'baltici',
  'balcani',
  'sanpietroburgo',
  'mosca',
  'urali',
  'caucaso',
  'emirati',
  'filippine',
  'usanordest',
  'usasudest',
  'usacentro',
  'rocciose',
  'usaovest',
  'guyane',
  'ausnord',
]
/** In a sentence: 'Germany', 'the Urals'. On a card it is `territories`. */
export const state = (of: Territory) => `${WITH_ARTICLE.includes(of) ? 'the ' : ''}${territories[of]}`
export const crossing = (of: Crossing) => `${of === 'babel' ? '' : 'the '}${crossings[of]}`
export const hex = (of: Hex) => `hex ${gridOf(of)}`
/** 'hex E20, near Egypt' */
export const hexNear = (of: Hex) => {
  const shore = shoreOf(of)
  return shore === undefined ? hex(of) : `${hex(of)}, near ${state(shore)}`
}
export const place = (of: Territory | Crossing | Hex) => {
  if (typeof of === 'number') return hex(of)
  return isCrossing(of) ? crossing(of) : state(of)
}
/** 'Germany', 'hex E20', 'the Suez Canal', 'aboard Anna’s ship 1' */
export const placeOf = (of: Place, who: Names) => {
  switch (of.kind) {
    case 'stock':
      return 'in stock'
    case 'state':
      return state(of.state)
    case 'hex':
      return hexNear(of.hex)
    case 'crossing':
      return crossing(of.crossing)
    case 'aboard':
      return `aboard ${vehicle(of.carrier, who)}`
  }
}
/** 'from Germany to Japan' */
export const route = (from: Territory, to: Territory) => `from ${state(from)} to ${state(to)}`
export const continent = (of: Continent) => continents[of]

// Vehicles

export const kinds: Readonly<Record<VehicleKind, string>> = { truck: 'truck', ship: 'ship', plane: 'plane' }
export const aKind: Readonly<Record<VehicleKind, string>> = { truck: 'a truck', ship: 'a ship', plane: 'a plane' }
export const countedKind = (n: number, kind: VehicleKind) => counted(n, kinds[kind], `${kinds[kind]}s`)
/** 'truck 2', of a player who is known. */
export const piece = (of: Vehicle) => `${kinds[kindOf(of)]} ${number(numberOf(of))}`
/** 'Anna’s truck 2' */
export const vehicle = (of: Vehicle, who: Names) => `${who(ownerOf(of))}’s ${piece(of)}`
/** Where this player is the subject: 'truck 2', but 'Ben’s ship 1'. */
export const vehicleFor = (of: Vehicle, seat: Seat | undefined, who: Names) => (ownerOf(of) === seat ? piece(of) : vehicle(of, who))

// Cards

export const decks: Readonly<Record<Deck, string>> = { territory: 'territory card', contract: 'contract card' }
export const aCard: Readonly<Record<Deck, string>> = { territory: 'a territory card', contract: 'a contract card' }
const countedCards = (n: number, deck: Deck) => counted(n, decks[deck], `${decks[deck]}s`)
export const contractName = (card: Contract) => (isGoods(card) ? goods[card].name : specials[card].name)
/** In a sentence: '“Paper”'. */
export const contractTitle = (card: Contract) => `“${contractName(card)}”`
const cardName = (card: Territory | Contract) => (isTerritory(card) ? territories[card] : contractName(card))
export const customsName = (card: Customs) => customsCards[card].name
export const specialName = (card: Special) => specials[card].name

// Deals

type Given = ReadonlyDeep<Bundle<null>>
type Asked = ReadonlyDeep<Wish<null>>
type Agreed = ReadonlyDeep<Acceptance<null>>
/** Cards of a deal: 'the territory card Germany', '2 territory cards (Germany; Japan)', 'a territory card' if it is not known which. */
export const dealtCards = (cards: readonly (Territory | Contract | null)[], deck: Deck): string[] => {
  const known = cards.filter(card => card !== null).map(cardName)
  const hidden = cards.length - known.length
  const named = known.length === 1 ? `the ${decks[deck]} ${known[0]}` : `${countedCards(known.length, deck)} (${known.join('; ')})`
  return [...(known.length === 0 ? [] : [named]), ...(hidden === 0 ? [] : [hidden === 1 ? aCard[deck] : countedCards(hidden, deck)])]
}
const dealt = (of: Given, who: Names, giver: Seat | undefined): string[] => [
  ...(of.money > 0 ? [euro(of.money)] : []),
  ...dealtCards(of.territories, 'territory'),
  ...dealtCards(of.contracts, 'contract'),
  ...of.vehicles.map(each => (ownerOf(each) === giver ? piece(each) : vehicle(each, who))),
  ...of.branches.map(each => `the branch in ${state(each)}`),
  ...(of.pass ? ['a pass'] : []),
  ...(of.lift === 'none' ? [] : [`a lift for ${vehicle(of.lift.truck, who)} aboard ${vehicle(of.lift.carrier, who)}`]),
]
/** 'any territory card from Asia', 'any 2 contract cards' */
const described = ({ anyTerritory, anyContract }: Asked): string[] => [
  ...counts(anyTerritory).map(([from, n]) => {
    const cards = n === 1 ? `any ${decks.territory}` : `any ${countedCards(n, 'territory')}`
    return from === 'any' ? cards : `${cards} from ${continent(from)}`
  }),
  ...(anyContract === 0 ? [] : [anyContract === 1 ? `any ${decks.contract}` : `any ${countedCards(anyContract, 'contract')}`]),
]
const charter = ({ charter: of }: Asked, who: Names, view: View | undefined): string[] => {
  if (of === 'none') return []
  const signed = view === undefined ? undefined : signedIn(view, of.signed)
  const delivery = signed === undefined ? 'one delivery' : `the delivery ${route(signed.sender, signed.recipient)}`
  return [`the charter of ${vehicle(of.vehicle, who)} for ${delivery}`]
}
export const nothing = 'nothing'
const listed = (parts: readonly string[]) => (parts.length === 0 ? nothing : and.format(parts))
/** What is given: '€20,000, the territory card Germany and 2 contract cards'. Vehicles of the giver are named without a name. */
export const bundle = (of: Given, who: Names, giver?: Seat) => listed(dealt(of, who, giver))
/** What is asked for. With a view a charter says for which delivery. */
export const wish = (of: Asked, who: Names, view?: View) =>
  listed([...dealt(of, who, undefined), ...described(of), ...charter(of, who, view)])
/** What was got by a deal: the cards are those that were laid aside for it. */
export const received = (of: Asked, by: readonly Agreed[], who: Names, view?: View) => {
  const cards = { territories: by.flatMap(each => each.territories), contracts: by.flatMap(each => each.contracts) }
  return listed([...dealt({ ...of, ...cards }, who, undefined), ...charter(of, who, view)])
}
/** The cards that were picked for what was described: 'a contract card', or nothing. */
export const picked = (of: Asked, by: readonly Agreed[]) =>
  listed([
    ...dealtCards(
      by.flatMap(each => each.territories.slice(of.territories.length)),
      'territory',
    ),
    ...dealtCards(
      by.flatMap(each => each.contracts.slice(of.contracts.length)),
      'contract',
    ),
  ])
