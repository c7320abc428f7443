import { type NewTable, TAKEOVERS } from '@wildcat/protocol'
import { Field, Select } from '../design/field.tsx'
import { Segments } from '../design/segments.tsx'
import { useOnline } from './words.tsx'

type Terms = Pick<NewTable, 'listed' | 'takeover'>

/** Who may come, and what happens when somebody stays away. */
export function TermsFields({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  const words = useOnline()
  const label = (takeover: Terms['takeover']) => (takeover === 'never' ? words.make.never : words.make.minutes(takeover))
  return (
    <div className="setup-options">
      <Segments
        label={words.make.who}
        choices={[
          { value: false, label: words.make.private },
          { value: true, label: words.make.listed },
        ]}
        value={terms.listed}
        onChange={listed => onChange({ ...terms, listed })}
      />
      <Field label={words.make.takeover} hint={words.make.takeoverHelp}>
        {control => (
          <Select<Terms['takeover']>
            choices={TAKEOVERS.map(value => ({ value, label: label(value) }))}
            value={terms.takeover}
            onChange={takeover => onChange({ ...terms, takeover })}
            control={control}
          />
        )}
      </Field>
    </div>
  )
}
