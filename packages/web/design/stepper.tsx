import { useState } from 'react'
import './field.css'
import { IconButton } from './button.tsx'

interface StepperProps {
  value: number
  least: number
  most: number
  onChange: (value: number) => void
  lessLabel: string
  moreLabel: string
  control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }
}

/** A whole number: typed, or moved with the buttons, the arrow keys, Page Up and Down, Home and End. */
export function Stepper({ value, least, most, onChange, lessLabel, moreLabel, control }: StepperProps) {
  const [typed, setTyped] = useState<string>() // as long as somebody types
  const within = (n: number) => Math.min(most, Math.max(least, n))
  const leap = Math.max(1, Math.round((most - least) / 10))
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + leap,
    PageDown: value - leap,
    Home: least,
    End: most,
  }
  return (
    <div className="stepper">
      <IconButton label={lessLabel} icon="minus" tabIndex={-1} disabled={value <= least} onClick={() => onChange(within(value - 1))} />
      <input
        {...control}
        className="input"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        value={typed ?? String(value)}
        onChange={event => {
          setTyped(event.target.value)
          // What is out of range is passed on: the rules say what is wrong with it.
          if (/^\s*\d+\s*$/.test(event.target.value)) onChange(Number(event.target.value))
        }}
        onBlur={() => setTyped(undefined)}
        onFocus={event => event.target.select()}
        onKeyDown={event => {
          const next = keys[event.key]
          if (next === undefined) return
          event.preventDefault()
          setTyped(undefined)
          onChange(within(next))
        }}
      />
      <IconButton label={moreLabel} icon="plus" tabIndex={-1} disabled={value >= most} onClick={() => onChange(within(value + 1))} />
    </div>
  )
}
