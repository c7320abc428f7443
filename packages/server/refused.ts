/** Something that cannot be done, with the reason that its sender is told. */
import type { Problem, ProblemCode } from '@wildcat/protocol'
import { StoreFailure } from './store/store-failure.ts'

export class Refused extends Error {
  readonly problem: Problem
  constructor(code: ProblemCode, figures?: Readonly<Record<string, number | string>>) {
    super(code)
    this.problem = figures === undefined ? { code } : { code, with: { ...figures } }
  }
}

/** What the sender is told of anything that went wrong: never what an error of ours happens to say. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem
  if (error instanceof StoreFailure) return { code: error.code === 'full' ? 'full' : 'store' }
  return { code: 'broken' }
}

/** Is it a mistake of ours, or of the machine, that belongs in the log? */
export const isOurs = (error: unknown): boolean => !(error instanceof Refused)
