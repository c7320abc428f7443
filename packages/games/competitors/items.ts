/** What can be put into a deal, as it is written in a command: 'territory:germania', 'vehicle:12', 'any:EU'. */
import type { Seat } from '@wildcat/kernel'
import { isGoods } from './content/goods.ts'
import { CONTINENTS, type Continent } from './content/kinds.ts'
import { isSpecial } from './content/specials.ts'
import { isTerritory, type Territory } from './content/territories.ts'
import type { Bundle, Contract, Lift, Wish } from './state.ts'

export const MOST_ITEMS = 40

export type Item =
  | `territory:${Territory}`
  | `contract:${Contract}`
  | `vehicle:${number}`
  | `branch:${Territory}`
  | 'pass' // no HQ tax or toll of the giver
  | `lift:${number}:${number}` // a truck aboard a carrier of another's
  | 'any:territory'
  | `any:${Continent}`
  | 'any:contract'
  | `charter:${number}:${number}` // a vehicle for a signed contract
export type Items = Item | Item[] | 'nothing'

const PIECE = /^(?:0|[1-9]\d?)$/
const NUMBER = /^(?:0|[1-9]\d{0,5})$/

export function isItem(text: string): text is Item {
  const [kind = '', first = '', second = '', ...more] = text.split(':')
  if (more.length > 0) return false
  switch (kind) {
    case 'territory':
    case 'branch':
      return second === '' && isTerritory(first) && text === `${kind}:${first}`
    case 'contract':
      return (isGoods(first) || isSpecial(first)) && text === `contract:${first}`
    case 'vehicle':
      return PIECE.test(first) && text === `vehicle:${first}`
    case 'pass':
      return text === 'pass'
    case 'any':
      return (first === 'territory' || first === 'contract' || isContinent(first)) && text === `any:${first}`
    case 'lift':
      return PIECE.test(first) && PIECE.test(second)
    case 'charter':
      return PIECE.test(first) && NUMBER.test(second)
    default:
      return false
  }
}
const isContinent = (text: string): text is Continent => CONTINENTS.some(each => each === text)

export const listOf = (items: Items): readonly Item[] => {
  if (items === 'nothing') return []
  return typeof items === 'string' ? [items] : items
}

export const EMPTY: Readonly<Bundle<never>> = {
  money: 0,
  territories: [],
  contracts: [],
  vehicles: [],
  branches: [],
  pass: false,
  lift: 'none',
}

/** What is asked for, sorted by kind. */
export function wishOf(items: Items, money: number): Wish<never> {
  const wish: Wish<never> = {
    money,
    territories: [],
    contracts: [],
    vehicles: [],
    branches: [],
    pass: false,
    lift: 'none',
    anyTerritory: [],
    anyContract: 0,
    charter: 'none',
  }
  for (const item of listOf(items)) put(wish, item)
  return wish
}

function put(wish: Wish<never>, item: Item): void {
  const [kind, first = '', second = ''] = item.split(':')
  if (kind === 'territory' && isTerritory(first)) wish.territories.push(first)
  else if (kind === 'contract' && (isGoods(first) || isSpecial(first))) wish.contracts.push(first)
  else if (kind === 'vehicle') wish.vehicles.push(Number(first))
  else if (kind === 'branch' && isTerritory(first)) wish.branches.push(first)
  else if (kind === 'pass') wish.pass = true
  else if (kind === 'lift') wish.lift = liftOf(first, second)
  else if (kind === 'charter') wish.charter = { vehicle: Number(first), signed: Number(second), shown: 'no' }
  else if (first === 'contract') wish.anyContract++
  else wish.anyTerritory.push(isContinent(first) ? first : 'any')
}
const liftOf = (truck: string, carrier: string): Lift => ({ truck: Number(truck), carrier: Number(carrier) })

/** The part of a wish that is a bundle: what can be given. */
export const bundleOf = ({ money, territories, contracts, vehicles, branches, pass, lift }: Wish<never>): Bundle<never> => ({
  money,
  territories,
  contracts,
  vehicles,
  branches,
  pass,
  lift,
})

/** Described or lent: only asked for, never given. */
export const isOnlyAsked = (item: Item): boolean => item.startsWith('any:') || item.startsWith('charter:')

export const seatsOf = (to: Seat | readonly Seat[]): readonly Seat[] => (typeof to === 'number' ? [to] : to)
