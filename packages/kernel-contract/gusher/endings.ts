/** The ways in which a game can end. */
import type { Ending } from '@wildcat/kernel'
import { isDry } from './queries.ts'
import type { T } from './types.ts'

export const endings: readonly Ending<T>[] = [
  { name: 'last-round', reached: state => !isDry(state) },
  { name: 'all-wells-drilled', reached: isDry },
]
