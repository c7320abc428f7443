import { FailureScreen } from '../app/failure-screen.tsx'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { useExport } from '../session/use-export.ts'
import { useThrowAway } from '../session/use-throw-away.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import type { Failure } from '../worker/failure.ts'

const BEYOND_REPAIR: readonly Failure['kind'][] = ['damaged', 'departs', 'misfit']
const CAN_SAVE: readonly Failure['kind'][] = ['earlierRules']
const CAN_RETRY: readonly Failure['kind'][] = ['crashed', 'silent', 'store', 'full', 'outOfStep', 'elsewhere']

/** A table in this browser that cannot go on: what happened, that nothing is lost, and what can be done. */
export function LocalFailureScreen({ id, failure, onRetry }: { id: string; failure: Failure; onRetry: () => void }) {
  const { words } = useSpeech()
  const throwAway = useThrowAway()
  const save = useExport()
  const discard = async () => (await throwAway(id)) && go(paths.lobby)
  return (
    <FailureScreen
      title={words.table.failure.title}
      text={failureText(words, failure)}
      detail={failureDetail(words, failure)}
      onRetry={CAN_RETRY.includes(failure.kind) ? onRetry : undefined}
    >
      {CAN_SAVE.includes(failure.kind) && (
        <Button look="quiet" icon="save" onClick={() => void save(id)}>
          {words.table.export}
        </Button>
      )}
      {BEYOND_REPAIR.includes(failure.kind) && (
        <Button look="danger" icon="bin" onClick={() => void discard()}>
          {words.lobby.delete}
        </Button>
      )}
    </FailureScreen>
  )
}
