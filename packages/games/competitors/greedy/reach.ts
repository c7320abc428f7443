/** Where own vehicles are, and how far it is from there, by the tables of the map. */
import type { Seat } from '@wildcat/kernel'
import { basesOf } from '../bases.ts'
import { POINTS } from '../components.ts'
import type { VehicleKind } from '../content/kinds.ts'
import { isInAuction } from '../money.ts'
import { airKey, airTo } from '../planner/air.ts'
import { AIRPORT, CONTINENT, FAR, indexOf, PORT, read } from '../planner/atlas.ts'
import { nodeOf } from '../planner/crew.ts'
import { landTo } from '../planner/land.ts'
import { seaTo } from '../planner/sea.ts'
import { pointsLeft } from '../points.ts'
import type { Vehicle, View } from '../state.ts'
import { isStopped, kindOf, stateOf, vehiclesOf } from '../vehicles.ts'

/** A vehicle in a program. */
export interface Standing {
  readonly vehicle: Vehicle
  readonly kind: VehicleKind
  readonly node: number
  readonly left: number // points of a Move under way
  readonly branch?: number // where it could be set at once
}

export function standingsOf(view: View, seat: Seat): Standing[] {
  const { journey } = view
  return vehiclesOf(view, seat).flatMap(vehicle => {
    const aboardAt = stateOf(view, vehicle)
    const node = nodeOf(view, vehicle) ?? (aboardAt === undefined ? undefined : indexOf(aboardAt))
    if (node === undefined || isInAuction(view, vehicle) || isStopped(view, vehicle)) return []
    const kind = kindOf(vehicle)
    const isMoving = journey !== 'none' && journey.delivery === 'none' && journey.vehicle === vehicle
    return [{ vehicle, kind, node, left: isMoving ? pointsLeft(journey, kind) : 0 }]
  })
}

/** Continents with an own base, as bits. */
export const basesIn = (view: View, seat: Seat): number =>
  basesOf(view, seat).reduce((bits, { state }) => bits | (1 << read(CONTINENT, indexOf(state))), 0)

/** Points of a vehicle of a kind from a node to a state. */
export function pointsBetween(kind: VehicleKind, node: number, to: number, bits: number): number {
  if (kind === 'truck') return read(landTo(to), node)
  if (kind === 'ship') return read(PORT, to) < 0 ? FAR : read(seaTo(to), node)
  return read(AIRPORT, to) < 0 ? FAR : read(airTo(airKey(to, bits)), node)
}

/** Moves until an empty vehicle stands in a state. */
export function movesTo(standing: Standing, to: number, bits: number): number {
  const { kind, node, left, branch } = standing
  if (node === to || branch === to) return 0
  const points = pointsBetween(kind, node, to, bits)
  const moves = points >= FAR ? FAR : points <= left ? 0 : Math.max(left > 0 ? 0 : 1, Math.ceil((points - left) / POINTS[kind]))
  return branch === undefined ? moves : Math.min(moves, Math.ceil(pointsBetween(kind, branch, to, bits) / POINTS[kind]))
}
