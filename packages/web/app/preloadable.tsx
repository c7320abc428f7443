import { type ComponentType, lazy, useState } from 'react'

export interface Preloadable<P> {
  readonly preload: () => Promise<unknown> // asks for it before it is shown
  readonly now: () => ComponentType<P>
}

/**
 * A part of the page that is loaded when it is wanted. One that has come is shown at once: React's own `lazy` waits for a moment
 * even then, and what has waited is held back for a third of a second, so that nothing flickers.
 */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let here: ComponentType<P> | undefined
  const come = async () => {
    here = await load()
    return here
  }
  const waiting = lazy(async () => ({ default: await come() }))
  return { preload: come, now: () => here ?? waiting }
}

export function Part<P extends object>({ of, props }: { of: Preloadable<P>; props: P }) {
  const [Shown] = useState(of.now) // the same one as long as it is shown
  return <Shown {...props} />
}
