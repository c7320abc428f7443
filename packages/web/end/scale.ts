/** Where figures lie on a chart. */

const STEPS = [1, 2, 5, 10]

/** About as many round numbers as wanted, from at most the least to at least the most, zero among them; whole ones only. */
export function ticks(least: number, most: number, wanted: number): number[] {
  const [low, high] = [Math.min(0, least), Math.max(1, most)]
  const rough = (high - low) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * (STEPS.find(each => each * power >= rough) ?? 10))
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** A straight way from one range to another. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0])

/** How many steps of the rounds to leave out between two labels, so that each has room. */
export const everyNth = (rounds: number, width: number, room: number): number =>
  Math.max(1, Math.ceil((rounds * room) / Math.max(1, width)))

/** The place on the axis that is nearest to a point. */
export const nearest = (places: readonly number[], point: number): number =>
  places.reduce((best, place, index) => (Math.abs(place - point) < Math.abs((places[best] ?? 0) - point) ? index : best), 0)
