/** [COM-9.1, COM-9.5, COM-9.6] Offers between players: a window that nobody waits for. */
import { at, type Rejection, type Seat } from '@wildcat/kernel'
import { takeContract, takeTerritory } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import type { Territory } from '../content/territories.ts'
import { bundleOf, type Items, seatsOf, wishOf } from '../items.ts'
import { signedOf } from '../journeys.ts'
import { isBetweenSteps } from '../queries.ts'
import { no, noBy } from '../rules.ts'
import type { Acceptance, Bundle, Offer, View, Wish } from '../state.ts'
import type { CompetitorsPlay, WindowOf } from '../types.ts'
import { dropImpossibleOffers, endOffer, endOffersFor, takeOffer } from './ending.ts'
import { handOver } from './exchange.ts'
import { makingProblem } from './making.ts'
import { pickProblem } from './picking.ts'
import { offerProblem } from './possible.ts'
import { legalOffers, offerBlanks } from './samples.ts'

const OFFER_COMMANDS = ['offer', 'accept', 'decline', 'withdraw', 'askToSee', 'show'] as const
type OfferCommand = CommandOf<(typeof OFFER_COMMANDS)[number]>
type SeenOffer = View['offers'][number]

export const offers: WindowOf<(typeof OFFER_COMMANDS)[number]> = {
  takes: OFFER_COMMANDS,
  shut: ({ round }) => (round === 0 ? noBy('COM-9.1', 'notYet') : null),
  legal: (view, seat) => legalOffers(view, seat).filter(command => check(view, seat, command) === null),
  blanks: (view, seat) => offerBlanks(view, seat),
  check: (view, seat, command) => check(view, seat, command),
  invited: view => (view.offers.length > 0 && isBetweenSteps(view) ? view.offers.flatMap(waitingFor) : []),
  apply(play, seat, command) {
    switch (command.kind) {
      case 'offer':
        makeOffer(play, seat, command)
        break
      case 'accept':
        accept(play, seat, command)
        break
      case 'decline':
        decline(play, seat, command.offer)
        break
      case 'withdraw':
        endOffer(play, command.offer, 'withdrawn')
        break
      case 'askToSee':
        askToSee(play, seat, command.offer)
        break
      case 'show':
        show(play, seat, command.offer)
        break
    }
    dropImpossibleOffers(play)
  },
}

/** Who has still to answer: those it is made to, or its maker when somebody wants to see the contract. */
function waitingFor({ from, to, accepted, ask }: SeenOffer): Seat[] {
  if (ask.charter !== 'none' && ask.charter.shown === 'asked') return [from]
  return to.filter(seat => !accepted.some(each => each.seat === seat))
}

function check(view: View, seat: Seat, command: OfferCommand): Rejection | null {
  if (command.kind === 'offer') return makingProblem(view, seat, command)
  const offer = view.offers.find(({ id }) => id === command.offer)
  if (offer === undefined) return no('offerGone')
  switch (command.kind) {
    case 'withdraw':
      return offer.from === seat ? null : noBy('COM-9.6', 'notYourOffer')
    case 'show':
      if (offer.from !== seat) return noBy('COM-9.3', 'notYourOffer')
      return offer.ask.charter !== 'none' && offer.ask.charter.shown === 'asked' ? null : no('nothingToShow')
    case 'askToSee':
      if (!offer.to.includes(seat)) return no('notMadeToYou')
      return offer.ask.charter !== 'none' && offer.ask.charter.shown === 'no' ? null : no('nothingToShow')
    case 'decline':
      return offer.to.includes(seat) ? null : no('notMadeToYou')
    case 'accept':
      return acceptProblem(view, offer, seat, command)
  }
}

function acceptProblem(view: View, offer: SeenOffer, seat: Seat, { pick, at: where }: CommandOf<'accept'>): Rejection | null {
  if (!offer.to.includes(seat)) return no('notMadeToYou')
  if (offer.accepted.some(each => each.seat === seat)) return no('alreadyAgreed')
  if (!isBetweenSteps(view)) return noBy('COM-9.1', 'cardWaits')
  const { charter } = offer.ask
  if (charter !== 'none' && charter.shown === 'asked') return no('contractNotShown')
  if (where !== 'stay' && offer.give.vehicles.length === 0) return no('nothingToPlace')
  const others = offer.all ? offer.to.map(each => offerProblem(view, offer, each, 'stay')).find(problem => problem !== null) : undefined
  return others ?? offerProblem(view, offer, seat, where) ?? pickProblem(view, offer, seat, pick)
}

