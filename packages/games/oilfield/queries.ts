/** Questions about the table. */
import { at, type Seat, top, topOf } from '@wildcat/kernel'
import {
  BASE_STORE,
  COLUMNS,
  type Column,
  type Field,
  INVESTMENT_CUBES,
  INVESTMENT_PRICES,
  INVESTMENTS,
  type Investment,
  LAST_LEASE_SPACE,
  LEASE_MARKERS,
  nationalPrices,
  SPACES,
  STORAGE,
  type Tile,
} from './components.ts'
import type { Score } from './events.ts'
import type { Cubes, Spot, Step, StepSeen, View } from './state.ts'

/** The steps that wait for somebody. */
const DECISIONS = [
  'placeWorker',
  'chooseCards',
  'lease',
  'build',
  'drill',
  'local',
  'national',
  'becomeFirst',
  'subsidy',
  'invest',
  'fee',
] as const satisfies readonly Step['kind'][]

/** What the table waits for. */
export const askedOf = ({ agenda }: View): StepSeen<(typeof DECISIONS)[number]> | undefined => topOf(agenda, DECISIONS)

/** [OIL-5.6] Whoever sits to the right of the first player. */
export const supervisorOf = ({ first, seats }: Pick<View, 'first' | 'seats'>): Seat => (first + seats - 1) % seats

/** [OIL-2.1] Who has a worker here: a seat, the neutral bot, or nobody. */
export function workerOn(view: View, column: Column, space: number): Seat | 'bot' | 'nobody' {
  const isHere = (spot: Spot | 'home') => spot !== 'home' && spot.column === column && spot.space === space
  if (view.bot !== 'none' && isHere(view.bot.worker)) return 'bot'
  const seat = view.workers.findIndex(isHere)
  return seat < 0 ? 'nobody' : seat
}
/** [OIL-2.2] */
export const isOpen = ({ seats }: Pick<View, 'seats'>, column: Column, space: number): boolean => at(SPACES[column], space) <= seats
/** [OIL-2.1] The topmost space that is open and free; undefined: the column is full. */
export function topmostFree(view: View, column: Column): number | undefined {
  const space = SPACES[column].findIndex((_, each) => isOpen(view, column, each) && workerOn(view, column, each) === 'nobody')
  return space < 0 ? undefined : space
}

/** [OIL-11.3] Where the neutral bot's worker goes next: one column to the right; instead of INVEST, the cheapest space of LEASE. */
export function nextBotSpot({ column }: Spot): Spot {
  const next = at(COLUMNS, COLUMNS.indexOf(column) + 1)
  return next === 'invest' ? { column: 'lease', space: LAST_LEASE_SPACE } : { column: next, space: 0 }
}

/** Plots of this owner, as places in `plots`. */
export function plotsOf({ plots }: Pick<View, 'plots'>, owner: Seat | 'bot'): number[] {
  const found: number[] = []
  plots.forEach((plot, index) => {
    if (plot.owner === owner) found.push(index)
  })
  return found
}
export const leasesOf = (view: Pick<View, 'plots'>, seat: Seat): number => plotsOf(view, seat).length
/** [OIL-5.1] */
export const markersLeft = (view: Pick<View, 'plots'>, seat: Seat): number => LEASE_MARKERS - leasesOf(view, seat)
/** [OIL-5.2] The first own lease in a field that has no tower yet. */
export const bareLease = ({ plots }: Pick<View, 'plots'>, seat: Seat, field: Field): number | undefined => {
  const plot = plots.findIndex(each => each.owner === seat && each.field === field && each.tower === 'none')
  return plot < 0 ? undefined : plot
}
export const towersOf = (view: Pick<View, 'plots'>, owner: Seat | 'bot'): number[] =>
  plotsOf(view, owner).filter(plot => at(view.plots, plot).tower !== 'none')

/** Tiles that players and the bot have built. */
export const builtTiles = ({ plots, expansions }: Pick<View, 'plots' | 'expansions'>): Tile[] => [
  ...plots.flatMap(({ tower }): Tile[] => (tower === 'none' ? [] : [tower === 'governmentPaid' ? 'government' : tower])),
  ...expansions.flat(),
]

type Stocked = Pick<View, 'stores' | 'expansions'>
const countOf = <X>(list: readonly X[], wanted: X): number => list.reduce((n, each) => n + (each === wanted ? 1 : 0), 0)
/** [OIL-6.1] */
export const storageOf = ({ expansions }: Pick<View, 'expansions'>, seat: Seat): number => countOf(at(expansions, seat), 'storage')
export const capacity = (storages: number): number => BASE_STORE + STORAGE * storages
export const capacityOf = (view: Pick<View, 'expansions'>, seat: Seat): number => capacity(storageOf(view, seat))
export const cubesIn = ({ oil, gas }: Cubes): number => oil + gas
export const roomOf = (view: Stocked, seat: Seat): number => capacityOf(view, seat) - cubesIn(at(view.stores, seat))
/** [OIL-7.1] */
export const refinesGas = ({ expansions }: Pick<View, 'expansions'>, seat: Seat): boolean => at(expansions, seat).includes('gasRefinery')

/** [OIL-6.2, OIL-10.2] Full sections of a store, with the cubes arranged for the best. */
export const fullSections = (cubes: number, storages: number): number =>
  Math.max(full(cubes, storages), 1 + full(cubes - BASE_STORE, storages)) // without the base, and with it
