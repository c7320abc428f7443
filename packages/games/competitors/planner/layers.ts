/** What can move in a search, made when it is first needed. */
import type { VehicleKind } from '../content/kinds.ts'
import { airAndLandTo, airKey, airTo } from './air.ts'
import { AIRPORT, FAR, HEXES, read, STATES } from './atlas.ts'
import type { Layer, Search, Unit } from './labels.ts'
import { landTo, landWays } from './land.ts'
import { seaAndLandTo, seaTo, seaWays } from './sea.ts'

const AIR_SIZE = STATES + HEXES

/** Points of a vehicle of a kind from every node to a state. */
export function tableTo(kind: VehicleKind, state: number, basesIn: number): Int32Array {
  if (kind === 'truck') return landTo(state)
  return kind === 'ship' ? seaTo(state) : airTo(airKey(state, basesIn))
}
const pointsTo = ({ journeyFacts }: Search, kind: VehicleKind, state: number): Int32Array => tableTo(kind, state, journeyFacts.basesIn)

export function layerOf(search: Search, unit: Unit, aboard: Unit | undefined, passed = search.by === undefined): Layer {
  const { units, layers } = search
  const pair = units.indexOf(unit) * (units.length + 1) + (aboard === undefined ? units.length : units.indexOf(aboard))
  const key = pair * 2 + Number(passed)
  const before = layers[key]
  if (before !== undefined) return before
  const layer = newLayer(search, unit, aboard, passed)
  layers[key] = layer
  return layer
}

function newLayer(search: Search, unit: Unit, aboard: Unit | undefined, passed: boolean): Layer {
  const { journeyFacts, clock, goal, by, free, mayChange } = search
  const { kind } = unit
  const graph = kind === 'truck' ? landWays() : kind === 'ship' ? seaWays() : undefined
  const size = graph?.size ?? AIR_SIZE
  const isSpecial =
    clock.hasGap || ((journeyFacts.fair !== 0 || unit.isExposed || (free & unit.bit) !== 0) && (kind === 'ship' || clock.isUneven))
  return {
    unit,
    aboard,
    kind,
    graph,
    isCalm: kind !== 'truck' && !isSpecial && (passed || by?.isHex !== true),
    passed,
    direct: pointsTo(search, kind, goal),
    others: mayChange ? new Int32Array(size).fill(-1) : NO_OTHERS,
    labels: new Array<undefined>(size),
  }
}
const NO_OTHERS = new Int32Array(0)

/** Points to the goal if vehicles are changed on the way; never more than it takes. */
export function withChange(search: Search, layer: Layer, node: number): number {
  const before = read(layer.others, node)
  if (before >= 0) return before
  let least = layer.aboard === undefined && layer.unit.truck === undefined ? FAR : withTruck(search, layer.kind, node)
  for (const unit of search.units) {
    if (unit.state < 0 || unit === layer.unit || unit === layer.aboard) continue
    const there = read(pointsTo(search, layer.kind, unit.state), node)
    if (there < least) least = Math.min(least, there + leastFrom(search, unit))
  }
  layer.others[node] = least
  return least
}
/** By carrier to anywhere, and on by the truck aboard. */
function withTruck(search: Search, kind: VehicleKind, node: number): number {
  if (kind === 'truck') return FAR
  if (kind === 'ship') return read(seaAndLandTo(search.goal), node)
  if (node >= STATES) return read(airAndLandTo(search.goal), node - STATES)
  return Math.min(read(landTo(search.goal), node), read(airAndLandTo(search.goal), read(AIRPORT, node)))
}

/** Points from where a unit is parked: alone, with a truck, or to one more unit. */
function leastFrom(search: Search, unit: Unit): number {
  const n = search.units.indexOf(unit)
  const before = read(search.leastFrom, n)
  if (before >= 0) return before
  let least = Math.min(read(pointsTo(search, unit.kind, search.goal), unit.state), withTruck(search, unit.kind, unit.state))
  for (const other of search.units) {
    if (other.state < 0 || other === unit) continue
    const there = read(pointsTo(search, unit.kind, other.state), unit.state)
    least = Math.min(least, there + read(pointsTo(search, other.kind, search.goal), other.state))
  }
  search.leastFrom[n] = least
  return least
}
