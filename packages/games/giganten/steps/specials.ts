/** [GIG-5.10, GIG-5.14 to GIG-5.16] What a card can do besides moving; the turn ends with it. */
import type { Rejection, Seat } from '@wildcat/kernel'
import { COMPANIES, changePrice, priceChanges, pushBack, pushed, takeFreeOil } from '@wildcat/oil-rush'
import type { CommandOf } from '../commands.ts'
import { cardOf } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { GigantenPlay } from '../types.ts'

export type SpecialCommand = CommandOf<'changePrice' | 'takeFreeOil' | 'pushBack'>

const SPECIAL_OF = { changePrice: 'price', takeFreeOil: 'freeOil', pushBack: 'pushBack' } as const satisfies Record<
  SpecialCommand['kind'],
  string
>

export function specials(view: View, seat: Seat): SpecialCommand[] {
  const { special } = cardOf(view, seat)
  switch (special.kind) {
    case 'none':
      return []
    case 'price':
      return priceChanges(view, COMPANIES, special.spaces)
    case 'freeOil':
      return COMPANIES.map(company => ({ kind: 'takeFreeOil', company }))
    case 'pushBack':
      return [{ kind: 'pushBack' }]
  }
}

export function checkSpecial(view: View, seat: Seat, command: SpecialCommand): Rejection | null {
  const { special } = cardOf(view, seat)
  if (special.kind !== SPECIAL_OF[command.kind]) return no('noSuchSpecial', { special: special.kind })
  if (command.kind !== 'changePrice') return null
  const from = view.prices[command.company]
  return pushed(from, command.direction, spacesOf(view, seat)) === from ? no('priceAtItsEnd') : null
}

export function applySpecial(play: GigantenPlay, seat: Seat, command: SpecialCommand): void {
  const spaces = spacesOf(play.state, seat)
  if (command.kind === 'changePrice') changePrice(play, seat, command, spaces)
  else if (command.kind === 'takeFreeOil') takeFreeOil(play, seat, command.company)
  else pushBack(play, seat, spaces)
}

const spacesOf = (view: View, seat: Seat): number => {
  const { special } = cardOf(view, seat)
  return 'spaces' in special ? special.spaces : 0
}
