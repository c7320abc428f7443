/** Oil that a depot cannot hold. */
import type { Names } from '@wildcat/kernel'
import { OVERFLOW_PRICE } from '../../depots.ts'
import type { OverflowEvent } from '../events.ts'
import { overflowOf } from '../facts.ts'
import { and, barrels, companies, money, number } from './phrases.ts'

export const overflowEvent = ({ seat, company, barrels: n }: OverflowEvent, who: Names) =>
  `Too much oil at ${companies[company]}: ${who(seat)} must sell ${barrels(n)} to the bank for ${money(n * OVERFLOW_PRICE)}.`

/** 'The depots are too full: Ann must sell 2 barrels at Jet and 1 at Hudson to the bank for $3,000; Ben must sell 1 barrel at Jet for $1,000.' */
export function overflowPassage(events: readonly OverflowEvent[], who: Names): string {
  const each = overflowOf(events).map(({ seat, sold, barrels: n }, i) => {
    const oil = and.format(
      sold.map((one, place) => `${place === 0 ? barrels(one.barrels) : number(one.barrels)} at ${companies[one.company]}`),
    )
    return `${who(seat)} must sell ${oil}${i === 0 ? ' to the bank' : ''} for ${money(n * OVERFLOW_PRICE)}`
  })
  return `The depots are too full: ${each.join('; ')}.`
}
