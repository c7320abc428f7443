import { type ComponentProps, lazy, Suspense } from 'react'
import { Result } from './result.tsx'
import './end.css'

/** Loaded when a game is over, not before. */
const Account = lazy(async () => ({ default: (await import('./account.tsx')).Account }))

type EndProps = ComponentProps<typeof Result> & Pick<ComponentProps<typeof Account>, 'ask'>

/** The game is over: who won, how it came about, and what to do next. */
export function End({ ask, ...result }: EndProps) {
  return (
    <div className="end">
      <Result {...result} />
      <Suspense>
        <Account spoken={result.spoken} outcome={result.outcome} ask={ask} />
      </Suspense>
    </div>
  )
}
