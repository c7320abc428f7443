/**
 * A record to which nothing more is added, in few bytes: its entries as one text, each with the time since the one before instead of the time
 * of day, compressed. Playing it again makes what was said and seen, for as long as its rules are there; for afterwards how it ended and what was
 * said lie beside its entries.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'

/** Whoever knows nothing of an end reads the entries all the same. */
const FORMAT = 1

const timed = v.looseObject({ at: v.pipe(v.number(), v.safeInteger()) })
const packed = v.object({
  format: v.literal(FORMAT),
  entries: v.array(v.unknown()),
  end: v.optional(v.object({ standing: v.unknown(), said: v.array(v.unknown()) })),
})

/** Of a game: how it stood at its end, for `readStanding`, and what was said at its start and with each entry, as rows of the store have it. */
export interface PackedEnd {
  readonly standing: unknown
  readonly said: readonly unknown[]
}

/** Undefined if it would not be the same when it is unpacked. */
export function pack(texts: readonly string[], end?: PackedEnd): Buffer | undefined {
  const bytes = brotliCompressSync(JSON.stringify({ format: FORMAT, entries: sinceBefore(texts.map(parsed)), end }))
  const again = unpack(bytes)
  return again.length === texts.length && again.every((text, n) => text === texts[n]) ? bytes : undefined
}

export function unpack(bytes: Uint8Array): string[] {
  const { entries } = opened(bytes)
  let before = 0
  return entries.map(entry => {
    if (!v.is(timed, entry)) return JSON.stringify(entry)
    before += entry.at
    return JSON.stringify({ ...entry, at: before })
  })
}

/** What was packed before ends were has none. */
export const endIn = (bytes: Uint8Array): PackedEnd | undefined => opened(bytes).end

const opened = (bytes: Uint8Array) => v.parse(packed, JSON.parse(brotliDecompressSync(bytes).toString()))

function sinceBefore(entries: readonly unknown[]): unknown[] {
  let before = 0
  return entries.map(entry => {
    if (!v.is(timed, entry)) return entry
    const since = entry.at - before
    before = entry.at
    return { ...entry, at: since }
  })
}
const parsed = (text: string): unknown => JSON.parse(text)
