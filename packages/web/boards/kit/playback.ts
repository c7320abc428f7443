/**
 * Shows what happened between two sights, one event after the other, then what is. The truth is always there already: decisions
 * work on it, and whoever does not want to wait skips. A queue that grows too long is shown faster.
 */
import { useEffect, useState } from 'react'

export interface QueuedEvent<Shown, Event> {
  readonly shown: Shown // as it is after the event
  readonly event: Event
  readonly ms: number
}
interface Play<View, Shown, Event> {
  readonly view: View
  readonly lines: number
  readonly queue: readonly QueuedEvent<Shown, Event>[]
}

/** More than this is not waited for, in milliseconds. */
const PATIENCE_MS = 5000

export interface Playback<Shown, Event> {
  readonly shown: Shown
  readonly event: Event | undefined
  readonly ms: number // how long the event is shown
  readonly skip: () => void
}

/** `eventsFrom` gives what is new since so many lines, or 'jump' where that cannot be shown: something was taken back. */
export function usePlayback<View extends Shown, Shown, Event>(
  view: View,
  lines: number,
  eventsFrom: (line: number) => readonly Event[] | 'jump',
  after: (shown: Shown, event: Event) => Shown,
  lasts: (event: Event) => number,
  yields = false, // what is still being shown gives way to what is new
): Playback<Shown, Event> {
  const [play, setPlay] = useState<Play<View, Shown, Event>>({ view, lines, queue: [] })
  let now = play
  if (play.view !== view) {
    now = { view, lines, queue: queued(yields ? { ...play, queue: [] } : play, lines, eventsFrom, after, lasts) }
    setPlay(now)
  }
  const [current] = now.queue
  useEffect(() => {
    if (current === undefined) return
    const timer = setTimeout(() => setPlay(before => ({ ...before, queue: before.queue.slice(1) })), current.ms)
    return () => clearTimeout(timer)
  }, [current])
  const skip = () => setPlay(before => (before.queue.length === 0 ? before : { ...before, queue: [] }))
  return { shown: current?.shown ?? view, event: current?.event, ms: current?.ms ?? 0, skip }
}

function queued<View extends Shown, Shown, Event>(
  { view, lines: known, queue }: Play<View, Shown, Event>,
  lines: number,
  eventsFrom: (line: number) => readonly Event[] | 'jump',
  after: (shown: Shown, event: Event) => Shown,
  lasts: (event: Event) => number,
): readonly QueuedEvent<Shown, Event>[] {
  const events = lines < known ? 'jump' : eventsFrom(known)
  if (events === 'jump') return []
  const all = [...queue]
  let shown: Shown = queue.at(-1)?.shown ?? view
  for (const event of events) {
    shown = after(shown, event)
    const ms = lasts(event)
    if (ms > 0) all.push({ shown, event, ms })
  }
  const total = all.reduce((sum, { ms }) => sum + ms, 0)
  if (total <= PATIENCE_MS) return all
  // The one on the stage goes on as it began.
  return all.map((each, place) => (place < 1 && queue.length > 0 ? each : { ...each, ms: (each.ms * PATIENCE_MS) / total }))
}
