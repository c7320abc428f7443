/** [COM-8.2, COM-8.3] Special contracts, played free between two steps of the own turn. */
import { at, others, type Rejection, type Seat } from '@wildcat/kernel'
import { basesOf, isHq } from '../bases.ts'
import { discardContract, freeContracts, playFromHand, takeContract } from '../cards.ts'
import type { CommandOf } from '../commands.ts'
import { MOST_ADVANTAGES } from '../components.ts'
import { isAdvantage, isSpecial, SPECIALS, type Special } from '../content/specials.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { findSigned, isDelivery, unitOf } from '../journeys.ts'
import { no, noBy } from '../rules.ts'
import type { State, View } from '../state.ts'
import type { CompetitorsPlay } from '../types.ts'
import { piecesOf } from '../vehicles.ts'

export const SPECIAL_COMMANDS = ['attach', 'playCard', 'spyOn', 'callStrike', 'revoke', 'layReady', 'takeUp'] as const
export type SpecialCommand = CommandOf<(typeof SPECIAL_COMMANDS)[number]>

/** What nobody else hears of. */
export const isSealed = ({ kind }: { readonly kind: string }): boolean => kind === 'layReady' || kind === 'takeUp'

const holds = (view: View, seat: Seat, card: Special): boolean => freeContracts(view, seat, card) > 0
const roomAt = (view: View, seat: Seat, where: Territory): boolean =>
  basesOf(view, seat).some(base => base.state === where && base.advantages.length < MOST_ADVANTAGES)

export function legalSpecials(view: View, seat: Seat): SpecialCommand[] {
  const found: SpecialCommand[] = []
  for (const card of specialsIn(view, seat))
    for (const command of waysToPlay(view, seat, card)) if (checkSpecial(view, seat, command) === null) found.push(command)
  const laid = view.ready[seat] ?? []
  if (laid.length > 0) for (const against of new Set(laid)) found.push({ kind: 'takeUp', against })
  return found
}
/** Of the hand, each once. */
function specialsIn({ contracts }: View, seat: Seat): Special[] {
  const found: Special[] = []
  for (const card of at(contracts, seat)) if (card !== null && isSpecial(card) && !found.includes(card)) found.push(card)
  return found
}

function waysToPlay(view: View, seat: Seat, card: Special): SpecialCommand[] {
  const facts = SPECIALS[card]
  if (facts.type === 'advantage') return basesOf(view, seat).map(({ state }) => ({ kind: 'attach', card, at: state }))
  if (facts.when === 'othersDelivery') return others(view, seat).map(against => ({ kind: 'layReady', against }))
  switch (facts.target) {
    case 'nothing':
      return [{ kind: 'playCard', card }]
    case 'signedContract':
      return others(view, seat).flatMap(each => at(view.signed, each).map(({ id }): SpecialCommand => ({ kind: 'spyOn', signed: id })))
    case 'state':
      return TERRITORY_IDS.map(state => ({ kind: 'callStrike', state }))
    case 'attachedCard':
      return others(view, seat).flatMap(each =>
        basesOf(view, each).flatMap(({ state, advantages }) =>
          [...new Set(advantages)].map((attached): SpecialCommand => ({ kind: 'revoke', state, card: attached })),
        ),
      )
  }
}

export function checkSpecial(view: View, seat: Seat, command: SpecialCommand): Rejection | null {
  switch (command.kind) {
    case 'attach':
      if (!isAdvantage(command.card)) return no('notAnAdvantage')
      if (!holds(view, seat, command.card)) return noBy('COM-8.2', 'cardNotInHand')
      return roomAt(view, seat, command.at) ? null : no('noFreePlace')
    case 'playCard':
      return checkPlay(view, seat, command.card)
    case 'spyOn':
      if (!holds(view, seat, 'spy')) return noBy('COM-8.2', 'cardNotInHand')
      return checkSpy(view, seat, command.signed)
    case 'callStrike':
      if (!holds(view, seat, 'strike')) return noBy('COM-8.2', 'cardNotInHand')
      return isHq(view, command.state) ? no('strikeAtHq') : null
    case 'revoke':
      if (!holds(view, seat, 'revocation')) return noBy('COM-8.2', 'cardNotInHand')
      return attachedTo(view, seat, command) === undefined ? no('nothingToRevoke') : null
    case 'layReady':
      if (command.against === seat || command.against >= view.seats) return no('notAgainstYourself')
      return holds(view, seat, 'tipOff') ? null : noBy('COM-8.3', 'cardNotInHand')
    case 'takeUp':
      return view.ready[seat]?.includes(command.against) === true ? null : no('notLaidReady')
  }
}