const full = (cubes: number, storages: number): number => Math.min(storages, Math.floor(cubes / STORAGE))
/** [OIL-6.2] How many cubes lie in each section, the base first, then the storages, so that most of them are full. */
export function inSections(cubes: number, storages: number): readonly number[] {
  const sizes = [BASE_STORE, ...new Array<number>(storages).fill(STORAGE)]
  const isBaseLast = full(cubes, storages) > 0 && full(cubes, storages) >= (cubes < BASE_STORE ? 1 : 2 + full(cubes - BASE_STORE, storages))
  const order = isBaseLast ? [...sizes.keys()].slice(1).concat(0) : [...sizes.keys()]
  const filled = sizes.map(() => 0)
  let left = cubes
  for (const section of order) {
    filled[section] = Math.min(left, at(sizes, section))
    left -= at(filled, section)
  }
  return filled
}
export const sectionsOf = (view: Stocked, seat: Seat): number => fullSections(cubesIn(at(view.stores, seat)), storageOf(view, seat))

/** [OIL-9.2] */
export const isStruck = ({ strike }: Pick<View, 'strike'>, field: Field): boolean => strike === field
/** [OIL-10.1] */
export const isExhausted = ({ fields }: Pick<View, 'fields'>, field: Field): boolean => fields[field].level === 0
/** [OIL-10.1] Is the last round known, because it is this one or the next? Two fields are exhausted, or thirty rounds nearly played. */
export const endIsNear = ({ round, lastRound }: Pick<View, 'round' | 'lastRound'>): boolean => lastRound - round <= 1

/** [OIL-10.3] The better result first: most points, then fewest coins, then fewest leases bought. */
export const byResult = (a: Score, b: Score): number => b.total - a.total || a.money - b.money || a.bought - b.bought

/** [OIL-7.2] Fields from which own national towers would sell now, a field for each tower that finds oil. */
export function nationalTowers(view: Pick<View, 'plots' | 'fields' | 'strike'>, seat: Seat): Field[] {
  const found: Field[] = []
  for (const { owner, tower, field } of view.plots)
    if (owner === seat && tower === 'national' && !isStruck(view, field) && countOf(found, field) < view.fields[field].oil)
      found.push(field)
  return found
}

/** [OIL-5.7] What a stored cube brings when so many have shown the national card. */
export function nationalPrice(seats: number, sellers: number): number {
  const prices = nationalPrices(seats)
  return at(prices, Math.min(Math.max(sellers, 1), prices.length) - 1)
}

type Invested = Pick<View, 'rows'>
/** [OIL-5.8] The leftmost open price where so many spaces are covered; undefined: the row is full. */
export const openPrice = (row: Investment, covered: number): number | undefined => INVESTMENT_PRICES[row][covered]
/** [OIL-5.9] A full row pays its last price. */
export const salePrice = (row: Investment, covered: number): number =>
  openPrice(row, covered) ?? at(INVESTMENT_PRICES[row], INVESTMENT_PRICES[row].length - 1)
export const buyingPrice = ({ rows }: Invested, row: Investment): number | undefined => openPrice(row, rows[row].length)
export const sellingPrice = ({ rows }: Invested, row: Investment): number => salePrice(row, rows[row].length)
export const holdings = ({ rows }: Invested, seat: Seat, row: Investment): number => countOf(rows[row], seat)
/** Rows in which this seat has a cube. */
export const investedIn = (view: Invested, seat: Seat): Investment[] => INVESTMENTS.filter(row => holdings(view, seat, row) > 0)
/** [OIL-5.8] Cubes that are not invested. */
export const freeCubes = (view: Invested, seat: Seat): number =>
  INVESTMENTS.reduce<number>((cubes, row) => cubes - holdings(view, seat, row), INVESTMENT_CUBES)
/** [OIL-2.3] Cash, and what all own investments would bring now. A sale leaves the prices as they are. */
export const meansOf = (view: Pick<View, 'rows' | 'money'>, seat: Seat): number =>
  INVESTMENTS.reduce<number>((sum, row) => sum + holdings(view, seat, row) * sellingPrice(view, row), at(view.money, seat))

/** [OIL-2.5] Who has a decision of his own now; a card can be changed until all have chosen. */
export function decides(view: View, seat: Seat): boolean {
  const step = top(view.agenda)
  return step?.kind === 'chooseCards' || (step !== undefined && 'seat' in step && step.seat === seat)
}

/** [OIL-3.2] Must a bidder sell investments now, because only so he can pay his price? */
export function mustRaise(view: View): boolean {
  const step = top(view.agenda)
  if (step?.kind !== 'lease' || step.by !== 'worker' || view.leases.onShow.length === 0) return false
  const { seat, price } = step
  return markersLeft(view, seat) > 0 && at(view.money, seat) < price && meansOf(view, seat) >= price
}

/** What a tower brings: cubes for the store, and the one that is sold at once. */
export interface Haul {
  readonly oil: number
  readonly gas: number
  readonly sold: 'nothing' | 'oil' | 'gas'
}
export const sameHaul = (a: Haul, b: Haul): boolean => a.oil === b.oil && a.gas === b.gas && a.sold === b.sold
