/** Time to think, as it is chosen: by a preset, or by values of one's own. */
import { AT_ZERO, type Clock, type DaysClock, type LiveClock } from '@wildcat/protocol'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Field, Select } from '../design/field.tsx'
import { DaysFields, LiveFields } from './clock-values.tsx'
import { useOnline } from './words.tsx'

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC'
const live = (minutes: number, increment: number): LiveClock => ({ kind: 'live', bank: minutes * 60, increment, atZero: 'bot' })
const byDays = (days: number): DaysClock => ({
  kind: 'days',
  days,
  per: 'move',
  weekendsOff: false,
  datesOff: [],
  zone: ownZone(),
  atZero: 'bot',
})
const PRESETS = {
  none: 'none',
  quick: live(10, 10),
  normal: live(20, 20),
  slow: live(40, 30),
  day: byDays(1),
  threeDays: byDays(3),
} as const satisfies Record<string, Clock>
type Preset = keyof typeof PRESETS
const NAMES: readonly Preset[] = ['none', 'quick', 'normal', 'slow', 'day', 'threeDays']

/** The preset that it is, whatever is to happen when time is up, and in whichever zone no day is off. */
function presetOf(clock: Clock): Preset | 'own' {
  const bare = (value: Clock) =>
    value === 'none' ? value : JSON.stringify({ ...value, atZero: '', ...(value.kind === 'days' && !value.weekendsOff && { zone: '' }) })
  return NAMES.find(name => bare(PRESETS[name]) === bare(clock)) ?? 'own'
}

interface ClockFieldProps {
  clock: Clock
  onChange: (clock: Clock) => void
  isTold?: boolean // to everybody, with each change: values of one's own are set together
}

export function ClockField({ clock, onChange, isTold = false }: ClockFieldProps) {
  const { clock: words } = useOnline()
  const [isOwn, setOwn] = useState(() => presetOf(clock) === 'own')
  const [draft, setDraft] = useState<Clock>()
  const preset = isOwn ? 'own' : presetOf(clock)
  const shown = draft ?? clock
  const change = (value: Clock) => (isTold ? setDraft(value) : onChange(value))
  const choose = (name: Preset | 'own') => {
    setOwn(name === 'own')
    setDraft(undefined)
    const wanted = name === 'own' ? PRESETS.normal : PRESETS[name]
    if (name !== 'own') onChange(wanted === 'none' || clock === 'none' ? wanted : { ...wanted, atZero: clock.atZero })
    else if (clock === 'none') change(wanted)
  }
  return (
    <>
      <Field label={words.title} hint={words.help}>
        {control => (
          <Select<Preset | 'own'>
            choices={[
              ...NAMES.map(name => ({ value: name, label: words.preset(words.presets[name], PRESETS[name]) })),
              { value: 'own' as const, label: words.presets.own },
            ]}
            value={preset}
            onChange={choose}
            control={control}
          />
        )}
      </Field>
      {preset === 'own' && shown !== 'none' && (
        <>
          <Field label={words.kind}>
            {control => (
              <Select
                choices={(['live', 'days'] as const).map(value => ({ value, label: words.kinds[value] }))}
                value={shown.kind}
                onChange={kind => change({ ...(kind === 'live' ? PRESETS.normal : PRESETS.threeDays), atZero: shown.atZero })}
                control={control}
              />
            )}
          </Field>
          {shown.kind === 'live' ? <LiveFields clock={shown} onChange={change} /> : <DaysFields clock={shown} onChange={change} />}
        </>
      )}
      {shown !== 'none' && (
        <Field label={words.atZero}>
          {control => (
            <Select
              choices={AT_ZERO.map(value => ({ value, label: words.atZeros[value] }))}
              value={shown.atZero}
              onChange={atZero => (draft === undefined ? onChange : setDraft)({ ...shown, atZero })}
              control={control}
            />
          )}
        </Field>
      )}
      {draft !== undefined && (
        <Button
          onClick={() => {
            onChange(draft)
            setDraft(undefined)
          }}
        >
          {words.apply}
        </Button>
      )}
    </>
  )
}
