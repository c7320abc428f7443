import type { ReactNode } from 'react'
import './tag.css'

/** A word that says what kind of thing this is. */
export function Tag({ children, quiet = false, title }: { children: ReactNode; quiet?: boolean; title?: string }) {
  return (
    <span className={quiet ? 'tag tag-quiet' : 'tag'} title={title}>
      {children}
    </span>
  )
}
