import type { ComponentProps } from 'react'
import './button.css'
import { Icon, type IconName } from './icon.tsx'

type Look = 'first' | 'plain' | 'quiet' | 'danger'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  look?: Look
  icon?: IconName
  type?: 'button' | 'submit'
}

export function Button({ look = 'plain', icon, type = 'button', className = '', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={`button button-${look} ${className}`} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A button of which one sees only the sign; its label is read out and shown on hovering. */
export function IconButton({ label, icon, className = '', ...rest }: Omit<ButtonProps, 'children'> & { label: string; icon: IconName }) {
  return <Button aria-label={label} title={label} icon={icon} look="quiet" className={`button-icon ${className}`} {...rest} />
}

/** The look of a button for a link. */
export const buttonLook = (look: Look = 'plain'): string => `button button-${look}`
