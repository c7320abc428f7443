/** What should be in sight on a board that is larger than its window, in parts of the sheet. */
import { at, type Seat, type Tagged } from '@wildcat/kernel'
import type { PageLine } from '../../worker/sights.ts'
import type { Scene } from '../kit/scene.ts'
import type { Point } from '../kit/zoom/window-onto.ts'
import type { GameMap, RushShown } from './board-context.ts'
import type { MapTargets } from './map-targets.ts'
import type { RushPlace } from './scenes.ts'

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly entry: Point // in sight before one's own truck is on the map
}
export const partsOf = ({ x, y }: Point, { width, height }: Sheet): Point => ({ x: x / width, y: y / height })

/** One's own truck, or where it will come onto the map; then what is lit, the nearest first; then one's own locomotive. */
export function ownPlaces(
  { trucks, trains }: Pick<RushShown, 'trucks' | 'trains'>,
  { middleOf, onTrack }: GameMap,
  seat: Seat,
  { lights }: MapTargets,
  sheet: Sheet,
): readonly Point[] {
  const truck = at(trucks, seat)
  const own = truck === 'off' ? sheet.entry : middleOf(truck)
  const away = ({ x, y }: Point) => Math.max(Math.abs(x - own.x), Math.abs(y - own.y))
  const lit = [...lights.keys()].filter(square => lights[square] !== undefined).map(square => middleOf(square))
  const train = { x: onTrack(seat, at(trains, seat)).x, y: own.y } // its track is docked below: only its column matters
  return [own, ...lit.toSorted((a, b) => away(a) - away(b)), train].map(point => partsOf(point, sheet))
}

interface Scenery<Event extends Tagged> {
  readonly isEvent: (event: Tagged) => event is Event
  readonly sceneOf: (event: Event) => Pick<Scene<Event, never, unknown, RushPlace>, 'at'>
}

/** Where on the sheet something happens, if it does so there. */
export function placeOf<Event extends Tagged>(
  { sceneOf }: Scenery<Event>,
  event: Event,
  place: RushPlace,
  sheet: Sheet,
): Point | undefined {
  const point = sceneOf(event).at?.(event, place)
  return point === undefined ? undefined : partsOf(point, sheet)
}

/** Where something last happened on the sheet. */
export function lastPlace<Event extends Tagged>(
  scenes: Scenery<Event>,
  lines: readonly PageLine[],
  place: RushPlace,
  sheet: Sheet,
): Point | undefined {
  for (const line of lines.toReversed()) {
    const found = line.kind === 'event' && scenes.isEvent(line.event) ? placeOf(scenes, line.event, place, sheet) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
