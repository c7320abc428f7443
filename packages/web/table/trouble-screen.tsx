import { Message } from '../app/message.tsx'
import { go } from '../app/navigate.ts'
import { ToLobby } from '../app/not-found.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { useThrowAway } from '../session/use-throw-away.ts'
import { troubleText } from '../words/trouble.ts'
import type { Trouble } from '../worker/trouble.ts'

const BEYOND_REPAIR: readonly Trouble['kind'][] = ['damaged', 'departs', 'misfit']
const CAN_RETRY: readonly Trouble['kind'][] = ['crashed', 'silent', 'store', 'full', 'outOfStep', 'elsewhere']

/** A table that cannot go on: what happened, that nothing is lost, and what can be done. */
export function TroubleScreen({ id, trouble, onRetry }: { id: string; trouble: Trouble; onRetry: () => void }) {
  const { words } = useSpeech()
  const w = words.table.trouble
  useTitle(w.title)
  const throwAway = useThrowAway()
  const discard = async () => (await throwAway(id)) && go(paths.lobby)
  const beyondRepair = BEYOND_REPAIR.includes(trouble.kind)
  const canRetry = CAN_RETRY.includes(trouble.kind)
  return (
    <Message
      icon="alert"
      title={w.title}
      text={troubleText(words, trouble)}
      detail={trouble.detail}
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
