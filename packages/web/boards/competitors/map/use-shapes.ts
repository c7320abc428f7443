import { useEffect, useState } from 'react'
import { decode, type Shapes } from '../world/decode.ts'
import type { Level } from './camera.ts'

type Detail = 'far' | 'near'
const LOADS = {
  far: async () => (await import('../world/far.ts')).shapes,
  near: async () => (await import('../world/near.ts')).shapes,
} as const
/** Decoded once, whatever boards are opened. */
const kept = new Map<Detail, Promise<Shapes>>()
const ready = new Map<Detail, Shapes>()

function load(detail: Detail): Promise<Shapes> {
  const loading = kept.get(detail) ?? LOADS[detail]().then(decode)
  kept.set(detail, loading)
  void loading.then(
    shapes => ready.set(detail, shapes),
    () => kept.delete(detail),
  )
  return loading
}

/** The shapes for what is seen; until the finer ones are there, the others. None before it is known how large the map is. */
export function useShapes(level: Level, isMeasured: boolean): Shapes | undefined {
  const [, setLoaded] = useState(0)
  const wanted: Detail = level === 'far' ? 'far' : 'near'
  useEffect(() => {
    if (!isMeasured || ready.has(wanted)) return
    let isWanted = true
    // The far ones are small and come first: something is seen at once.
    for (const detail of ready.has('far') ? [wanted] : (['far', wanted] as const))
      load(detail).then(
        () => isWanted && setLoaded(n => n + 1),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [wanted, isMeasured])
  return isMeasured ? (ready.get(wanted) ?? ready.get('far')) : undefined
}
