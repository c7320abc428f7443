/** What a player owns and sees, as far as it decides what his next actions are worth. Estates are replaced, never changed. */
import { at, type Seat } from '@wildcat/kernel'
import {
  BASE_STORE,
  type Field,
  INVESTMENT_CUBES,
  INVESTMENT_PRICES,
  INVESTMENTS,
  type Investment,
  LEASE_MARKERS,
  STORAGE,
  type Tile,
  type Tower,
} from '../components.ts'
import { holdings, plotsOf, refinesGas, storageOf } from '../queries.ts'
import type { Ground, View } from '../state.ts'

export interface Standing {
  readonly tower: Tower
  readonly field: Field
}
export interface Estate {
  readonly left: number // rounds after this one
  readonly rival: number // the most cash that another has
  readonly seats: number
  readonly national: number // what an oil brings there
  readonly strike: Field | 'none'
  readonly fields: Readonly<Record<Field, Readonly<Ground>>>
  readonly leases: readonly Field[] // on show
  readonly tiles: readonly Tile[] // on show
  readonly covered: Readonly<Record<Investment, number>> // spaces of the investment rows
  readonly money: number
  readonly vp: number
  readonly oil: number
  readonly gas: number
  readonly storages: number
  readonly refinery: boolean
  readonly towers: readonly Standing[]
  readonly bare: readonly Field[] // own leases without a tower
  readonly invested: Readonly<Record<Investment, number>>
}

export function estateOf(view: View, seat: Seat, left: number, national: number): Estate {
  const own = plotsOf(view, seat).map(plot => at(view.plots, plot))
  const towers: Standing[] = []
  for (const { tower, field } of own) if (tower !== 'none') towers.push({ tower, field })
  return {
    left,
    rival: Math.max(...view.money.filter((_, each) => each !== seat)),
    seats: view.seats,
    national,
    strike: view.strike,
    fields: view.fields,
    leases: view.leases.onShow,
    tiles: view.tiles.onShow,
    covered: { 5: view.rows[5].length, 3: view.rows[3].length, 2: view.rows[2].length },
    money: at(view.money, seat),
    vp: at(view.vp, seat),
    ...at(view.stores, seat),
    storages: storageOf(view, seat),
    refinery: refinesGas(view, seat),
    towers,
    bare: own.filter(({ tower }) => tower === 'none').map(({ field }) => field),
    invested: { 5: holdings(view, seat, 5), 3: holdings(view, seat, 3), 2: holdings(view, seat, 2) },
  }
}

export const capacity = ({ storages }: Estate): number => BASE_STORE + STORAGE * storages
export const freeCubes = ({ invested }: Estate): number =>
  INVESTMENTS.reduce<number>((cubes, row) => cubes - invested[row], INVESTMENT_CUBES)
export const markers = ({ towers, bare }: Estate): number => LEASE_MARKERS - towers.length - bare.length
/** The leftmost open price; undefined: the row is full. */
export const priceOf = ({ covered }: Estate, row: Investment): number | undefined => INVESTMENT_PRICES[row][covered[row]]
export const saleOf = (estate: Estate, row: Investment): number =>
  priceOf(estate, row) ?? at(INVESTMENT_PRICES[row], INVESTMENT_PRICES[row].length - 1)
