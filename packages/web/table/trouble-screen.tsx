import { Message } from '../app/message.tsx'
import { go } from '../app/navigate.ts'
import { ToLobby } from '../app/nowhere.tsx'
import { paths } from '../app/route.ts'
import { useSpeech, useTitle } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { throwAway } from '../store/games.ts'
import { troubleText } from '../words/trouble.ts'
import type { Trouble } from '../worker/trouble.ts'

/** A table that cannot go on: what happened, that nothing is lost, and what can be done. */
export function TroubleScreen({ id, trouble, onRetry }: { id: string; trouble: Trouble; onRetry: () => void }) {
  const { words } = useSpeech()
  const w = words.table.trouble
  useTitle(w.title)
  const beyondRepair = trouble.kind === 'damaged' || trouble.kind === 'departs'
  const canRetry = trouble.kind === 'crashed' || trouble.kind === 'store' || trouble.kind === 'elsewhere'
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
            <Button look="danger" icon="bin" onClick={() => void throwAway(id).then(() => go(paths.lobby))}>
              {words.lobby.delete}
            </Button>
          )}
        </>
      }
    />
  )
}
