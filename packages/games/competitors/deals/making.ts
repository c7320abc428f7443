/** [COM-9.1, COM-9.5] May this offer be made? What cannot be is refused before it is sent. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { freeContracts, holdsTerritory } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import { bundleOf, type Item, type Items, isOnlyAsked, listOf, seatsOf, wishOf } from '../items.ts'
import { cashOf } from '../money.ts'
import { no, noBy } from '../rules.ts'
import type { Contract, View, Wish } from '../state.ts'
import { charterProblem, givingProblem, isWhole, theirProblem } from './possible.ts'
import { seenCards } from './seen-cards.ts'

type Make = CommandOf<'offer'>

export function makingProblem(view: View, seat: Seat, command: Make): Rejection | null {
  return (
    partnersProblem(view, seat, command) ??
    contentProblem(command) ??
    ownCardsProblem(view, seat, command.give) ??
    askedCardsProblem(view, seat, wishOf(command.ask, 0)) ??
    feasibleProblem(view, seat, command)
  )
}

function partnersProblem(view: View, seat: Seat, { to, all, answers }: Make): Rejection | null {
  const partners = seatsOf(to)
  if (partners.some(each => each === seat || each >= view.seats) || new Set(partners).size < partners.length)
    return noBy('COM-9.1', 'toAnotherPlayer')
  if (all === true && partners.length < 2) return noBy('COM-9.5', 'toAnotherPlayer')
  if (answers === undefined) return null
  const answered = view.offers.find(({ id }) => id === answers)
  if (answered === undefined) return no('offerGone')
  if (!answered.to.includes(seat)) return no('notMadeToYou')
  return partners.includes(answered.from) ? null : noBy('COM-9.1', 'toAnotherPlayer')
}

function contentProblem({ to, all, give, giveMoney, ask, askMoney }: Make): Rejection | null {
  if (!isWhole(giveMoney) || !isWhole(askMoney)) return no('wholeUnits')
  if (giveMoney > 0 && askMoney > 0) return no('moneyBothWays')
  const [given, asked] = [listOf(give), listOf(ask)]
  if (given.length + asked.length === 0 && giveMoney + askMoney === 0) return noBy('COM-9.1', 'nothingOffered')
  if (given.some(isOnlyAsked)) return noBy(given.some(isCharter) ? 'COM-9.3' : 'COM-9.5', 'onlyAsked')
  if (isTwice(given) || isTwice(asked.filter(item => !item.startsWith('any:')))) return noBy('COM-9.5', 'itemTwice')
  if (isUsedTwice(given, asked)) return noBy('COM-9.3', 'itemTwice')
  const several = seatsOf(to).length > 1
  if (several && [...given, ...asked].some(isDeed)) return noBy('COM-9.3', 'onlyForOne')
  if (all === true && [...given, ...asked].some(item => item !== 'pass' && !item.startsWith('any:'))) return noBy('COM-9.5', 'onlyForOne')
  return null
}
/** Contract cards alone can be alike. */
export const isTwice = (items: readonly Item[]): boolean => {
  const rest = items.filter(item => !item.startsWith('contract:'))
  return new Set(rest).size < rest.length || items.filter(isDeed).length > 1
}
/** [COM-9.3] What changes hands, rides or is lent does nothing else in the same deal. */
function isUsedTwice(given: readonly Item[], asked: readonly Item[]): boolean {
  const used = [...given, ...asked].flatMap(item => {
    const [kind, first = '', second = ''] = item.split(':')
    if (kind === 'lift') return [first, second]
    return kind === 'vehicle' || kind === 'charter' ? [first] : []
  })
  return new Set(used).size < used.length
}
const isCharter = (item: Item): boolean => item.startsWith('charter:')
export const isDeed = (item: Item): boolean => item.startsWith('lift:') || isCharter(item)

function ownCardsProblem(view: View, seat: Seat, give: Items): Rejection | null {
  const { territories, contracts } = wishOf(give, 0)
  if (at(view.doubled, seat) && contracts.includes('doubleContract')) return no('notYours') // it lies open, in no hand
  const old = view.offers.find(({ from }) => from === seat)?.give // a new offer replaces it, and its cards come back
  if (territories.some(card => !holdsTerritory(view, seat, card) && old?.territories.includes(card) !== true))
    return noBy('COM-9.5', 'notInYourHand')
  const count = (cards: readonly (Contract | null)[] | undefined, card: Contract) => cards?.filter(each => each === card).length ?? 0
  const short = contracts.find(card => count(contracts, card) > freeContracts(view, seat, card) + count(old?.contracts, card))
  if (short === undefined) return null
  const held = count(at(view.contracts, seat), short) + count(old?.contracts, short)
  return held >= count(contracts, short) ? no('cardLaidReady') : noBy('COM-9.5', 'notInYourHand')
}

/** A card by name must be one that somebody else could hold. */
function askedCardsProblem(view: View, seat: Seat, { territories, contracts }: Wish<never>): Rejection | null {
  if (territories.length + contracts.length === 0) return null
  const seen = seenCards(view, seat)
  return [...territories, ...contracts].some(card => seen.has(card)) ? no('notTheirs') : null
}
/** [COM-9.2, COM-9.3] Somebody it is made to must be able to take it up; if all must, everybody. */
function feasibleProblem(view: View, seat: Seat, command: Make): Rejection | null {
  const partners = seatsOf(command.to)
  const give = bundleOf(wishOf(command.give, command.giveMoney))
  const ask = wishOf(command.ask, command.askMoney)
  if (command.all === true && cashOf(view, seat) < give.money * partners.length)
    return noBy('COM-9.5', 'notEnoughCash', { euro: give.money * partners.length })
  if (command.at !== 'stay' && ask.vehicles.length === 0) return no('nothingToPlace')
  if (command.at !== 'stay' && give.branches.includes(command.at)) return no('cannotHostVehicle') // it is given away in the same deal
  const problems = partners.map(
    to =>
      givingProblem(view, seat, to, give, 'stay') ??
      theirProblem(view, to, ask) ??
      givingProblem(view, to, seat, ask, command.at) ??
      charterProblem(view, seat, to, ask.charter),
  )
  const [first = null] = problems
  if (command.all === true) return problems.find(problem => problem !== null) ?? null
  return problems.includes(null) ? null : first
}
