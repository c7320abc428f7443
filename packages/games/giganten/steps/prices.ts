/** [GIG-2] 1 Prices. */
import { at } from '@wildcat/kernel'
import { afterRoll, DIE } from '@wildcat/oil-rush'
import type { AutoStep } from '../types.ts'

export const rollPrice: AutoStep<'rollPrice'> = {
  run(play, { company }) {
    const { prices } = play.state
    const face = at(DIE, play.below('die', DIE.length))
    const from = prices[company]
    prices[company] = afterRoll(from, face)
    play.reveal({ kind: 'priceRolled', company, face, from, to: prices[company] })
  },
}
