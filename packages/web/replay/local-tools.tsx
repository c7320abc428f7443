import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useToast } from '../design/toast.tsx'
import { ImportButton } from '../lobby/import-button.tsx'
import { useExport } from '../session/use-export.ts'

/** What can be done with a game in this browser that is looked back at. */
export function LocalReplayTools({ id }: { id: string }) {
  const { words } = useSpeech()
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
    <>
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
    </>
  )
}
