import type { SignedIn } from '@wildcat/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from '../app/link.tsx'
import { paths } from '../app/route.ts'
import { Button, buttonLook } from '../design/button.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { Panel } from '../design/panel.tsx'
import { useToast } from '../design/toast.tsx'
import { beginSignIn, mailToSignIn, signIn, waysToSignIn } from '../online/account-api.ts'
import { useAttempt } from './attempt.ts'
import { Choose, type Choosing } from './choose.tsx'
import { MailSteps } from './mail-steps.tsx'
import { canHavePasskeys, showPasskey } from './passkey-browser.ts'
import { useYou } from './words.tsx'

/** `isStranger`: whoever is here has no name yet. */
export function SignIn({ isStranger = false, onCome }: { isStranger?: boolean; onCome: () => void }) {
  const { signIn: words, mail } = useYou()
  const toast = useToast()
  const { busy, attempt } = useAttempt()
  const [code, setCode] = useState('')
  const sendsMail = useSendsMail()
  const [choosing, setChoosing] = useState<Choosing>()
  const welcome = (signedIn: SignedIn) => {
    if ('choose' in signedIn) return setChoosing(signedIn.choose)
    toast({ kind: 'note', text: signedIn.name === '' ? words.nameless : words.done(signedIn.name) })
    onCome()
  }
  const byPasskey = () =>
    attempt(async () => {
      const shown = await showPasskey(await beginSignIn())
      if (typeof shown === 'string') toast({ kind: 'note', text: words.notDone })
      else welcome(await signIn({ passkey: shown.made }))
    })
  const byCode = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => welcome(await signIn({ code })))
  }
  if (choosing !== undefined) return <Choose choosing={choosing} onCome={onCome} />
  return (
    <>
      {isStranger && (
        <Panel title={words.start}>
          <p>{words.stranger}</p>
          <div className="you-actions">
            <Link className={buttonLook('first')} to={paths.friends}>
              {words.start}
            </Link>
          </div>
        </Panel>
      )}
      <Panel title={isStranger ? words.title : words.other}>
        <p className="field-hint">{words.text}</p>
        {canHavePasskeys() && (
          <div className="you-actions">
            <Button icon="person" disabled={busy} onClick={() => void byPasskey()}>
              {words.passkey}
            </Button>
          </div>
        )}
        {sendsMail && (
          <MailSteps
            purpose="signIn"
            label={mail.address}
            ask={mailToSignIn}
            onCode={async code => welcome(await signIn({ mail: code }))}
          />
        )}
        <form className="name-form you-code" onSubmit={byCode}>
          <Field label={words.code} hint={words.codeHint}>
            {control => (
              <TextInput
                {...control}
                name="recovery-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                required
                value={code}
                onChange={event => setCode(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" disabled={busy}>
            {words.withCode}
          </Button>
        </form>
      </Panel>
    </>
  )
}

/** Whoever cannot be asked sends none. */
function useSendsMail(): boolean {
  const [sends, setSends] = useState(false)
  useEffect(() => {
    let wanted = true
    waysToSignIn().then(
      ({ mail }) => wanted && setSends(mail),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return sends
}
