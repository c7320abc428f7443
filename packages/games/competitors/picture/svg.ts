/** Drawings as text: elements, numbers and words that are safe in an SVG file. */
type Attributes = Readonly<Record<string, string | number>>
export type Svg = string

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold at all: control characters, and what is no character. */
const IMPOSSIBLE = /[\p{Cc}\uFFFE\uFFFF]/gu
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

const figure = (n: number): string => String(Math.round(n * 10) / 10)
const written = ([name, value]: [string, string | number]) => ` ${name}="${typeof value === 'number' ? figure(value) : escaped(value)}"`

export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const start = `<${name}${Object.entries(attributes).map(written).join('')}`
  const inner = children.join('')
  return inner === '' ? `${start}/>` : `${start}>${inner}</${name}>`
}
export const g = (attributes: Attributes, ...children: readonly Svg[]): Svg => el('g', attributes, ...children)
/** Moved to a point, and made larger or smaller there. */
export const at = (x: number, y: number, scale: number, ...children: readonly Svg[]): Svg =>
  g({ transform: moved(x, y, scale) }, ...children)
export const moved = (x: number, y: number, scale: number): string =>
  `translate(${figure(x)} ${figure(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`
export const path = (d: string, attributes: Attributes = {}): Svg => (d === '' ? '' : el('path', { d, ...attributes }))
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): Svg =>
  el('rect', { x, y, width, height, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): Svg => el('circle', { cx, cy, r, ...attributes })
export const use = (id: string, attributes: Attributes = {}): Svg => el('use', { href: `#${id}`, ...attributes })
export const title = (text: string): Svg => el('title', {}, escaped(text))

export const label = (x: number, y: number, text: string, size: number, attributes: Attributes = {}): Svg =>
  el('text', { x, y, 'font-size': size, ...attributes }, escaped(text))
/** Centred on a point, as far as fonts allow. */
export const centred = (x: number, y: number, text: string, size: number, attributes: Attributes = {}): Svg =>
  label(x, y + size * 0.36, text, size, { 'text-anchor': 'middle', ...attributes })

const letters = new Intl.Segmenter()
/** As much of a text as a line holds. */
export function shortened(text: string, most: number): string {
  const signs = Array.from(letters.segment(text), ({ segment }) => segment)
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}
