import { type ReactNode, useMemo, useRef, useState } from 'react'
import { AdviceContext, type AdviceLink, type Advised, type Meant } from './advice-context.ts'

/** Around a table at which advice may be asked for: one in this browser. */
export function AdviceProvider({ children }: { children: ReactNode }) {
  const [advised, show] = useState<Advised>()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const told = useRef(new Map<string, Meant>())
  const name = useRef<Parameters<AdviceLink['nameSteps']>[0]>(undefined)
  const parts = useMemo(
    () => ({
      meant: () => {
        const all = [...told.current.values()]
        return all.find(({ isOwn }) => isOwn) ?? all[0]
      },
      tell: (teller: string, meant: Meant | undefined) => {
        if (meant === undefined) told.current.delete(teller)
        else told.current.set(teller, meant)
      },
      stepsOf: (commands: Parameters<AdviceLink['stepsOf']>[0]) => name.current?.(commands),
      nameSteps: (named: Parameters<AdviceLink['nameSteps']>[0]) => {
        name.current = named
      },
    }),
    [],
  )
  const link = useMemo(() => ({ advised, show, place, setPlace, ...parts }), [advised, place, parts])
  return <AdviceContext value={link}>{children}</AdviceContext>
}
