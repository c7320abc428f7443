/** Offers of its own, one a turn: a card that is not needed for money or for another, money for a card that is missing. */
import { at, others, type Seat } from '@wildcat/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { offers } from '../deals/offers.ts'
import type { Items } from '../items.ts'
import { cashOf } from '../money.ts'
import type { View } from '../state.ts'
import type { Constants } from './constants.ts'
import { handOf, lacksStates } from './jobs.ts'
import { euroNow, roundsLeft } from './outlook.ts'
import { spareOf } from './picks.ts'
import { inUnits } from './worth.ts'

type Make = CommandOf<'offer'>

/**
 * What would gain both, if anything; every other round, or nobody would listen any more.
 * No auction: it reaches nobody whom an offer to several does not, and its items are shown to all. No lift: where the carrier goes is for
 * its owner to say, so nothing can be planned on it.
 */
export function proposal(view: View, seat: Seat, constants: Constants): Command | undefined {
  if (at(view.proposed, seat) > 0 || view.round < 2 || (view.round + seat) % 2 === 1) return undefined
  const partners = others(view, seat).filter(each => at(view.vp, each) < constants.ahead || at(view.vp, each) < at(view.vp, seat))
  return partners.length === 0
    ? undefined
    : ideas(view, seat, partners, constants).find(command => offers.check(view, seat, command) === null)
}

function ideas(view: View, seat: Seat, partners: readonly Seat[], constants: Constants): Make[] {
  const to = partners.length === 1 ? at(partners, 0) : partners.slice()
  const make = (give: Items, giveMoney: number, ask: Items, askMoney: number): Make => ({
    kind: 'offer',
    to,
    give,
    giveMoney,
    ask,
    askMoney,
    at: 'stay',
  })
  const hand = handOf(view, seat)
  const spare = spareOf(view, seat, constants)
  const price = inUnits(constants.price)
  const canPay = cashOf(view, seat) >= price + constants.reserve
  const swap = view.round % 4 < 2
  const found: Make[] = []
  if (hand.goods.length <= 1 && canPay) found.push(make('nothing', price, 'any:contract', 0))
  if (swap && lacksStates(hand, constants)) for (const card of spare.goods) found.push(make(`contract:${card}`, 0, 'any:territory', 0))
  for (const card of spare.states.slice(0, 1))
    found.push(swap ? make(`territory:${card}`, 0, 'any:territory', 0) : make(`territory:${card}`, 0, 'nothing', price))
  return found
}

/** The same for more money, where money alone is lacking: once a turn. */
export function counterTo(
  view: View,
  seat: Seat,
  { id, from, give, ask }: View['offers'][number],
  gain: number,
  constants: Constants,
): Command | undefined {
  if (at(view.proposed, seat) > 0 || roundsLeft(view, constants) < 1) return undefined
  const asksCards = ask.territories.length + ask.contracts.length === 1 && ask.anyTerritory.length + ask.anyContract === 0
  const isPurchase = asksCards && ask.vehicles.length + ask.branches.length === 0 && give.territories.length + give.contracts.length === 0
  if (!isPurchase || give.money === 0 || give.vehicles.length + give.branches.length > 0) return undefined
  const missing = (constants.dealing - gain) / euroNow(view, constants)
  const price = inUnits(give.money + missing)
  const [state, contract] = [ask.territories[0], ask.contracts[0]]
  const card: Items | undefined =
    state !== undefined && state !== null
      ? `territory:${state}`
      : contract !== undefined && contract !== null
        ? `contract:${contract}`
        : undefined
  if (card === undefined || price > constants.stretch * give.money) return undefined
  const command: Make = { kind: 'offer', to: from, give: card, giveMoney: 0, ask: 'nothing', askMoney: price, at: 'stay', answers: id }
  return offers.check(view, seat, command) === null ? command : undefined
}
