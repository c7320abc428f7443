/** What an action would bring a player if it were carried out now. */
import { at, type Seat } from '@wildcat/kernel'
import { EXPANSIONS, FIELDS, type Field, LOCAL_OIL_PRICE, OIL_FOR_A_POINT, TILE_FACTS, type Tile } from './components.ts'
import { hauls } from './hauls.ts'
import { bareLease, type Haul, isStruck, nationalTowers, refinesGas, towersOf } from './queries.ts'
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

type Drilled = Pick<View, 'fields' | 'stores' | 'expansions'>
type Preferred = 'money' | 'vp'

/** What is sold at once counts more than what is stored; of two sales the one that is preferred. */
const worth = ({ oil, gas, money, vp }: Gain, prefer: Preferred): number =>
  oil + gas + 1.5 * (money / LOCAL_OIL_PRICE + vp) + (prefer === 'money' ? money : vp) / 100

/** So many towers are tried in every order; of more, each in its turn. */
const MOST_ORDERED = 4

/** [OIL-5.4] All own towers used one after the other, in the order and for the kinds that bring most. */
export function drillGain(view: View, seat: Seat, prefer: Preferred = 'money'): Gain {
  const towers = towersOf(view, seat).filter(plot => !isStruck(view, at(view.plots, plot).field))
  return bestDrilling(view, seat, towers, { now: view, prefer, ordered: towers.length > MOST_ORDERED })
}

const NO_GAIN: Gain = { oil: 0, gas: 0, money: 0, vp: 0 }

interface Trying {
  readonly now: Drilled
  readonly prefer: Preferred
  readonly ordered: boolean // each in its turn
}
function bestDrilling(view: View, seat: Seat, towers: readonly number[], { now, prefer, ordered }: Trying): Gain {
  let best = NO_GAIN
  for (const plot of ordered ? towers.slice(0, 1) : towers) {
    const rest = towers.filter(other => other !== plot)
    const { tower, field } = at(view.plots, plot)
    const ways = tower === 'none' ? [] : hauls(now, seat, tower, field)
    const tried = ways.length === 0 ? [bestDrilling(view, seat, rest, { now, prefer, ordered })] : []
    for (const way of ways)
      tried.push(added(gainOf(way), bestDrilling(view, seat, rest, { now: taken(now, seat, field, way), prefer, ordered })))
    for (const gain of tried) if (worth(gain, prefer) > worth(best, prefer)) best = gain
  }
  return best
}

const gainOf = ({ oil, gas, sold }: Haul): Gain => ({
  oil,
  gas,
  money: sold === 'oil' ? LOCAL_OIL_PRICE : 0,
  vp: sold === 'gas' ? 1 : 0,
})
const added = (a: Gain, b: Gain): Gain => ({ oil: a.oil + b.oil, gas: a.gas + b.gas, money: a.money + b.money, vp: a.vp + b.vp })

/** After a tower was used: in the ground, and in the store. */
function taken(now: Drilled, seat: Seat, field: Field, { oil, gas, sold }: Haul): Drilled {
  const ground = now.fields[field]
  const left = { ...ground, oil: ground.oil - oil - (sold === 'oil' ? 1 : 0), gas: ground.gas - gas - (sold === 'gas' ? 1 : 0) }
  const store = at(now.stores, seat)
  return {
    ...now,
    fields: { ...now.fields, [field]: left },
    stores: now.stores.map((each, n) => (n === seat ? { oil: store.oil + oil, gas: store.gas + gas } : each)),
  }
}

/** [OIL-5.5] All that is in store, sold for as much money as it brings, or for as many points. */
export function localGain(
  { stores }: Pick<View, 'stores'>,
  seat: Seat,
  prefer: Preferred,
): { readonly money: number; readonly vp: number } {
  const { oil, gas } = at(stores, seat)
  const pairs = prefer === 'vp' ? Math.floor(oil / OIL_FOR_A_POINT) : 0
  return { money: (oil - pairs * OIL_FOR_A_POINT) * LOCAL_OIL_PRICE, vp: gas + pairs }
}

/** [OIL-5.7, OIL-7.1] Cubes that the national market takes: from the store, and those that national towers sell out of their fields. */
export function nationalCubes(view: View, seat: Seat): { readonly stored: number; readonly ofTowers: number } {
  const { oil, gas } = at(view.stores, seat)
  return { stored: oil + (refinesGas(view, seat) ? gas : 0), ofTowers: nationalTowers(view, seat).length }
}
