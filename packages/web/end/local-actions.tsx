import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { useToast } from '../design/toast.tsx'
import { createTable } from '../session/clients.ts'
import { useExport } from '../session/use-export.ts'
import { isAlone, type Plan } from '../store/plan.ts'
import { failureDetail, failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'

/** The same people and the same options once more. */
export function Rematch({ plan }: { plan: Plan }) {
  const { words } = useSpeech()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      go(paths.table((await createTable({ ...plan, practice: plan.practice && isAlone(plan.bots) })).id))
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failureDetail(words, failure) })
      setBusy(false)
    }
  }
  return (
    <Button look="first" disabled={busy} onClick={() => void again()}>
      {words.table.again}
    </Button>
  )
}

/** What else can be done with a game in this browser that is over. */
export function LocalActions({ id, plan, onUndo }: { id: string; plan: Plan; onUndo: (() => void) | undefined }) {
  const { words } = useSpeech()
  const exportGame = useExport()
  return (
    <>
      {onUndo !== undefined && (
        <Button look="quiet" icon="undo" aria-keyshortcuts="u" onClick={onUndo}>
          {words.table.undo}
        </Button>
      )}
      <Link className={buttonLook('quiet')} to={paths.setup(plan.game)}>
        {words.table.otherSetUp}
      </Link>
      <Button look="quiet" onClick={() => void exportGame(id)}>
        {words.table.export}
      </Button>
      <Link className={buttonLook('quiet')} to={paths.lobby}>
        {words.common.toLobby}
      </Link>
    </>
  )
}
