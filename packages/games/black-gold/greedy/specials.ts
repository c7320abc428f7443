/** What the special of a card brings. */
import { at, type Seat } from '@wildcat/kernel'
import { COMPANIES, FEE, type SeenWell, type Square } from '@wildcat/oil-rush'
import { furthest, type Outlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { priceGain } from '@wildcat/oil-rush/greedy/pricing.ts'
import { pushGain } from '@wildcat/oil-rush/greedy/pushing.ts'
import { earnings } from '@wildcat/oil-rush/greedy/sites.ts'
import { storing } from '@wildcat/oil-rush/greedy/storing.ts'
import type { Command, CommandOf } from '../commands.ts'
import { DEEP_DRILLING_COST, GUSHER_COST, type Special } from '../components.ts'
import type { SpecialCommand } from '../steps/specials.ts'

const SPECIALS = ['changePrice', 'takeOil', 'drillGusher', 'deepen', 'pushBack'] as const satisfies readonly SpecialCommand['kind'][]

export const isSpecial = (command: Command): command is SpecialCommand => SPECIALS.some(kind => kind === command.kind)

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

function extraOilGain(outlook: Outlook, seat: Seat, split: CommandOf<'takeOil'>): number {
  let gain = 0
  for (const company of COMPANIES)
    for (let n = 0; n < split[company]; n++) gain += storing(outlook, seat, company, at(outlook.view.depots, seat)[company] + n)
  return gain
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
  const with_ = (barrels: number, cost: number) => earnings(outlook, seat, { square, oil: barrels, cost }, 0)
  return with_(oil + 1, DEEP_DRILLING_COST) - with_(oil, 0)
}
