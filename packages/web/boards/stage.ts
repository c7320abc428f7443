/**
 * Shows what happened between two sights, one event after the other, then what is. The truth is always there already: decisions
 * work on it, and whoever does not want to wait skips. A queue that grows too long is shown faster.
 */
import { useEffect, useState } from 'react'

export interface Scene<Shown, Event> {
  readonly shown: Shown // as it is after the event
  readonly event: Event
  readonly ms: number
}
interface Play<View, Shown, Event> {
  readonly view: View
  readonly lines: number
  readonly scenes: readonly Scene<Shown, Event>[]
}

/** More than this is not waited for, in milliseconds. */
const PATIENCE_MS = 5000

export interface Stage<Shown, Event> {
  readonly shown: Shown
  readonly event: Event | undefined
  readonly ms: number // how long the event is shown
  readonly skip: () => void
}

/** `eventsFrom` gives what is new since so many lines, or 'jump' where that cannot be shown: something was taken back. */
export function useStage<View extends Shown, Shown, Event>(
  view: View,
  lines: number,
  eventsFrom: (line: number) => readonly Event[] | 'jump',
  after: (shown: Shown, event: Event) => Shown,
  lasts: (event: Event) => number,
  yields = false, // what is still being shown gives way to what is new
): Stage<Shown, Event> {
  const [play, setPlay] = useState<Play<View, Shown, Event>>({ view, lines, scenes: [] })
  let now = play
  if (play.view !== view) {
    now = { view, lines, scenes: queued(yields ? { ...play, scenes: [] } : play, lines, eventsFrom, after, lasts) }
    setPlay(now)
  }
  const [scene] = now.scenes
  useEffect(() => {
    if (scene === undefined) return
    const timer = setTimeout(() => setPlay(before => ({ ...before, scenes: before.scenes.slice(1) })), scene.ms)
    return () => clearTimeout(timer)
  }, [scene])
  const skip = () => setPlay(before => (before.scenes.length === 0 ? before : { ...before, scenes: [] }))
  return { shown: scene?.shown ?? view, event: scene?.event, ms: scene?.ms ?? 0, skip }
}

function queued<View extends Shown, Shown, Event>(
  { view, lines: known, scenes }: Play<View, Shown, Event>,
  lines: number,
  eventsFrom: (line: number) => readonly Event[] | 'jump',
  after: (shown: Shown, event: Event) => Shown,
  lasts: (event: Event) => number,
): readonly Scene<Shown, Event>[] {
  const events = lines < known ? 'jump' : eventsFrom(known)
  if (events === 'jump') return []
  const all = [...scenes]
  let shown: Shown = scenes.at(-1)?.shown ?? view
  for (const event of events) {
    shown = after(shown, event)
    const ms = lasts(event)
    if (ms > 0) all.push({ shown, event, ms })
  }
  const total = all.reduce((sum, { ms }) => sum + ms, 0)
  if (total <= PATIENCE_MS) return all
  // The one on the stage goes on as it began.
  return all.map((scene, place) => (place < 1 && scenes.length > 0 ? scene : { ...scene, ms: (scene.ms * PATIENCE_MS) / total }))
}
