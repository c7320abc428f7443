/** What the board shows while pieces move, and how what happens changes it. */
import { at, type Seat } from '@wildcat/kernel'
import {
  type Event,
  type Field,
  type Haul,
  type Investment,
  LOCAL_OIL_PRICE,
  type Plot,
  plotsIn,
  type Tile,
  type View,
} from '@wildcat/oilfield/board'

export type Shown = Pick<
  View,
  | 'round'
  | 'first'
  | 'lastRound'
  | 'subsidy'
  | 'money'
  | 'vp'
  | 'stores'
  | 'expansions'
  | 'fields'
  | 'strike'
  | 'plots'
  | 'leases'
  | 'tiles'
  | 'rows'
  | 'workers'
  | 'cards'
  | 'shown'
  | 'bot'
  | 'bag'
>
export type Phase = 'selection' | 'workers' | 'cards'
/** Cards lie face down while the workers act, and open while they are carried out themselves. */
export const phaseOf = ({ shown, cards }: Pick<Shown, 'shown' | 'cards'>): Phase =>
  shown.some(card => card !== 'none') ? 'cards' : cards.includes('none') ? 'selection' : 'workers'

/** A fee comes with the refills after a phase: after the cards, too, when they are taken up already. */
export const phaseAsked = (shown: Pick<Shown, 'shown' | 'cards'>, asked: string | undefined): Phase =>
  asked === 'fee' && phaseOf(shown) === 'selection' ? 'cards' : phaseOf(shown)

type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const put = <X>(list: readonly X[], place: number, value: X): readonly X[] => list.map((each, n) => (n === place ? value : each))
const add = (list: readonly number[], seat: Seat, n: number): readonly number[] => put(list, seat, at(list, seat) + n)
const withoutOne = <X>(list: readonly X[], one: X): readonly X[] => {
  const place = list.indexOf(one)
  return list.filter((_, n) => n !== place)
}
const plotAt = (shown: Shown, plot: number | undefined, change: Partial<Plot>): Shown =>
  plot === undefined ? shown : { ...shown, plots: put(shown.plots, plot, { ...at(shown.plots, plot), ...change }) }
const findPlot = (shown: Shown, field: Field, owner: Plot['owner'], tower: Plot['tower']): number | undefined =>
  plotsIn(shown, field).find(each => at(shown.plots, each).owner === owner && at(shown.plots, each).tower === tower)

export const paid = (shown: Shown, seat: Seat, money: number): Shown => ({ ...shown, money: add(shown.money, seat, money) })
const scored = (shown: Shown, seat: Seat, vp: number): Shown => ({ ...shown, vp: add(shown.vp, seat, vp) })

const stored = (shown: Shown, seat: Seat, oil: number, gas: number): Shown => {
  const store = at(shown.stores, seat)
  return { ...shown, stores: put(shown.stores, seat, { oil: store.oil + oil, gas: store.gas + gas }) }
}
const inField = (shown: Shown, field: Field, oil: number, gas: number): Shown => {
  const ground = shown.fields[field]
  return { ...shown, fields: { ...shown.fields, [field]: { ...ground, oil: ground.oil + oil, gas: ground.gas + gas } } }
}
const inBag = (shown: Shown, oil: number, gas: number): Shown => ({
  ...shown,
  bag: { ...shown.bag, oil: shown.bag.oil + oil, gas: shown.bag.gas + gas },
})
const grey = (shown: Shown, n: number): Shown => ({ ...shown, bag: { ...shown.bag, grey: shown.bag.grey + n } })

/** Out of the ground: into the store, and one perhaps sold at once. */
function broughtHome(shown: Shown, seat: Seat, field: Field, { oil, gas, sold }: Haul): Shown {
  const home = stored(inField(shown, field, -oil, -gas), seat, oil, gas)
  if (sold === 'nothing') return home
  return sold === 'oil'
    ? paid(inBag(inField(home, field, -1, 0), 1, 0), seat, LOCAL_OIL_PRICE)
    : scored(inBag(inField(home, field, 0, -1), 0, 1), seat, 1)
}
const left = (shown: Shown, seat: Seat, oil: number, gas: number): Shown => inBag(stored(shown, seat, -oil, -gas), oil, gas)

interface Market<X> {
  readonly deck: readonly (X | null)[]
  readonly onShow: readonly X[]
}
/** Shuffled back, and others shown: nobody sees which are in the deck. */
const anew = <X>({ deck, onShow }: Market<X>, shown: readonly X[]): Market<X> => ({
  deck: Array.from({ length: deck.length + onShow.length - shown.length }, () => null),
  onShow: shown,
})
const more = <X>({ deck, onShow }: Market<X>, fresh: readonly X[]): Market<X> => ({
  deck: deck.slice(fresh.length),
  onShow: [...onShow, ...fresh],
})

