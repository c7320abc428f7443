/** The lanes of the railway: all alike, or on a phone those of the others low, so that more of the map is seen. */
import { at, type Seat } from '@wildcat/kernel'
import type { Point } from '../../kit/zoom/window-onto.ts'
import { COSTS, LANE, onTrack, TRACK_TOP } from './geometry.ts'

const LOW = 19

export interface Lanes {
  readonly count: number
  readonly height: number // of all together
  readonly heightOf: (lane: number) => number
  readonly bottomOf: (lane: number) => number
  readonly sizeOf: (lane: number) => number // of a locomotive on it
  readonly onTrack: (lane: number, column: number) => Point
}

/** `own`: the one that stays high where the others are low. */
export function lanesOf(count: number, own: Seat | undefined): Lanes {
  const heights = Array.from({ length: count }, (_, lane) => (own === undefined || lane === own ? LANE : LOW))
  const bottoms: number[] = []
  for (const height of heights) bottoms.push((bottoms.at(-1) ?? TRACK_TOP + COSTS) + height)
  return {
    count,
    height: heights.reduce((sum, height) => sum + height, 0),
    heightOf: lane => at(heights, lane),
    bottomOf: lane => at(bottoms, lane),
    sizeOf: lane => Math.min(1, (at(heights, lane) + 2) / LANE),
    onTrack: (lane, column) => ({ x: onTrack(lane, column).x, y: at(bottoms, lane) - (at(heights, lane) === LOW ? 3 : 5) }),
  }
}
