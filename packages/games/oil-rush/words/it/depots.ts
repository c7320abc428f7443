/** Il petrolio che un deposito non può contenere. */
import type { Names } from '@wildcat/kernel'
import { OVERFLOW_PRICE } from '../../depots.ts'
import type { OverflowEvent } from '../events.ts'
import { overflowOf } from '../facts.ts'
import { and, barrels, companies, money, number } from './phrases.ts'

export const overflowEvent = ({ seat, company, barrels: n }: OverflowEvent, who: Names) =>
  `Troppo petrolio presso ${companies[company]}: ${who(seat)} deve cedere alla banca ${barrels(n)} per ${money(n * OVERFLOW_PRICE)}.`

/** 'I depositi traboccano: Ann deve cedere alla banca 2 barili presso Jet e 1 presso Hudson per $ 3.000; Ben deve cedere 1 barile presso Jet per $ 1.000.' */
export function overflowPassage(events: readonly OverflowEvent[], who: Names): string {
  const each = overflowOf(events).map(({ seat, sold, barrels: n }, i) => {
    const oil = and.format(
      sold.map((one, place) => `${place === 0 ? barrels(one.barrels) : number(one.barrels)} presso ${companies[one.company]}`),
    )
    return `${who(seat)} deve cedere${i === 0 ? ' alla banca' : ''} ${oil} per ${money(n * OVERFLOW_PRICE)}`
  })
  return `I depositi traboccano: ${each.join('; ')}.`
}
