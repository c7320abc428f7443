/** What an estate becomes by a command, as far as it can be foreseen. */
import type { CommandOf } from '../commands.ts'
import {
  type Field,
  GOVERNMENT_FEE,
  type Investment,
  LOCAL_OIL_PRICE,
  NATIONAL_TOWER_BONUS,
  OIL_FOR_A_POINT,
  TILE_FACTS,
} from '../components.ts'
import { haulsFrom } from '../hauls.ts'
import { capacity, type Haul, nationalTowers } from '../queries.ts'
import { copyOf, type Estate, priceOf, type Standing, saleOf } from './estate.ts'

export function leased(estate: Estate, field: Field, price: number): Estate {
  const after = copyOf(estate)
  after.money -= price
  after.leases = without(estate.leases, field)
  after.bare = [...estate.bare, field]
  after.markers--
  return after
}

export function built(estate: Estate, { tile, on }: Pick<CommandOf<'build'>, 'tile' | 'on'>): Estate {
  const after = copyOf(estate)
  after.money -= TILE_FACTS[tile].price
  after.tiles = without(estate.tiles, tile)
  if (tile === 'storage') after.storages++
  else if (tile === 'gasRefinery' || on === 'refinery') after.refinery = true
  else {
    after.bare = without(estate.bare, on)
    after.towers = [...estate.towers, { tower: tile, field: on }]
  }
  return after
}

/** What this tower could bring now. */
export function haulsOf(estate: Estate, { tower, field }: Standing): Haul[] {
  if (estate.strike === field) return []
  return haulsFrom(estate.fields[field], tower, capacity(estate.storages) - estate.oil - estate.gas, estate.refinery)
}

export function drilled(estate: Estate, field: Field, { oil, gas, sold }: Haul): Estate {
  const there = estate.fields[field]
  const ground = { ...there, oil: there.oil - oil, gas: there.gas - gas }
  if (sold !== 'nothing') ground[sold]--
  const after = copyOf(estate)
  after.oil += oil
  after.gas += gas
  if (sold === 'oil') after.money += LOCAL_OIL_PRICE
  if (sold === 'gas') after.vp++
  after.fields = { ...estate.fields, [field]: ground }
  return after
}

export function soldLocally(estate: Estate, { oil, pairs, gas }: Omit<CommandOf<'sellLocal'>, 'kind'>): Estate {
  const after = copyOf(estate)
  after.oil -= oil + pairs * OIL_FOR_A_POINT
  after.gas -= gas
  after.money += oil * LOCAL_OIL_PRICE
  after.vp += pairs + gas
  return after
}

/** Own national towers sell with the store. */
export function soldNationally(estate: Estate, { oil, gas }: Omit<CommandOf<'sellNational'>, 'kind'>): Estate {
  const { fields, strike, national } = estate
  const after = copyOf(estate)
  after.oil -= oil
  after.gas -= gas
  after.money += (oil + gas) * national
  if (!estate.towers.some(({ tower }) => tower === 'national')) return after
  const towers = nationalTowers({ fields, strike, plots: estate.towers.map(standing => ({ ...standing, owner: 0 })) }, 0)
  const left = { ...fields }
  for (const field of towers) left[field] = { ...left[field], oil: left[field].oil - 1 }
  after.money += towers.length * (national + NATIONAL_TOWER_BONUS)
  after.fields = left
  return after
}

export function invested(estate: Estate, row: Investment): Estate {
  const after = copyOf(estate)
  after.money -= priceOf(estate, row) ?? 0
  after.vp += row
  after.covered = { ...estate.covered, [row]: estate.covered[row] + 1 }
  after.cubes--
  after.invested = { ...estate.invested, [row]: estate.invested[row] + 1 }
  return after
}

export function soldInvestment(estate: Estate, row: Investment): Estate {
  const after = copyOf(estate)
  after.money += saleOf(estate, row)
  after.vp -= row
  after.cubes++
  after.invested = { ...estate.invested, [row]: estate.invested[row] - 1 }
  return after
}

/** [OIL-7.3] */
export function paidFee(estate: Estate, field: Field, haul: Haul): Estate {
  const after = copyOf(estate)
  after.money -= GOVERNMENT_FEE
  after.towers = [...lostTower(estate, field).towers, { tower: 'governmentPaid', field }]
  return drilled(after, field, haul)
}
export function lostTower(estate: Estate, field: Field): Estate {
  const lost = estate.towers.findIndex(standing => standing.tower === 'government' && standing.field === field)
  const after = copyOf(estate)
  after.towers = estate.towers.toSpliced(lost, 1)
  after.markers++
  return after
}

/** The first of its kind is left out. */
function without<X>(list: readonly X[], one: X): X[] {
  const place = list.indexOf(one)
  return list.filter((_, each) => each !== place)
}
