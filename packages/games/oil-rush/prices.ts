/** The price rows: sixteen spaces in three sections, and the die that moves a marker along them. */
import { type Auto, at, type Play, type Seat } from '@wildcat/kernel'
import type { ByCompany, Company } from './companies.ts'

export const PRICE_STEP = 500 // from one space to the next
export const PRICES: readonly number[] = Array.from({ length: 16 }, (_, space) => 1500 + PRICE_STEP * space)
export const LAST_SPACE = PRICES.length - 1
export const START_SPACE = PRICES.indexOf(5000)

export type Section = 'red' | 'white' | 'blue'
export function sectionOf(space: number): Section {
  if (space <= PRICES.indexOf(3500)) return 'red'
  return space <= PRICES.indexOf(6500) ? 'white' : 'blue'
}

export interface Face {
  readonly colour: 'blue' | 'red'
  readonly pips: 2 | 3 | 4
}
export const DIE: readonly Face[] = [
  { colour: 'blue', pips: 2 },
  { colour: 'blue', pips: 3 },
  { colour: 'blue', pips: 4 },
  { colour: 'red', pips: 2 },
  { colour: 'red', pips: 3 },
  { colour: 'red', pips: 4 },
]
export const rollDie = (play: { readonly below: (stream: 'die', n: number) => number }): Face => at(DIE, play.below('die', DIE.length))

/** A marker never leaves its row. */
export const moved = (space: number, by: number): number => Math.min(LAST_SPACE, Math.max(0, space + by))

/** Low prices only rise and high ones only fall; in the white section the colour of the number decides. */
export function afterRoll(space: number, { colour, pips }: Face): number {
  const section = sectionOf(space)
  const rises = section === 'red' || (section === 'white' && colour === 'blue')
  return moved(space, rises ? pips : -pips)
}

/** Spaces of the price row, not prices. */
export type PriceEvent =
  | { kind: 'priceRolled'; company: Company; face: Face; from: number; to: number }
  | { kind: 'priceChanged'; seat: Seat; company: Company; from: number; to: number }
type Pricing<Stream extends string> = Play<{ prices: ByCompany<number> }, never, PriceEvent, Stream>

export const rollPrice: Auto<Pricing<'die'>, { readonly kind: 'rollPrice'; readonly company: Company }> = {
  run(play, { company }) {
    const { prices } = play.state
    const face = rollDie(play)
    const from = prices[company]
    prices[company] = afterRoll(from, face)
    play.reveal({ kind: 'priceRolled', company, face, from, to: prices[company] })
  },
}

const DIRECTIONS = ['up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]
/** By an action card. */
export const pushed = (space: number, direction: Direction, spaces: number): number => moved(space, direction === 'up' ? spaces : -spaces)

export interface PriceChange {
  readonly kind: 'changePrice'
  readonly company: Company
  readonly direction: Direction
}

/** Every change that moves a marker at all. */
export const priceChanges = (
  { prices }: { readonly prices: Readonly<ByCompany<number>> },
  companies: readonly Company[],
  spaces: number,
): PriceChange[] =>
  companies.flatMap(company =>
    DIRECTIONS.filter(direction => pushed(prices[company], direction, spaces) !== prices[company]).map(
      (direction): PriceChange => ({ kind: 'changePrice', company, direction }),
    ),
  )

export function changePrice(play: Pricing<never>, seat: Seat, { company, direction }: PriceChange, spaces: number): void {
  const { prices } = play.state
  const from = prices[company]
  prices[company] = pushed(from, direction, spaces)
  play.emit({ kind: 'priceChanged', seat, company, from, to: prices[company] })
}
