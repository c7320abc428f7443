import type { Seat } from '@wildcat/kernel'
import type { ReactNode } from 'react'

/** Whoever is waited for is not there: what is said of it in place of their name alone, and what can be done. */
export interface Absence {
  readonly seat: Seat
  readonly title: ReactNode
  readonly content: ReactNode
}
