/** Reading rows: what a column holds is checked, not believed. */
import type { SQLOutputValue } from 'node:sqlite'

export type Row = Readonly<Record<string, SQLOutputValue>>

export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column]
  if (typeof value !== 'number') throw new TypeError(`a number was expected in ${column}`)
  return value
}
export function text(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (typeof value !== 'string') throw new TypeError(`a text was expected in ${column}`)
  return value
}