function checkPlay(view: View, seat: Seat, card: Special): Rejection | null {
  const facts = SPECIALS[card]
  if (facts.type !== 'interaction' || facts.target !== 'nothing' || facts.when === 'othersDelivery') return no('notPlayedLikeThis')
  if (!holds(view, seat, card)) return noBy('COM-8.2', 'cardNotInHand')
  return facts.when === 'ownDelivery' && !isDelivery(view.journey) ? no('onlyWhileDelivering') : null
}
/** One that he does not know yet. */
function checkSpy(view: View, seat: Seat, id: number): Rejection | null {
  const found = findSigned(view, id)
  return found === undefined || found.seat === seat || found.signed.seenBy.includes(seat) ? no('nothingToSpyOn') : null
}
const attachedTo = (view: View, seat: Seat, { state, card }: CommandOf<'revoke'>): Seat | undefined =>
  others(view, seat).find(each => basesOf(view, each).some(base => base.state === state && base.advantages.includes(card)))

export function applySpecial(play: CompetitorsPlay, seat: Seat, command: SpecialCommand) {
  const { state } = play
  switch (command.kind) {
    case 'attach':
      takeContract(state, seat, command.card)
      at(state.bases, seat)
        .find(base => base.state === command.at)
        ?.advantages.push(command.card)
      return play.reveal({ kind: 'attached', seat, card: command.card, at: command.at })
    case 'playCard':
      return playCard(play, seat, command.card)
    case 'spyOn':
      return spy(play, seat, command.signed)
    case 'callStrike':
      playFromHand(state, seat, 'strike')
      state.strikes.push({ state: command.state, by: seat })
      return play.reveal({ kind: 'strikeCalled', seat, state: command.state })
    case 'revoke':
      return revoke(play, seat, command)
    case 'layReady':
      at(state.ready, seat).push(command.against)
      at(state.ready, seat).sort((a, b) => a - b)
      return play.seal(seat, { kind: 'readyLaid', seat, against: command.against })
    case 'takeUp':
      takeUp(state, seat, command.against)
      return play.seal(seat, { kind: 'readyTakenUp', seat, against: command.against })
  }
}

/** What its ops say is carried out at once; a Contratto doppio stays open. */
function playCard(play: CompetitorsPlay, seat: Seat, card: Special) {
  const { state } = play
  const facts = SPECIALS[card]
  if (facts.type !== 'interaction') throw new TypeError(`${card} is attached, not played`)
  takeContract(state, seat, card)
  play.reveal({ kind: 'cardPlayed', seat, card })
  if (facts.effect === 'doublePay') {
    state.doubled[seat] = true
    return
  }
  discardContract(state, card)
  const { journey } = state
  const vehicle = journey === 'none' ? at(piecesOf(seat), 0) : unitOf(state, journey) // of a journey they act on what moves
  play.next({ kind: 'effects', seat, ops: facts.ops, source: 'special', vehicle })
}

function spy(play: CompetitorsPlay, seat: Seat, id: number) {
  playFromHand(play.state, seat, 'spy')
  const found = play.state.signed.flat().find(each => each.id === id)
  const of = findSigned(play.state, id)?.seat
  if (found === undefined || of === undefined) throw new RangeError(`nobody has signed ${id}`)
  found.seenBy.push(seat)
  play.reveal({ kind: 'cardPlayed', seat, card: 'spy' })
  const looked = { kind: 'contractLookedAt', seat, of, signed: id } as const
  play.whisper([seat], { ...looked, contract: found.contract }, { ...looked, contract: null })
}

function revoke(play: CompetitorsPlay, seat: Seat, command: CommandOf<'revoke'>) {
  const { state } = play
  playFromHand(state, seat, 'revocation')
  const of = attachedTo(state, seat, command)
  const base = of === undefined ? undefined : at(state.bases, of).find(each => each.state === command.state)
  if (of === undefined || base === undefined) throw new RangeError(`${command.card} is not attached in ${command.state}`)
  base.advantages.splice(base.advantages.indexOf(command.card), 1)
  discardContract(state, command.card)
  play.reveal({ kind: 'revoked', seat, of, state: command.state, card: command.card })
}

/** A Soffiata that lay ready is in the hand alone again. */
export function takeUp({ ready }: State, seat: Seat, against: Seat) {
  const laid = at(ready, seat)
  laid.splice(laid.indexOf(against), 1)
}
