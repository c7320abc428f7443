/** [GIG-5.10, GIG-5.14 to GIG-5.16] What a card can do besides moving; the turn ends with it. */
import type { Rejection, Seat } from '@wildcat/kernel'
import { COMPANIES, type Company, fromSupply, moved, pushOthersBack, store } from '@wildcat/oil-rush'
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
const DIRECTIONS = ['up', 'down'] as const

export function specials(view: View, seat: Seat): SpecialCommand[] {
  const { special } = cardOf(view, seat)
  switch (special.kind) {
    case 'none':
      return []
    case 'price':
      return COMPANIES.flatMap(company => DIRECTIONS.map(direction => ({ kind: 'changePrice' as const, company, direction }))).filter(
        command => checkSpecial(view, seat, command) === null,
      )
    case 'freeOil':
      return COMPANIES.map(company => ({ kind: 'takeFreeOil', company }))
    case 'pushBack':
      return [{ kind: 'pushBack' }]
  }
}

export function checkSpecial(view: View, seat: Seat, command: SpecialCommand): Rejection | null {
  const { special } = cardOf(view, seat)
  if (special.kind !== SPECIAL_OF[command.kind]) return no('noSuchSpecial')
  if (command.kind !== 'changePrice') return null
  const from = view.prices[command.company]
  return newSpace(from, command.direction, spacesOf(view, seat)) === from ? no('priceAtItsEnd') : null
}

export function applySpecial(play: GigantenPlay, seat: Seat, command: SpecialCommand): void {
  if (command.kind === 'changePrice') changePrice(play, seat, command.company, command.direction)
  else if (command.kind === 'takeFreeOil') takeFreeOil(play, seat, command.company)
  else pushBack(play, seat)
}

function changePrice(play: GigantenPlay, seat: Seat, company: Company, direction: 'up' | 'down') {
  const { prices } = play.state
  const from = prices[company]
  prices[company] = newSpace(from, direction, spacesOf(play.state, seat))
  play.emit({ kind: 'priceChanged', seat, company, from, to: prices[company] })
}

function takeFreeOil(play: GigantenPlay, seat: Seat, company: Company) {
  fromSupply(play.state, 1)
  store(play.state, seat, company)
  play.emit({ kind: 'freeOilTaken', seat, company })
}

function pushBack(play: GigantenPlay, seat: Seat) {
  const spaces = spacesOf(play.state, seat)
  pushOthersBack(play.state, seat, spaces)
  play.emit({ kind: 'trainsPushedBack', seat, spaces, trains: play.state.trains.slice() })
}

const newSpace = (from: number, direction: 'up' | 'down', spaces: number) => moved(from, direction === 'up' ? spaces : -spaces)
const spacesOf = (view: View, seat: Seat): number => {
  const { special } = cardOf(view, seat)
  return 'spaces' in special ? special.spaces : 0
}
