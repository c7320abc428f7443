import { type ReactNode, useId } from 'react'
import { Each } from './each.tsx'
import './field.css'
import type { Choice } from './field.tsx'

interface SegmentsProps<X> {
  label: ReactNode
  choices: readonly Choice<X>[]
  value: X
  onChange: (value: X) => void
  hint?: ReactNode
  hideLabel?: boolean
}

/** A few choices side by side: radio buttons underneath, so that arrow keys and screen readers know them. */
export function Segments<X>({ label, choices, value, onChange, hint, hideLabel = false }: SegmentsProps<X>) {
  const id = useId()
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <span className={hideLabel ? 'unseen' : 'field-label'} id={`${id}-label`}>
        {label}
      </span>
      <div className="segments">
        <Each of={choices}>
          {choice => (
            <label className="segment">
              <input type="radio" name={id} checked={choice.value === value} onChange={() => onChange(choice.value)} />
              {choice.label}
            </label>
          )}
        </Each>
      </div>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
