import { FailureScreen } from '../app/failure-screen.tsx'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { buttonLook } from '../design/button.tsx'
import type { ServerFailure } from './server-failure.ts'
import { useOnline } from './words.tsx'

/** Something online that cannot go on: why, and where to go from there. The games in this browser are always to be had. */
export function ServerFailureScreen({ failure, onRetry }: { failure: ServerFailure; onRetry: () => void }) {
  const words = useOnline()
  const isHere = location.pathname === paths.friends
  return (
    <FailureScreen title={words.failureTitle} text={words.failures[failure.code]} onRetry={onRetry}>
      {!isHere && (
        <Link className={buttonLook()} to={paths.friends}>
          {words.back}
        </Link>
      )}
    </FailureScreen>
  )
}