/** [COM-9.5] What is given from the hand is laid aside; a new offer replaces the old one. */
function makeOffer(play: CompetitorsPlay, from: Seat, command: CommandOf<'offer'>) {
  const { state } = play
  const old = state.offers.find(each => each.from === from)
  if (old !== undefined) endOffer(play, old.id, 'replaced')
  if (command.answers !== undefined) decline(play, from, command.answers)
  const give = bundleOf(wishOf(command.give, command.giveMoney))
  const ask = wishOf(command.ask, command.askMoney)
  layAside(play, from, give)
  const id = ++state.offersMade
  const to = [...seatsOf(command.to)]
  const offer: Offer<never> = { id, from, to, all: command.all === true, accepted: [], give, ask, at: command.at, age: 0 }
  state.offers.push(offer)
  state.proposed[from] = at(state.proposed, from) + 1
  const made = {
    kind: 'offerMade',
    offer: id,
    from,
    to: to.slice(),
    all: offer.all,
    at: offer.at,
    answers: command.answers ?? 'none',
  } as const
  play.whisper([from, ...to], { ...made, give, ask }, { ...made, give: withoutFaces(give), ask: withoutFaces(ask) })
}
function layAside({ state }: CompetitorsPlay, seat: Seat, { territories, contracts }: Pick<Bundle<never>, 'territories' | 'contracts'>) {
  for (const card of territories) takeTerritory(state, seat, card)
  for (const card of contracts) takeContract(state, seat, card)
}
/** The cards of a deal as others see them: how many. */
function withoutFaces<B extends Pick<Bundle<null>, 'territories' | 'contracts'>>(
  bundle: B,
): B & { territories: null[]; contracts: null[] } {
  return { ...bundle, territories: bundle.territories.map(() => null), contracts: bundle.contracts.map(() => null) }
}

function decline(play: CompetitorsPlay, seat: Seat, id: number) {
  const offer = play.state.offers.find(each => each.id === id)
  if (offer === undefined) return // it went with something else
  play.emit({ kind: 'offerDeclined', offer: id, from: offer.from, by: seat })
  offer.to = offer.to.filter(each => each !== seat)
  if (offer.to.length === 0 || offer.all) endOffer(play, id, 'declined')
}

function accept(play: CompetitorsPlay, seat: Seat, { offer: id, pick, at: where }: CommandOf<'accept'>) {
  const { state } = play
  const offer = state.offers.find(each => each.id === id)
  if (offer === undefined) throw new RangeError(`there is no offer ${id}`)
  const { territories, contracts } = agreed(offer.ask, pick)
  layAside(play, seat, { territories, contracts })
  offer.accepted.push({ seat, territories, contracts, at: where })
  if (!offer.all || offer.accepted.length === offer.to.length) return carryOut(play, offer)
  play.reveal({ kind: 'offerAgreed', offer: id, from: offer.from, by: seat })
}
/** The named cards that were asked for, and those picked for a description. */
function agreed(ask: Wish<never>, pick: Items): Pick<Bundle<never>, 'territories' | 'contracts'> {
  const picked = wishOf(pick, 0)
  return { territories: [...ask.territories, ...picked.territories], contracts: [...ask.contracts, ...picked.contracts] }
}

/** Whole and at once. */
function carryOut(play: CompetitorsPlay, offer: Offer<never>) {
  const { state } = play
  const { id, from, give, ask, accepted } = takeOffer(state, offer.id)
  const [first] = accepted
  const vehicleAt: Territory | 'stay' = first?.at ?? 'stay'
  for (const { seat, territories, contracts } of accepted) {
    handOver(state, from, seat, give, vehicleAt)
    handOver(state, seat, from, { ...bundleOf(ask), territories, contracts }, offer.at)
    if (ask.charter !== 'none') state.charters.push({ vehicle: ask.charter.vehicle, by: from, signed: ask.charter.signed })
  }
  endOffersFor(play, [...give.vehicles, ...ask.vehicles])
  const parties = offer.all ? [from] : [from, ...accepted.map(({ seat }) => seat)] // who gave what to the maker is between the two
  const done = { kind: 'offerAccepted', offer: id, from } as const
  const hidden = accepted.map((each): Acceptance<null> => withoutFaces(each))
  play.whisper(parties, { ...done, by: accepted, give, ask }, { ...done, by: hidden, give: withoutFaces(give), ask: withoutFaces(ask) })
}

/** [COM-9.3] */
function askToSee(play: CompetitorsPlay, seat: Seat, id: number) {
  const offer = play.state.offers.find(each => each.id === id)
  if (offer === undefined || offer.ask.charter === 'none') return
  offer.ask.charter = { ...offer.ask.charter, shown: 'asked' }
  play.emit({ kind: 'askedToSee', offer: id, from: offer.from, by: seat })
}
function show(play: CompetitorsPlay, seat: Seat, id: number) {
  const { state } = play
  const offer = state.offers.find(each => each.id === id)
  if (offer === undefined || offer.ask.charter === 'none') return
  const { signed: signedId } = offer.ask.charter
  offer.ask.charter = { ...offer.ask.charter, shown: 'yes' }
  const signed = at(state.signed, seat).find(each => each.id === signedId)
  const [to] = offer.to
  if (signed === undefined || to === undefined || signedOf(state, seat, signedId) === undefined) return
  if (!signed.seenBy.includes(to)) signed.seenBy.push(to)
  const shown = { kind: 'contractShown', seat, signed: signedId, to: [to] } as const
  play.whisper([seat, to], { ...shown, contract: signed.contract }, { ...shown, contract: null })
}
