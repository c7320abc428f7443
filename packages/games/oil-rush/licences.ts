/** Licences of value 1 or 2: the deck, hands, and what they are worth. */
import { at, type Play, type Seat } from '@wildcat/kernel'

export type Licence = 1 | 2
export interface LicenceTable<Hidden> {
  hands: (Licence | Hidden)[][]
  deck: (Licence | Hidden)[]
  discard: Licence[]
}
export type LicenceEvent = { kind: 'licencesDealt'; seat: Seat; count: number; due: number; licences: readonly Licence[] | null }
type Dealing = Play<LicenceTable<never>, never, LicenceEvent, 'licences'>

export const points = (hand: readonly Licence[]): number => hand.reduce<number>((sum, licence) => sum + licence, 0)
export const countOf = (hand: readonly (Licence | null)[], value: Licence): number =>
  hand.reduce<number>((n, licence) => n + (licence === value ? 1 : 0), 0)

export const licencesOf = (count: number): Licence[] => [...new Array<Licence>(count / 2).fill(1), ...new Array<Licence>(count / 2).fill(2)]

/** Hands are kept in order: where a card lies must not tell when it came. */
export const sortHand = (hand: Licence[]): Licence[] => hand.sort((a, b) => a - b)

/** From the deck, which is rebuilt from the discards when it is empty; fewer if there are no more. */
export function drawLicences(play: Play<LicenceTable<never>, never, never, 'licences'>, count: number): Licence[] {
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
  return licences
}

export function deal(play: Dealing, seat: Seat, count: number): void {
  const { hands } = play.state
  const licences = drawLicences(play, count)
  at(hands, seat).push(...licences)
  sortHand(at(hands, seat))
  const dealt = { kind: 'licencesDealt', seat, count: licences.length, due: count } as const
  play.whisper([seat], { ...dealt, licences }, { ...dealt, licences: null })
}

/** Takes so many of one value out of a sorted hand. */
export const take = (hand: Licence[], value: Licence, count: number): Licence[] =>
  count === 0 ? [] : hand.splice(hand.indexOf(value), count)

export interface Payment {
  readonly ones: number
  readonly twos: number
}
/** Ways to pay a bid from which no card could be taken back. */
export function payments(hand: readonly Licence[], bid: number): Payment[] {
  const found: Payment[] = []
  const mostOnes = countOf(hand, 1)
  const mostTwos = countOf(hand, 2)
  for (let twos = 0; twos <= mostTwos; twos++)
    for (let ones = 0; ones <= mostOnes; ones++) {
      const paid = ones + 2 * twos
      if (paid >= bid && paid - (ones > 0 ? 1 : 2) < bid) found.push({ ones, twos })
    }
  return found
}

/** Whoever is paying a bid has shown that he can: his ones change places with twos that nobody has seen. */
export function covering(bid: number, hand: Licence[], others: Licence[]): Licence[] {
  while (points(hand) < bid) {
    const two = others.indexOf(2)
    if (two < 0) throw new Error('this view does not add up')
    hand[hand.indexOf(1)] = 2
    others[two] = 1
  }
  return hand
}
