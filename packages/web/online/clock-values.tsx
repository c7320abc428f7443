/** Values of one's own for a clock. */
import { type DaysClock, type LiveClock, MOST_DATES } from '@wildcat/protocol'
import { useState } from 'react'
import { useSpeech } from '../app/speech.tsx'
import { Button, IconButton } from '../design/button.tsx'
import { Field, Select, TextInput } from '../design/field.tsx'
import { Segments } from '../design/segments.tsx'
import { BlankField } from '../table/blank-field.tsx'
import { isPossible, numberOf, type Value } from '../table/entries.ts'
import { useOnline } from './words.tsx'
import './clock-field.css'

interface Values<C> {
  clock: C
  onChange: (clock: C) => void
}

export function LiveFields({ clock, onChange }: Values<LiveClock>) {
  const { clock: words } = useOnline()
  return (
    <>
      <NumberField
        label={words.bank}
        value={Math.max(1, Math.round(clock.bank / 60))}
        least={1}
        most={600}
        onChange={n => onChange({ ...clock, bank: n * 60 })}
      />
      <NumberField
        label={words.increment}
        value={clock.increment}
        least={0}
        most={600}
        onChange={increment => onChange({ ...clock, increment })}
      />
    </>
  )
}

export function DaysFields({ clock, onChange }: Values<DaysClock>) {
  const { clock: words } = useOnline()
  return (
    <>
      <NumberField label={words.days} value={clock.days} least={1} most={60} onChange={days => onChange({ ...clock, days })} />
      <Segments
        label={words.per}
        choices={(['move', 'game'] as const).map(value => ({ value, label: words.pers[value] }))}
        value={clock.per}
        onChange={per => onChange({ ...clock, per })}
      />
      <label className="clock-weekends">
        <input type="checkbox" checked={clock.weekendsOff} onChange={({ target }) => onChange({ ...clock, weekendsOff: target.checked })} />
        {words.weekendsOff}
      </label>
      <DatesOff dates={clock.datesOff} onChange={datesOff => onChange({ ...clock, datesOff })} />
      {(clock.weekendsOff || clock.datesOff.length > 0) && <ZoneField zone={clock.zone} onChange={zone => onChange({ ...clock, zone })} />}
    </>
  )
}

interface NumberFieldProps {
  label: string
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<Value>() // while it is no number that there could be
  const open = { least, most }
  const type = (next: Value) => {
    const n = numberOf(next)
    const isGood = n !== undefined && isPossible(open, next)
    setTyped(isGood ? undefined : next)
    if (isGood) onChange(n)
  }
  return <BlankField label={label} open={open} value={typed ?? value} explained={false} say={String} onChange={type} />
}

function DatesOff({ dates, onChange }: { dates: readonly string[]; onChange: (dates: string[]) => void }) {
  const { clock: words } = useOnline()
  const { language } = useSpeech()
  const [day, setDay] = useState('')
  const told = (date: string) =>
    new Date(`${date}T12:00:00Z`).toLocaleDateString(language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const add = () => {
    if (day !== '') onChange([...new Set([...dates, day])].sort())
    setDay('')
  }
  return (
    <Field label={words.datesOff} hint={words.datesOffHelp}>
      {control => (
        <>
          <div className="clock-date">
            <TextInput {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
            <Button disabled={day === '' || dates.length >= MOST_DATES} onClick={add}>
              {words.addDate}
            </Button>
          </div>
          {dates.length > 0 && (
            <ul className="clock-dates">
              {dates.map(date => (
                <li key={date} className="clock-day">
                  {told(date)}
                  <IconButton
                    icon="close"
                    label={words.removeDate(told(date))}
                    onClick={() => onChange(dates.filter(each => each !== date))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}

function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { clock: words } = useOnline()
  const zones = [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
  return (
    <Field label={words.zone}>
      {control => <Select choices={zones.map(value => ({ value, label: value }))} value={zone} onChange={onChange} control={control} />}
    </Field>
  )
}
