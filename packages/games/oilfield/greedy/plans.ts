/** What comes of an action if it is carried out as well as one can foresee. */
import { at } from '@wildcat/kernel'
import { type Card, EXPANSIONS, INVESTMENTS, LEASE_PRICES, PRIVATE_LEASE_PRICE, TILE_FACTS, type Tile } from '../components.ts'
import type { Spot } from '../state.ts'
import { copyOf, type Estate, priceOf, type Standing, saleOf } from './estate.ts'
import { built, drilled, haulsOf, invested, leased, soldInvestment, soldLocally, soldNationally } from './moves.ts'
import { worth } from './worth.ts'

/** To go first is worth a little: the pick of the spaces, and of the cards' order. */
const FIRST = 0.25

export const best = (estates: readonly Estate[]): Estate => at(estates, bestOf(estates))
/** The place of the best; of equals the first. */
function bestOf(estates: readonly Estate[]): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let place = 0; place < estates.length; place++) {
    const value = worth(at(estates, place))
    if (value > most) {
      best = place
      most = value
    }
  }
  return best
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
      return changed(estate, 'vp', FIRST)
    case 'subsidy':
      return changed(estate, 'money', subsidy)
    case 'invest':
      return afterInvesting(estate)
  }
}

const changed = (estate: Estate, what: 'vp' | 'money', by: number): Estate => {
  const after = copyOf(estate)
  after[what] += by
  return after
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

/** [OIL-3.2] A bidder must take a lease, and sell investments where his money is short; whoever plays a card may take one. */
export function afterLease(estate: Estate, price: number, must: boolean): Estate {
  if (estate.markers === 0 || estate.leases.length === 0) return estate
  if (estate.money < price) return must && means(estate) >= price ? best(sales(estate).map(sold => afterLease(sold, price, must))) : estate
  const after = estate.leases.map(field => leased(estate, field, price))
  return best(must ? after : [estate, ...after])
}
const sales = (estate: Estate): Estate[] => INVESTMENTS.filter(row => estate.invested[row] > 0).map(row => soldInvestment(estate, row))
const means = (estate: Estate): number => INVESTMENTS.reduce((sum, row) => sum + estate.invested[row] * saleOf(estate, row), estate.money)

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

/** Tower by tower, first the one that brings most, as long as one brings anything. */
function afterDrilling(estate: Estate): Estate {
  let drilled = estate
  let waiting = estate.towers
  while (true) {
    const tried = waiting.map(standing => withTower(drilled, standing))
    const next = bestOf([drilled, ...tried]) - 1
    const after = tried[next]
    if (after === undefined) return drilled
    drilled = after
    waiting = waiting.toSpliced(next, 1)
  }
}

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
  if (estate.cubes === 0) return estate
  const affordable = INVESTMENTS.filter(row => (priceOf(estate, row) ?? Number.POSITIVE_INFINITY) <= estate.money)
  return best([estate, ...affordable.map(row => invested(estate, row))])
}
