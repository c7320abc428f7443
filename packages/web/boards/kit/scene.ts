/** How what happens is shown: one entry for each kind of event, so that an event that nobody thought of does not compile. */
import type { Tagged, Viewer } from '@wildcat/kernel'
import type { Flight } from './flights/flights.tsx'
import type { Sound } from './sound/synth.ts'
import type { Point } from './zoom/window-onto.ts'

export interface Scene<Event, Shown, Phase, Place> {
  readonly ms: number // at the normal pace
  readonly phase?: Phase // of the round, where the table itself does not tell it
  readonly sound?: Sound
  readonly happens?: string // what is seen meanwhile at the places that the event names
  readonly isMoment?: true // told large on the sheet, before what is asked next could tell
  after?(shown: Shown, event: Event): Shown // what the event says has changed
  flight?(event: Event, viewer: Viewer): Flight | readonly Flight[] // from one part of the board to another
  at?(event: Event, place: Place): Point | undefined // where on the board it happens, if it does so there
}
export type Scenes<Event extends Tagged, Shown, Phase, Place> = {
  readonly [Kind in Event['kind']]: Scene<Extract<Event, { kind: Kind }>, Shown, Phase, Place>
}

/** What one table of scenes answers about events. */
export function scenesOf<Event extends Tagged, Shown, Phase, Place>(
  scenes: Readonly<Record<Event['kind'], Scene<Event, Shown, Phase, Place>>>,
) {
  const sceneOf = (event: Event): Scene<Event, Shown, Phase, Place> => {
    const kind: Event['kind'] = event.kind
    return scenes[kind]
  }
  return {
    sceneOf,
    isEvent: (event: Tagged): event is Event => Object.hasOwn(scenes, event.kind),
    /** Nothing is worked out here: what events do not tell is right again as soon as all have been shown. */
    after: (shown: Shown, event: Event): Shown => sceneOf(event).after?.(shown, event) ?? shown,
  }
}
export type SceneBook<Event extends Tagged, Shown, Phase, Place> = ReturnType<typeof scenesOf<Event, Shown, Phase, Place>>
