import type { Tagged } from '@wildcat/kernel'

/** All that is said is plain; the order of its fields says nothing. */
export const isSameCommand = (one: Tagged | undefined, other: Tagged | undefined): boolean =>
  one !== undefined && other !== undefined && (one === other || spelt(one) === spelt(other))

const spelt = (command: Tagged): string => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)))
