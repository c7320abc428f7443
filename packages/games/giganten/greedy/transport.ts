/** How oil travels and where it is stored. */
import { at, type Seat } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import type { Command } from '../commands.ts'
import type { View } from '../state.ts'
import { BARREL } from './forecast.ts'
import { storing } from './storing.ts'

/** A rival's share of a fee helps him as well. */
const COST = { own: 0, black: FEE, rival: FEE + 600 } as const

export function transport(view: View, seat: Seat, legal: readonly Command[]): Command {
  const worths = legal.map(command => {
    if (command.kind !== 'carry') return 0
    return 0.5 * BARREL + 0.5 * storing(view, seat, command.company) - COST[command.by]
  })
  return at(legal, worths.indexOf(Math.max(...worths)))
}
