import { Button } from '../design/button.tsx'
import { Field, TextInput } from '../design/field.tsx'
import { useCopy } from './use-copy.ts'
import './copy-field.css'

/** Something to be copied whole, and what is said when it was. */
export function CopyField({ label, text, copy, copied }: { label: string; text: string; copy: string; copied: string }) {
  const copyText = useCopy()
  return (
    <div className="copy-field">
      <Field label={label}>
        {control => <TextInput {...control} readOnly value={text} spellCheck={false} onFocus={event => event.currentTarget.select()} />}
      </Field>
      <Button look="first" icon="link" onClick={() => void copyText(text, copied)}>
        {copy}
      </Button>
    </div>
  )
}
