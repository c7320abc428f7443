/** The door for records from a file, an upload or a store: checked here once, trusted inside. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  type Engine,
  type Entry,
  entriesBefore,
  type GameRecord,
  isFromOwnState,
  keyFromHex,
  type Rejection,
  type Tagged,
  type Types,
} from '@wildcat/kernel'
import { type Mismatch, mismatchOf } from '@wildcat/kernel/words/mismatch.ts'
import * as v from 'valibot'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const LAST_MOMENT = 8.64e15 // that a Date can hold
const times = { at: v.exactOptional(v.pipe(whole, v.maxValue(LAST_MOMENT))) }
const entry = v.variant('kind', [
  v.strictObject({
    kind: v.literal('command'),
    seat: whole,
    command: v.looseObject({ kind: v.string() }),
    cutShort: v.exactOptional(v.literal(true)),
    ...times,
  }),
  v.strictObject({
    kind: v.literal('undo'),
    seat: whole,
    commands: v.pipe(whole, v.minValue(1)),
    agreed: v.exactOptional(v.literal(true)),
    keepsSecrets: v.exactOptional(v.literal(true)),
    ...times,
  }),
  v.strictObject({
    kind: v.literal('goesOn'),
    rules: whole,
    layout: whole,
    state: v.looseObject({}),
    digest: v.string(),
    heard: v.array(whole),
    ...times,
  }),
])
/** Valibot takes a list for an object without fields. */
const options = v.pipe(
  v.unknown(),
  v.check(input => !Array.isArray(input), 'Object'),
  v.looseObject({}),
)
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`), `${digits} hexadecimal digits`))
const luck = v.strictObject({
  table: v.string(),
  commitment: hex(64),
  secret: hex(64),
  parts: v.array(v.union([v.literal(''), hex(32)])),
})
const schema = v.strictObject({
  format: v.literal(1),
  game: v.string(),
  version: whole,
  layout: v.exactOptional(whole),
  seats: v.pipe(whole, v.minValue(1)),
  options,
  key: v.pipe(
    v.string(),
    v.check(key => keyFromHex(key) !== null, '64 hexadecimal digits'),
  ),
  names: v.exactOptional(v.array(v.string())),
  practice: v.exactOptional(v.literal(true)),
  luck: v.exactOptional(luck),
  entries: v.array(entry),
  digests: v.exactOptional(v.array(v.string())),
})

/** What is wrong with a record, for words of one's own. */
export type Unreadable =
  | { readonly problem: 'notJson' }
  | ({ readonly problem: 'malformed' } & Mismatch)
  | { readonly problem: 'otherGame'; readonly game: string }
  | { readonly problem: 'otherVersion'; readonly version: number; readonly now: number }
  | { readonly problem: 'seats'; readonly least: number; readonly most: number }
  | { readonly problem: 'options'; readonly refused: Rejection }
  | ({ readonly problem: 'command'; readonly entry: number } & Mismatch)

export type Read<X> = { readonly ok: X } | { readonly unreadable: Unreadable }

/** A record of any game: its shape only. */
export function readRecord(text: string): Read<GameRecord> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { unreadable: { problem: 'notJson' } }
  }
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return { ok: folded(result.output) }
  const [issue] = result.issues
  return { unreadable: { problem: 'malformed', ...mismatchOf(issue) } }
}

/** As the rules read it that it follows now: the entries since it last went on, and from where. */
function folded({ entries, ...record }: v.InferOutput<typeof schema>): GameRecord {
  const place = entries.findLastIndex(({ kind }) => kind === 'goesOn')
  const last = entries[place]
  const since = entries.slice(place + 1).filter(each => each.kind !== 'goesOn')
  if (last?.kind !== 'goesOn') return { ...record, entries: since }
  return { ...record, version: last.rules, goneOn: { version: record.version, entries: entries.slice(0, place), last }, entries: since }
}

/** An entry of somebody who is not at the table. */
export const noSuchSeat = (entry: number, seat: number, seats: number): Mismatch => ({
  field: `entries.${entry}.seat`,
  expected: `<${seats}`,
  received: String(seat),
})

/** The record as one of this game: its options and every command understood by the game itself. */
export function recordFor<T extends Types>(engine: Engine<T>, record: GameRecord): Read<GameRecord<T['options'], T['command']>> {
  if (record.game !== engine.id) return { unreadable: { problem: 'otherGame', game: record.game } }
  if (record.version !== engine.version) return { unreadable: { problem: 'otherVersion', version: record.version, now: engine.version } }
  const first = entriesBefore(record)
  if (record.goneOn !== undefined && (record.goneOn.last.heard.length !== record.seats + 1 || !isFromOwnState(record, digest)))
    return { unreadable: { problem: 'malformed', field: `entries.${first - 1}`, expected: 'digest', received: record.goneOn.last.digest } }
  const { least, most } = engine.seats
  if (record.seats < least || record.seats > most) return { unreadable: { problem: 'seats', least, most } }
  const options = engine.options(record.seats, record.options)
  if ('refused' in options) return { unreadable: { problem: 'options', refused: options.refused } }
  const entries: Entry<T['command']>[] = []
  for (const [index, each] of record.entries.entries()) {
    if (each.seat >= record.seats) return { unreadable: { problem: 'malformed', ...noSuchSeat(first + index, each.seat, record.seats) } }
    if (each.kind === 'undo') {
      entries.push(each)
      continue
    }
    const command = engine.parse(each.command)
    if ('refused' in command) {
      const { field = '', expected = '', received = '' } = command.refused.with ?? {}
      const wrong = { field: String(field), expected: String(expected), received: String(received) }
      return { unreadable: { problem: 'command', entry: first + index, ...wrong } }
    }
    entries.push({ ...each, command: command.ok })
  }
  return { ok: { ...record, options: options.ok, entries } }
}

/** A short digest of a state, for records that can be verified. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16)

export type AnyRecord = GameRecord<object, Tagged>
