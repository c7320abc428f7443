import type { Account, Passkey } from '@wildcat/protocol'
import { type FormEvent, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { Panel } from '../design/panel.tsx'
import { useToast } from '../design/toast.tsx'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../online/account-api.ts'
import { Confirm } from '../online/confirm.tsx'
import { useOnline } from '../online/words.tsx'
import { MOST_CHARACTERS } from '../store/player-names.ts'
import { useAttempt } from './attempt.ts'
import { canHavePasskeys, makePasskey } from './passkey-browser.ts'
import { waysBack } from './ways-back.ts'
import { useYou } from './words.tsx'

interface PasskeysProps {
  account: Account
  onChange: (account: Account) => void
}

export function Passkeys({ account, onChange }: PasskeysProps) {
  const online = useOnline()
  const words = useYou().passkeys
  const toast = useToast()
  const { busy, attempt } = useAttempt()
  const [open, setOpen] = useState<{ readonly passkey: Passkey; readonly to: 'rename' | 'remove' }>()
  const { passkeys, sessions } = account
  const named = ({ name }: Passkey) => (name === '' ? words.unnamed : name)
  const close = () => setOpen(undefined)
  const make = () =>
    attempt(async () => {
      const made = await makePasskey(await beginPasskey())
      if (made === 'already' || made === 'not') return toast({ kind: 'note', text: made === 'not' ? words.notMade : words.already })
      const own = sessions.find(({ you }) => you)
      onChange(await addPasskey(made.made, online.devices.name(own?.browser ?? '', own?.system ?? '')))
      toast({ kind: 'note', text: words.done })
    })
  const change = (work: () => Promise<Account>) =>
    attempt(async () => {
      onChange(await work())
      close()
    })
  return (
    <Panel title={words.title}>
      <p className="field-hint">{words.text}</p>
      {passkeys.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="you-list">
          {passkeys.map(passkey => (
            <li key={passkey.id}>
              <span className="you-what">
                <bdi>{named(passkey)}</bdi>
                <span className="field-hint">{`${words.made(passkey.created)}, ${words.used(passkey.used)}`}</span>
              </span>
              <span className="you-row-actions">
                <Button look="quiet" aria-label={words.renameIt(named(passkey))} onClick={() => setOpen({ passkey, to: 'rename' })}>
                  {words.rename}
                </Button>
                <Button look="quiet" aria-label={words.removeIt(named(passkey))} onClick={() => setOpen({ passkey, to: 'remove' })}>
                  {words.remove}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {canHavePasskeys() ? (
        <div className="you-actions">
          <Button look={passkeys.length === 0 ? 'first' : 'plain'} icon="plus" disabled={busy} onClick={() => void make()}>
            {passkeys.length === 0 ? words.make : words.another}
          </Button>
        </div>
      ) : (
        <p className="you-note">{words.impossible}</p>
      )}
      {open?.to === 'rename' && (
        <Dialog narrow title={words.renameIt(named(open.passkey))} onClose={close}>
          <Rename first={named(open.passkey)} busy={busy} onName={name => void change(() => renamePasskey(open.passkey.id, name))} />
        </Dialog>
      )}
      {open?.to === 'remove' && (
        <Confirm
          title={words.removeTitle(named(open.passkey))}
          text={waysBack(account) === 1 ? words.removeLast : words.removeText}
          action={words.remove}
          icon="bin"
          onConfirm={() => void change(() => removePasskey(open.passkey.id))}
          onClose={close}
        />
      )}
    </Panel>
  )
}

function Rename({ first, busy, onName }: { first: string; busy: boolean; onName: (name: string) => void }) {
  const words = useYou().passkeys
  const [name, setName] = useState(first)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onName(name)
  }
  return (
    <form className="name-form" onSubmit={send}>
      <Field label={words.name}>
        {control => (
          <TextInput {...control} autoFocus maxLength={MOST_CHARACTERS} value={name} onChange={event => setName(event.target.value)} />
        )}
      </Field>
      <Button look="first" type="submit" disabled={busy}>
        {words.save}
      </Button>
    </form>
  )
}
