/** What a viewer sees of the table, in the order in which it matters. A language brings its words; what is shown is the same in all. */
import { at, type Names, type Seat, type Section, top } from '@wildcat/kernel'
import { type Card, COLUMNS, type Column, FIELDS, type Field, INVESTMENTS, TILE_FACTS, type Tile, type Tower } from '../components.ts'
import { buyingPrice, endIsNear, isExhausted, roomOf, supervisorOf } from '../queries.ts'
import type { Cubes, Spot, View } from '../state.ts'
import { column, counted, leasesShown, seatsOf, takenPlots, tilesShown } from './facts.ts'

export interface SituationWords {
  readonly titles: Readonly<Record<'fields' | 'players' | 'buildings' | 'tiles' | 'actions' | 'investments' | 'decks', string>>
  readonly terms: Readonly<
    Record<
      'first' | 'supervisor' | 'subsidy' | 'last' | 'strike' | 'ownCard' | 'bot' | 'bag' | 'leaseDeck' | 'tileDeck' | 'removed',
      string
    >
  >
  readonly columns: Readonly<Record<'fields' | 'players' | 'buildings' | 'tiles' | 'actions' | 'investments', readonly string[]>>
  readonly actions: Readonly<Record<Column, string>>
  readonly cards: Readonly<Record<Card, string>>
  readonly fields: Readonly<Record<Field, string>>
  readonly tiles: Readonly<Record<Tile, string>>
  readonly towers: Readonly<Record<Tower, string>>
  readonly effects: Readonly<Record<Tile | Tower, string>>
  readonly nothing: string
  readonly refinery: string // where expansions stand
  readonly oneOfEach: string // tiles that were taken out
  readonly chosen: string // a card that is still secret
  readonly secret: (card: string) => string // one that this viewer knows
  readonly noTower: string
  readonly struck: string
  readonly government: string
  readonly full: string
  round(n: number): string
  number(n: number): string
  money(n: number): string
  vp(n: number): string
  refills(level: number): string
  lastRound(n: number): string
  store(cubes: Cubes, room: number): string
  holdings(rows: readonly string[]): string
  spot(spot: Spot): string
  bot(spot: string, card: string | undefined): string
  owner(seat: Seat | 'bot', who: Names): string
  copies(n: number, tile: string): string
  bag(cubes: Cubes, grey: boolean): string
  list(texts: readonly string[]): string
}

export const situationIn =
  (words: SituationWords) =>
  (view: View, who: Names): Section[] => [
    round(words, view, who),
    fields(words, view),
    players(words, view, who),
    ...actions(words, view, who),
    ...buildings(words, view, who),
    tiles(words, view),
    investments(words, view, who),
    decks(words, view),
  ]

function round(words: SituationWords, view: View, who: Names): Section {
  const { terms } = words
  const own = typeof view.viewer === 'number' ? at(view.cards, view.viewer) : 'none'
  const { bot } = view
  return {
    title: words.round(view.round),
    rule: 'OIL-3.1',
    rows: [
      [terms.first, who(view.first)],
      [terms.supervisor, who(supervisorOf(view))],
      [terms.subsidy, words.money(view.subsidy)],
      ...(own === 'none' || own === null ? [] : [[terms.ownCard, words.cards[own]]]),
      ...(view.strike === 'none' ? [] : [[terms.strike, words.fields[view.strike]]]),
      ...(bot === 'none' ? [] : [[terms.bot, words.bot(words.spot(bot.worker), bot.card === 'none' ? undefined : words.cards[bot.card])]]),
      ...(endIsNear(view) ? [[terms.last, words.lastRound(view.lastRound)]] : []),
    ],
  }
}

const fields = (words: SituationWords, view: View): Section => ({
  title: words.titles.fields,
  rule: 'OIL-9.1',
  columns: words.columns.fields,
  rows: FIELDS.map(field => {
    const { oil, gas, level } = view.fields[field]
    return [
      view.strike === field ? `${words.fields[field]} (${words.struck})` : words.fields[field],
      words.number(oil),
      words.number(gas),
      isExhausted(view, field) ? words.refills(0) : words.refills(level),
      words.number(leasesShown(view, field)),
    ]
  }),
})

