/** Columns of what the signs mean. */
import { INK, LINE, SOFT } from './art.ts'
import { at, label, path, type Svg, shortened } from './svg.ts'

export interface Row {
  readonly art: Svg
  readonly text: string
  readonly more?: string
}
export interface Part {
  readonly title: string
  readonly rows: readonly Row[]
}

export const SLAB = "Bitter, Rockwell, 'Roboto Slab', Georgia, serif"
export const SANS = "'Source Sans 3', 'Source Sans Pro', system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"
const ART = 90
const ROW = 66
const HEADING = 74
const LETTER = 17.2 // how wide a letter of a row is

const heightOf = ({ rows }: Part): number => HEADING + rows.length * ROW

/** Parts one below the other; how high they are together. */
export function column(parts: readonly Part[], width: number): { readonly drawn: Svg; readonly height: number } {
  let top = 0
  const drawn = parts.map(part => {
    const piece = at(0, top, 1, drawPart(part, width))
    top += heightOf(part) + 22
    return piece
  })
  return { drawn: drawn.join(''), height: top }
}
function drawPart({ title, rows }: Part, width: number): Svg {
  return [
    label(0, 40, title, 40, { 'font-weight': 700, 'font-family': SLAB }),
    path(`M0 56H${width}`, { stroke: LINE, 'stroke-width': 3 }),
    ...rows.map((row, n) => at(0, HEADING + n * ROW, 1, drawRow(row, Math.floor((width - ART) / LETTER)))),
  ].join('')
}
const drawRow = ({ art, text, more }: Row, letters: number): Svg =>
  [
    at(ART / 2 - 12, ROW / 2, 1, art),
    label(ART, more === undefined ? 44 : 25, shortened(text, letters), 32, { fill: INK }),
    more === undefined ? '' : label(ART, 54, shortened(more, Math.floor(letters * 1.2)), 26, { fill: SOFT }),
  ].join('')
