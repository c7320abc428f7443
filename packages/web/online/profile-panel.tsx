import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Panel } from '../design/panel.tsx'
import { useToast } from '../design/toast.tsx'
import { allAboutMe, forgetMe } from './api.ts'
import { Confirm } from './confirm.tsx'
import { NameForm, useGuest } from './guest.tsx'
import { forgetTokens } from './invitation.ts'
import { serverFailureOf } from './server-failure.ts'
import { useSave } from './use-save.ts'
import { useOnline } from './words.tsx'

/** One's name here, and all that the server keeps: to change, to have, to delete. */
export function You() {
  const { words: page } = useSpeech()
  const words = useOnline()
  const { name, rename, leave } = useGuest()
  const save = useSave()
  const toast = useToast()
  const [open, setOpen] = useState<'name' | 'delete'>()
  const close = () => setOpen(undefined)
  const forget = async () => {
    try {
      await forgetMe()
      forgetTokens()
      toast({ kind: 'note', text: words.guest.deleted })
      leave()
    } catch (error) {
      close()
      toast({ kind: 'note', text: words.failures[serverFailureOf(error).code] })
    }
  }
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
      <p className="field-hint">{words.guest.dataText}</p>
      <div className="you-actions">
        <Button look="quiet" icon="save" onClick={() => void save(allAboutMe, 'wildcat.json')}>
          {words.guest.export}
        </Button>
        <Button look="quiet" icon="bin" onClick={() => setOpen('delete')}>
          {words.guest.delete}
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
      {open === 'delete' && (
        <Confirm
          title={words.guest.deleteTitle}
          text={words.guest.deleteText}
          action={words.guest.delete}
          icon="bin"
          onConfirm={() => void forget()}
          onClose={close}
        />
      )}
    </Panel>
  )
}
