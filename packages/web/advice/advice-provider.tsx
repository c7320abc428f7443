import type { Tagged } from '@wildcat/kernel'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { AdviceContext, type Advised } from './advice-context.ts'

/** Around a table at which advice may be asked for: one in this browser. */
export function AdviceProvider({ children }: { children: ReactNode }) {
  const [advised, show] = useState<Advised>()
  const meant = useRef<Tagged>(undefined)
  const mean = useCallback((command: Tagged | undefined) => {
    meant.current = command
  }, [])
  const link = useMemo(() => ({ advised, show, meant, mean }), [advised, mean])
  return <AdviceContext value={link}>{children}</AdviceContext>
}
