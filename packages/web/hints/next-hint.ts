import type { Hint } from '@wildcat/kernel'

/** What is said now: something new if there is, else what was said before, as long as it still fits. */
export const nextHint = (offered: readonly Hint[], seen: readonly string[], shown: string | undefined): Hint | undefined =>
  offered.find(({ id }) => id !== shown && !seen.includes(id)) ?? offered.find(({ id }) => id === shown)
