/** What is filled into a blank: what somebody typed, as long as it may stand, else what the game began with. */
import type { Blank, Range, Tagged } from '@wildcat/kernel'

export type Value = string | number
export type Open = Range | readonly Value[]
export const isRange = (open: Open): open is Range => !Array.isArray(open)

/** `fitted`: it was one of the possible values when it was typed. */
export interface Entry {
  readonly value: Value
  readonly fitted: boolean
}
export type Entries = Readonly<Record<string, Entry>>

/** A whole number, if that is what was typed. */
export function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return value
  return /^\s*[-+]?\d{1,9}\s*$/.test(value) ? Number(value) : undefined
}

export function isPossible(open: Open, value: Value): boolean {
  if (!isRange(open)) return open.includes(value)
  const number = numberOf(value)
  return number !== undefined && number >= open.least && number <= open.most
}

/** Others move while somebody types: what fitted stays while it fits, what is being typed stays anyhow. */
export function valuesOf({ command, open }: Blank<Tagged>, entries: Entries): Readonly<Record<string, Value>> {
  const begun = new Map<string, unknown>(Object.entries(command))
  return Object.fromEntries(
    Object.entries(open).map(([field, each]): [string, Value] => {
      const entry = entries[field]
      if (entry !== undefined && (!entry.fitted || isPossible(each, entry.value))) return [field, entry.value]
      const value = begun.get(field)
      if (typeof value === 'number' || typeof value === 'string') return [field, value]
      return [field, isRange(each) ? each.least : (each[0] ?? '')]
    }),
  )
}

/** The command as it stands, if every number is one. */
export function filledIn({ command, open }: Blank<Tagged>, values: Readonly<Record<string, Value>>): Tagged | undefined {
  const filled: Record<string, Value> = {}
  for (const [field, each] of Object.entries(open)) {
    const value = isRange(each) ? numberOf(values[field] ?? '') : values[field]
    if (value === undefined) return undefined
    filled[field] = value
  }
  return { ...command, ...filled }
}
