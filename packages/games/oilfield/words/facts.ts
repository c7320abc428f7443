/** What sentences in every language need to know about the table. */
import { at, forSeats, type Seat, top } from '@wildcat/kernel'
import {
  ACTIONS,
  type Action,
  type Column,
  EXPANSIONS,
  type Field,
  INVESTMENTS,
  LEASE_PRICES,
  NATIONAL_PRICES,
  PRIVATE_LEASE_PRICE,
  SPACES,
  TILE_FACTS,
  TILES,
  type Tile,
} from '../components.ts'
import type { Score } from '../events.ts'
import { hauls } from '../hauls.ts'
import {
  buyingPrice,
  byResult,
  freeCubes,
  isOpen,
  isStruck,
  markersLeft,
  meansOf,
  plotsOf,
  refinesGas,
  towersOf,
  workerOn,
} from '../queries.ts'
import type { Plot, View } from '../state.ts'

export const seatsOf = (view: View): Seat[] => forSeats(view.seats, seat => seat)

/** [OIL-C4] How often a field will still be refilled. */
export const refillsLeft = (level: number): number => Math.max(0, level - 1)

export const leasesShown = ({ leases: { onShow } }: View, field: Field): number => onShow.filter(each => each === field).length
/** Each tile on show with how many there are of it, in the order of the box. */
export const tilesShown = ({ tiles: { onShow } }: View): { readonly tile: Tile; readonly copies: number }[] =>
  TILES.map(tile => ({ tile, copies: onShow.filter(each => each === tile).length })).filter(({ copies }) => copies > 0)

export const bareLeases = (view: View, seat: Seat): number => plotsOf(view, seat).length - towersOf(view, seat).length
/** Leases with their owners, field by field. */
export const takenPlots = ({ plots }: View): (Plot & { readonly owner: Seat | 'bot' })[] =>
  plots.flatMap(({ field, owner, tower }) => (owner === 'nobody' ? [] : [{ field, owner, tower }]))

/** Who stands in a column, from the top, and how many spaces are still free there. */
export function column(view: View, which: Column): { readonly workers: readonly (Seat | 'bot')[]; readonly free: number } {
  const spaces = [...SPACES[which].keys()].filter(space => isOpen(view, which, space))
  const workers = spaces.map(space => workerOn(view, which, space)).filter(worker => worker !== 'nobody')
  return { workers, free: spaces.length - workers.length }
}

/** [OIL-10.3] Seats from the best result down; who share a place as they sit. */
export const ranking = (scores: readonly Score[]): Seat[] => [...scores.keys()].toSorted((a, b) => byResult(at(scores, a), at(scores, b)))

export const towerCount = (view: View, seat: Seat): number => towersOf(view, seat).length
/** Towers that can be used by drilling. */
export const drillingTowers = (view: View, seat: Seat): number =>
  towersOf(view, seat).filter(plot => at(view.plots, plot).tower !== 'national').length
/** [OIL-7.1, OIL-7.2] What this player could sell nationally besides oil. */
export const nationalExtras = (view: View, seat: Seat): { readonly gas: boolean; readonly towers: number } => ({
  gas: refinesGas(view, seat),
  towers: towersOf(view, seat).length - drillingTowers(view, seat),
})
/** [OIL-5.7] What the national market can pay at this table, the best first. */
export const nationalPrices = ({ seats }: View): readonly number[] => (seats < 4 ? NATIONAL_PRICES.few : NATIONAL_PRICES.many)
/** [OIL-5.7] Who shows the national card, the bot included. */
export const sellersShown = ({ shown, bot }: View): number =>
  [...shown, ...(bot === 'none' ? [] : [bot.card])].filter(card => card === 'national').length

/** The action that is being carried out, if one is. */
export const actionNow = (view: View): Action | undefined => ACTIONS.find(action => action === top(view.agenda)?.kind)
/** Has this drilling used a tower? */
export const hasDrilled = (view: View): boolean => {
  const step = top(view.agenda)
  return step?.kind === 'drill' && step.used.length > 0
}

/** Why none of the LEASE spaces can be taken; undefined: one can. */
export function whyNoBid(view: View, seat: Seat): 'marker' | 'taken' | 'money' | undefined {
  if (markersLeft(view, seat) === 0) return 'marker'
  const free = LEASE_PRICES.filter((_, space) => workerOn(view, 'lease', space) === 'nobody')
  if (free.length === 0) return 'taken'
  return free.some(price => price <= meansOf(view, seat)) ? undefined : 'money'
}

/** Why no lease can be had by a card now; undefined: one can. */
export function whyNoLease(view: View, seat: Seat): 'none' | 'marker' | 'money' | undefined {
  if (view.leases.onShow.length === 0) return 'none'
  if (markersLeft(view, seat) === 0) return 'marker'
  return meansOf(view, seat) < PRIVATE_LEASE_PRICE ? 'money' : undefined
}

/** Why no tile can be built now; undefined: one can. */
export function whyNoTile(view: View, seat: Seat): 'money' | 'lease' | undefined {
  const affordable = view.tiles.onShow.filter(tile => TILE_FACTS[tile].price <= at(view.money, seat))
  if (affordable.length === 0) return 'money'
  return bareLeases(view, seat) > 0 || affordable.some(tile => EXPANSIONS.some(each => each === tile)) ? undefined : 'lease'
}

/** Why no tower can be used now, a strike if without it one could; undefined: one can. */
export function whyNoDrill(view: View, seat: Seat): 'tower' | 'national' | 'strike' | 'nothing' | undefined {
  if (towerCount(view, seat) === 0) return 'tower'
  if (drillingTowers(view, seat) === 0) return 'national'
  const able = towersOf(view, seat)
    .map(plot => at(view.plots, plot))
    .filter(({ tower, field }) => tower !== 'none' && hauls(view, seat, tower, field).length > 0)
  if (able.length === 0) return 'nothing'
  return able.every(({ field }) => isStruck(view, field)) ? 'strike' : undefined
}

/** Why nothing can be bought on INVEST now; undefined: something can. */
export function whyNoInvestment(view: View, seat: Seat): 'full' | 'cube' | 'money' | undefined {
  if (INVESTMENTS.every(row => buyingPrice(view, row) === undefined)) return 'full'
  if (freeCubes(view, seat) === 0) return 'cube'
  return INVESTMENTS.some(row => (buyingPrice(view, row) ?? Number.POSITIVE_INFINITY) <= at(view.money, seat)) ? undefined : 'money'
}

/** What is in a list and how often, in the order in which it comes. */
export function counted<X>(list: readonly X[]): { readonly each: X; readonly times: number }[] {
  const found = new Map<string, { each: X; times: number }>()
  for (const each of list) {
    const key = JSON.stringify(each)
    found.set(key, { each, times: (found.get(key)?.times ?? 0) + 1 })
  }
  return [...found.values()]
}
