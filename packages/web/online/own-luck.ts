/**
 * What this browser has added to the luck of tables, and what the server had bound itself to by then: kept to be compared after the game. Of the
 * last tables only; nobody else needs it.
 */
import type { FairLuck } from '@wildcat/kernel'
import { luckPart } from '@wildcat/protocol'
import type { LuckFlaw } from '@wildcat/table'
import * as v from 'valibot'

const KEY = 'wildcat.luck'
const MOST = 50

const ownLuck = v.object({
  table: v.string(),
  commitment: v.string(),
  part: luckPart,
  isIn: v.optional(v.boolean(), true), // has the server said that it counts? It may have come too late, or its seat was left
})
export type OwnLuck = v.InferOutput<typeof ownLuck>

function kept(): readonly OwnLuck[] {
  try {
    const read = v.safeParse(v.array(ownLuck), JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

export const ownLuckAt = (table: string): OwnLuck | undefined => kept().find(each => each.table === table)

function keep(all: readonly OwnLuck[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)))
  } catch {
    // A browser that stores nothing: the part counts all the same, but cannot be compared later.
  }
}

/** One's own part: the same whenever it is asked for. A server that shows another seal than before gets none. */
export function ownPart(table: string, commitment: string): string | undefined {
  const known = ownLuckAt(table)
  if (known !== undefined) return known.commitment === commitment ? known.part : undefined
  const part = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  keep([{ table, commitment, part, isIn: false }, ...kept()])
  return part
}

/** Before the game: these are the parts that the server shows. */
export function noteParts(table: string, parts: readonly string[]): void {
  const own = ownLuckAt(table)
  if (own === undefined) return
  const isIn = parts.includes(own.part)
  if (isIn !== own.isIn) keep(kept().map(each => (each.table === table ? { ...each, isIn } : each)))
}

export function forgetLuck(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where nothing is stored there is nothing to forget.
  }
}

/** What is wrong with the luck of a game, also compared with what this browser knows of it. */
export type LuckProblem = LuckFlaw | 'otherSeal' | 'partMissing'
export function problemWith(luck: FairLuck, flaw: LuckFlaw | undefined, own: OwnLuck | undefined): LuckProblem | undefined {
  if (own !== undefined && own.commitment !== luck.commitment) return 'otherSeal'
  if (own?.isIn === true && !luck.parts.includes(own.part)) return 'partMissing'
  return flaw
}
