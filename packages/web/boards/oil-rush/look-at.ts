/** What should be in sight on a board that is larger than its window, in parts of the map. */
import { at, type Seat, type Tagged } from '@wildcat/kernel'
import type { PageLine } from '../../worker/sights.ts'
import type { Scene } from '../kit/scene.ts'
import type { Point } from '../kit/zoom/window-onto.ts'
import type { GameMap, RushShown } from './board-context.ts'
import type { MapTargets } from './map-targets.ts'
import type { RushPlace } from './scenes.ts'

/** Where on its drawing the map lies. */
export interface MapArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly entry: Point // in sight before one's own truck is on the map
}
export const partsOf = ({ x, y }: Point, { left, top, width, height }: MapArea): Point => ({ x: (x - left) / width, y: (y - top) / height })

/** One's own truck, or where it will come onto the map; then what is lit, the nearest first; then one's own train. */
export function ownPlaces(
  { trucks, trains }: Pick<RushShown, 'trucks' | 'trains'>,
  { middleOf, onTrack, runs }: GameMap,
  seat: Seat,
  { lights }: MapTargets,
  area: MapArea,
): readonly Point[] {
  const truck = at(trucks, seat)
  const own = truck === 'off' ? area.entry : middleOf(truck)
  const away = ({ x, y }: Point) => Math.max(Math.abs(x - own.x), Math.abs(y - own.y))
  const lit = [...lights.keys()].filter(square => lights[square] !== undefined).map(square => middleOf(square))
  const train = onTrack(seat, at(trains, seat)) // its track is docked: only how far along it matters
  const along = runs === 'right' ? { x: train.x, y: own.y } : { x: own.x, y: train.y }
  return [own, ...lit.toSorted((a, b) => away(a) - away(b)), along].map(point => partsOf(point, area))
}

/** A track beside the map is docked there: to see a space of it, only its row has to be in sight. */
export const seenTrack = ({ onTrack, runs }: GameMap, { left, width }: MapArea): Pick<GameMap, 'onTrack'> => ({
  onTrack: (lane, space) => (runs === 'right' ? onTrack(lane, space) : { x: left + width / 2, y: onTrack(lane, space).y }),
})

interface Scenery<Event extends Tagged> {
  readonly isEvent: (event: Tagged) => event is Event
  readonly sceneOf: (event: Event) => Pick<Scene<Event, never, unknown, RushPlace>, 'at'>
}

/** Where on the map something happens, if it does so there. */
export function placeOf<Event extends Tagged>(
  { sceneOf }: Scenery<Event>,
  event: Event,
  place: RushPlace,
  area: MapArea,
): Point | undefined {
  const point = sceneOf(event).at?.(event, place)
  return point === undefined ? undefined : partsOf(point, area)
}

/** Where something last happened on the map. */
export function lastPlace<Event extends Tagged>(
  scenes: Scenery<Event>,
  lines: readonly PageLine[],
  place: RushPlace,
  area: MapArea,
): Point | undefined {
  for (const line of lines.toReversed()) {
    const found = line.kind === 'event' && scenes.isEvent(line.event) ? placeOf(scenes, line.event, place, area) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
