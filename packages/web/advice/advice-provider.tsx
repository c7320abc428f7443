import type { Tagged } from '@wildcat/kernel'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { AdviceContext, type Advised } from './advice-context.ts'

/** Around a table at which advice may be asked for: one in this browser. */
export function AdviceProvider({ children }: { children: ReactNode }) {
  const [advised, show] = useState<Advised>()
  const picked = useRef<Tagged>(undefined)
  const setPicked = useCallback((command: Tagged | undefined) => {
    picked.current = command
  }, [])
  const link = useMemo(() => ({ advised, show, picked, setPicked }), [advised, setPicked])
  return <AdviceContext value={link}>{children}</AdviceContext>
}
