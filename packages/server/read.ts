/** The door for everything that is sent: understood by its schema, or refused with the place that does not fit. */
import * as v from 'valibot'
import { Refused } from './refused.ts'

const MOST_CHARACTERS = 100

export function read<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const where = v.getDotPath(issue) ?? ''
  throw new Refused('malformed', {
    where: where.slice(0, MOST_CHARACTERS),
    expected: (issue.expected ?? issue.message).slice(0, MOST_CHARACTERS),
  })
}
