/** What a viewer sees of the table, in the order in which it matters to them. A language brings its words; what is shown is the same in all. */
import { at, type Names, type RuleId, type Seat, type Section } from '@wildcat/kernel'
import type { Square } from '../board.ts'
import type { ByCompany, Company } from '../companies.ts'
import type { Licence } from '../licences.ts'
import { sectionOf } from '../prices.ts'
import type { SeenWells, WellKind } from '../wells.ts'
import { covered, priceOf, type Reach, seatsOf, shownHand } from './table.ts'

export interface OilView extends SeenWells {
  readonly viewer: Seat | 'spectator' | 'table'
  readonly seats: number
  readonly outcome: object | 'open'
  readonly options: { readonly openTracking: boolean }
  readonly prices: Readonly<ByCompany<number>>
  readonly depots: readonly Readonly<ByCompany<number>>[]
  readonly hands: readonly (readonly (Licence | null)[])[]
  readonly money: readonly number[]
  readonly trains: readonly number[]
  readonly trucks: readonly (Square | 'off')[]
  readonly stock: readonly number[]
  readonly taken: readonly (number | 'none')[]
  readonly deck: readonly unknown[]
  readonly discard: readonly unknown[]
}

export interface SituationWords {
  readonly titles: Readonly<Record<'companies' | 'hand' | 'players' | 'cards' | 'derricks' | 'near' | 'sites' | 'decks', string>>
  readonly terms: Readonly<Record<'first' | 'black' | 'auction' | 'licences' | 'worth' | 'card' | 'left', string>>
  readonly columns: {
    readonly companies: readonly [string, string, string]
    readonly players: readonly string[]
    readonly licences: string
    readonly cards: readonly string[]
    readonly derricks: readonly string[]
    readonly sites: readonly string[]
  }
  readonly companies: Readonly<Record<Company, string>>
  readonly sections: Readonly<Record<'red' | 'white' | 'blue', string>> // where a price is, and what the die will do there
  readonly kinds: Readonly<Record<WellKind, string>>
  readonly travel: Readonly<Record<Reach, string>>
  readonly nothing: string // no card, no special action, nobody, no truck
  round(n: number): string
  number(n: number): string
  money(n: number): string
  points(n: number): string
  stop(space: number): string // of a track
  hand(licences: readonly Licence[]): string
  pile(deck: number, discard: number): string
  unknown(values: readonly string[]): string
  names(seats: readonly Seat[], who: Names): string
}

/** Where the rule book explains each part. */
export type PartRules = Readonly<Record<keyof SituationWords['titles'], RuleId>>
type PartWords = SituationWords & { readonly rules: PartRules }

/** Prices, and the oil that waits for them. */
export const companiesPart = (words: PartWords, view: OilView, open: readonly Company[], who: Names): Section => ({
  title: words.titles.companies,
  rule: words.rules.companies,
  columns: [...words.columns.companies, ...seatsOf(view).map(who)],
  rows: open.map(company => [
    words.companies[company],
    words.money(priceOf(view, company)),
    words.sections[sectionOf(view.prices[company])],
    ...seatsOf(view).map(seat => words.number(at(view.depots, seat)[company])),
  ]),
})

/** `points`: those left to move, while that lasts. */
export function ownPart(words: PartWords, view: OilView, seat: Seat, card: (taken: number) => string, points?: number): Section {
  const { terms, titles } = words
  const taken = at(view.taken, seat)
  return {
    title: titles.hand,
    rule: words.rules.hand,
    rows: [
      [terms.licences, words.hand(shownHand(view, seat))],
      [terms.worth, words.points(covered(view, seat))],
      ...(taken === 'none' ? [] : [[terms.card, card(taken)]]),
      ...(points === undefined ? [] : [[terms.left, words.points(points)]]),
    ],
  }
}

