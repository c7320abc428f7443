import type { ReactNode } from 'react'
import './tag.css'

/** A word that says what kind of thing this is. */
export function Tag({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return <span className={quiet ? 'tag tag-quiet' : 'tag'}>{children}</span>
}