const players = (words: SituationWords, view: View, who: Names): Section => ({
  title: words.titles.players,
  rule: 'OIL-1.1',
  columns: words.columns.players,
  rows: seatsOf(view).map(seat => [
    who(seat),
    words.money(at(view.money, seat)),
    words.number(at(view.vp, seat)),
    words.store(at(view.stores, seat), roomOf(view, seat)),
    heldBy(words, view, seat),
    cardOf(words, view, seat),
  ]),
})

function heldBy(words: SituationWords, view: View, seat: Seat): string {
  const held = INVESTMENTS.flatMap(row => view.rows[row].filter(cube => cube === seat).map(() => words.number(row)))
  return held.length === 0 ? words.nothing : words.holdings(held)
}
function cardOf(words: SituationWords, view: View, seat: Seat): string {
  const shown = at(view.shown, seat)
  if (shown !== 'none') return words.cards[shown]
  const chosen = at(view.cards, seat)
  if (chosen === 'none') return words.nothing
  return chosen === null ? words.chosen : words.secret(words.cards[chosen])
}

/** Where the workers stand, while they do. */
function actions(words: SituationWords, view: View, who: Names): Section[] {
  const placing = top(view.agenda)?.kind === 'placeWorker' || view.workers.some(spot => spot !== 'home')
  if (!placing) return []
  return [
    {
      title: words.titles.actions,
      rule: 'OIL-C1',
      columns: words.columns.actions,
      rows: COLUMNS.map(each => {
        const { workers, free } = column(view, each)
        return [
          words.actions[each],
          workers.length === 0 ? words.nothing : words.list(workers.map(worker => standing(words, view, each, worker, who))),
          words.number(free),
        ]
      }),
    },
  ]
}
function standing(words: SituationWords, view: View, where: Column, worker: Seat | 'bot', who: Names): string {
  const spot = worker === 'bot' ? (view.bot === 'none' ? 'home' : view.bot.worker) : at(view.workers, worker)
  const name = words.owner(worker, who)
  return where === 'lease' && spot !== 'home' ? `${name} (${words.spot(spot)})` : name
}

/** Leases and what stands on them, field by field, and what stands beside the refineries; what is alike in one row. */
function buildings(words: SituationWords, view: View, who: Names): Section[] {
  const plots = takenPlots(view).map(({ field, owner, tower }) => [
    words.fields[field],
    words.owner(owner, who),
    tower === 'none' ? words.noTower : words.towers[tower],
    tower === 'none' ? words.nothing : words.effects[tower],
  ])
  const expansions = seatsOf(view).flatMap(seat =>
    at(view.expansions, seat).map(each => [words.refinery, who(seat), words.tiles[each], words.effects[each]]),
  )
  const rows = counted([...plots, ...expansions]).map(({ each: [where = '', owner = '', what = '', effect = ''], times }) => [
    where,
    owner,
    words.copies(times, what),
    effect,
  ])
  return rows.length === 0 ? [] : [{ title: words.titles.buildings, rule: 'OIL-5.2', columns: words.columns.buildings, rows }]
}

const tiles = (words: SituationWords, view: View): Section => ({
  title: words.titles.tiles,
  rule: 'OIL-6.1',
  columns: words.columns.tiles,
  rows: tilesShown(view).map(({ tile, copies }) => [
    words.copies(copies, words.tiles[tile]),
    words.money(TILE_FACTS[tile].price),
    words.effects[tile],
  ]),
})

const investments = (words: SituationWords, view: View, who: Names): Section => ({
  title: words.titles.investments,
  rule: 'OIL-C3',
  columns: words.columns.investments,
  rows: INVESTMENTS.map(row => {
    const price = buyingPrice(view, row)
    const covered = counted(view.rows[row]).map(({ each, times }) =>
      words.copies(times, each === 'government' ? words.government : who(each)),
    )
    return [
      words.vp(row),
      price === undefined ? words.full : words.money(price),
      covered.length === 0 ? words.nothing : words.list(covered),
    ]
  }),
})

const decks = (words: SituationWords, view: View): Section => ({
  title: words.titles.decks,
  rule: 'OIL-1.2',
  rows: [
    [words.terms.bag, words.bag(view.bag, view.bag.grey > 0)],
    [words.terms.leaseDeck, words.number(view.leases.deck.length)],
    [words.terms.tileDeck, words.number(view.tiles.deck.length)],
    ...(view.removed.length === 0 ? [] : [[words.terms.removed, words.oneOfEach]]),
  ],
})
