/** Whom the server knows: a name, asked for once. */
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { Loading } from '../app/loading.tsx'
import { useTitle } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { MOST_CHARACTERS } from '../store/player-names.ts'
import { callMe, introduceMe, whoAmI } from './api.ts'
import { type ServerFailure, serverFailureOf } from './server-failure.ts'
import { ServerFailureScreen } from './server-failure-screen.tsx'
import { useOnline } from './words.tsx'

interface Guest {
  readonly name: string
  readonly rename: (name: string) => Promise<void>
  readonly leave: () => void // the server has forgotten him
}
const Context = createContext<Guest | undefined>(undefined)

export function useGuest(): Guest {
  const guest = useContext(Context)
  if (guest === undefined) throw new Error('nobody was asked for a name here')
  return guest
}

type Known = { readonly name: string } | { readonly failure: ServerFailure } | 'asking'

/** `name`: of a guest who was asked for it already. */
export function Gate({ name, children }: { name?: string | undefined; children: ReactNode }) {
  const [known, setKnown] = useState<Known>(name === undefined ? 'asking' : { name })
  const ask = useCallback(() => {
    whoAmI().then(setKnown, (error: unknown) => setKnown({ failure: serverFailureOf(error) }))
  }, [])
  const isKnown = name !== undefined
  useEffect(() => {
    if (!isKnown) ask()
  }, [ask, isKnown])
  const retry = () => {
    setKnown('asking')
    ask()
  }
  const introduce = async (called: string) => setKnown(await introduceMe(called))
  const rename = useCallback(async (called: string) => setKnown(await callMe(called)), [])
  const leave = useCallback(() => setKnown({ failure: { code: 'noGuest' } }), [])
  if (known === 'asking') return <Loading />
  if ('name' in known) return <Context value={{ name: known.name, rename, leave }}>{children}</Context>
  if (known.failure.code !== 'noGuest') return <ServerFailureScreen failure={known.failure} onRetry={retry} />
  return <AskName onName={introduce} />
}

function AskName({ onName }: { onName: (name: string) => Promise<void> }) {
  const words = useOnline()
  const id = useId()
  useTitle(words.guest.title)
  return (
    <div className="page page-narrow ask-name">
      <section className="panel" aria-labelledby={id}>
        <div className="panel-body">
          <h1 id={id}>{words.guest.title}</h1>
          <p>{words.guest.text}</p>
          <NameForm first="" go={words.guest.go} onName={onName} />
        </div>
      </section>
    </div>
  )
}

/** An empty name is allowed: then one is called by one's seat. */
export function NameForm({ first, go, onName }: { first: string; go: string; onName: (name: string) => Promise<void> }) {
  const words = useOnline()
  const [name, setName] = useState(first)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ServerFailure>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await onName(name)
    } catch (error) {
      setFailure(serverFailureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="name-form" onSubmit={event => void send(event)}>
      <Field label={words.guest.name} error={failure === undefined ? undefined : words.failures[failure.code]}>
        {control => (
          <TextInput
            {...control}
            name="nickname"
            autoComplete="nickname"
            maxLength={MOST_CHARACTERS}
            value={name}
            autoFocus
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      <Button look="first" type="submit" disabled={busy}>
        {go}
      </Button>
    </form>
  )
}
