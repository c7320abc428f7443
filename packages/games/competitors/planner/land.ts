/** [COM-5.2] Trucks: states and crossings. */
import { CROSSING_IDS, CROSSINGS, type Crossing } from '../content/crossings.ts'
import { TERRITORY_IDS } from '../content/territories.ts'
import { lazily } from '../lazily.ts'
import { neighboursOf } from '../map.ts'
import type { Destination } from '../ways.ts'
import { ENTRY, indexOf, RED_FLAG, read, STATES, stateAt } from './atlas.ts'
import { CROSSING_DUTY, type Edge, ENTRY_DUTY, FREE, fewestPoints, type Graph, graphOf, once, reversed } from './graph.ts'

interface OnCrossing {
  readonly crossing: Crossing
  readonly from: number
  readonly to: number
}
const ON_CROSSINGS: readonly OnCrossing[] = CROSSING_IDS.flatMap(crossing => {
  const { truck } = CROSSINGS[crossing]
  if (truck === 'none') return []
  const [a, b] = [indexOf(truck[0]), indexOf(truck[1])]
  return [
    { crossing, from: a, to: b },
    { crossing, from: b, to: a },
  ]
})
const SIZE = STATES + ON_CROSSINGS.length

const edges = lazily((): readonly Edge[] => [
  ...TERRITORY_IDS.flatMap(id =>
    neighboursOf(id).map(({ to, border }): Edge => {
      const state = indexOf(to)
      const duty = border === 'customs' || read(RED_FLAG, state) === 1 ? ENTRY_DUTY : FREE
      return { from: indexOf(id), to: state, cost: read(ENTRY, state), duty }
    }),
  ),
  ...ON_CROSSINGS.flatMap(({ from, to }, n): Edge[] => [
    { from, to: STATES + n, cost: 1, duty: CROSSING_DUTY },
    { from: STATES + n, to, cost: read(ENTRY, to), duty: FREE },
    { from: STATES + n, to: from, cost: read(ENTRY, from), duty: FREE },
  ]),
])
export const landWays: () => Graph = lazily(() => graphOf(SIZE, edges()))
const back = lazily(() => reversed(SIZE, edges()))

/** P.M. from everywhere to a state. */
export const landTo = once(state => fewestPoints(back(), [{ node: state, points: 0 }]))

export const landPlace = (node: number): Destination =>
  node < STATES ? stateAt(node) : (ON_CROSSINGS[node - STATES]?.crossing ?? stateAt(node))
export const landCrossingNode = (crossing: Crossing, from: Destination): number =>
  STATES + ON_CROSSINGS.findIndex(each => each.crossing === crossing && stateAt(each.from) === from)
