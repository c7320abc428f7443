/** What an estate is worth in victory points. By what, `constants.ts` says. */
import { DRILLING, INVESTMENTS, LOCAL_OIL_PRICE, OIL_FOR_A_POINT } from '../components.ts'
import { capacity, fullSections } from '../queries.ts'
import { type Estate, priceOf, type Standing } from './estate.ts'

export function worth(estate: Estate): number {
  estate.value ??= worked(estate)
  return estate.value
}
function worked(estate: Estate): number {
  const { vp, towers, bare } = estate
  return vp + towers.length + bare.length + cash(estate) + store(estate) + production(estate) + building(estate)
}

/** What makes it up, part by part, in points. */
export const partsOf = (estate: Estate) => ({
  points: estate.vp,
  towers: estate.towers.length,
  leases: estate.bare.length + building(estate),
  cash: cash(estate),
  store: store(estate),
  production: production(estate),
})

/** Dollars that can still be turned into something. */
function useful(estate: Estate): number {
  const { left, constants } = estate
  const dearest = INVESTMENTS.reduce((most, row) => Math.max(most, priceOf(estate, row) ?? 0), 0)
  return Math.min(estate.cubes, left * constants.invests) * dearest + (left > 3 ? constants.purse : 0)
}

/** A dollar that can be used; the less, the fewer rounds there are to use it in. */
const dollar = ({ left, constants }: Estate): number => constants.idleDollar + constants.dollar * Math.min(1, left / constants.early)

/** Money is worth what can be bought for it; and who has the most of it at the end gets points. */
function cash(estate: Estate): number {
  const { money, rival, left, constants } = estate
  const use = useful(estate)
  const most = constants.cash / (1 + Math.exp((rival - money) / (2 + left))) / (1 + left)
  return dollar(estate) * Math.min(money, use) + constants.idleDollar * Math.max(0, money - use) + most
}

/** What an oil will bring: money that can be used, or its share of a point. */
const oilPrice = (estate: Estate): number => Math.max(estate.cubes > 0 ? LOCAL_OIL_PRICE * dollar(estate) : 0, 1 / OIL_FOR_A_POINT)

/** Cubes must still be sold; those that stay to the end count by full sections. */
function store(estate: Estate): number {
  const { oil, gas, storages, left, constants } = estate
  const sections = fullSections(oil + gas, storages)
  if (left <= 0) return sections
  return Math.max(constants.sold * Math.min(1, left) * (oil * oilPrice(estate) + gas), sections * 0.2)
}

/** What the towers will bring in the rounds to come; the store takes no more than it holds. */
function production(estate: Estate): number {
  const { left, constants } = estate
  if (left <= 0) return 0
  let stored = 0
  let sold = 0
  for (const standing of estate.towers) {
    const share = liveliness(estate, standing)
    const { oil, gas, free, sold: kind } = DRILLING[standing.tower]
    stored += share * (oil + gas + free)
    if (kind !== 'nothing') sold += share
    if (standing.tower === 'national') sold += share * (estate.national + 1) * dollar(estate) * 0.6
  }
  const room = capacity(estate.storages)
  const brought = Math.min(room, stored) + 0.15 * Math.max(0, stored - room)
  return constants.drills * left * constants.drilled * (oilPrice(estate) * brought + sold)
}

/** A field on its last filling gives little more; a government tower gives its gas only until the next refill. */
function liveliness({ fields }: Estate, { tower, field }: Standing): number {
  const { level } = fields[field]
  if (level === 0) return 0
  return level === 1 || tower === 'government' ? 0.5 : 1
}

/** A lease without a tower is a promise, as long as there is time to build. */
const building = ({ bare, left, constants }: Estate): number => Math.min(bare.length, 2) * constants.bare * Math.min(1, left / 6)
