/** What stands beside the map: title, what was chosen, and what the signs mean. */
import { INK, LINE, SOFT } from './art.ts'
import { at, label, path, type Svg, shortened } from './svg.ts'

export interface Row {
  readonly art?: Svg
  readonly text: string
  readonly more?: string
}
export interface Part {
  readonly title: string
  readonly rows: readonly Row[]
  readonly note?: string
}

export const PANEL = 300
const LETTERS = 42
const ART = 46

export function panel(title: string, about: readonly string[], parts: readonly Part[]): { readonly drawn: Svg; readonly height: number } {
  const pieces: Svg[] = [label(0, 26, shortened(title, 18), { 'font-size': 32, 'font-weight': 700, 'font-family': SLAB })]
  let y = 40
  for (const line of about) {
    y += 20
    pieces.push(label(0, y, shortened(line, LETTERS + 4), { 'font-size': 14.5, fill: SOFT }))
  }
  for (const part of parts) {
    y += 34
    pieces.push(label(0, y, part.title, { 'font-size': 16, 'font-weight': 700, 'font-family': SLAB }))
    pieces.push(path(`M0 ${y + 7}H${PANEL}`, { stroke: LINE, 'stroke-width': 1.2 }))
    y += 12
    for (const { art, text, more } of part.rows) {
      const height = art === undefined ? 20 : 40
      const left = art === undefined ? 0 : ART
      const middle = y + height / 2 + 5
      if (art !== undefined) pieces.push(at(18, y + height / 2, art))
      pieces.push(label(left, more === undefined ? middle : middle - 8, shortened(text, LETTERS), { 'font-size': 14.5, fill: INK }))
      if (more !== undefined) pieces.push(label(left, middle + 9, shortened(more, LETTERS), { 'font-size': 13, fill: SOFT }))
      y += height
    }
    if (part.note === undefined) continue
    y += 18
    pieces.push(label(0, y - 2, shortened(part.note, LETTERS + 6), { 'font-size': 13, fill: SOFT }))
  }
  return { drawn: pieces.join(''), height: y }
}

export const SLAB = "Bitter, Rockwell, 'Roboto Slab', Georgia, serif"
export const SANS = "'Source Sans 3', 'Source Sans Pro', system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"
