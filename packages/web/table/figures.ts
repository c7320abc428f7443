/** Which columns of a table hold figures, and are set as such. */

const LONGEST = 14
const isFigure = (cell: string) => cell.length <= LONGEST && /^[+−-]?\s*[$€£]?\s*\d/.test(cell)
const isBlank = (cell: string) => /^[–—-]?$/.test(cell.trim())

/** Those in which most cells that say anything begin with a figure. The first column names its row. */
export function figuresIn(columns: number, rows: readonly (readonly string[])[]): boolean[] {
  return Array.from({ length: columns }, (_, column) => {
    const cells = rows.map(row => row[column] ?? '').filter(cell => !isBlank(cell))
    return column > 0 && cells.filter(isFigure).length * 2 > cells.length
  })
}
