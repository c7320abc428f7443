import { Message } from '../app/message.tsx'
import { go } from '../app/navigate.ts'
import { ToLobby } from '../app/not-found.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { useThrowAway } from '../session/use-throw-away.ts'
import { failureText } from '../words/failure-text.ts'
import type { Failure } from '../worker/failure.ts'

const BEYOND_REPAIR: readonly Failure['kind'][] = ['damaged', 'departs', 'misfit']
const CAN_RETRY: readonly Failure['kind'][] = ['crashed', 'silent', 'store', 'full', 'outOfStep', 'elsewhere']

/** A table that cannot go on: what happened, that nothing is lost, and what can be done. */
export function FailureScreen({ id, failure, onRetry }: { id: string; failure: Failure; onRetry: () => void }) {
  const { words } = useSpeech()
  const w = words.table.failure
  useTitle(w.title)
  const throwAway = useThrowAway()
  const discard = async () => (await throwAway(id)) && go(paths.lobby)
  const beyondRepair = BEYOND_REPAIR.includes(failure.kind)
  const canRetry = CAN_RETRY.includes(failure.kind)
  return (
    <Message
      icon="alert"
      title={w.title}
      text={failureText(words, failure)}
      detail={failure.detail}
      actions={
        <>
          {canRetry && (
            <Button look="first" onClick={onRetry}>
              {w.retry}
            </Button>
          )}
          <ToLobby />
          {beyondRepair && (
            <Button look="danger" icon="bin" onClick={() => void discard()}>
              {words.lobby.delete}
            </Button>
          )}
        </>
      }
    />
  )
}
