/** What goes wrong where nobody waits for it. Said at once, or as soon as there is a page to say it. */
import { saying } from '../worker/trouble.ts'

export interface Alarm {
  readonly kind: 'language' | 'small'
  readonly detail: string
}

const unsaid: Alarm[] = []
let hear: ((alarm: Alarm) => void) | undefined

export function raise(kind: Alarm['kind'], error: unknown): void {
  const alarm = { kind, detail: saying(error) }
  if (hear === undefined) unsaid.push(alarm)
  else hear(alarm)
}

export function listen(listener: (alarm: Alarm) => void): () => void {
  hear = listener
  for (const alarm of unsaid.splice(0)) listener(alarm)
  return () => {
    hear = undefined
  }
}

/** A box whose size could not settle within one frame: the browser tries again by itself. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

export function watchOver(): void {
  addEventListener('error', event => {
    if (!isHarmless(event.message)) raise('small', event.error ?? event.message)
  })
  addEventListener('unhandledrejection', event => raise('small', event.reason))
}
