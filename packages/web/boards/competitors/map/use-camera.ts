import { type RefObject, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStillness } from '../../kit/stillness.ts'
import type { Camera, Size } from './camera.ts'
import { Lens } from './lens.ts'

/** What part of the world is seen in the frame, and what moves it. */
export function useCamera(frame: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>, first: (size: Size) => Camera) {
  const [lens] = useState(() => new Lens(first))
  const isStill = useStillness()
  const state = useSyncExternalStore(lens.subscribe, lens.get)
  useEffect(
    () => (frame.current === null || picture.current === null ? undefined : lens.mount(frame.current, picture.current)),
    [lens, frame, picture],
  )
  // Before anybody sees it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it was drawn for another state
  useLayoutEffect(() => lens.drawn(), [lens, state])
  const moves = useMemo(() => lens.moves(isStill), [lens, isStill])
  return { ...state, moves, lens }
}
