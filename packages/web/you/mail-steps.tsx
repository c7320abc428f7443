import type { Language } from '@wildcat/kernel'
import type { MailCode } from '@wildcat/protocol'
import { type FormEvent, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { type MailPurpose, useAskedMail } from './asked-mail.ts'
import { useAttempt } from './attempt.ts'
import { useYou } from './words.tsx'

interface MailStepsProps {
  purpose: MailPurpose
  label: string // of the address
  ask: (address: string, language: Language) => Promise<{ readonly ticket: string }>
  onCode: (shown: MailCode) => Promise<void>
}

/** First the address, then the code that was sent there. */
export function MailSteps({ purpose, label, ask, onCode }: MailStepsProps) {
  const { language } = useSpeech()
  const words = useYou().mail
  const { busy, attempt } = useAttempt()
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useAskedMail(purpose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      const to = address.trim()
      const { ticket } = await ask(to, language)
      setCode('')
      setAsked({ address: to, ticket })
    })
  }
  if (asked === undefined)
    return (
      <form className="name-form you-code" onSubmit={send}>
        <Field label={label}>
          {control => (
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              required
              value={address}
              onChange={event => setAddress(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy}>
          {words.send}
        </Button>
      </form>
    )
  const show = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await onCode({ ticket: asked.ticket, code })
      setAsked(undefined)
      setAddress('')
    })
  }
  return (
    <div className="you-mail">
      <p role="status">{words.sent[purpose](asked.address)}</p>
      <form className="name-form" onSubmit={show}>
        <Field label={words.code} hint={words.codeHint}>
          {control => (
            <TextInput
              {...control}
              autoFocus
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              required
              value={code}
              onChange={event => setCode(event.target.value)}
            />
          )}
        </Field>
        <div className="you-actions">
          <Button look="first" type="submit" disabled={busy}>
            {words.go[purpose]}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => setAsked(undefined)}>
            {words.again}
          </Button>
        </div>
      </form>
    </div>
  )
}
