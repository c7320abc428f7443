/** Which state lies next in a direction: a neighbour by land or over a strait if there is one, else the nearest over the water. */
import { CROSSING_IDS, CROSSINGS, neighboursOf, type Point, TERRITORY_IDS, type Territory } from '@wildcat/competitors/board'
import { across } from './camera.ts'
import { nameSpot } from './places.ts'

const DIRECTIONS: Readonly<Record<string, Point | undefined>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function nextTo(state: Territory): Territory[] {
  const over = CROSSING_IDS.flatMap(crossing => {
    const { truck } = CROSSINGS[crossing]
    return truck !== 'none' && truck.includes(state) ? truck.filter(end => end !== state) : []
  })
  return [...neighboursOf(state).map(({ to }) => to), ...over]
}

/** Undefined: the key names no direction, or nothing lies there. */
export function towards(from: Territory, key: string): Territory | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return undefined
  const [dx, dy] = direction
  const [x, y] = nameSpot(from)
  const nearest = (states: readonly Territory[]): Territory | undefined => {
    let best: { readonly state: Territory; readonly cost: number } | undefined
    for (const state of states) {
      const [toX, toY] = nameSpot(state)
      const [right, down] = [across(x, toX), toY - y]
      const [ahead, aside] = [right * dx + down * dy, Math.abs(right * dy) + Math.abs(down * dx)]
      if (state === from || ahead <= 0 || aside > ahead * SLANT) continue
      const cost = ahead + aside * 2
      if (best === undefined || cost < best.cost) best = { state, cost }
    }
    return best?.state
  }
  return nearest(nextTo(from)) ?? nearest(TERRITORY_IDS)
}
/** What lies more aside than this is in another direction. */
const SLANT = 1.3
