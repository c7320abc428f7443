/** Walking a board of squares by keyboard. */

export interface GridRow {
  readonly name: string // as it is printed
  readonly squares: readonly number[] // from the left
}

/** Where a key leads from here; `lights`: the squares that can be used. */
export function destination(key: string, here: number, rows: readonly GridRow[], lights: readonly unknown[]): number | undefined {
  const row = rows.findIndex(({ squares }) => squares.includes(here))
  const across = rows[row]?.squares ?? []
  const column = across.indexOf(here)
  const keys: Readonly<Record<string, number | undefined>> = {
    arrowleft: across[column - 1] ?? here,
    arrowright: across[column + 1] ?? here,
    arrowup: rows[row - 1]?.squares[column] ?? here,
    arrowdown: rows[row + 1]?.squares[column] ?? here,
    home: across[0],
    end: across.at(-1),
    n: nextLight(lights, here, rows, 1),
    p: nextLight(lights, here, rows, -1),
  }
  return keys[key.toLowerCase()]
}

/** Along the rows, from the last square on to the first. */
function nextLight(lights: readonly unknown[], here: number, rows: readonly GridRow[], by: 1 | -1): number | undefined {
  const all = rows.flatMap(({ squares }) => squares)
  const from = all.indexOf(here)
  for (let n = 1; n < all.length; n++) {
    const square = all[(from + by * n + all.length) % all.length]
    if (square !== undefined && lights[square] !== undefined) return square
  }
  return undefined
}
