import { type NewTable, TAKEOVERS } from '@wildcat/protocol'
import { Field, Select } from '../design/field.tsx'
import { Segments } from '../design/segments.tsx'
import type { OnlineWords } from '../words/online/index.ts'
import { useOnline } from './words.tsx'

type Terms = Pick<NewTable, 'listed' | 'takeover'>

/** Who may come, and what happens when somebody stays away. */
export function TermsFields({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  const words = useOnline()
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
      <TakeoverField takeover={terms.takeover} onChange={takeover => onChange({ ...terms, takeover })} />
    </div>
  )
}

/** As it is chosen, and as it is told. */
export const takeoverText = ({ make }: OnlineWords, takeover: Terms['takeover']): string =>
  takeover === 'never' ? make.never : typeof takeover === 'object' ? make.offerAfter(takeover.offer) : make.botAfter(takeover)

type TakeoverFieldProps = { takeover: Terms['takeover']; onChange: (takeover: Terms['takeover']) => void }

/** Also in the middle of a game: whoever stays away for good must not hold it up for ever. */
export function TakeoverField({ takeover, onChange }: TakeoverFieldProps) {
  const words = useOnline()
  const chosen = TAKEOVERS.find(value => takeoverText(words, value) === takeoverText(words, takeover)) ?? takeover
  return (
    <Field label={words.make.takeover} hint={words.make.takeoverHelp}>
      {control => (
        <Select<Terms['takeover']>
          choices={TAKEOVERS.map(value => ({ value, label: takeoverText(words, value) }))}
          value={chosen}
          onChange={onChange}
          control={control}
        />
      )}
    </Field>
  )
}
