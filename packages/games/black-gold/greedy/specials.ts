/** What the special of a card brings. */
import { at, others, type Seat } from '@wildcat/kernel'
import { COMPANIES, FEE, type PriceChange, pushed, type SeenWell, type Square } from '@wildcat/oil-rush'
import { furthest, priceAt } from '@wildcat/oil-rush/greedy/outlook.ts'
import { pushGain } from '@wildcat/oil-rush/greedy/pushing.ts'
import { earnings } from '@wildcat/oil-rush/greedy/sites.ts'
import { depotsToCome } from '@wildcat/oil-rush/greedy/storing.ts'
import type { CommandOf } from '../commands.ts'
import { DEEP_DRILLING_COST, GUSHER_COST, type Special } from '../components.ts'
import type { SpecialCommand } from '../steps/specials.ts'
import { worthToCome } from './market.ts'
import { type Outlook, repriced } from './outlook.ts'

export function specialGain(outlook: Outlook, seat: Seat, special: Special, command: SpecialCommand): number {
  const spaces = 'spaces' in special ? special.spaces : 0
  switch (command.kind) {
    case 'changePrice':
      return priceGain(outlook, seat, command, spaces)
    case 'takeOil':
      return extraOilGain(outlook, seat, command)
    case 'drillGusher':
      return gusherGain(outlook, seat, command.square)
    case 'deepen':
      return deepeningGain(outlook, seat, at(outlook.view.wells, command.well))
    case 'pushBack':
      return pushGain(outlook, seat, spaces)
  }
}

/** A change of price moves what the own oil is worth, and what the rivals' oil is. */
function priceGain(outlook: Outlook, seat: Seat, { company, direction }: PriceChange, spaces: number): number {
  const { view } = outlook
  const after = repriced(outlook, company, pushed(view.prices[company], direction, spaces))
  const change = priceAt(after, company) - priceAt(outlook, company)
  const theirs = others(view, seat).reduce((sum, each) => sum + depotsToCome(after, each)[company], 0)
  return worthToCome(after, seat) - worthToCome(outlook, seat) - (change * theirs) / view.seats
}

function extraOilGain(outlook: Outlook, seat: Seat, split: CommandOf<'takeOil'>): number {
  const depot = { ...at(outlook.view.depots, seat) }
  for (const company of COMPANIES) depot[company] += split[company]
  return worthToCome(outlook, seat, depot) - worthToCome(outlook, seat)
}

/** The die gives 2 to 4. */
export const GUSHER_OIL = 3

/** The points of the turn are spent, so only a train that has come so far can carry its oil this round. */
function gusherGain(outlook: Outlook, seat: Seat, square: Square): number {
  const { view, spaceOf } = outlook
  const row = spaceOf(square)
  const free = at(view.trains, seat) >= row
  const paid = furthest(outlook) >= row && at(view.money, seat) - GUSHER_COST >= FEE
  return free || paid ? earnings(outlook, seat, { square, oil: GUSHER_OIL, cost: GUSHER_COST }, 0) : 0
}

/** [BG-5.14] One more barrel under a derrick: pumped, or left there at the end together with the derrick. */
export function deepeningGain(outlook: Outlook, seat: Seat, { square, oil }: SeenWell): number {
  const bringing = (barrels: number, cost: number) => earnings(outlook, seat, { square, oil: barrels, cost }, 0)
  return bringing(oil + 1, DEEP_DRILLING_COST) - bringing(oil, 0)
}
