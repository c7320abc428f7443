/** [GSH-7] Offers: open to every seat at any moment, never waited for. */
import { at, type Seat, seen, top, type Window } from '@wildcat/kernel'
import type { CommandOf } from './commands.ts'
import { give, take } from './hands.ts'
import { countOf } from './queries.ts'
import { no } from './rules.ts'
import type { Offer, View } from './state.ts'
import type { GusherPlay } from './types.ts'

type Dealing = 'offer' | 'accept' | 'refuse' | 'withdraw'
const EXAMPLE = { ones: 1, twos: 0, money: 2, barrels: 0 } as const

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
    const offers = others(view, seat).map((to): CommandOf<Dealing> => ({ kind: 'offer', to, ...EXAMPLE }))
    return [...answers, ...offers].filter(command => this.check(view, seat, command) === null)
  },
  blanks(view, seat) {
    const hand = seen(at(view.hands, seat))
    const [to] = others(view, seat)
    if (to === undefined || hand.length === 0 || view.offers.some(({ from }) => from === seat)) return []
    const upTo = (most: number) => ({ least: 0, most })
    return [
      {
        command: { kind: 'offer', to, ...EXAMPLE },
        open: {
          to: others(view, seat),
          ones: upTo(countOf(hand, 1)),
          twos: upTo(countOf(hand, 2)),
          money: upTo(Math.max(...view.money)),
          barrels: upTo(Math.max(...view.oil)),
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
    const own = play.state.offers.find(({ from }) => from === seat) // one at a time
    if (own !== undefined) closeOffer(play, takeOffer(play, own.id), 'lapsed')
  },
}

const others = ({ seats }: View, seat: Seat): Seat[] => [...Array(seats).keys()].filter(each => each !== seat)

function checkOffer(view: View, seat: Seat, { to, ones, twos }: CommandOf<'offer'>) {
  if (to === seat || to >= view.seats) return no('toAnotherPlayer')
  if (view.offers.some(({ from }) => from === seat)) return no('oneOfferAtATime')
  if (ones + twos === 0) return no('offerLicences')
  const hand = seen(at(view.hands, seat))
  const most = { ones: countOf(hand, 1), twos: countOf(hand, 2) }
  return ones > most.ones || twos > most.twos ? no('notInYourHand', most) : null
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
