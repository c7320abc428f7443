/** Licences change hands. */
import { at, type Seat } from '@wildcat/kernel'
import type { Licence } from './components.ts'
import type { State } from './state.ts'
import type { GusherPlay } from './types.ts'

/** Hands are kept in order: where a card lies must not tell when it came. */
export const inOrder = (hand: Licence[]): Licence[] => hand.sort((a, b) => a - b)

export function give(state: State, seat: Seat, licences: readonly Licence[]): void {
  const hand = at(state.hands, seat)
  for (const licence of licences) {
    if (licence === 2) hand.push(2)
    else hand.unshift(1)
  }
}

/** Takes so many of one value out of a hand. */
export function take(state: State, seat: Seat, value: Licence, count: number): Licence[] {
  return at(state.hands, seat).splice(at(state.hands, seat).indexOf(value), count)
}

/** [GSH-3.1] Deals from the deck; an empty one is rebuilt from the discards, and what is missing even then is forgone. */
export function dealTo(play: GusherPlay, seat: Seat, count: number): void {
  const { state } = play
  const licences: Licence[] = []
  while (licences.length < count) {
    if (state.deck.length === 0) {
      state.deck = play.shuffle('licences', state.discard)
      state.discard = []
    }
    const licence = state.deck.pop()
    if (licence === undefined) break
    licences.push(licence)
  }
  give(state, seat, licences)
  const dealt = { kind: 'licencesDealt', seat, count: licences.length } as const
  play.whisper([seat], { ...dealt, licences }, { ...dealt, licences: null })
}

/** Money between a player and the bank; positive: to the player. */
export function pay(state: State, seat: Seat, money: number): void {
  state.money[seat] = at(state.money, seat) + money
  state.bank -= money
}
