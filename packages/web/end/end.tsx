import { type ComponentProps, lazy, Suspense } from 'react'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { AccountPlace } from './account-place.tsx'
import { Result } from './result.tsx'
import './end.css'

/** Not loaded before a table is there; from then on it is, so that the end of a game needs no server. */
const account = () => import('./account.tsx')
const Account = lazy(async () => ({ default: (await account()).Account }))
export const preloadEnd = (): void => void account().catch(() => undefined)

type EndProps = ComponentProps<typeof Result> & Pick<ComponentProps<typeof Account>, 'ask'>

/** The game is over: who won, how it came about, and what to do next. */
export function End({ ask, ...result }: EndProps) {
  return (
    <div className="end">
      <Result {...result} />
      {/* The result stands also where the rest cannot be loaded any more. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={<AccountPlace />}>
          <Account spoken={result.spoken} outcome={result.outcome} ask={ask} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
