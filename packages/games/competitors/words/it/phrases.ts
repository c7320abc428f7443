/** Parole che servono a molte frasi. */
import type { Names, ReadonlyDeep, Seat } from '@wildcat/kernel'
import { and, counted, euros as euro, number, or, to } from '@wildcat/kernel/words/it/phrases.ts'
import { type Crossing, isCrossing } from '../../content/crossings.ts'
import type { Customs } from '../../content/customs.ts'
import { isGoods } from '../../content/goods.ts'
import type { Continent, Deck, Hex, VehicleKind } from '../../content/kinds.ts'
import type { Special } from '../../content/specials.ts'
import { isTerritory, type Territory } from '../../content/territories.ts'
import type { Acceptance, Bundle, Contract, Place, Vehicle, View, Wish } from '../../state.ts'
import { kindOf, numberOf, ownerOf } from '../../vehicles.ts'
import { counts, gridOf, shoreOf, signedIn } from '../facts.ts'
import { type Forms, IL, L, LA, LO, stateForms } from './articles.ts'
import { customsCards } from './customs-cards.ts'
import { goods } from './goods.ts'
import { crossings } from './places.ts'
import { specials } from './specials.ts'
import { territories } from './territories.ts'

export { capital } from '@wildcat/kernel/words/capital.ts'
export { and, counted, euro, number, or, to }

export const vp = (n: number) => `${number(n)} PV`
/** '3 T.M.': quanti; quale è 'T.M. 3'. */
export const tm = (n: number) => `${number(n)} T.M.`
export const tmNumber = (n: number) => `T.M. ${number(n)}`
export const pm = (n: number) => `${number(n)} P.M.`
export const points = (n: number) => counted(n, 'punto', 'punti')
export const actions = (n: number) => (n === 0 ? 'nessuna Azione' : counted(n, 'Azione', 'Azioni'))

// Luoghi: senza forma il nome e basta, 'Germania'; 'the' con l’articolo, 'la Germania'; 'in', 'from', 'to', 'of', 'on' con la preposizione.

type Form = keyof Forms | 'bare'
const formed = (name: string, forms: Forms, form: Form) => (form === 'bare' ? name : `${forms[form]}${name}`)

export const state = (of: Territory, form: Form = 'bare') => formed(territories[of], stateForms[of], form)
export const crossing = (of: Crossing, form: Form = 'bare') => formed(crossings[of], crossings[of].startsWith('S') ? LO : IL, form)
export const hex = (of: Hex, form: Form = 'bare') => formed(`esagono ${gridOf(of)}`, L, form)
/** 'esagono E20, vicino all’Egitto' */
export const hexNear = (of: Hex, form: Form = 'bare') => {
  const shore = shoreOf(of)
  return shore === undefined ? hex(of, form) : `${hex(of, form)}, vicino ${state(shore, 'to')}`
}
export const place = (of: Territory | Crossing | Hex, form: Form = 'bare') => {
  if (typeof of === 'number') return hex(of, form)
  return isCrossing(of) ? crossing(of, form) : state(of, form)
}
/** 'Germania', 'esagono E20', 'Canale di Suez', 'a bordo della Nave 1 di Anna' */
export const placeOf = (of: Place, who: Names, form: Form = 'bare') => {
  switch (of.kind) {
    case 'stock':
      return 'nella riserva'
    case 'state':
      return state(of.state, form)
    case 'hex':
      return hexNear(of.hex, form)
    case 'crossing':
      return crossing(of.crossing, form)
    case 'aboard':
      return `a bordo ${vehicle(of.carrier, who, 'of')}`
  }
}
/** 'dalla Germania al Giappone' */
export const route = (from: Territory, to: Territory) => `${state(from, 'from')} ${state(to, 'to')}`
const CONTINENTS: Readonly<Record<Continent, { readonly of: string; readonly in: string }>> = {
  EU: { of: 'd’Europa', in: 'in Europa' },
  AS: { of: 'd’Asia', in: 'in Asia' },
  AF: { of: 'd’Africa', in: 'in Africa' },
  NA: { of: 'del Nord e Centro America', in: 'in Nord e Centro America' },
  SA: { of: 'del Sud America', in: 'in Sud America' },
  OC: { of: 'd’Oceania', in: 'in Oceania' },
}
const ofContinent = (of: Continent) => CONTINENTS[of].of
export const inContinent = (of: Continent) => CONTINENTS[of].in

// Mezzi

export const kinds: Readonly<Record<VehicleKind, string>> = { truck: 'Truck', ship: 'Nave', plane: 'Aereo' }
export const aKind: Readonly<Record<VehicleKind, string>> = { truck: 'un Truck', ship: 'una Nave', plane: 'un Aereo' }
const KINDS: Readonly<Record<VehicleKind, string>> = { truck: 'Truck', ship: 'Navi', plane: 'Aerei' }
const KIND_FORMS: Readonly<Record<VehicleKind, Forms>> = { truck: IL, ship: LA, plane: L }
export const countedKind = (n: number, kind: VehicleKind) => counted(n, kinds[kind], KINDS[kind])
/** 'Truck 2', 'il Truck 2', 'sulla Nave 1': di un giocatore che è già noto. */
export const piece = (of: Vehicle, form: Form = 'bare') =>
  formed(`${kinds[kindOf(of)]} ${number(numberOf(of))}`, KIND_FORMS[kindOf(of)], form)
