/** What an action would bring a player if it were carried out now. */
import { at, type Seat } from '@wildcat/kernel'
import { EXPANSIONS, FIELDS, type Field, LOCAL_OIL_PRICE, OIL_FOR_A_POINT, TILE_FACTS, type Tile } from './components.ts'
import { hauls } from './hauls.ts'
import { bareLease, type Haul, isStruck, refinesGas, towersOf } from './queries.ts'
import type { Cubes, View } from './state.ts'

export interface Gain extends Cubes {
  readonly money: number
  readonly vp: number
}

const isExpansion = (tile: Tile): boolean => EXPANSIONS.some(each => each === tile)

/** [OIL-5.2] Fields with an own lease on which nothing stands. */
const bareFields = (view: Pick<View, 'plots' | 'fields'>, seat: Seat): Field[] =>
  FIELDS.filter(field => bareLease(view, seat, field) !== undefined)

/** [OIL-5.2] Buildings on show that this player can pay and has a place for. */
export const buildable = (view: View, seat: Seat): Tile[] =>
  view.tiles.onShow.filter(
    tile => TILE_FACTS[tile].price <= at(view.money, seat) && (isExpansion(tile) || bareFields(view, seat).length > 0),
  )

/** What is sold at once counts more than what is stored. */
const worth = ({ oil, gas, sold }: Haul): number => oil + gas + (sold === 'nothing' ? 0 : 1.5)

/** [OIL-5.4] All own towers used one after the other, each for as much as it can bring. */
export function drillGain(view: View, seat: Seat): Gain {
  const fields = { dallas: { ...view.fields.dallas }, austin: { ...view.fields.austin }, pecos: { ...view.fields.pecos } }
  const stores = view.stores.map(store => ({ ...store }))
  const gain = { oil: 0, gas: 0, money: 0, vp: 0 }
  for (const plot of towersOf(view, seat)) {
    const { tower, field } = at(view.plots, plot)
    if (tower === 'none' || isStruck(view, field)) continue
    const [best] = hauls({ fields, stores, expansions: view.expansions }, seat, tower, field).toSorted((a, b) => worth(b) - worth(a))
    if (best === undefined) continue
    const ground = fields[field]
    const store = at(stores, seat)
    ground.oil -= best.oil + (best.sold === 'oil' ? 1 : 0)
    ground.gas -= best.gas + (best.sold === 'gas' ? 1 : 0)
    store.oil += best.oil
    store.gas += best.gas
    gain.oil += best.oil
    gain.gas += best.gas
    if (best.sold === 'oil') gain.money += LOCAL_OIL_PRICE
    if (best.sold === 'gas') gain.vp += 1
  }
  return gain
}

/** [OIL-5.5] All that is in store, for as much money as there is, or for as many points. */
export function localGain({ stores }: Pick<View, 'stores'>, seat: Seat): { readonly money: number; readonly vp: number } {
  const { oil, gas } = at(stores, seat)
  return { money: oil * LOCAL_OIL_PRICE, vp: gas + Math.floor(oil / OIL_FOR_A_POINT) }
}

/** [OIL-5.7, OIL-7.1] Cubes in store that the national market takes. */
export function nationalCubes(view: View, seat: Seat): number {
  const { oil, gas } = at(view.stores, seat)
  return oil + (refinesGas(view, seat) ? gas : 0)
}
