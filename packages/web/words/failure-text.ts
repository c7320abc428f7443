import type { Failure } from '../worker/failure.ts'
import type { PageWords } from './index.ts'

export const failureText = (words: PageWords, { kind, entry }: Failure): string =>
  entry === 'none' ? words.failures[kind] : `${words.failures[kind]} ${words.failureAt(entry)}`

/** For the curious. */
export const failureDetail = (words: PageWords, { detail }: Pick<Failure, 'detail'>): string =>
  typeof detail === 'string' ? detail : words.mismatch(detail)