/** 'il Truck 2 di Anna', 'del Truck 2 di Anna' */
export const vehicle = (of: Vehicle, who: Names, form: Form = 'the') => `${piece(of, form)} di ${who(ownerOf(of))}`
/** Se il soggetto è questo giocatore: 'il Truck 2', ma 'la Nave 1 di Ugo'. */
export const vehicleFor = (of: Vehicle, seat: Seat | undefined, who: Names, form: Form = 'the') =>
  ownerOf(of) === seat ? piece(of, form) : vehicle(of, who, form)
/** La desinenza di un participio: 'sequestrato', 'sequestrata'. */
export const ending = (of: Vehicle) => (kindOf(of) === 'ship' ? 'a' : 'o')

// Carte

export const decks: Readonly<Record<Deck, string>> = { territory: 'Carta Territorio', contract: 'Carta Contratto' }
const DECKS: Readonly<Record<Deck, string>> = { territory: 'Carte Territorio', contract: 'Carte Contratto' }
export const aCard: Readonly<Record<Deck, string>> = { territory: 'una Carta Territorio', contract: 'una Carta Contratto' }
const countedCards = (n: number, deck: Deck) => counted(n, decks[deck], DECKS[deck])
export const contractName = (card: Contract) => (isGoods(card) ? goods[card].name : specials[card].name)
/** Nelle frasi: '«Vaccini»'. */
export const contractTitle = (card: Contract) => `«${contractName(card)}»`
export const customsName = (card: Customs) => `«${customsCards[card].name}»`
export const specialName = (card: Special) => `«${specials[card].name}»`

// Trattative

type Given = ReadonlyDeep<Bundle<null>>
type Asked = ReadonlyDeep<Wish<null>>
type Agreed = ReadonlyDeep<Acceptance<null>>
/** Carte di una trattativa: 'la Carta Territorio Germania', '2 Carte Territorio (Germania; Giappone)', 'una Carta Territorio' se non si sa quale. */
export const dealtCards = (cards: readonly (Territory | Contract | null)[], deck: Deck): string[] => {
  const known = cards.filter(card => card !== null).map(card => (isTerritory(card) ? territories[card] : contractTitle(card)))
  const hidden = cards.length - known.length
  const named = known.length === 1 ? `la ${decks[deck]} ${known[0]}` : `${countedCards(known.length, deck)} (${known.join('; ')})`
  return [...(known.length === 0 ? [] : [named]), ...(hidden === 0 ? [] : [hidden === 1 ? aCard[deck] : countedCards(hidden, deck)])]
}
const dealt = (of: Given, who: Names, giver: Seat | undefined): string[] => [
  ...(of.money > 0 ? [euro(of.money)] : []),
  ...dealtCards(of.territories, 'territory'),
  ...dealtCards(of.contracts, 'contract'),
  ...of.vehicles.map(each => (ownerOf(each) === giver ? piece(each, 'the') : vehicle(each, who))),
  ...of.branches.map(each => `la Filiale ${state(each, 'in')}`),
  ...(of.pass ? ['un lasciapassare'] : []),
  ...(of.lift === 'none' ? [] : [`l’imbarco ${vehicle(of.lift.truck, who, 'of')} ${vehicle(of.lift.carrier, who, 'on')}`]),
]
/** 'una Carta Territorio d’Asia a scelta', '2 Carte Contratto a scelta' */
const described = ({ anyTerritory, anyContract }: Asked): string[] => [
  ...counts(anyTerritory).map(([from, n]) => {
    const cards = n === 1 ? aCard.territory : countedCards(n, 'territory')
    return `${cards}${from === 'any' ? '' : ` ${ofContinent(from)}`} a scelta`
  }),
  ...(anyContract === 0 ? [] : [`${anyContract === 1 ? aCard.contract : countedCards(anyContract, 'contract')} a scelta`]),
]
const charter = ({ charter: of }: Asked, who: Names, view: View | undefined): string[] => {
  if (of === 'none') return []
  const signed = view === undefined ? undefined : signedIn(view, of.signed)
  const delivery = signed === undefined ? 'una consegna' : `la consegna ${route(signed.sender, signed.recipient)}`
  return [`il noleggio ${vehicle(of.vehicle, who, 'of')} per ${delivery}`]
}
export const nothing = 'niente'
const listed = (parts: readonly string[]) => (parts.length === 0 ? nothing : and.format(parts))
/** Ciò che si dà: '20.000 €, la Carta Territorio Germania e 2 Carte Contratto'. I mezzi di chi dà sono senza nome. */
export const bundle = (of: Given, who: Names, giver?: Seat) => listed(dealt(of, who, giver))
/** Ciò che si chiede. Con una vista un noleggio dice per quale consegna. */
export const wish = (of: Asked, who: Names, view?: View) =>
  listed([...dealt(of, who, undefined), ...described(of), ...charter(of, who, view)])
/** Ciò che si è ottenuto: le carte sono quelle messe da parte per la trattativa. */
export const received = (of: Asked, by: readonly Agreed[], who: Names, view?: View) => {
  const cards = { territories: by.flatMap(each => each.territories), contracts: by.flatMap(each => each.contracts) }
  return listed([...dealt({ ...of, ...cards }, who, undefined), ...charter(of, who, view)])
}
/** Le carte scelte per ciò che era descritto: 'una Carta Contratto', o niente. */
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
