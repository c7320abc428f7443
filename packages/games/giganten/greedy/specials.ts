/** The special of a card, where it helps. */
import type { Seat } from '@wildcat/kernel'
import type { Command } from '../commands.ts'
import type { Card } from '../components.ts'
import { cardOf } from '../queries.ts'
import type { View } from '../state.ts'
import type { SpecialCommand } from '../steps/specials.ts'
import { priceGain } from './pricing.ts'
import { pushGain } from './pushing.ts'
import { storing } from './storing.ts'

const SPECIALS = ['changePrice', 'takeFreeOil', 'pushBack'] as const satisfies readonly SpecialCommand['kind'][]

export function bestSpecial(view: View, seat: Seat, legal: readonly Command[]): Command | undefined {
  let best: { command: Command; gain: number } | undefined
  for (const command of legal.filter(isSpecial)) {
    const gain = gainOf(view, seat, command)
    if (gain > 0 && (best === undefined || gain > best.gain)) best = { command, gain }
  }
  return best?.command
}

const isSpecial = (command: Command): command is SpecialCommand => SPECIALS.some(kind => kind === command.kind)

function gainOf(view: View, seat: Seat, command: SpecialCommand): number {
  switch (command.kind) {
    case 'changePrice':
      return priceGain(view, seat, command)
    case 'takeFreeOil':
      return storing(view, seat, command.company)
    case 'pushBack':
      return pushGain(view, seat, spacesOf(cardOf(view, seat)))
  }
}

const spacesOf = ({ special }: Card): number => ('spaces' in special ? special.spaces : 0)
