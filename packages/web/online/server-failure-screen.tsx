import { Link } from '../app/link.tsx'
import { Message } from '../app/message.tsx'
import { ToLobby } from '../app/not-found.tsx'
import { paths } from '../app/route.ts'
import { useTitle } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import type { ServerFailure } from './server-failure.ts'
import { useOnline } from './words.tsx'

/** Something online that cannot go on: why, and where to go from there. The games in this browser are always to be had. */
export function ServerFailureScreen({ failure, onRetry }: { failure: ServerFailure; onRetry: () => void }) {
  const words = useOnline()
  useTitle(words.failureTitle)
  const isHere = location.pathname === paths.friends
  return (
    <Message
      icon="alert"
      title={words.failureTitle}
      text={words.failures[failure.code]}
      actions={
        <>
          <Button look="first" onClick={onRetry}>
            {words.retry}
          </Button>
          {!isHere && (
            <Link className={buttonLook()} to={paths.friends}>
              {words.back}
            </Link>
          )}
          <ToLobby />
        </>
      }
    />
  )
}
