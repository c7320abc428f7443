/** Words that many sentences need. */
import { at } from '@wildcat/kernel'
import { type Company, countOf, type Licence, PRICES, type WellKind } from '@wildcat/oil-rush'
import { CARDS, type Card, type CardId } from '../../components.ts'
import type { View } from '../../state.ts'
import { siteAt, siteKind, type Terrain } from '../places.ts'

const plural = new Intl.PluralRules('en')
const figures = new Intl.NumberFormat('en', { useGrouping: 'always' })
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const

export const number = (n: number) => figures.format(n)
export const counted = (n: number, one: string, other: string) => `${number(n)} ${plural.select(n) === 'one' ? one : other}`
export const ordinal = (n: number) => `${number(n)}${suffixes[ordinals.select(n)]}`
export const money = (n: number) => `$${number(n)}`
export const and = new Intl.ListFormat('en-GB')
export const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export const barrels = (n: number) => (n === 0 ? 'no barrels' : counted(n, 'barrel', 'barrels'))
export const licences = (n: number) => (n === 0 ? 'no licences' : counted(n, 'licence', 'licences'))
export const derricks = (n: number) => (n === 0 ? 'no derricks' : counted(n, 'derrick', 'derricks'))
export const points = (n: number) => counted(n, 'point', 'points')
export const spaces = (n: number) => counted(n, 'space', 'spaces')

/** '2 licences of 1 point and 3 of 2 points' */
export const ofEach = (ones: number, twos: number) => {
  if (ones === 0) return twos === 0 ? licences(0) : `${licences(twos)} of 2 points`
  return `${licences(ones)} of 1 point${twos === 0 ? '' : ` and ${number(twos)} of 2 points`}`
}
export const hand = (cards: readonly Licence[]) => ofEach(countOf(cards, 1), countOf(cards, 2))

export const companies: Readonly<Record<Company, string>> = { hudson: 'Hudson', jet: 'Jet', standard: 'US Standard' }
export const terrains: Readonly<Record<Terrain, string>> = { plains: 'plains', hills: 'hills', mountains: 'mountains' }
export const kinds: Readonly<Record<WellKind, string>> = { 1: 'one-derrick', 2: 'two-derrick', 3: 'three-derrick' }
export const price = (space: number) => money(at(PRICES, space))

/** A move of a price marker: 'up from $5,000 to $6,500'. */
export const fromTo = (from: number, to: number) => `from ${price(from)} to ${price(to)}`

export const site = (well: number) => `site ${siteAt(well)}`
export const sites = (wells: readonly number[]) =>
  wells.length === 1 ? wells.map(site).join('') : `sites ${and.format(wells.map(siteAt))}`
/** 'two-derrick site E14' */
export const siteOfKind = (well: number) => `${kinds[siteKind(well)]} ${site(well)}`
/** With what the viewer knows is under its tile: 'one-derrick site C5 (3 barrels)'. */
export const knownSite = (view: View, well: number) => {
  const { value } = at(view.wells, well)
  return value === null ? siteOfKind(well) : `${siteOfKind(well)} (${barrels(value)})`
}

/** 'rivals back 4', or nothing for a card without a special action. */
export function special({ special: found }: Card): string[] {
  switch (found.kind) {
    case 'none':
      return []
    case 'price':
      return [`one price up or down ${money(500 * found.spaces)}`]
    case 'freeOil':
      return ['a free barrel']
    case 'pushBack':
      return [`rivals back ${number(found.spaces)}`]
  }
}
/** What a card gives: '2 licences, 6 movement, rivals back 4'. */
export const printed = (card: Card) => [licences(card.licences), `${number(card.movement)} movement`, ...special(card)].join(', ')
export const cardFace = (id: CardId) => printed(at(CARDS, id))
