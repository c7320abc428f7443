/** [COM-9.5, COM-9.6] How offers end without a deal: what was laid aside goes back. */
import type { Seat } from '@wildcat/kernel'
import type { OfferEnd } from '../events.ts'
import type { Bundle, Offer, State, Vehicle, Wish } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import { giveCards } from './exchange.ts'
import { offerProblem } from './possible.ts'

export function takeOffer(state: State, id: number): Offer<never> {
  const [offer] = state.offers.splice(
    state.offers.findIndex(each => each.id === id),
    1,
  )
  if (offer === undefined) throw new RangeError(`there is no offer ${id}`)
  return offer
}

export function endOffer(play: CompetitorsPlay, id: number, how: OfferEnd) {
  const { from, give, accepted } = takeOffer(play.state, id)
  giveCards(play.state, from, give)
  for (const each of accepted) giveCards(play.state, each.seat, each)
  play.emit({ kind: 'offerEnded', offer: id, from, how })
}

export function endOffersOf(play: CompetitorsPlay, seat: Seat) {
  for (const { id } of play.state.offers.filter(({ from }) => from === seat)) endOffer(play, id, 'lapsed')
}

/** A vehicle that has changed hands is another piece now, and its old number may be anybody's. */
export function endOffersFor(play: CompetitorsPlay, vehicles: readonly Vehicle[]) {
  const names = ({ give, ask }: Offer<never>) =>
    [...give.vehicles, ...ask.vehicles, ...deedsIn(give.lift), ...deedsIn(ask.lift), ...deedsIn(ask.charter)].some(each =>
      vehicles.includes(each),
    )
  for (const { id } of play.state.offers.filter(names)) endOffer(play, id, 'impossible')
}
const deedsIn = (deed: Bundle<never>['lift'] | Wish<never>['charter']): Vehicle[] => {
  if (deed === 'none') return []
  return 'truck' in deed ? [deed.truck, deed.carrier] : [deed.vehicle]
}

/** An offer that none of those asked could take up any more vanishes; what hands hold is not looked at. */
export function dropImpossibleOffers(play: CompetitorsPlay) {
  const { state } = play
  if (state.offers.length === 0) return
  for (const offer of state.offers.slice()) {
    const problems = offer.to.map(by => offerProblem(state, offer, by, 'stay'))
    const possible = offer.all ? problems.every(problem => problem === null) : problems.includes(null)
    if (!possible) endOffer(play, offer.id, 'impossible')
  }
}

/** [COM-9.6] The table's limit: offers grow older with every decision in a turn that others hear of. */
export function ageOffers(play: CompetitorsPlay) {
  const { state } = play
  const { offerLimit } = state.options
  if (offerLimit === 0 || state.offers.length === 0) return
  for (const offer of state.offers.slice()) if (++offer.age >= offerLimit) endOffer(play, offer.id, 'lapsed')
}
