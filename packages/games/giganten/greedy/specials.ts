/** What the special of a card brings. */
import type { Seat } from '@wildcat/kernel'
import type { Outlook } from '@wildcat/oil-rush/greedy/outlook.ts'
import { priceGain } from '@wildcat/oil-rush/greedy/pricing.ts'
import { pushGain } from '@wildcat/oil-rush/greedy/pushing.ts'
import { storing } from '@wildcat/oil-rush/greedy/storing.ts'
import type { Command } from '../commands.ts'
import type { Special } from '../components.ts'
import type { SpecialCommand } from '../steps/specials.ts'

const SPECIALS = ['changePrice', 'takeFreeOil', 'pushBack'] as const satisfies readonly SpecialCommand['kind'][]

export const isSpecial = (command: Command): command is SpecialCommand => SPECIALS.some(kind => kind === command.kind)

export function specialGain(outlook: Outlook, seat: Seat, special: Special, command: SpecialCommand): number {
  const spaces = 'spaces' in special ? special.spaces : 0
  switch (command.kind) {
    case 'changePrice':
      return priceGain(outlook, seat, command, spaces)
    case 'takeFreeOil':
      return storing(outlook, seat, command.company)
    case 'pushBack':
      return pushGain(outlook, seat, spaces)
  }
}
