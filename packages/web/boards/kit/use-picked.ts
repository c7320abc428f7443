import { useCallback, useState } from 'react'

/** What was picked for the question at hand: it stays while others choose, and is gone with the next question. */
export function usePicked<Picked>(decision: number | undefined) {
  const [kept, keep] = useState<{ decision: number | undefined; picked: Picked | undefined }>()
  const pick = useCallback((picked: Picked | undefined) => keep({ decision, picked }), [decision])
  return [kept?.decision === decision ? kept?.picked : undefined, pick] as const
}
