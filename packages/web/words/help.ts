/** Keys, and what they do. */
export type Key = readonly [keys: readonly string[], text: string]
