import type { ReactNode } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useRuleBook } from '../app/rule-book.tsx'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Tag } from '../design/tag.tsx'
import { useToast } from '../design/toast.tsx'
import { ImportButton } from '../lobby/import-button.tsx'
import { useExport } from '../session/use-export.ts'
import type { Spoken } from '../session/use-game.ts'
import type { Overview } from '../worker/reel.ts'

interface ReplayHeadProps {
  id: string
  spoken: Spoken
  overview: Overview
  onHelp: () => void
  children?: ReactNode // how far the game is
}

export function ReplayHead({ id, spoken, overview: { plan }, onHelp, children }: ReplayHeadProps) {
  const { words } = useSpeech()
  const openRules = useRuleBook()
  const save = useExport()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toast({ kind: 'note', text: words.replay.copied })
    } catch {
      toast({ kind: 'note', text: words.replay.notCopied })
    }
  }
  return (
    <div className="table-head">
      <h1>{words.replay.title(spoken.words.title)}</h1>
      {plan.practice && <Tag title={words.table.practiceText}>{words.table.practice}</Tag>}
      {children ?? <span className="table-head-gap" />}
      <Link className={buttonLook('quiet')} to={paths.table(id)} title={words.replay.toTable}>
        <Icon name="table" />
        <span>{words.replay.toTable}</span>
      </Link>
      <Button look="quiet" icon="link" title={words.replay.copy} onClick={() => void copy()}>
        <span>{words.replay.copy}</span>
      </Button>
      <Button look="quiet" icon="save" title={words.table.export} onClick={() => void save(id)}>
        <span>{words.table.export}</span>
      </Button>
      <ImportButton to="replay" />
      <Button look="quiet" icon="rules" aria-keyshortcuts="r" title={words.table.rules} onClick={() => openRules(spoken)}>
        <span>{words.table.rules}</span>
      </Button>
      <Button look="quiet" icon="help" aria-keyshortcuts="?" title={words.table.help} onClick={onHelp}>
        <span>{words.table.help}</span>
      </Button>
    </div>
  )
}

/** What one should know about what is looked back at. */
export function ReplayNotes({ overview: { over, undone, changed } }: { overview: Overview }) {
  const { words } = useSpeech()
  const notes = [
    ...(over ? [] : [words.replay.running]),
    ...(undone > 0 ? [words.replay.undone(undone)] : []),
    ...(changed ? [words.table.changed] : []),
  ]
  return notes.length === 0 ? null : <p className="field-hint">{notes.join(' ')}</p>
}
