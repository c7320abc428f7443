/** What is said at a table, as it is kept. Who said something may have it deleted: then it is no longer there. */
import { MOST_LINES, type TalkLine, talkLine } from '@wildcat/protocol'
import * as v from 'valibot'
import type { Store, TalkRow } from '../store/contract.ts'

/** Lines that somebody gets who comes for the first time. */
const FIRST_LINES = 30

export const talkLines = (rows: readonly TalkRow[]): TalkLine[] =>
  rows
    .filter(({ said }) => said !== '')
    .map(({ n, at, seat, said }) => ({ n, at, seat, said: v.parse(talkLine.entries.said, JSON.parse(said)) }))

/** Since this one; the last few for somebody who has none. */
export const recentTalk = async (store: Store, table: number, after: number): Promise<TalkLine[]> =>
  talkLines(await store.do('talk', table, after, Number.MAX_SAFE_INTEGER, after === 0 ? FIRST_LINES : MOST_LINES))
