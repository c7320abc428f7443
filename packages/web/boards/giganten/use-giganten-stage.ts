import type { Event, View } from '@wildcat/giganten/board'
import { useSettings } from '../../app/settings.ts'
import type { PageLine } from '../../worker/sights.ts'
import { type Playback, usePlayback } from '../kit/playback.ts'
import { useStillness } from '../kit/stillness.ts'
import type { TableBoardProps } from '../kit/table-board-props.ts'
import { isEvent, lasts } from './motion/durations.ts'
import { after, type Shown } from './motion/shown.ts'

/**
 * What the board shows: what happened since it was last looked at, event by event, then the view as it is. In a replay the next step
 * does not wait for the one before, and a leap shows nothing of what lies between.
 */
export function useGigantenStage(
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
  const stage = usePlayback<View, Shown, Event>(view, lines.length, eventsFrom, after, event => lasts(event, pace), replay !== undefined)
  return { ...stage, isStill }
}
