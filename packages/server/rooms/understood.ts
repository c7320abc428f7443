/** Records as they lie in the store, understood by the rules that there are. */
import { titleOf } from '@wildcat/catalogue'
import type { Engine, Types } from '@wildcat/kernel'
import { type HeadOf, readRecord, recordFor } from '@wildcat/table'
import * as v from 'valibot'
import { Refused } from '../refused.ts'

export async function engineOf(game: string): Promise<Engine<Types>> {
  const title = titleOf(game)
  if (title === undefined) throw new Refused('unknownGame')
  return title.engine()
}

/** Head and entries as one text. */
export const joined = (head: string, entries: readonly string[]): string => `${head.slice(0, -1)},"entries":[${entries.join(',')}]}`

/** The record as one of its game. What is refused here follows other rules, or was damaged on the disk. */
export async function understood(head: string, entries: readonly string[]) {
  const read = readRecord(joined(head, entries))
  if ('unreadable' in read) throw new Refused('damaged')
  const engine = await engineOf(read.ok.game)
  const record = recordFor(engine, read.ok)
  if ('ok' in record) return { engine, record: record.ok }
  const { unreadable } = record
  if (unreadable.problem !== 'otherVersion') throw new Refused('damaged')
  throw notThese(unreadable.version, unreadable.now)
}

/** A game that follows other rules than there are here. */
export const notThese = (rules: number, here: number): Refused => new Refused(rules > here ? 'newerRules' : 'otherVersion')

const start = v.looseObject({ game: v.string(), version: v.number() })

/** By which rules a record was begun, and those that there are now. */
export async function rulesOf(head: string): Promise<{ readonly engine: Engine<Types>; readonly begun: number }> {
  try {
    const { game, version: begun } = v.parse(start, JSON.parse(head))
    return { engine: await engineOf(game), begun }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged')
  }
}
/** What stands before the entries of a record that has gone on under these rules, as if it had been begun by them. */
export const headUnder = (head: string, rules: number): string => JSON.stringify({ ...v.parse(start, JSON.parse(head)), version: rules })

export const headJson = (head: HeadOf<Types>): string => JSON.stringify(head)
