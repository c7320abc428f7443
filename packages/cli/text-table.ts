/** Tables and terms as plain text, for a terminal or a file. */
import type { Section } from '@wildcat/kernel'

const INDENT = '  '
const GAP = '   '
/** A figure, perhaps with a currency, a sign or a percentage: stands on the right. */
const FIGURE = /^[-+±]?(?:[$€£] ?)?[-+±]?\d[\d.,\u00a0\u202f]*(?: ?%)?$|^[–—-]$/

export type Rows = readonly (readonly string[])[]

const letters = new Intl.Segmenter()
const width = (text: string) => Array.from(letters.segment(text)).length

/** Columns as wide as their widest cell. With a head, a line of its own above the rest. */
export function columns(rows: Rows, head?: readonly string[]): string[] {
  const all = head === undefined ? rows : [head, ...rows]
  const count = Math.max(0, ...all.map(row => row.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...all.map(row => width(row[i] ?? ''))))
  const right = widths.map((_, i) => i > 0 && rows.length > 0 && rows.every(row => FIGURE.test(row[i] ?? '')))
  const lines = all.map(row =>
    widths.map((wide, i) => {
      const cell = row[i] ?? ''
      const space = ' '.repeat(wide - width(cell))
      return right[i] === true ? space + cell : cell + space
    }),
  )
  return lines.map(cells => INDENT + cells.join(GAP).trimEnd())
}

export const sectionText = ({ title, columns: head, rows }: Section): string[] => [title, ...columns(rows, head)]
