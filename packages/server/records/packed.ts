/**
 * A record to which nothing more is added, in few bytes: its entries as one text, each with the time since the one before instead of the time
 * of day, compressed. What was said and seen is not in it: playing it again makes that anew.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'

const FORMAT = 1

const timed = v.looseObject({ at: v.pipe(v.number(), v.safeInteger()) })
const packed = v.object({ format: v.literal(FORMAT), entries: v.array(v.unknown()) })

/** Undefined if it would not be the same when it is unpacked. */
export function pack(texts: readonly string[]): Buffer | undefined {
  const bytes = brotliCompressSync(JSON.stringify({ format: FORMAT, entries: sinceBefore(texts.map(parsed)) }))
  const again = unpack(bytes)
  return again.length === texts.length && again.every((text, n) => text === texts[n]) ? bytes : undefined
}

export function unpack(bytes: Uint8Array): string[] {
  const { entries } = v.parse(packed, JSON.parse(brotliDecompressSync(bytes).toString()))
  let before = 0
  return entries.map(entry => {
    if (!v.is(timed, entry)) return JSON.stringify(entry)
    before += entry.at
    return JSON.stringify({ ...entry, at: before })
  })
}

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
