/** [COM-5.3] Ships: ports, hexes and crossings. */
import { CROSSING_IDS, CROSSINGS, type Crossing } from '../content/crossings.ts'
import type { Hex } from '../content/kinds.ts'
import { lazily } from '../lazily.ts'
import { openSea } from '../map.ts'
import type { Destination } from '../ways.ts'
import { FAR, HEXES, PORT, read, STATES, stateAt } from './atlas.ts'
import { CROSSING_DUTY, type Edge, ENTRY_DUTY, FREE, fewestPoints, type Graph, graphOf, once, reversed, type Seed } from './graph.ts'
import { landTo } from './land.ts'

interface OnCrossing {
  readonly crossing: Crossing
  readonly from: Hex
  readonly to: Hex
}
const ON_CROSSINGS: readonly OnCrossing[] = CROSSING_IDS.flatMap(crossing => {
  const { ship } = CROSSINGS[crossing]
  if (ship === 'none') return []
  return [
    { crossing, from: ship[0], to: ship[1] },
    { crossing, from: ship[1], to: ship[0] },
  ]
})
const FIRST_CROSSING = STATES + HEXES
const SIZE = FIRST_CROSSING + ON_CROSSINGS.length
const hexNode = (hex: Hex): number => STATES + hex

const PORTS: readonly number[] = Array.from({ length: STATES }, (_, state) => state).filter(state => read(PORT, state) >= 0)
const edges = lazily((): readonly Edge[] => [
  ...PORTS.flatMap((state): Edge[] => [
    { from: state, to: hexNode(read(PORT, state)), cost: 1, duty: FREE },
    { from: hexNode(read(PORT, state)), to: state, cost: 0, duty: ENTRY_DUTY },
  ]),
  ...Array.from({ length: HEXES }, (_, hex) =>
    openSea(hex).map((to): Edge => ({ from: hexNode(hex), to: hexNode(to), cost: 1, duty: FREE })),
  ).flat(),
  ...ON_CROSSINGS.flatMap(({ from, to }, n): Edge[] => [
    { from: hexNode(from), to: FIRST_CROSSING + n, cost: 1, duty: CROSSING_DUTY },
    { from: FIRST_CROSSING + n, to: hexNode(to), cost: 1, duty: FREE },
  ]),
])
export const seaWays: () => Graph = lazily(() => graphOf(SIZE, edges()))
const back = lazily(() => reversed(SIZE, edges()))
/** 1: on a crossing, or where one can be entered. */
export const BY_CROSSING = Int32Array.from({ length: SIZE }, (_, node) =>
  node >= FIRST_CROSSING || ON_CROSSINGS.some(({ from }) => hexNode(from) === node) ? 1 : 0,
)

/** Points from everywhere to a port; a state without one is far away. */
export const seaTo = once(state => fewestPoints(back(), [{ node: state, points: 0 }]))
/** Points by ship to any port, and on from there by a truck that is aboard. */
export const seaAndLandTo = once(state => {
  const land = landTo(state)
  const seeds = PORTS.map((port): Seed => ({ node: port, points: read(land, port) }))
  return fewestPoints(back(), [...seeds, { node: state, points: read(PORT, state) < 0 ? FAR : 0 }])
})

export function seaPlace(node: number): Destination {
  if (node < STATES) return stateAt(node)
  return node < FIRST_CROSSING ? node - STATES : (ON_CROSSINGS[node - FIRST_CROSSING]?.crossing ?? node)
}
export const seaCrossingNode = (crossing: Crossing, from: Destination): number =>
  FIRST_CROSSING + ON_CROSSINGS.findIndex(each => each.crossing === crossing && each.from === from)
