/** What comes of an action if it is carried out as well as one can foresee. */
import { at } from '@wildcat/kernel'
import { type Card, EXPANSIONS, INVESTMENTS, LEASE_PRICES, PRIVATE_LEASE_PRICE, TILE_FACTS, type Tile } from '../components.ts'
import type { Spot } from '../state.ts'
import { type Estate, freeCubes, markers, priceOf, type Standing } from './estate.ts'
import { built, drilled, haulsOf, invested, leased, soldLocally, soldNationally } from './moves.ts'
import { worth } from './worth.ts'

/** To go first is worth a little: the pick of the spaces, and of the cards' order. */
const FIRST = 0.25

export const best = (estates: readonly Estate[]): Estate => {
  let found = at(estates, 0)
  for (const estate of estates) if (worth(estate) > worth(found)) found = estate
  return found
}

/** By one's worker. */
export function afterWorker(estate: Estate, { column, space }: Spot, subsidy: number): Estate {
  switch (column) {
    case 'lease':
      return afterLease(estate, at(LEASE_PRICES, space), true)
    case 'build':
      return afterBuilding(estate)
    case 'drill':
      return afterDrilling(estate)
    case 'local':
      return afterLocal(estate)
    case 'first':
      return { ...estate, vp: estate.vp + FIRST }
    case 'subsidy':
      return { ...estate, money: estate.money + subsidy }
    case 'invest':
      return afterInvesting(estate)
  }
}

/** By one's private card. */
export function afterCard(estate: Estate, card: Card): Estate {
  switch (card) {
    case 'lease':
      return afterLease(estate, PRIVATE_LEASE_PRICE, false)
    case 'build':
      return afterBuilding(estate)
    case 'drill':
      return afterDrilling(estate)
    case 'local':
      return afterLocal(estate)
    case 'national':
      return best([estate, soldNationally(estate, { oil: estate.oil, gas: estate.refinery ? estate.gas : 0 })])
  }
}

/** A bidder must take a lease, whoever plays a card may. */
export function afterLease(estate: Estate, price: number, must: boolean): Estate {
  if (markers(estate) === 0 || estate.money < price || estate.leases.length === 0) return estate
  const after = estate.leases.map(field => leased(estate, field, price))
  return best(must ? after : [estate, ...after])
}

export function afterBuilding(estate: Estate): Estate {
  const after = [estate]
  for (const tile of new Set(estate.tiles)) {
    if (TILE_FACTS[tile].price > estate.money) continue
    if (isExpansion(tile)) after.push(built(estate, { tile, on: 'refinery' }))
    else for (const field of new Set(estate.bare)) after.push(withTower(built(estate, { tile, on: field }), { tower: tile, field }))
  }
  return best(after)
}
const isExpansion = (tile: Tile): tile is (typeof EXPANSIONS)[number] => EXPANSIONS.some(each => each === tile)

export const withTower = (estate: Estate, standing: Standing): Estate =>
  best([estate, ...haulsOf(estate, standing).map(haul => drilled(estate, standing.field, haul))])

/** Tower by tower; those that sell at once first, for they need no room. */
const afterDrilling = (estate: Estate): Estate => estate.towers.reduce(withTower, estate)

function afterLocal(estate: Estate): Estate {
  const after = [estate]
  for (let pairs = 0; 2 * pairs <= estate.oil; pairs++) {
    after.push(soldLocally(estate, { oil: estate.oil - 2 * pairs, pairs, gas: estate.gas }))
    if (pairs > 0) after.push(soldLocally(estate, { oil: 0, pairs, gas: estate.gas }))
  }
  after.push(soldLocally(estate, { oil: 0, pairs: 0, gas: estate.gas }))
  return best(after)
}

export function afterInvesting(estate: Estate): Estate {
  if (freeCubes(estate) === 0) return estate
  const affordable = INVESTMENTS.filter(row => (priceOf(estate, row) ?? Number.POSITIVE_INFINITY) <= estate.money)
  return best([estate, ...affordable.map(row => invested(estate, row))])
}
