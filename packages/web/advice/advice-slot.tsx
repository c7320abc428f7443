import { lazy, Suspense, useContext } from 'react'
import { useHand } from '../table/active-seat.ts'
import { AdviceContext } from './advice-context.ts'

const AdviceCard = lazy(async () => ({ default: (await import('./advice-card.tsx')).AdviceCard }))

interface AdviceSlotProps {
  decision: number
  isAsked: boolean
  asksAt: HTMLElement | null // where it is asked for: among the tools, so that it takes no room from the answers
}

/** Where advice is given, if it may be and the game can be thought about. */
export function AdviceSlot({ decision, isAsked, asksAt }: AdviceSlotProps) {
  const link = useContext(AdviceContext)
  const { spoken } = useHand()
  if (link === undefined || !isAsked || spoken.words.difference === undefined) return null
  return (
    <Suspense fallback={null}>
      <AdviceCard key={decision} decision={decision} asksAt={asksAt} link={link} />
    </Suspense>
  )
}
