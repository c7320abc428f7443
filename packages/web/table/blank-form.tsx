import type { Tagged } from '@wildcat/kernel'
import { type FormEvent, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { once } from '../boards/kit/marks.ts'
import { Button } from '../design/button.tsx'
import { plain, playerTokens } from '../session/names.ts'
import { Said, useNames } from '../session/said.tsx'
import { useHand } from './active-seat.ts'
import { BlankField } from './blank-field.tsx'
import type { Form } from './decisions.ts'
import { type Entries, filledIn, isPossible, type Value, valuesOf } from './entries.ts'
import { RefusalText } from './refusal.tsx'

interface BlankFormProps {
  form: Form
  sending: boolean
  onChoose: (command: Tagged) => Promise<boolean>
}

/** A command with fields to fill in. Its button says the whole sentence; what the rules object to is said before anything is sent. */
export function BlankForm({ form: { blank, samples }, sending, onChoose }: BlankFormProps) {
  const { words } = useSpeech()
  const { spoken, view, seat } = useHand()
  const names = useNames()
  const [entries, setEntries] = useState<Entries>({})
  const [insisted, setInsisted] = useState(false)
  const fields = Object.entries(blank.open)
  const values = valuesOf(blank, entries)
  const filled = filledIn(blank, values)
  const parsed = filled === undefined ? undefined : spoken.engine.parse(filled)
  const command = parsed !== undefined && 'ok' in parsed ? parsed.ok : undefined
  const refusal = command === undefined ? null : spoken.engine.check(view, seat, command)
  const isReady = command !== undefined && refusal === null && fields.every(([field, open]) => isPossible(open, values[field] ?? ''))
  const isExplained = refusal !== null && insisted

  const set = (field: string, value: Value, fitted: boolean) => {
    setInsisted(true)
    setEntries(before => ({ ...before, [field]: { value, fitted } }))
  }
  const choose = async (chosen: Tagged) => {
    // What was refused, perhaps because somebody else was faster, can be mended and sent again.
    if (!sending && (await onChoose(chosen))) setEntries({})
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setInsisted(true)
    if (isReady) void choose(command)
  }
  return (
    <form className="blank" onSubmit={send} noValidate>
      <div className="blank-fields">
        {fields.map(([field, open]) => (
          <BlankField
            key={field}
            label={plain(spoken.words.field(blank.command, field), names)}
            open={open}
            value={values[field] ?? ''}
            explained={isExplained}
            say={value => plain(spoken.words.choice(command ?? blank.command, field, value, playerTokens), names)}
            onChange={value => set(field, value, isPossible(open, value))}
          />
        ))}
      </div>
      {isExplained && <RefusalText rejection={refusal} />}
      <Button look="first" type="submit" {...once('')} aria-disabled={sending || !isReady}>
        <span>
          {command === undefined ? words.table.fillIn : <Said text={spoken.words.command(command, view, seat, playerTokens).text} />}
        </span>
      </Button>
      <Samples
        samples={samples.filter(sample => JSON.stringify(sample.command) !== JSON.stringify(filled))}
        sending={sending}
        onChoose={choose}
      />
    </form>
  )
}

function Samples({
  samples,
  sending,
  onChoose,
}: Pick<Form, 'samples'> & { sending: boolean; onChoose: (command: Tagged) => Promise<void> }) {
  const { words } = useSpeech()
  if (samples.length === 0) return null
  return (
    <ul className="samples" aria-label={words.table.atOnce}>
      {samples.map(({ command, text }) => (
        <li key={JSON.stringify(command)}>
          <Button {...once('')} aria-disabled={sending} onClick={() => void onChoose(command)}>
            <span>
              <Said text={text} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
