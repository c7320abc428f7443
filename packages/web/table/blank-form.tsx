import type { Blank, Range, Tagged } from '@wildcat/kernel'
import { type FormEvent, useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button } from '../design/button.tsx'
import { Field, Select } from '../design/field.tsx'
import { Stepper } from '../design/stepper.tsx'
import { marks, plain } from '../session/names.ts'
import { Said, useNames } from '../session/said.tsx'
import { useHand } from './hand.ts'
import { RefusalText } from './refusal.tsx'

type Value = string | number
const isRange = (open: Range | readonly Value[]): open is Range => !Array.isArray(open)

interface BlankFormProps {
  blank: Blank<Tagged>
  sending: boolean
  onChoose: (command: Tagged) => void
}

/** A command with fields to fill in. Its button says the whole sentence; what the rules object to is said before anything is sent. */
export function BlankForm({ blank, sending, onChoose }: BlankFormProps) {
  const { spoken, view, seat } = useHand()
  const names = useNames()
  const [values, setValues] = useState<Readonly<Record<string, Value>>>(() => initial(blank))
  const [insisted, setInsisted] = useState(false)
  const filled = { ...blank.command, ...values }
  const parsed = spoken.engine.parse(filled)
  const refusal = 'refused' in parsed ? parsed.refused : spoken.engine.check(view, seat, parsed.ok)
  const sentence = spoken.words.command('refused' in parsed ? blank.command : parsed.ok, view, seat, marks)
  const set = (field: string) => (value: Value) => {
    setInsisted(true)
    setValues(before => ({ ...before, [field]: value }))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setInsisted(true)
    if (!sending && refusal === null) onChoose(filled)
  }
  return (
    <form className="blank" onSubmit={send} noValidate>
      <div className="blank-fields">
        {Object.entries(blank.open).map(([field, open]) => (
          <BlankField
            key={field}
            label={plain(spoken.words.field(filled, field), names)}
            open={open}
            value={values[field] ?? ''}
            say={value => plain(spoken.words.choice(filled, field, value, marks), names)}
            onChange={set(field)}
          />
        ))}
      </div>
      {refusal !== null && insisted && <RefusalText rejection={refusal} />}
      <Button look="first" type="submit" aria-disabled={sending || refusal !== null}>
        <span>
          <Said text={sentence.text} />
        </span>
      </Button>
    </form>
  )
}

interface BlankFieldProps {
  label: string
  open: Range | readonly Value[]
  value: Value
  say: (value: Value) => string
  onChange: (value: Value) => void
}

function BlankField({ label, open, value, say, onChange }: BlankFieldProps) {
  const { words } = useSpeech()
  if (!isRange(open))
    return (
      <Field label={label}>
        {control => (
          <Select choices={open.map(each => ({ value: each, label: say(each) }))} value={value} onChange={onChange} control={control} />
        )}
      </Field>
    )
  return (
    <Field label={label} hint={words.table.range(open.least, open.most)}>
      {control => (
        <Stepper
          value={Number(value)}
          least={open.least}
          most={open.most}
          onChange={onChange}
          lessLabel={words.table.less(label)}
          moreLabel={words.table.more(label)}
          control={control}
        />
      )}
    </Field>
  )
}

/** Where the game began to fill it in; what it left out starts at the least. */
function initial({ command, open }: Blank<Tagged>): Record<string, Value> {
  const given = new Map<string, unknown>(Object.entries(command))
  return Object.fromEntries(
    Object.entries(open).map(([field, each]): [string, Value] => {
      const value = given.get(field)
      if (typeof value === 'number' || typeof value === 'string') return [field, value]
      return [field, isRange(each) ? each.least : (each[0] ?? '')]
    }),
  )
}
