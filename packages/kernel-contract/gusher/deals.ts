/** [GSH-7] Offers: open to every seat at any moment, never waited for. */
import { at, type Seat, top, visible, type Window } from '@wildcat/kernel'
import type { CommandOf } from './commands.ts'
import { give, take } from './hands.ts'
import { countOf } from './queries.ts'
import { no } from './rules.ts'
import type { Offer, View } from './state.ts'
import type { GusherPlay } from './types.ts'

type Dealing = 'offer' | 'accept' | 'refuse' | 'withdraw'
const EXAMPLE_PRICE = 2

export const deals: Window<View, GusherPlay, CommandOf<Dealing>> = {
  takes: ['offer', 'accept', 'refuse', 'withdraw'],
  shut(view) {
    if (!view.deals) return no('noDealsHere')
    return top(view.agenda)?.kind === 'payBid' ? no('bidFirst') : null
  },
  legal(view, seat) {
    const answers = view.offers.flatMap(({ id, from, to }): CommandOf<Dealing>[] => {
      if (from === seat) return [{ kind: 'withdraw', offer: id }]
      return to === seat
        ? [
            { kind: 'accept', offer: id },
            { kind: 'refuse', offer: id },
          ]
        : []
    })
    const offers = others(view, seat).map(to => example(view, seat, to))
    return [...answers, ...offers].filter(command => this.check(view, seat, command) === null)
  },
  blanks(view, seat) {
    const hand = visible(at(view.hands, seat))
    const receivers = others(view, seat)
    const [to] = receivers
    if (to === undefined || hand.length === 0 || view.offers.some(({ from }) => from === seat)) return []
    const upTo = (most: number) => ({ least: 0, most })
    const [ones, twos] = [countOf(hand, 1), countOf(hand, 2)]
    const mostOf = (list: readonly number[]) => Math.max(...receivers.map(each => at(list, each)))
    return [
      {
        command: example(view, seat, to),
        open: {
          to: receivers,
          ones: { least: twos > 0 ? 0 : 1, most: ones }, // an offer holds something
          twos: { least: ones > 0 ? 0 : 1, most: twos },
          money: upTo(mostOf(view.money)),
          barrels: upTo(mostOf(view.oil)),
        },
      },
    ]
  },
  check(view, seat, command) {
    if (command.kind === 'offer') return checkOffer(view, seat, command)
    const offer = view.offers.find(({ id }) => id === command.offer)
    if (offer === undefined) return no('offerGone')
    if (command.kind === 'withdraw') return offer.from === seat ? null : no('notYourOffer')
    if (offer.to !== seat) return no('notMadeToYou')
    if (command.kind === 'refuse') return null
    if (at(view.money, seat) < offer.money) return no('notEnoughMoney', { money: offer.money })
    return at(view.oil, seat) < offer.barrels ? no('notEnoughOil', { barrels: offer.barrels }) : null
  },
  apply(play, seat, command) {
    switch (command.kind) {
      case 'offer':
        return makeOffer(play, seat, command)
      case 'accept':
        return acceptOffer(play, takeOffer(play, command.offer))
      case 'refuse':
        return closeOffer(play, takeOffer(play, command.offer), 'refused')
      case 'withdraw':
        return closeOffer(play, takeOffer(play, command.offer), 'withdrawn')
    }
  },
  spoken(play, seat) {
    if (play.state.offers.length === 0) return
    const own = play.state.offers.find(({ from }) => from === seat) // one at a time
    if (own !== undefined) closeOffer(play, takeOffer(play, own.id), 'lapsed')
  },
}

const others = ({ seats }: View, seat: Seat): Seat[] => [...Array(seats).keys()].filter(each => each !== seat)

/** A licence, the smallest in hand, for what it may be worth. */
function example(view: View, seat: Seat, to: Seat): CommandOf<'offer'> {
  const one = countOf(at(view.hands, seat), 1) > 0
  const money = Math.min(EXAMPLE_PRICE, at(view.money, to))
  return { kind: 'offer', to, ones: one ? 1 : 0, twos: one ? 0 : 1, money, barrels: 0 }
}

function checkOffer(view: View, seat: Seat, { to, ones, twos, money, barrels }: CommandOf<'offer'>) {
  if (to === seat || to >= view.seats) return no('toAnotherPlayer')
  if (view.offers.some(({ from }) => from === seat)) return no('oneOfferAtATime')
  if (ones + twos === 0) return no('offerLicences')
  const hand = visible(at(view.hands, seat))
  const most = { ones: countOf(hand, 1), twos: countOf(hand, 2) }
  if (ones > most.ones || twos > most.twos) return no('notInYourHand', most)
  const means = { money: at(view.money, to), barrels: at(view.oil, to) }
  return money > means.money || barrels > means.barrels ? no('askedTooMuch', means) : null
}

/** Laid aside at once: whether an offer can be met must not depend on a hand that the other side cannot see. */
function makeOffer(play: GusherPlay, from: Seat, { to, ones, twos, money, barrels }: CommandOf<'offer'>) {
  const { state } = play
  const licences = [...take(state, from, 1, ones), ...take(state, from, 2, twos)]
  const id = ++state.offersMade
  state.offers.push({ id, from, to, licences, money, barrels })
  const made = { kind: 'offerMade', offer: id, from, to, count: licences.length, money, barrels } as const
  play.whisper([from, to], { ...made, licences }, { ...made, licences: null })
}

function takeOffer({ state }: GusherPlay, id: number): Offer<never> {
  const index = state.offers.findIndex(offer => offer.id === id)
  const [offer] = state.offers.splice(index, 1)
  if (offer === undefined) throw new RangeError(`no offer ${id}`)
  return offer
}

function acceptOffer(play: GusherPlay, { id, from, to, licences, money, barrels }: Offer<never>) {
  const { state } = play
  give(state, to, licences)
  state.money[to] = at(state.money, to) - money
  state.money[from] = at(state.money, from) + money
  state.oil[to] = at(state.oil, to) - barrels
  state.oil[from] = at(state.oil, from) + barrels
  play.emit({ kind: 'offerAccepted', offer: id, from, to, money, barrels })
}

function closeOffer(play: GusherPlay, { id, from, to, licences }: Offer<never>, how: 'refused' | 'withdrawn' | 'lapsed') {
  give(play.state, from, licences)
  play.emit({ kind: 'offerClosed', offer: id, from, to, how })
}
