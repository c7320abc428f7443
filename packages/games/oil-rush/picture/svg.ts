/** Drawings as text: elements, numbers and words that are safe in an SVG file. */
type Attributes = Readonly<Record<string, string | number>>
export type Svg = string

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold at all: control characters, and halves of a pair. */
const IMPOSSIBLE = /[\p{Cc}\uFFFE\uFFFF]/gu
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

const figure = (n: number): string => String(Math.round(n * 100) / 100)
const written = ([name, value]: [string, string | number]) => ` ${name}="${typeof value === 'number' ? figure(value) : escaped(value)}"`

export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const start = `<${name}${Object.entries(attributes).map(written).join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

export const g = (attributes: Attributes, ...children: readonly Svg[]): Svg => el('g', attributes, ...children)
export const at = (x: number, y: number, ...children: readonly Svg[]): Svg =>
  g({ transform: `translate(${figure(x)} ${figure(y)})` }, ...children)
export const path = (d: string, attributes: Attributes = {}): Svg => el('path', { d, ...attributes })
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): Svg =>
  el('rect', { x, y, width, height, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): Svg => el('circle', { cx, cy, r, ...attributes })

export const label = (x: number, y: number, text: string, attributes: Attributes = {}): Svg =>
  el('text', { x, y, ...attributes }, escaped(text))
/** Centred on a point, as far as fonts allow. */
export const centred = (x: number, y: number, text: string, size: number, attributes: Attributes = {}): Svg =>
  label(x, y + size * 0.36, text, { 'text-anchor': 'middle', 'font-size': size, ...attributes })

const letters = new Intl.Segmenter()
/** As much of a text as a line holds. */
export function shortened(text: string, most: number): string {
  const signs = Array.from(letters.segment(text), ({ segment }) => segment)
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}
