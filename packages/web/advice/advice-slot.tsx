import { lazy, Suspense, useContext } from 'react'
import { useHand } from '../table/active-seat.ts'
import { AdviceContext } from './advice-context.ts'

const AdviceCard = lazy(async () => ({ default: (await import('./advice-card.tsx')).AdviceCard }))

/** Where advice can be asked for, if it may be and the game can be thought about. */
export function AdviceSlot({ decision, isAsked }: { decision: number; isAsked: boolean }) {
  const link = useContext(AdviceContext)
  const { spoken } = useHand()
  if (link === undefined || !isAsked || spoken.words.difference === undefined) return null
  return (
    <Suspense fallback={<div className="advice-place" />}>
      <AdviceCard key={decision} decision={decision} {...link} />
    </Suspense>
  )
}
