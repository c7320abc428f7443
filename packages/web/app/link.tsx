import type { ComponentProps } from 'react'
import { go } from './navigate.ts'

/** A link inside the page. With a modifier key it is an ordinary one: a new tab, a new window. */
export function Link({ to, onClick, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a
      href={to}
      onClick={event => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(to)
      }}
      {...rest}
    />
  )
}
