/** [BG-5.8, BG-5.11 to BG-5.15] What a card can do besides moving; the turn ends with it. */
import type { Rejection, Seat } from '@wildcat/kernel'
import { COMPANIES, changePrice, priceChanges, pushBack, pushed, takeFreeOil } from '@wildcat/oil-rush'
import type { Command, CommandOf } from '../commands.ts'
import { cardOf, isOpen, openCompanies } from '../queries.ts'
import { no } from '../rules.ts'
import { shares } from '../shares.ts'
import type { View } from '../state.ts'
import type { BlackGoldPlay } from '../types.ts'
import { checkDeepening, deepen, deepenings } from './deep-drilling.ts'
import { checkGusher, drillGusher, gushers } from './gushers.ts'

export type SpecialCommand = CommandOf<'changePrice' | 'takeOil' | 'drillGusher' | 'deepen' | 'pushBack'>

const SPECIAL_OF = {
  changePrice: 'price',
  takeOil: 'extraOil',
  drillGusher: 'gusher',
  deepen: 'deepDrilling',
  pushBack: 'pushBack',
} as const satisfies Record<SpecialCommand['kind'], string>

export const isSpecial = (command: Command): command is SpecialCommand => Object.hasOwn(SPECIAL_OF, command.kind)

export function specials(view: View, seat: Seat, built: boolean): SpecialCommand[] {
  const { special } = cardOf(view, seat)
  switch (special.kind) {
    case 'none':
      return []
    case 'price':
      return priceChanges(view, openCompanies(view), special.spaces)
    case 'extraOil':
      return extraOil(view, special.barrels)
    case 'gusher':
      return gushers(view, seat, built)
    case 'deepDrilling':
      return deepenings(view, seat)
    case 'pushBack':
      return [{ kind: 'pushBack' }]
  }
}

/** [BG-5.12] The open companies are the first ones. */
const extraOil = (view: View, barrels: number): CommandOf<'takeOil'>[] =>
  shares(barrels, openCompanies(view).length).map(([hudson = 0, jet = 0, standard = 0]) => ({ kind: 'takeOil', hudson, jet, standard }))

export function checkSpecial(view: View, seat: Seat, command: SpecialCommand, built: boolean): Rejection | null {
  const { special } = cardOf(view, seat)
  if (special.kind !== SPECIAL_OF[command.kind]) return no('noSuchSpecial', { special: special.kind })
  switch (command.kind) {
    case 'changePrice':
      return checkPriceChange(view, command, special.kind === 'price' ? special.spaces : 0)
    case 'takeOil':
      return checkExtraOil(view, command, special.kind === 'extraOil' ? special.barrels : 0)
    case 'drillGusher':
      return checkGusher(view, seat, command.square, built)
    case 'deepen':
      return checkDeepening(view, seat, command.well)
    case 'pushBack':
      return null
  }
}

/** [BG-5.11] */
function checkPriceChange(view: View, { company, direction }: CommandOf<'changePrice'>, spaces: number): Rejection | null {
  if (!isOpen(view, company)) return no('companyClosed')
  const from = view.prices[company]
  return pushed(from, direction, spaces) === from ? no('priceAtItsEnd') : null
}

/** [BG-5.12] All of it or none, at open companies. */
function checkExtraOil(view: View, command: CommandOf<'takeOil'>, barrels: number): Rejection | null {
  if (COMPANIES.some(company => command[company] > 0 && !isOpen(view, company))) return no('companyClosed')
  return command.hudson + command.jet + command.standard === barrels ? null : no('notThatMuchOil', { barrels })
}

export function applySpecial(play: BlackGoldPlay, seat: Seat, command: SpecialCommand) {
  const { special } = cardOf(play.state, seat)
  const spaces = 'spaces' in special ? special.spaces : 0
  switch (command.kind) {
    case 'changePrice':
      return changePrice(play, seat, command, spaces)
    case 'takeOil':
      for (const company of COMPANIES) for (let n = 0; n < command[company]; n++) takeFreeOil(play, seat, company)
      return
    case 'drillGusher':
      return drillGusher(play, seat, command.square)
    case 'deepen':
      return deepen(play, seat, command.well)
    case 'pushBack':
      return pushBack(play, seat, spaces)
  }
}
