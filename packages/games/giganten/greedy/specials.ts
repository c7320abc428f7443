/** The special of a card, where it helps. */
import { at, type Seat } from '@wildcat/kernel'
import { DEPOT_LIMIT } from '@wildcat/oil-rush'
import type { Command } from '../commands.ts'
import { others } from '../queries.ts'
import type { View } from '../state.ts'
import type { SpecialCommand } from '../steps/specials.ts'
import { priceAt, rivalsAt } from './forecast.ts'

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
    case 'changePrice': {
      const mine = at(view.depots, seat)[command.company]
      const theirs = others(view, seat).reduce((sum, each) => sum + at(view.depots, each)[command.company], 0)
      const better = mine - theirs / view.seats
      return command.direction === 'up' ? better : -better
    }
    case 'takeFreeOil':
      return storing(view, seat, command.company)
    case 'pushBack':
      return others(view, seat).reduce((sum, each) => sum + at(view.trains, each) - 1, 0)
  }
}

/** How good it is to put one more barrel there. */
export function storing(view: View, seat: Seat, company: keyof View['prices']): number {
  const have = at(view.depots, seat)[company]
  const room = have < DEPOT_LIMIT ? 1 - 0.08 * have : 0.4 // beyond the limit it must be sold this very round
  return priceAt(view, company) * room - 450 * rivalsAt(view, seat, company)
}
