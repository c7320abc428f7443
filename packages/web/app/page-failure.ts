/** What goes wrong where nobody waits for it. Said at once, or as soon as there is a page to say it. */
import { saying } from '../worker/failure.ts'

export interface PageFailure {
  readonly kind: 'language' | 'small'
  readonly detail: string
}

const unsaid: PageFailure[] = []
let hear: ((failure: PageFailure) => void) | undefined

export function reportFailure(kind: PageFailure['kind'], error: unknown): void {
  const failure = { kind, detail: saying(error) }
  if (hear === undefined) unsaid.push(failure)
  else hear(failure)
}

export function onFailure(listener: (failure: PageFailure) => void): () => void {
  hear = listener
  for (const failure of unsaid.splice(0)) listener(failure)
  return () => {
    hear = undefined
  }
}

/** A box whose size could not settle within one frame: the browser tries again by itself. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

export function watchForFailures(): void {
  addEventListener('error', event => {
    if (!isHarmless(event.message)) reportFailure('small', event.error ?? event.message)
  })
  addEventListener('unhandledrejection', event => reportFailure('small', event.reason))
}
