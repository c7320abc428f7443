/** Where pieces stand on the screen: what is in one place side by side, bases first. */
import {
  groupsOf,
  holderOf,
  kindOf,
  type Point,
  truckAboard,
  VEHICLES,
  type Vehicle,
  type VehicleKind,
  type View,
} from '@wildcat/competitors/board'
import type { Seat } from '@wildcat/kernel'
import { type Camera, levelOf, onScreen, type Size } from './camera.ts'
import { type Box, boxAround } from './names.ts'

export interface Standing {
  readonly key: string
  readonly seat: Seat
  readonly what: 'hq' | 'branch' | VehicleKind
  readonly vehicles: readonly Vehicle[] // of one kind, of one player, in one place
  readonly at: Point // its middle
  readonly size: number
  readonly isLoaded: boolean // with the goods of the delivery under way
  readonly carries: Vehicle | undefined // a truck aboard
}

/** On the screen, in pixels. */
const SIZES = {
  far: { hq: 18, branch: 14, vehicle: 17 },
  middle: { hq: 20, branch: 16, vehicle: 20 },
  near: { hq: 24, branch: 19, vehicle: 24 },
} as const
/** What is nearer than this would lie one over the other. */
const APART = 24

const NONE: readonly Vehicle[] = []

export function standingOn(view: View, camera: Camera, size: Size): Standing[] {
  const sizes = SIZES[levelOf(camera)]
  const holder = holderOf(view)
  return groupsOf(view, APART / camera.zoom).flatMap(({ key, point, chips }) => {
    const row = chips.flatMap(({ seat, base, vehicles }) => [
      ...(base === 'none' ? [] : [{ seat, what: base, vehicles: NONE }]),
      ...VEHICLES.map(kind => ({ seat, what: kind, vehicles: vehicles.filter(vehicle => kindOf(vehicle) === kind) })).filter(
        each => each.vehicles.length > 0,
      ),
    ])
    const widths = row.map(({ what }) => (what === 'hq' || what === 'branch' ? sizes[what] : sizes.vehicle))
    const [x, y] = onScreen(camera, size, point)
    let left = x - widths.reduce((sum, each) => sum + each, 0) / 2
    return row.map(({ seat, what, vehicles }, n): Standing => {
      const wide = widths[n] ?? 0
      const carries = vehicles.map(vehicle => truckAboard(view, vehicle)).find(truck => truck !== undefined)
      const at: Point = [left + wide / 2, y]
      left += wide
      const isLoaded = holder !== 'none' && (vehicles.includes(holder) || carries === holder)
      return { key: `${key} ${seat} ${what}`, seat, what, vehicles, at, size: wide, isLoaded, carries }
    })
  })
}

export const boxesOf = (standing: readonly Standing[]): Box[] => standing.map(({ at, size }) => boxAround(at, size / 2, size / 2.4))
