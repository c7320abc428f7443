/** What should be in sight on a board that is larger than its window, in parts of the sheet. */
import type { Event, View } from '@wildcat/giganten/board'
import { at, type Seat } from '@wildcat/kernel'
import type { PageLine } from '../../worker/sights.ts'
import { LEFT, middleOf, onTrack, type Point, SHEET_WIDTH, sheetHeight, TOP } from './art/geometry.ts'
import { isEvent } from './motion/durations.ts'

const partsOf = ({ x, y }: Point, { seats }: View): Point => ({ x: x / SHEET_WIDTH, y: y / sheetHeight(seats + 1) })

/** One's own truck, or the first column before it is on the map. */
export function ownPlace(view: View, seat: Seat): Point {
  const truck = at(view.trucks, seat)
  return partsOf(truck === 'off' ? { x: LEFT, y: TOP } : middleOf(truck), view)
}

/** Where on the sheet something happens, if it does so there. */
export function placeOf(event: Event, view: View): Point | undefined {
  const { seats, wells } = view
  const inWell = (well: number) => partsOf(middleOf(at(wells, well).square), view)
  if (event.kind === 'truckPlaced') return partsOf(middleOf(event.square), view)
  if (event.kind === 'truckMoved') return partsOf(middleOf(event.to), view)
  if (event.kind === 'trainMoved') return partsOf(onTrack(event.seat, event.to), view)
  if (event.kind === 'redCardTurned') return partsOf(onTrack(seats, event.black), view)
  if (event.kind === 'trainsPushedBack') {
    const pushed = event.trains.findIndex((space, seat) => space !== event.from[seat])
    return pushed < 0 ? undefined : partsOf(onTrack(pushed, at(event.trains, pushed)), view)
  }
  if (event.kind === 'oilProduced') return inWell(at(event.wells, 0))
  return 'well' in event ? inWell(event.well) : undefined
}

/** Where something last happened on the sheet. */
export function lastPlace(lines: readonly PageLine[], view: View): Point | undefined {
  for (const line of lines.toReversed()) {
    const place = line.kind === 'event' && isEvent(line.event) ? placeOf(line.event, view) : undefined
    if (place !== undefined) return place
  }
  return undefined
}
