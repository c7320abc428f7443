import { useSpeech } from '../app/speech.tsx'
import { Field, Select } from '../design/field.tsx'
import { Stepper } from '../design/stepper.tsx'
import { isPossible, isRange, numberOf, type Open, type Value } from './entries.ts'

interface BlankFieldProps {
  label: string
  open: Open
  value: Value
  explained: boolean // the rules say what is wrong; the field need not
  say: (value: Value) => string
  onChange: (value: Value) => void
}

/** One open field of a command: a list to choose from, or a number. */
export function BlankField({ label, open, value, explained, say, onChange }: BlankFieldProps) {
  const { words } = useSpeech()
  if (!isRange(open))
    return (
      <Field label={label}>
        {control => (
          <Select choices={open.map(each => ({ value: each, label: say(each) }))} value={value} onChange={onChange} control={control} />
        )}
      </Field>
    )
  const { least, most } = open
  const isWrong = !isPossible(open, value)
  const error = isWrong && !explained ? { error: words.table.notANumber(least, most) } : { hint: words.table.range(least, most) }
  return (
    <Field label={label} {...error}>
      {control => (
        <Stepper
          value={value}
          now={numberOf(value)}
          least={least}
          most={most}
          onChange={onChange}
          lessLabel={words.table.less(label)}
          moreLabel={words.table.more(label)}
          control={isWrong ? { ...control, 'aria-invalid': true } : control}
        />
      )}
    </Field>
  )
}