/** How many licences the others hold is shown only where the table wants it, and at the end or when all is open which ones. */
export function playersPart(
  words: PartWords,
  view: OilView,
  who: Names,
  text: { readonly place: (square: Square) => string; readonly card: (taken: number) => string },
): Section {
  const isOpen = view.viewer === 'table' || view.outcome !== 'open'
  const counts = view.options.openTracking || isOpen
  const licences = (seat: Seat) => (isOpen ? words.hand(shownHand(view, seat)) : words.number(at(view.hands, seat).length))
  const truck = (square: number | 'off') => (square === 'off' ? words.nothing : text.place(square))
  const card = (taken: number | 'none') => (taken === 'none' ? words.nothing : text.card(taken))
  return {
    title: words.titles.players,
    rule: words.rules.players,
    columns: [...words.columns.players, ...(counts ? [words.columns.licences] : [])],
    rows: seatsOf(view).map(seat => [
      who(seat),
      words.money(at(view.money, seat)),
      words.stop(at(view.trains, seat)),
      truck(at(view.trucks, seat)),
      words.number(at(view.stock, seat)),
      card(at(view.taken, seat)),
      ...(counts ? [licences(seat)] : []),
    ]),
  }
}

/** A card: its deck, licences, movement and special action. */
export const cardsPart = (words: PartWords, rows: readonly (readonly string[])[]): Section[] =>
  rows.length === 0 ? [] : [{ title: words.titles.cards, rule: words.rules.cards, columns: words.columns.cards, rows }]

export function derricksPart(
  words: PartWords,
  view: OilView,
  who: Names,
  of: { readonly place: (square: Square) => string; readonly reach: (owner: Seat, well: number) => Reach },
): Section[] {
  const rows = view.wells.flatMap(({ state, owner, oil, square }, well) =>
    state === 'derrick' && owner !== 'nobody'
      ? [[of.place(square), who(owner), words.number(oil), words.travel[of.reach(owner, well)]]]
      : [],
  )
  return rows.length === 0 ? [] : [{ title: words.titles.derricks, rule: words.rules.derricks, columns: words.columns.derricks, rows }]
}

/** First those that a truck of this viewer stands next to. */
export function sitesPart(
  words: PartWords,
  view: OilView,
  who: Names,
  of: {
    readonly beside: (square: Square) => readonly number[]
    readonly where: (square: Square) => readonly string[] // the place, and what else is told of it
    readonly values: (kind: WellKind) => readonly string[] // what there can be
  },
): Section[] {
  const truck = typeof view.viewer === 'number' ? at(view.trucks, view.viewer) : 'off'
  const near = truck === 'off' ? [] : of.beside(truck)
  const far = [...view.wells.keys()]
    .filter(well => view.wells[well]?.state === 'covered' && !near.includes(well))
    .toSorted((one, other) => at(view.wells, one).square - at(view.wells, other).square)
  const row = (well: number): string[] => {
    const { kind, square, value, seenBy } = at(view.wells, well)
    if (kind === 'gusher') throw new Error('a gusher has no tile')
    const [place = '', ...more] = of.where(square)
    return [
      place,
      words.kinds[kind],
      ...more,
      value === null ? words.unknown(of.values(kind)) : words.number(value),
      seenBy.length === 0 ? words.nothing : words.names(seenBy, who),
    ]
  }
  const part = (which: 'near' | 'sites', wells: readonly number[]): Section[] =>
    wells.length === 0 ? [] : [{ title: words.titles[which], rule: words.rules[which], columns: words.columns.sites, rows: wells.map(row) }]
  return [...part('near', near), ...part('sites', far)]
}

export const decksPart = (
  words: PartWords,
  piles: readonly (readonly [name: string, pile: { readonly deck: readonly unknown[]; readonly discard: readonly unknown[] }])[],
): Section => ({
  title: words.titles.decks,
  rule: words.rules.decks,
  rows: piles.map(([name, { deck, discard }]) => [name, words.pile(deck.length, discard.length)]),
})
