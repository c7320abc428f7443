import type { ReactNode } from 'react'
import { Icon } from '../design/icon.tsx'
import { Link } from './link.tsx'

/** At the top of a page: where it was come from. */
export function Back({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="back" to={to}>
      <Icon name="back" size={18} />
      {children}
    </Link>
  )
}
