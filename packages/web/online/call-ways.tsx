import type { Way } from '@wildcat/protocol'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Field, Select, TextInput } from '../design/field.tsx'
import type { CallsHere } from './use-calls.ts'
import { useOnline } from './words.tsx'

const FORMS = ['json', 'discord'] as const

/** Where calls go now. */
export function Ways({ here, ways }: { here: CallsHere; ways: readonly Way[] }) {
  const { calls: words } = useOnline()
  const id = useId()
  const others = ways.filter(({ mark, state }) => mark === '' || mark !== here.mark || state !== 'on')
  if (ways.length > 0 && others.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="field-label">
        {words.ways}
      </h3>
      {ways.length === 0 ? (
        <p className="field-hint">{words.none}</p>
      ) : (
        <ul className="calls-ways">
          {others.map(way => (
            <OneWay
              key={way.n}
              way={way}
              label={way.mark !== '' && way.mark === here.mark ? words.thisDevice : way.label || words.device}
              here={here}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function OneWay({ way: { n, state }, label, here }: { way: Way; label: string; here: CallsHere }) {
  const { calls: words } = useOnline()
  return (
    <li>
      <span className="calls-way">
        <bdi>{label}</bdi>
        {state !== 'on' && <span className="field-hint">{state === 'ended' ? words.ended : words.unconfirmed}</span>}
      </span>
      <Button icon="close" aria-label={words.removeIt(label)} onClick={() => void here.remove(n)}>
        {words.remove}
      </Button>
    </li>
  )
}

export function MailForm({ here }: { here: CallsHere }) {
  const { calls: words } = useOnline()
  const [address, setAddress] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await here.add({ kind: 'mail', address: address.trim() })) setAddress('')
  }
  return (
    <form className="calls-form" onSubmit={event => void send(event)}>
      <Field label={words.mail}>
        {control => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            required
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{words.addMail}</Button>
    </form>
  )
}

export function HookForm({ here }: { here: CallsHere }) {
  const { calls: words } = useOnline()
  const [url, setUrl] = useState('')
  const [form, setForm] = useState<(typeof FORMS)[number]>('json')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await here.add({ kind: 'hook', url: url.trim(), form })) setUrl('')
  }
  return (
    <form className="calls-form" data-hook onSubmit={event => void send(event)}>
      <Field label={words.hook} hint={words.hookText}>
        {control => <TextInput {...control} type="url" required value={url} onChange={({ target }) => setUrl(target.value)} />}
      </Field>
      <Select
        choices={FORMS.map(value => ({ value, label: words.forms[value] }))}
        value={form}
        onChange={setForm}
        control={{ 'aria-label': words.form }}
      />
      <Button type="submit">{words.addHook}</Button>
    </form>
  )
}
