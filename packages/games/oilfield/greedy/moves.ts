/** What an estate becomes by a command, as far as it can be foreseen. */
import type { CommandOf } from '../commands.ts'
import {
  type Expansion,
  type Field,
  GOVERNMENT_FEE,
  type Investment,
  LOCAL_OIL_PRICE,
  NATIONAL_TOWER_BONUS,
  OIL_FOR_A_POINT,
  TILE_FACTS,
} from '../components.ts'
import { hauls } from '../hauls.ts'
import { type Haul, nationalTowers } from '../queries.ts'
import { type Estate, priceOf, type Standing, saleOf } from './estate.ts'

export function leased(estate: Estate, field: Field, price: number): Estate {
  const { money, leases, bare, markers } = estate
  return { ...estate, money: money - price, leases: without(leases, field), bare: [...bare, field], markers: markers - 1 }
}

export function built(estate: Estate, { tile, on }: Pick<CommandOf<'build'>, 'tile' | 'on'>): Estate {
  const paid = { ...estate, money: estate.money - TILE_FACTS[tile].price, tiles: without(estate.tiles, tile) }
  if (tile === 'storage') return { ...paid, storages: paid.storages + 1 }
  if (tile === 'gasRefinery' || on === 'refinery') return { ...paid, refinery: true }
  return { ...paid, bare: without(paid.bare, on), towers: [...paid.towers, { tower: tile, field: on }] }
}

/** What this tower could bring now. */
export function haulsOf(estate: Estate, { tower, field }: Standing): Haul[] {
  if (estate.strike === field) return []
  const expansions: Expansion[] = new Array<Expansion>(estate.storages).fill('storage')
  if (estate.refinery) expansions.push('gasRefinery')
  return hauls({ fields: estate.fields, stores: [{ oil: estate.oil, gas: estate.gas }], expansions: [expansions] }, 0, tower, field)
}

export function drilled(estate: Estate, field: Field, { oil, gas, sold }: Haul): Estate {
  const there = estate.fields[field]
  const ground = { ...there, oil: there.oil - oil, gas: there.gas - gas }
  if (sold !== 'nothing') ground[sold]--
  return {
    ...estate,
    oil: estate.oil + oil,
    gas: estate.gas + gas,
    money: estate.money + (sold === 'oil' ? LOCAL_OIL_PRICE : 0),
    vp: estate.vp + (sold === 'gas' ? 1 : 0),
    fields: { ...estate.fields, [field]: ground },
  }
}

export function soldLocally(estate: Estate, { oil, pairs, gas }: Omit<CommandOf<'sellLocal'>, 'kind'>): Estate {
  return {
    ...estate,
    oil: estate.oil - oil - pairs * OIL_FOR_A_POINT,
    gas: estate.gas - gas,
    money: estate.money + oil * LOCAL_OIL_PRICE,
    vp: estate.vp + pairs + gas,
  }
}

/** Own national towers sell with the store. */
export function soldNationally(estate: Estate, { oil, gas }: Omit<CommandOf<'sellNational'>, 'kind'>): Estate {
  const { fields, strike, national } = estate
  const towers = nationalTowers({ fields, strike, plots: estate.towers.map(standing => ({ ...standing, owner: 0 })) }, 0)
  const left = { ...fields }
  for (const field of towers) left[field] = { ...left[field], oil: left[field].oil - 1 }
  const money = (oil + gas) * national + towers.length * (national + NATIONAL_TOWER_BONUS)
  return { ...estate, oil: estate.oil - oil, gas: estate.gas - gas, money: estate.money + money, fields: left }
}

export function invested(estate: Estate, row: Investment): Estate {
  return {
    ...estate,
    money: estate.money - (priceOf(estate, row) ?? 0),
    vp: estate.vp + row,
    covered: { ...estate.covered, [row]: estate.covered[row] + 1 },
    cubes: estate.cubes - 1,
    invested: { ...estate.invested, [row]: estate.invested[row] + 1 },
  }
}

export function soldInvestment(estate: Estate, row: Investment): Estate {
  return {
    ...estate,
    money: estate.money + saleOf(estate, row),
    vp: estate.vp - row,
    cubes: estate.cubes + 1,
    invested: { ...estate.invested, [row]: estate.invested[row] - 1 },
  }
}

/** [OIL-7.3] */
export function paidFee(estate: Estate, field: Field, haul: Haul): Estate {
  const towers: Standing[] = [...lostTower(estate, field).towers, { tower: 'governmentPaid', field }]
  return drilled({ ...estate, money: estate.money - GOVERNMENT_FEE, towers }, field, haul)
}
export function lostTower(estate: Estate, field: Field): Estate {
  const lost = estate.towers.findIndex(standing => standing.tower === 'government' && standing.field === field)
  return { ...estate, towers: estate.towers.toSpliced(lost, 1), markers: estate.markers + 1 }
}

const without = <X>(list: readonly X[], one: X): X[] => list.toSpliced(list.indexOf(one), 1)
