import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { useSpeech } from '../app/speech.tsx'
import { Button, buttonLook } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Icon } from '../design/icon.tsx'
import { Panel } from '../design/panel.tsx'
import { CallsDialog } from './calls.tsx'
import { NameForm, useGuest } from './guest.tsx'
import { Programs } from './programs.tsx'
import { useOnline } from './words.tsx'

/** One's name here; what else there is to say of oneself has a screen of its own. */
export function You() {
  const { words: page } = useSpeech()
  const words = useOnline()
  const { name, rename } = useGuest()
  const [open, setOpen] = useState<'name' | 'calls' | 'programs'>()
  const close = () => setOpen(undefined)
  return (
    <Panel
      title={words.guest.you}
      actions={
        <Button look="quiet" onClick={() => setOpen('name')}>
          {words.guest.change}
        </Button>
      }
    >
      <p className="you-name">
        <bdi>{name === '' ? page.setup.person(1) : name}</bdi>
      </p>
      <p className="field-hint">{words.guest.moreText}</p>
      <div className="you-actions">
        <Link className={buttonLook()} to={paths.you}>
          {words.guest.more}
          <Icon name="onward" size={18} />
        </Link>
        <Button look="quiet" icon="bell" onClick={() => setOpen('calls')}>
          {words.calls.title}
        </Button>
        <Button look="quiet" icon="bot" onClick={() => setOpen('programs')}>
          {words.programs.title}
        </Button>
      </div>
      {open === 'name' && (
        <Dialog narrow title={words.guest.change} onClose={close}>
          <NameForm
            first={name}
            go={words.guest.save}
            onName={async next => {
              await rename(next)
              close()
            }}
          />
        </Dialog>
      )}
      {open === 'calls' && <CallsDialog onClose={close} />}
      {open === 'programs' && (
        <Dialog title={words.programs.title} onClose={close}>
          <Programs />
        </Dialog>
      )}
    </Panel>
  )
}
