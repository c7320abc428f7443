/** The sea, and where no ship goes from one hex to the next. */
import { CLOSED_SEA, seaHexes as hexesOfSea, sideBetween } from '@wildcat/competitors/board'

const once = (make: () => string): (() => string) => {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}
export const seaHexes = once(hexesOfSea)
export const closedSides = once(() => CLOSED_SEA.map(([a, b]) => sideBetween(a, b)).join(''))
