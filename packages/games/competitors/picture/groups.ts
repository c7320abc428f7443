/** What stands together on the map: a base with its owner's vehicles in the state, ships in one hex. */
import { forSeats, type Seat } from '@wildcat/kernel'
import { CROSSING_SPOTS, type Point, SPOTS } from '../content/positions.ts'
import type { Territory } from '../content/territories.ts'
import { isSea } from '../map.ts'
import type { Vehicle, View } from '../state.ts'
import { kindOf, outermost, ownerOf, placeOf, vehiclesOf } from '../vehicles.ts'
import { middleOf, waterOf } from './hexes.ts'
import { apart } from './room.ts'

export interface Chip {
  readonly seat: Seat
  base: 'hq' | 'branch' | 'none'
  readonly vehicles: Vehicle[] // without those aboard another
}
export interface Group {
  readonly key: string
  readonly point: Point
  readonly chips: Chip[]
}
interface Spot {
  readonly key: string
  readonly point: Point
}

/** Where a vehicle stands; aboard, where its carrier does. A port or airport near the trucks' place is as good as that. */
export function spotOf(view: View, vehicle: Vehicle, near: number): Spot {
  const carrier = outermost(view, vehicle)
  const place = placeOf(view, carrier)
  switch (place.kind) {
    case 'state':
      return inState(place.state, kindOf(carrier) === 'ship' ? 'port' : kindOf(carrier) === 'plane' ? 'airport' : 'stand', near)
    case 'hex':
      return { key: `hex ${place.hex}`, point: isSea(place.hex) ? waterOf(place.hex) : middleOf(place.hex) }
    case 'crossing':
      return { key: place.crossing, point: CROSSING_SPOTS[place.crossing].at }
    case 'aboard':
    case 'stock':
      throw new RangeError(`vehicle ${vehicle} stands nowhere`)
  }
}
function inState(state: Territory, what: 'stand' | 'port' | 'airport', near: number): Spot {
  const { [what]: spot, stand } = SPOTS[state]
  return spot === 'none' || apart(spot, stand) <= near ? { key: state, point: stand } : { key: `${state} ${what}`, point: spot }
}

export function groupsOf(view: View, near: number): Group[] {
  const groups = new Map<string, Group>()
  const chipAt = ({ key, point }: Spot, seat: Seat): Chip => {
    const group = groups.get(key) ?? { key, point, chips: [] }
    groups.set(key, group)
    const chip = group.chips.find(each => each.seat === seat) ?? { seat, base: 'none', vehicles: [] }
    if (!group.chips.includes(chip)) group.chips.push(chip)
    return chip
  }
  for (const [seat, bases] of view.bases.entries())
    for (const [n, { state }] of bases.entries()) chipAt(inState(state, 'stand', near), seat).base = n === 0 ? 'hq' : 'branch'
  for (const vehicle of forSeats(view.seats, seat => vehiclesOf(view, seat)).flat())
    if (placeOf(view, vehicle).kind !== 'aboard') chipAt(spotOf(view, vehicle, near), ownerOf(vehicle)).vehicles.push(vehicle)
  return [...groups.values()].toSorted((a, b) => sizeOf(b) - sizeOf(a))
}
const sizeOf = ({ chips }: Group): number => chips.reduce((sum, { vehicles, base }) => sum + vehicles.length + (base === 'none' ? 0 : 1), 0)

export const holderOf = ({ journey }: View): Vehicle | 'none' =>
  journey === 'none' || journey.delivery === 'none' ? 'none' : journey.delivery.holder
/** Is a number needed to tell it from its owner's others? */
export const isOneOfSeveral = (view: View, vehicle: Vehicle): boolean =>
  vehiclesOf(view, ownerOf(vehicle)).filter(other => kindOf(other) === kindOf(vehicle)).length > 1
