import { MONEY_UNIT } from '@wildcat/competitors/board'
import { useId } from 'react'

interface MoneyProps {
  label: string
  euro: number
  least?: number
  most: number
  onChange: (euro: number) => void
}

/** An amount of a deal. */
export function Money({ label, euro, least = 0, most, onChange }: MoneyProps) {
  const id = useId()
  return (
    <label className="deal-money" htmlFor={id}>
      {label}
      <input
        id={id}
        type="number"
        className="input"
        min={least}
        max={most}
        step={MONEY_UNIT}
        value={euro}
        onChange={event => onChange(Math.max(0, Math.round(event.target.valueAsNumber) || 0))}
      />
    </label>
  )
}
