/** What something on the board is and what using it would do: for tips, and for whoever walks the board without seeing it. */
export interface Description {
  readonly title: string
  readonly facts: readonly string[]
  readonly act: string // what using it would do; empty: nothing
  readonly whyNot: string // or why it cannot be used
}

/** Something that is only there to be looked at. */
export const plainDescription = (title: string, ...facts: readonly string[]): Description => ({ title, facts, act: '', whyNot: '' })

/** All of it in one breath. */
export const inOne = ({ title, facts, act, whyNot }: Description): string =>
  [title, ...facts, act, whyNot].filter(text => text !== '').join('. ')
