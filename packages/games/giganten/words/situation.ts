/** What a viewer sees of the table, in the order in which it matters to him. A language brings its words; what is shown is the same in all. */
import { at, type Names, type Seat, type Section, top } from '@wildcat/kernel'
import { COMPANIES, type Company, sectionOf, type WellKind } from '@wildcat/oil-rush'
import { CARDS, type Card } from '../components.ts'
import type { StepSeen, View } from '../state.ts'
import { covered, possibleValues, priceOf, type Reach, reach, seatsOf, sitesBeside, toStar } from './facts.ts'
import { place, type Terrain, terrain } from './places.ts'

export interface SituationWords {
  readonly titles: Readonly<Record<'companies' | 'hand' | 'players' | 'cards' | 'derricks' | 'near' | 'sites' | 'decks', string>>
  readonly terms: Readonly<
    Record<
      'first' | 'black' | 'auction' | 'inflation' | 'licences' | 'worth' | 'card' | 'left' | 'licenceDeck' | 'beigeDeck' | 'redDeck',
      string
    >
  >
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
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly travel: Readonly<Record<Reach, string>>
  readonly colours: Readonly<Record<Card['colour'], string>>
  readonly nothing: string // no card, no special action, nobody, no truck
  round(n: number): string
  number(n: number): string
  money(n: number): string
  points(n: number): string
  column(n: number): string
  toStar(black: number, left: number): string
  bids(step: StepSeen<'bidding'>, who: Names): string
  on(inflation: boolean): string
  hand(view: View, seat: Seat): string
  special(card: Card): string
  card(card: Card): string
  pile(deck: number, discard: number): string
  unknown(values: readonly string[]): string
  names(seats: readonly Seat[], who: Names): string
}

export const situationIn =
  (words: SituationWords) =>
  (view: View, who: Names): Section[] => [
    round(words, view, who),
    companies(words, view, who),
    ...(typeof view.viewer === 'number' ? [own(words, view, view.viewer)] : []),
    players(words, view, who),
    ...cards(words, view),
    ...derricks(words, view, who),
    ...sites(words, view, who),
    decks(words, view),
  ]

function round(words: SituationWords, view: View, who: Names): Section {
  const { terms } = words
  const step = top(view.agenda)
  return {
    title: words.round(view.round),
    rows: [
      [terms.first, who(view.first)],
      [terms.black, words.toStar(view.black, toStar(view.black))],
      ...(step?.kind === 'bidding' ? [[terms.auction, words.bids(step, who)]] : []),
      ...(view.options.inflation ? [[terms.inflation, words.on(true)]] : []),
    ],
  }
}

/** Prices, and the oil that waits for them. */
const companies = (words: SituationWords, view: View, who: Names): Section => ({
  title: words.titles.companies,
  columns: [...words.columns.companies, ...seatsOf(view).map(who)],
  rows: COMPANIES.map(company => [
    words.companies[company],
    words.money(priceOf(view, company)),
    words.sections[sectionOf(view.prices[company])],
    ...seatsOf(view).map(seat => words.number(at(view.depots, seat)[company])),
  ]),
})

function own(words: SituationWords, view: View, seat: Seat): Section {
  const { terms, titles } = words
  const step = top(view.agenda)
  const taken = at(view.taken, seat)
  return {
    title: titles.hand,
    rows: [
      [terms.licences, words.hand(view, seat)],
      [terms.worth, words.points(covered(view, seat))],
      ...(taken === 'none' ? [] : [[terms.card, words.card(at(CARDS, taken))]]),
      ...(step?.kind === 'drive' && step.seat === seat ? [[terms.left, words.points(step.points)]] : []),
    ],
  }
}

/** [GIG-1.9] How many licences the others hold is shown only where the table wants it, and at the end or when all is open which ones. */
function players(words: SituationWords, view: View, who: Names): Section {
  const counts = view.options.openTracking || isOpen(view)
  const truck = (square: number | 'off') => (square === 'off' ? words.nothing : place(square))
  const card = (taken: number | 'none') => (taken === 'none' ? words.nothing : words.card(at(CARDS, taken)))
  return {
    title: words.titles.players,
    columns: [...words.columns.players, ...(counts ? [words.columns.licences] : [])],
    rows: seatsOf(view).map(seat => [
      who(seat),
      words.money(at(view.money, seat)),
      words.column(at(view.trains, seat)),
      truck(at(view.trucks, seat)),
      words.number(at(view.stock, seat)),
      card(at(view.taken, seat)),
      ...(counts ? [licencesOf(words, view, seat)] : []),
    ]),
  }
}

const isOpen = ({ viewer, outcome }: View) => viewer === 'table' || outcome !== 'open'
const licencesOf = (words: SituationWords, view: View, seat: Seat): string =>
  isOpen(view) ? words.hand(view, seat) : words.number(at(view.hands, seat).length)

const cards = (words: SituationWords, view: View): Section[] =>
  view.onShow.length === 0
    ? []
    : [
        {
          title: words.titles.cards,
          columns: words.columns.cards,
          rows: view.onShow
            .map(card => at(CARDS, card))
            .map(card => [words.colours[card.colour], words.number(card.licences), words.number(card.movement), words.special(card)]),
        },
      ]

function derricks(words: SituationWords, view: View, who: Names): Section[] {
  const rows = view.wells.flatMap(({ state, owner, oil, square }) =>
    state === 'derrick' && owner !== 'nobody'
      ? [[place(square), who(owner), words.number(oil), words.travel[reach(view, owner, square)]]]
      : [],
  )
  return rows.length === 0 ? [] : [{ title: words.titles.derricks, columns: words.columns.derricks, rows }]
}

/** First those that a truck of this viewer stands next to. */
function sites(words: SituationWords, view: View, who: Names): Section[] {
  const truck = typeof view.viewer === 'number' ? at(view.trucks, view.viewer) : 'off'
  const near = truck === 'off' ? [] : sitesBeside(view, truck)
  const far = [...view.wells.keys()].filter(well => view.wells[well]?.state === 'covered' && !near.includes(well))
  const part = (title: string, wells: readonly number[]): Section[] =>
    wells.length === 0 ? [] : [{ title, columns: words.columns.sites, rows: wells.map(well => siteRow(words, view, well, who)) }]
  return [...part(words.titles.near, near), ...part(words.titles.sites, far)]
}

function siteRow(words: SituationWords, view: View, well: number, who: Names): string[] {
  const { kind, square, value, seenBy } = at(view.wells, well)
  return [
    place(square),
    words.kinds[kind],
    words.terrains[terrain(square)],
    value === null ? words.unknown(possibleValues(kind)) : words.number(value),
    seenBy.length === 0 ? words.nothing : words.names(seenBy, who),
  ]
}

const decks = (words: SituationWords, view: View): Section => ({
  title: words.titles.decks,
  rows: [
    [words.terms.licenceDeck, words.pile(view.deck.length, view.discard.length)],
    [words.terms.beigeDeck, words.pile(view.beige.deck.length, view.beige.discard.length)],
    [words.terms.redDeck, words.pile(view.red.deck.length, view.red.discard.length)],
  ],
})
