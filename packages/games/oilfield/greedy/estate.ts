/**
 * What a player owns and sees, as far as it decides what his next actions are worth. Estates are replaced, never changed; only what one is
 * worth is written down on it when it has been worked out.
 */
import { at, type Seat } from '@wildcat/kernel'
import type { Field, Investment, Tile, Tower } from '../components.ts'
import { freeCubes, holdings, markersLeft, openPrice, plotsOf, refinesGas, salePrice, storageOf } from '../queries.ts'
import type { Ground, View } from '../state.ts'
import { type Constants, constantsFor } from './constants.ts'

export interface Standing {
  readonly tower: Tower
  readonly field: Field
}
export interface Estate {
  value: number | undefined // what it is worth, if anybody has asked
  readonly constants: Constants // by which it is weighed
  readonly left: number // rounds after this one
  readonly rival: number // the most cash that another has
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
  readonly markers: number // for more leases
  readonly cubes: number // for more investments
  readonly invested: Readonly<Record<Investment, number>>
}

export function estateOf(view: View, seat: Seat, left: number, national: number, constants = constantsFor(view.seats)): Estate {
  const own = plotsOf(view, seat).map(plot => at(view.plots, plot))
  const towers: Standing[] = []
  for (const { tower, field } of own) if (tower !== 'none') towers.push({ tower, field })
  return {
    value: undefined,
    constants,
    left,
    rival: Math.max(...view.money.filter((_, each) => each !== seat)),
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
    markers: markersLeft(view, seat),
    cubes: freeCubes(view, seat),
    invested: { 5: holdings(view, seat, 5), 3: holdings(view, seat, 3), 2: holdings(view, seat, 2) },
  }
}

type Draft = { -readonly [K in keyof Estate]: Estate[K] }
/** The same once more, to be changed before it is handed on. Written out, because whoever plans does it most. */
export const copyOf = (estate: Estate): Draft => ({
  value: undefined,
  constants: estate.constants,
  left: estate.left,
  rival: estate.rival,
  national: estate.national,
  strike: estate.strike,
  fields: estate.fields,
  leases: estate.leases,
  tiles: estate.tiles,
  covered: estate.covered,
  money: estate.money,
  vp: estate.vp,
  oil: estate.oil,
  gas: estate.gas,
  storages: estate.storages,
  refinery: estate.refinery,
  towers: estate.towers,
  bare: estate.bare,
  markers: estate.markers,
  cubes: estate.cubes,
  invested: estate.invested,
})

export const priceOf = ({ covered }: Estate, row: Investment): number | undefined => openPrice(row, covered[row])
export const saleOf = ({ covered }: Estate, row: Investment): number => salePrice(row, covered[row])