export const after = {
  /** With it cards and workers are back, of which nobody is told otherwise. */
  roundStarted: (shown: Shown, { round, first }: Told<'roundStarted'>): Shown => ({
    ...shown,
    round,
    first,
    workers: shown.workers.map(() => 'home'),
    shown: shown.shown.map(() => 'none'),
    bot: shown.bot === 'none' ? 'none' : { ...shown.bot, card: 'none' },
  }),
  botWorkerMoved: (shown: Shown, { to }: Told<'botWorkerMoved'>): Shown =>
    shown.bot === 'none' ? shown : { ...shown, bot: { ...shown.bot, worker: to } },
  workerPlaced: (shown: Shown, { seat, to }: Told<'workerPlaced'>): Shown => ({ ...shown, workers: put(shown.workers, seat, to) }),
  cardChosen: (shown: Shown, { seat, card }: Told<'cardChosen'>): Shown => ({ ...shown, cards: put(shown.cards, seat, card) }),
  cardsShown: (shown: Shown, { cards, bot }: Told<'cardsShown'>): Shown => ({
    ...shown,
    shown: [...cards],
    cards: cards.map(() => 'none'),
    bot: shown.bot === 'none' ? 'none' : { ...shown.bot, card: bot },
  }),
  leaseTaken: (shown: Shown, { seat, field, price }: Told<'leaseTaken'>): Shown => {
    const taken = plotAt(shown, findPlot(shown, field, 'nobody', 'none'), { owner: seat })
    return paid({ ...taken, leases: { ...shown.leases, onShow: withoutOne(shown.leases.onShow, field) } }, seat, -price)
  },
  built: (shown: Shown, { seat, tile, on, price }: Told<'built'>): Shown => {
    const bought = paid({ ...shown, tiles: { ...shown.tiles, onShow: withoutOne(shown.tiles.onShow, tile) } }, seat, -price)
    if (tile === 'storage' || tile === 'gasRefinery')
      return { ...bought, expansions: put(bought.expansions, seat, [...at(bought.expansions, seat), tile]) }
    return on === 'refinery' ? bought : plotAt(bought, findPlot(bought, on, seat, 'none'), { tower: tile })
  },
  drilled: (shown: Shown, { seat, field, ...haul }: Told<'drilled'>): Shown => broughtHome(shown, seat, field, haul),
  soldLocally: (shown: Shown, { seat, oil, pairs, gas, money, vp }: Told<'soldLocally'>): Shown =>
    scored(paid(left(shown, seat, oil + 2 * pairs, gas), seat, money), seat, vp),
  soldNationally: (shown: Shown, { seat, oil, gas, towers, money }: Told<'soldNationally'>): Shown => {
    const sold = paid(left(shown, seat, oil, gas), seat, money)
    return towers.reduce((now, field) => inBag(inField(now, field, -1, 0), 1, 0), sold)
  },
  subsidyTaken: (shown: Shown, { seat, money }: Told<'subsidyTaken'>): Shown => ({ ...paid(shown, seat, money), subsidy: 0 }),
  invested: (shown: Shown, { seat, investment, price }: Told<'invested'>): Shown =>
    covered(scored(paid(shown, seat, -price), seat, investment), investment, [...shown.rows[investment], seat]),
  investmentSold: (shown: Shown, { seat, investment, price }: Told<'investmentSold'>): Shown => {
    const row = shown.rows[investment]
    return covered(scored(paid(shown, seat, price), seat, -investment), investment, put(row, row.indexOf(seat), 'government'))
  },
  botLeases: (shown: Shown, { leases }: Told<'botLeases'>): Shown => ({ ...shown, leases: anew(shown.leases, leases) }),
  botTiles: (shown: Shown, { tiles }: Told<'botTiles'>): Shown => ({ ...shown, tiles: anew<Tile>(shown.tiles, tiles) }),
  botDrilled: (shown: Shown, { field, oil, gas }: Told<'botDrilled'>): Shown => inBag(inField(shown, field, -oil, -gas), oil, gas),
  fieldRefilled: (shown: Shown, { field, level, oil, gas, struck }: Told<'fieldRefilled'>): Shown => {
    const full = inBag(inField(atLevel(shown, field, level), field, oil, gas), -oil, -gas)
    return struck ? { ...grey(full, -1), strike: field } : full
  },
  fieldExhausted: (shown: Shown, { field }: Told<'fieldExhausted'>): Shown => atLevel(shown, field, 0),
  feePaid: (shown: Shown, { seat, field, price, struck: _, ...haul }: Told<'feePaid'>): Shown => {
    const kept = plotAt(paid(shown, seat, -price), findPlot(shown, field, seat, 'government'), { tower: 'governmentPaid' })
    return broughtHome(kept, seat, field, haul)
  },
  towerLost: (shown: Shown, { seat, field }: Told<'towerLost'>): Shown => {
    const lost = plotAt(shown, findPlot(shown, field, seat, 'government'), { owner: 'nobody', tower: 'none' })
    return {
      ...lost,
      tiles: { ...lost.tiles, onShow: [...lost.tiles.onShow, 'government'] },
      leases: { ...lost.leases, onShow: [...lost.leases.onShow, field] },
    }
  },
  strikeEnded: (shown: Shown): Shown => ({ ...grey(shown, 1), strike: 'none' }),
  tilesShown: (shown: Shown, { tiles }: Told<'tilesShown'>): Shown => ({ ...shown, tiles: more<Tile>(shown.tiles, tiles) }),
  leasesShown: (shown: Shown, { leases }: Told<'leasesShown'>): Shown => ({ ...shown, leases: more(shown.leases, leases) }),
}

const covered = (shown: Shown, row: Investment, by: Shown['rows'][Investment]): Shown => ({
  ...shown,
  rows: { ...shown.rows, [row]: by },
})
const atLevel = (shown: Shown, field: Field, level: number): Shown => ({
  ...shown,
  fields: { ...shown.fields, [field]: { ...shown.fields[field], level } },
})
