import './field.css'
import { IconButton } from './button.tsx'

interface StepperProps {
  value: string | number // as typed; whether it is possible, whoever asked for it says
  now: number | undefined // the number it is
  least: number
  most: number
  onChange: (value: string | number) => void
  lessLabel: string
  moreLabel: string
  control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
}

/** A whole number: typed, or moved with the buttons, the arrow keys, Page Up and Down, Home and End. */
export function Stepper({ value, now, least, most, onChange, lessLabel, moreLabel, control }: StepperProps) {
  const by = (step: number) => (now === undefined ? least : Math.min(most, Math.max(least, now + step)))
  const leap = Math.max(1, Math.round((most - least) / 10))
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: by(1),
    ArrowDown: by(-1),
    PageUp: by(leap),
    PageDown: by(-leap),
    Home: least,
    End: most,
  }
  return (
    <div className="stepper">
      <IconButton label={lessLabel} icon="minus" tabIndex={-1} disabled={now === by(-1)} onClick={() => onChange(by(-1))} />
      <input
        {...control}
        className="input"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={now}
        aria-valuemin={least}
        aria-valuemax={most}
        value={value}
        onChange={event => onChange(event.target.value)}
        onFocus={event => event.target.select()}
        onKeyDown={event => {
          const next = keys[event.key]
          if (next === undefined) return
          event.preventDefault()
          onChange(next)
        }}
      />
      <IconButton label={moreLabel} icon="plus" tabIndex={-1} disabled={now === by(1)} onClick={() => onChange(by(1))} />
    </div>
  )
}
