import { type ComponentProps, type ReactNode, useId } from 'react'
import { Each } from './each.tsx'
import './field.css'
import { Icon } from './icon.tsx'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ReactNode
}

/** A label, a control, and what is to be known or mended about it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const about = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(each => each !== false).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, ...(about === '' ? {} : { 'aria-describedby': about }), ...(error === undefined ? {} : { 'aria-invalid': true }) })}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

export const TextInput = (props: ComponentProps<'input'>) => <input className="input" autoComplete="off" {...props} />

export function SearchInput({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <div className="input-search">
      <Icon name="search" />
      <input type="search" className="input" autoComplete="off" spellCheck={false} aria-label={label} placeholder={label} {...rest} />
    </div>
  )
}

export interface Choice<X> {
  readonly value: X
  readonly label: ReactNode
}

export interface SelectProps<X> {
  choices: readonly Choice<X>[]
  value: X
  onChange: (value: X) => void
  control?: ComponentProps<'select'>
}

/** The browser's own list to choose from. Values need not be texts: they go by their place. */
export function Select<X>({ choices, value, onChange, control = {} }: SelectProps<X>) {
  return (
    <select
      className="input"
      {...control}
      value={choices.findIndex(choice => choice.value === value)}
      onChange={event => {
        const chosen = choices[Number(event.target.value)]
        if (chosen !== undefined) onChange(chosen.value)
      }}
    >
      <Each of={choices}>{({ label }, index) => <option value={index}>{label}</option>}</Each>
    </select>
  )
}
