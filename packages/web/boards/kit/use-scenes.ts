import type { Tagged } from '@wildcat/kernel'
import { type Pace, useSettings } from '../../app/settings.ts'
import type { PageLine } from '../../worker/sights.ts'
import type { TableBoardProps } from './drawn-board.ts'
import { type Playback, usePlayback } from './playback.ts'
import type { SceneBook } from './scene.ts'
import { useStillness } from './stillness.ts'

const SPEED: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 }

/**
 * What the board shows: what happened since it was last looked at, event by event, then the view as it is. In a replay the next step
 * does not wait for the one before, and a leap shows nothing of what lies between.
 */
export function useScenes<View extends Shown, Event extends Tagged, Shown, Phase, Place>(
  { isEvent, after, sceneOf }: SceneBook<Event, Shown, Phase, Place>,
  view: View,
  lines: readonly PageLine[],
  replay: TableBoardProps['replay'],
): Playback<Shown, Event> & { readonly isStill: boolean } {
  const { pace } = useSettings()
  const wishesStillness = useStillness()
  const isStill = pace === 'off' || wishesStillness || replay === 'leap'
  const eventsFrom = (from: number) => {
    const fresh = lines.slice(from)
    if (isStill || fresh.some(line => line.kind === 'undone')) return 'jump'
    return fresh.flatMap(line => (line.kind === 'event' && isEvent(line.event) ? [line.event] : []))
  }
  const lasts = (event: Event) => sceneOf(event).ms * SPEED[pace]
  const playback = usePlayback<View, Shown, Event>(view, lines.length, eventsFrom, after, lasts, replay !== undefined)
  return { ...playback, isStill }
}
