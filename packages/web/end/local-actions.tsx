import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { go } from '../app/navigate.ts'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useToast } from '../design/toast.tsx'
import { createTable } from '../session/clients.ts'
import { useExport } from '../session/use-export.ts'
import { isAlone, type Plan } from '../store/plan.ts'
import { failureText } from '../words/failure-text.ts'
import { failureOf } from '../worker/failure.ts'

/** What can be done with a game in this browser that is over. */
export function LocalActions({ id, plan, onUndo }: { id: string; plan: Plan; onUndo: (() => void) | undefined }) {
  const { words } = useSpeech()
  const toast = useToast()
  const exportGame = useExport()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      go(paths.table((await createTable({ ...plan, practice: plan.practice && isAlone(plan.bots) })).id))
    } catch (error) {
      const failure = failureOf(error)
      toast({ kind: 'failure', text: failureText(words, failure), more: failure.detail })
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="first" disabled={busy} onClick={() => void again()}>
        {words.table.again}
      </Button>
      <Link className={buttonLook()} to={paths.replay(id)}>
        <Icon name="replay" />
        {words.replay.link}
      </Link>
      {onUndo !== undefined && (
        <Button icon="undo" aria-keyshortcuts="u" onClick={onUndo}>
          {words.table.undo}
        </Button>
      )}
      <Link className={buttonLook()} to={paths.setup(plan.game)}>
        {words.table.otherSetUp}
      </Link>
      <Button icon="save" onClick={() => void exportGame(id)}>
        {words.table.export}
      </Button>
      <Link className={buttonLook('quiet')} to={paths.lobby}>
        {words.common.toLobby}
      </Link>
    </>
  )
}
