import { type ComponentProps, lazy, Suspense } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { Result } from './result.tsx'
import { ScoreHistoryPlace } from './score-history-place.tsx'
import './end.css'

/** Not loaded before a table is there; from then on it is, so that the end of a game needs no server. */
const panels = () => import('./score-history.tsx')
const ScoreHistoryPanels = lazy(async () => ({ default: (await panels()).ScoreHistoryPanels }))
export const preloadEnd = (): void => void panels().catch(() => undefined)

type EndProps = ComponentProps<typeof Result> & Pick<ComponentProps<typeof ScoreHistoryPanels>, 'ask'>

/** The game is over: who won, how it came about, and what to do next. */
export function End({ ask, ...result }: EndProps) {
  return (
    <div className="end">
      <Result {...result} />
      {/* The result stands also where the rest cannot be loaded any more. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<ScoreHistoryPlace />}>
          <ScoreHistoryPanels spoken={result.spoken} outcome={result.outcome} ask={ask} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
