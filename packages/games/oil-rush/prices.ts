/** The price rows: sixteen spaces in three sections, and the die that moves a marker along them. */
export const PRICES: readonly number[] = Array.from({ length: 16 }, (_, space) => 1500 + 500 * space)
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

/** A marker never leaves its row. */
export const moved = (space: number, by: number): number => Math.min(LAST_SPACE, Math.max(0, space + by))

/** Low prices only rise and high ones only fall; in the white section the colour of the number decides. */
export function afterRoll(space: number, { colour, pips }: Face): number {
  const section = sectionOf(space)
  const rises = section === 'red' || (section === 'white' && colour === 'blue')
  return moved(space, rises ? pips : -pips)
}
