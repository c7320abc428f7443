/** The ways in which a command ends other than well, each with a sentence for the user and an exit code. */
export const EXIT = { failed: 1, badInput: 2, interrupted: 130 } as const

/** What was asked for cannot be: the sentence says what could. */
export class BadInput extends Error {}

/** It was asked for rightly and did not come out: a record that does not hold, a bot that failed. */
export class Failed extends Error {}

/** Ctrl-C. */
export class Interrupted extends Error {}

/** The exit code for what was thrown, if it was thrown for the user to read. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof BadInput) return EXIT.badInput
  if (error instanceof Failed) return EXIT.failed
  return error instanceof Interrupted ? EXIT.interrupted : undefined
}
