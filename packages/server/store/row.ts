/** Reading rows: what a column holds is checked, not believed. */

export type Row = Readonly<Record<string, unknown>>

/** Whether with digits after the point, its column says. */
export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column]
  if (typeof value !== 'number') throw new TypeError(`a number was expected in ${column}`)
  return value
}
/** As either database has it. */
export const flag = (row: Row, column: string): boolean => row[column] === true || row[column] === 1
export function text(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (typeof value !== 'string') throw new TypeError(`a text was expected in ${column}`)
  return value
}
export function texts(row: Row, column: string): string[] {
  const value = row[column]
  if (!Array.isArray(value)) throw new TypeError(`texts were expected in ${column}`)
  return value.map(String)
}
