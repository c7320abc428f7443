import { type Opponent, steadyOpponent } from '@wildcat/bots'
import { type Clock, type NewTable, TAKEOVERS } from '@wildcat/protocol'
import { useSpeech } from '../app/speech.tsx'
import { Field, Select } from '../design/field.tsx'
import { Segments } from '../design/segments.tsx'
import type { OnlineWords } from '../words/online/index.ts'
import { ClockField } from './clock-field.tsx'
import { useOnline } from './words.tsx'

export type Terms = Pick<NewTable, 'listed' | 'takeover' | 'standIn' | 'clock'>
type TermsProps = { game: string; terms: Terms; bots: readonly Opponent[]; onChange: (terms: Terms) => void; isTold?: boolean }

/** Who may come, and what happens when somebody stays away. */
export function TermsFields({ game, terms, bots, onChange, isTold = false }: TermsProps) {
  const words = useOnline()
  const { language } = useSpeech()
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
      <ClockField clock={terms.clock ?? 'none'} isTold={isTold} onChange={clock => onChange({ ...terms, clock })} />
      <TakeoverField takeover={terms.takeover} onChange={takeover => onChange({ ...terms, takeover })} />
      {terms.takeover !== 'never' && bots.length > 1 && (
        <Field label={words.make.standIn}>
          {control => (
            <Select
              choices={bots.map(({ id, names }) => ({ value: id, label: names[language] }))}
              value={
                terms.standIn ??
                steadyOpponent(
                  game,
                  bots.map(({ id }) => id),
                )
              }
              onChange={standIn => onChange({ ...terms, standIn })}
              control={control}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** How much time there is, and what happens when it is up: for everybody to read. */
export function ClockTerms({ clock }: { clock: Clock }) {
  const { clock: words } = useOnline()
  if (clock === 'none') return null
  return (
    <dl className="terms room-options">
      <div>
        <dt>{words.title}</dt>
        <dd>{words.terms(clock)}</dd>
      </div>
      <div>
        <dt>{words.atZero}</dt>
        <dd>{words.atZeros[clock.atZero]}</dd>
      </div>
    </dl>
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
