import { Field, Select } from '../design/field.tsx'
import { Segments } from '../design/segments.tsx'
import { useLights } from './lighting.ts'
import { isOpen, laid, type Option, type Own, putTogether } from './options.ts'

interface OptionFieldsProps {
  options: readonly Option[]
  chosen: Readonly<Record<string, unknown>>
  onChange: (key: string, value: unknown) => void
}

/** The options of a game among which there is something to choose. */
export function OptionFields({ options, chosen, onChange }: OptionFieldsProps) {
  return options
    .filter(isOpen)
    .map(option => (
      <OptionField key={option.key} option={option} value={chosen[option.key]} onChange={value => onChange(option.key, value)} />
    ))
}

interface OptionFieldProps {
  option: Option
  value: unknown
  onChange: (value: unknown) => void
}

/** One option of a game: a few choices, and where it can be put together one more that opens its pieces. */
function OptionField({ option: { key, label, help, choices, own }, value, onChange }: OptionFieldProps) {
  const isOwn = own !== undefined && !choices.some(choice => choice.value === value)
  const more = own === undefined ? [] : [{ value: isOwn ? value : putTogether(own), label: own.label }]
  return (
    <div className="setup-option" {...useLights(key)}>
      <Segments label={label} hint={help} choices={[...choices, ...more]} value={value} onChange={onChange} />
      {isOwn && <PiecesField own={own} value={String(value)} onChange={onChange} />}
    </div>
  )
}

function PiecesField({ own: { label, help, places }, value, onChange }: { own: Own; value: string; onChange: (value: string) => void }) {
  const pieces = value.split(' ')
  return (
    <fieldset className="setup-pieces">
      <legend className="unseen">{label}</legend>
      <p className="field-hint">{help}</p>
      {places.map((place, n) => (
        <Field key={place.label} label={place.label}>
          {control => (
            <Select
              choices={place.pieces}
              value={pieces[n] ?? ''}
              onChange={piece => onChange(laid(pieces, n, piece).join(' '))}
              control={control}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
