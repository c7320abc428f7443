/** Special cards: played when they help. */
import { at, others, type Seat, visible } from '@wildcat/kernel'
import { basesOf, isHq } from '../bases.ts'
import { freeContracts } from '../cards.ts'
import type { Command } from '../commands.ts'
import { MOST_ADVANTAGES } from '../components.ts'
import { isAdvantage, isSpecial, type Special } from '../content/specials.ts'
import type { Territory } from '../content/territories.ts'
import type { View } from '../state.ts'
import { stateOf, vehiclesOf } from '../vehicles.ts'
import type { Constants } from './constants.ts'

export function specialNow(view: View, seat: Seat, constants: Constants): Command | undefined {
  const cards = new Set(visible(at(view.contracts, seat)).filter(isSpecial))
  for (const card of cards) {
    const command = freeContracts(view, seat, card) > 0 ? wayToPlay(view, seat, card, constants) : undefined
    if (command !== undefined) return command
  }
  return undefined
}

function wayToPlay(view: View, seat: Seat, card: Special, { leads }: Constants): Command | undefined {
  if (isAdvantage(card)) return attachment(view, seat, card)
  if (card === 'sponsor') return { kind: 'playCard', card }
  // A spy is kept to be given away in a swap: nothing here is decided by what others' contracts say.
  const leader = leaderBesides(view, seat)
  if (leader === undefined || at(view.vp, leader) < leads) return undefined
  if (card === 'tipOff') return { kind: 'layReady', against: leader }
  if (card === 'revocation') return revocation(view, leader)
  if (card === 'strike') return strike(view, leader)
  return undefined
}

/** To the headquarters if there is room; a warehouse works where vehicles stand. */
function attachment(view: View, seat: Seat, card: Special): Command | undefined {
  const free = basesOf(view, seat).filter(({ advantages }) => advantages.length < MOST_ADVANTAGES)
  const there = (state: Territory) => vehiclesOf(view, seat).filter(each => stateOf(view, each) === state).length
  const [best] = card === 'warehouse' ? free.toSorted((a, b) => there(b.state) - there(a.state)) : free
  return best === undefined ? undefined : { kind: 'attach', card, at: best.state }
}

/** Whoever of the others has the most points. */
const leaderBesides = (view: View, seat: Seat): Seat | undefined =>
  others(view, seat).reduce<Seat | undefined>(
    (best, each) => (best === undefined || at(view.vp, each) > at(view.vp, best) ? each : best),
    undefined,
  )

function revocation(view: View, leader: Seat): Command | undefined {
  for (const { state, advantages } of basesOf(view, leader)) {
    const [card] = advantages
    if (card !== undefined) return { kind: 'revoke', state, card }
  }
  return undefined
}

/** Where the leader wants to deliver and could do so at once. */
function strike(view: View, leader: Seat): Command | undefined {
  const places = vehiclesOf(view, leader).map(each => stateOf(view, each))
  const target = at(view.signed, leader).find(({ sender, recipient }) => places.includes(sender) && !isHq(view, recipient))
  return target === undefined ? undefined : { kind: 'callStrike', state: target.recipient }
}
