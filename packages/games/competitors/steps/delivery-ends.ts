/** [COM-4.7] How a delivery ends. */
import { at, type Seat, top } from '@wildcat/kernel'
import { discardContract, discardTerritory, drawCard } from '../cards.ts'
import { WINNING_VP } from '../components.ts'
import { GOODS } from '../content/goods.ts'
import { vpBetween } from '../content/victory-points.ts'
import { dropImpossibleOffers } from '../deals/ending.ts'
import { isDelivery, unitOf } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { fromBank } from '../money.ts'
import type { DeliveryFailure, Signed, State } from '../state.ts'
import { isOtherAloft } from '../step-check.ts'
import type { AutoStep, CompetitorsPlay } from '../types.ts'
import { isAloft } from '../vehicles.ts'
import { sendBack } from './planes.ts'

/** What was still to happen on this journey does not happen any more. */
export function backToTheTurn({ state }: CompetitorsPlay) {
  state.journey = 'none'
  while (state.agenda.length > 0 && top(state.agenda)?.kind !== 'turn') state.agenda.pop()
}

function takeSigned(state: State, seat: Seat, id: number): Signed<never> {
  const list = at(state.signed, seat)
  const [signed] = list.splice(
    list.findIndex(each => each.id === id),
    1,
  )
  if (signed === undefined) throw new RangeError(`seat ${seat} has not signed ${id}`)
  return signed
}

/** The three cards are discarded, the contract face up. */
function putAway(state: State, seat: Seat, id: number): Signed<never> {
  const signed = takeSigned(state, seat, id)
  discardTerritory(state, signed.sender)
  discardTerritory(state, signed.recipient)
  discardContract(state, signed.contract)
  state.charters = state.charters.filter(each => each.signed !== id)
  return signed
}

/** [COM-1.1] In a points game VP stop at 10; they never fall below 0. */
function changeVp(state: State, seat: Seat, by: number): number {
  const before = at(state.vp, seat)
  const most = state.options.game === 'points' ? WINNING_VP : Number.POSITIVE_INFINITY
  const after = Math.max(0, Math.min(most, before + by))
  state.vp[seat] = after
  return after - before
}

/** The delivery is over and its journey too; a save that is due follows. */
export function succeed(play: CompetitorsPlay) {
  const { state } = play
  const { journey } = state
  if (!isDelivery(journey)) throw new Error('nothing is being delivered')
  const { seat, tm } = journey
  const { allowed, signed: id } = journey.delivery
  const { contract, sender, recipient } = putAway(state, seat, id)
  const doubled = at(state.doubled, seat)
  if (doubled) {
    state.doubled[seat] = false
    discardContract(state, 'doubleContract')
  }
  const pay = GOODS[contract].pay * (doubled ? 2 : 1)
  fromBank(state, seat, pay)
  const vp = changeVp(state, seat, vpBetween(state.options.vpTable, factsOf(sender).continent, factsOf(recipient).continent))
  play.reveal({
    kind: 'delivered',
    seat,
    signed: id,
    contract,
    sender,
    recipient,
    tm,
    allowed,
    pay,
    doubled,
    vp,
    total: at(state.vp, seat),
  })
  if (tm < allowed) drawCard(play, seat, 'contract', 'bonus')
  state.journey = 'none'
  dropImpossibleOffers(play)
}

export function failDelivery(play: CompetitorsPlay, why: DeliveryFailure) {
  const { state } = play
  const { journey } = state
  if (!isDelivery(journey)) throw new Error('nothing is being delivered')
  const { seat } = journey
  const id = journey.delivery.signed
  const unit = unitOf(state, journey)
  if (isAloft(state, unit) && isOtherAloft(state, unit)) sendBack(play, unit) // [COM-5.4] one plane a player
  const { contract, sender, recipient } = putAway(state, seat, id)
  const vp = Math.abs(changeVp(state, seat, -1))
  play.reveal({ kind: 'deliveryFailed', seat, signed: id, contract, sender, recipient, why, vp, total: at(state.vp, seat) })
  backToTheTurn(play)
  dropImpossibleOffers(play)
}

/** What makes a delivery fail may find it on a crossing, where no action ends: `leaveCrossing` comes first. */
export const failed: AutoStep<'failed'> = { run: (play, { why }) => failDelivery(play, why) }
