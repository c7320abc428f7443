/** Il petrolio che un deposito non può contenere. */
import type { Names } from '@wildcat/kernel'
import { OVERFLOW_PRICE } from '../../depots.ts'
import type { OverflowEvent } from '../events.ts'
import { overflowOf } from '../facts.ts'
import { and, atCompany, barrels, money, number } from './phrases.ts'

export const overflowEvent = ({ seat, company, barrels: n }: OverflowEvent, who: Names) =>
  `Eccedenza ${atCompany(company)}: ${who(seat)} deve vendere alla banca ${barrels(n)} per ${money(n * OVERFLOW_PRICE)}.`

/** 'Eccedenze nei depositi: Anna deve vendere alla banca 2 barili presso la Jet e 1 presso la Hudson per 3.000 $; Ben deve vendere 1 barile presso la Jet per 1.000 $.' */
export function overflowPassage(events: readonly OverflowEvent[], who: Names): string {
  const each = overflowOf(events).map(({ seat, sold, barrels: n }, i) => {
    const oil = and.format(
      sold.map((one, place) => `${place === 0 ? barrels(one.barrels) : number(one.barrels)} ${atCompany(one.company)}`),
    )
    return `${who(seat)} deve vendere${i === 0 ? ' alla banca' : ''} ${oil} per ${money(n * OVERFLOW_PRICE)}`
  })
  return `Eccedenze nei depositi: ${each.join('; ')}.`
}
