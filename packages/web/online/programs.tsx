import { MOST_PROGRAM_NAME, type Programs as Told } from '@wildcat/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../design/button.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { endProgram, makeProgram, myPrograms } from './api.ts'
import { Confirm } from './confirm.tsx'
import { CopyField } from './copy-field.tsx'
import { type ServerFailure, serverFailureOf } from './server-failure.ts'
import { useOnline } from './words.tsx'
import './programs.css'

type Program = Told['programs'][number]

/** Programs that one runs: each with a token, which is shown once. */
export function Programs() {
  const { programs: words, failures } = useOnline()
  const [told, setTold] = useState<Told>()
  const [fresh, setFresh] = useState<{ n: number; token: string }>()
  const [failure, setFailure] = useState<ServerFailure>()
  const [ending, setEnding] = useState<Program>()
  const trying = async (work: () => Promise<void>) => {
    setFailure(undefined)
    try {
      await work()
      setTold(await myPrograms())
    } catch (error) {
      setFailure(serverFailureOf(error))
    }
  }
  useEffect(() => {
    myPrograms().then(setTold, (error: unknown) => setFailure(serverFailureOf(error)))
  }, [])
  const isFull = told !== undefined && told.programs.length >= told.most
  return (
    <div className="programs">
      <p>{words.text}</p>
      <Guide />
      {told?.programs.length === 0 && <p className="field-hint">{words.none}</p>}
      <ul className="programs-list">
        {told?.programs.map(program => (
          <li key={program.n}>
            <Icon name="bot" />
            <span className="programs-who">
              <bdi>{program.name}</bdi>
              <span className="field-hint">{program.used === 'never' ? words.unused : words.used(program.used)}</span>
            </span>
            <Button icon="close" aria-label={words.endIt(program.name)} onClick={() => setEnding(program)}>
              {words.end}
            </Button>
            {fresh?.n === program.n && (
              <div className="programs-token" role="status">
                <CopyField label={words.token} text={fresh.token} copy={words.copyToken} copied={words.tokenCopied} />
                <p className="field-hint">{words.tokenText}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="field-hint">{failures.tooManyPrograms}</p>
      ) : (
        <NewProgram
          error={failure === undefined ? undefined : failures[failure.code]}
          onName={name => trying(async () => setFresh(await makeProgram(name)))}
        />
      )}
      {ending !== undefined && (
        <Confirm
          title={words.endTitle(ending.name)}
          text={words.endText}
          action={words.end}
          icon="bin"
          onConfirm={() => {
            setEnding(undefined)
            void trying(async () => void (await endProgram(ending.n)))
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </div>
  )
}

/** What whoever writes one needs; it comes with the page (program-guide.ts). */
function Guide() {
  const { programs: words } = useOnline()
  return (
    <div className="programs-guide">
      <ul>
        <li>
          <a href="/programs.txt" target="_blank" rel="noreferrer">
            {words.guide}
          </a>
        </li>
        <li>
          <a href="/program.mjs" download>
            {words.example}
          </a>
        </li>
      </ul>
      <p className="field-hint">{words.run}</p>
      <code>{`WILDCAT_TOKEN=${words.runToken} node program.mjs ${location.origin} ${words.runCode}`}</code>
    </div>
  )
}

function NewProgram({ error, onName }: { error: string | undefined; onName: (name: string) => Promise<void> }) {
  const { programs: words } = useOnline()
  const [name, setName] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onName(name).then(() => setName(''))
  }
  return (
    <form className="name-form" onSubmit={send}>
      <Field label={words.name} error={error}>
        {control => (
          <TextInput {...control} maxLength={MOST_PROGRAM_NAME} required value={name} onChange={event => setName(event.target.value)} />
        )}
      </Field>
      <Button type="submit" icon="plus">
        {words.make}
      </Button>
    </form>
  )
}
