/** How things on the map are drawn. Nothing is told by colour alone. Sizes are in units of the map, around the middle of each thing. */
import { at as of } from '@wildcat/kernel'
import type { Terrain, VehicleKind } from '../content/kinds.ts'
import { centred, circle, el, g, moved, path, rect, type Svg, use } from './svg.ts'

export const INK = '#2b2419'
export const SOFT = '#5c5041'
export const PAPER = '#fffdf8'
export const LINE = '#cdbb98'
export const SEA = '#c9dce2'
export const SHELF = '#deebee'
export const COAST = '#6d8790'
export const BLUE = '#1d4c66'
const RED = '#b4231c'
const STORM = '#5b3a86'

/** A player's colour, and what is written on it. */
export interface Colour {
  readonly fill: string
  readonly ink: string
}
const COLOURS: readonly Colour[] = [
  { fill: '#0068a8', ink: '#ffffff' },
  { fill: '#d4560c', ink: '#ffffff' },
  { fill: '#00866a', ink: '#ffffff' },
  { fill: '#b2528c', ink: '#ffffff' },
  { fill: '#e0ac00', ink: '#221b14' },
]
export const colourOf = (seat: number): Colour => of(COLOURS, seat % COLOURS.length)
export const GREY: Colour = { fill: '#6b655b', ink: '#ffffff' }

// Patterns

const LANDS: Readonly<Record<Terrain, { readonly fill: string; readonly size: number; readonly art: Svg }>> = {
  plain: { fill: '#cfdab4', size: 40, art: '' },
  mountain: {
    fill: '#cdb493',
    size: 38,
    art: path('M5 19l7.5-12 7.5 12M12.5 7l2.5 6.5M24 36l7.5-12 6.5 9.5M31.5 24l2.5 6.5', {
      fill: 'none',
      stroke: '#8b6f4c',
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      opacity: 0.55,
    }),
  },
  ice: {
    fill: '#f4f7f8',
    size: 36,
    art: path('M5 9h12M23 27h10M10 31h4', { stroke: '#9fb8c4', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
  },
  desert: {
    fill: '#f6df9f',
    size: 23,
    art: g({ fill: '#c39d4e', opacity: 0.6 }, circle(5, 6, 1.7), circle(16, 12, 1.7), circle(8, 19, 1.3)),
  },
  forest: {
    fill: '#7faa79',
    size: 33,
    art: path('M9 4l6.5 10h-13zM8 14h2v3H8zM25 19l6.5 10h-13zM24 29h2v3h-2z', { fill: '#44703f', opacity: 0.5 }),
  },
}
const pattern = (id: string, size: number, ...art: readonly Svg[]): Svg =>
  el('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, ...art)
export const terrainPatterns = (): Svg =>
  Object.entries(LANDS)
    .map(([id, { fill, size, art }]) => pattern(id, size, rect(0, 0, size, size, { fill }), art))
    .join('')
export const stormPattern = (): Svg =>
  pattern('storm', 26, path('M-3 16 16-3M-3 29 29-3M10 29 29 10', { stroke: STORM, 'stroke-width': 2.4, opacity: 0.42 }))
export const stormEdge = { fill: 'none', stroke: STORM, 'stroke-width': 5, 'stroke-dasharray': '16 9', 'stroke-linejoin': 'round' } as const

// Signs: drawn once, used wherever they are

const GLYPHS: Readonly<Record<VehicleKind, string>> = {
  truck: 'M1 5.5h13V16H1zM15 8.5h4.2L23 12.5V16h-8zM3.2 17h4.6a2.3 2.3 0 0 1-4.6 0zM16.2 17h4.6a2.3 2.3 0 0 1-4.6 0z',
  ship: 'M1.5 13.5h21l-3 6.5h-15zM6 8.5h3.5v4H6zM10.5 8.5H14v4h-3.5zM15 5.5h3v7h-3zM6.8 5h2v2.5h-2z',
  plane:
    'M12 1.6c.9 0 1.5 1 1.5 2.3v4.9l8.3 5v2.1l-8.3-2.5v4.5l2.5 1.9v1.7L12 20.4l-4 1.1v-1.7l2.5-1.9v-4.5l-8.3 2.5v-2.1l8.3-5V3.9c0-1.3.6-2.3 1.5-2.3z',
}
/** A vehicle, of the colour in which it is used. */
export const glyph = (kind: VehicleKind, size: number, fill: string): Svg => use(kind, { transform: `scale(${size / 24})`, fill })
const CROSS = 'M-12-12 12 12M-12 12 12-12'
const HOUSE = 'M0-19 19-4v22h-38V-4z'

const SIGNS = {
  port: circle(0, 0, 6.5, { fill: PAPER, stroke: BLUE, 'stroke-width': 3.4 }),
  airport: circle(0, 0, 11, { fill: PAPER, opacity: 0.75 }) + glyph('plane', 20, INK),
  intercontinental: rect(-13, -13, 26, 26, { rx: 6, fill: INK, stroke: PAPER, 'stroke-width': 2 }) + glyph('plane', 20, PAPER),
  shut: path(CROSS, { stroke: PAPER, 'stroke-width': 8 }) + path(CROSS, { stroke: RED, 'stroke-width': 4 }),
  crossing:
    path('M0-15 15 0 0 15-15 0z', { fill: BLUE, stroke: PAPER, 'stroke-width': 2.5 }) +
    path('M-7-2c2.5-3 4.5-3 7 0s4.5 3 7 0M-7 4c2.5-3 4.5-3 7 0s4.5 3 7 0', { fill: 'none', stroke: PAPER, 'stroke-width': 2 }),
  flag:
    path('M-7 12V-12', { stroke: INK, 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
    path('M-7-12 10-6-7 0z', { fill: RED, stroke: PAPER, 'stroke-width': 1.2 }),
  site: path(HOUSE, { transform: 'scale(.75)', fill: PAPER, opacity: 0.85, stroke: INK, 'stroke-width': 2.6, 'stroke-dasharray': '5 4' }),
  goods:
    rect(-8, -8, 16, 16, { rx: 2, fill: '#e8b64c', stroke: INK, 'stroke-width': 2 }) +
    path('M-8-8 8 8M8-8-8 8', { stroke: INK, 'stroke-width': 1.6 }),
  halted: circle(0, 0, 8.5, { fill: PAPER, stroke: INK, 'stroke-width': 2 }) + path('M-3-4V4M3-4V4', { stroke: INK, 'stroke-width': 2.8 }),
  strike: circle(0, 0, 17, { fill: RED, stroke: PAPER, 'stroke-width': 3 }) + rect(-11, -3.5, 22, 7, { rx: 1, fill: PAPER }),
} as const
export type SignName = keyof typeof SIGNS
export const signSymbols = (): Svg =>
  [
    ...Object.entries(GLYPHS).map(([id, d]) => path(d, { id, transform: 'translate(-12 -12)' })),
    ...Object.entries(SIGNS).map(([id, art]) => g({ id }, art)),
  ].join('')
export const signAt = (name: SignName, x: number, y: number, scale: number): Svg => use(name, { transform: moved(x, y, scale) })

/** A headquarters is full, a branch hollow. */
export const house = (hq: boolean, { fill, ink }: Colour, mark: string): Svg =>
  path(HOUSE, { fill: 'none', stroke: PAPER, 'stroke-width': 10, 'stroke-linejoin': 'round' }) +
  path(HOUSE, { fill: hq ? fill : PAPER, stroke: hq ? INK : fill, 'stroke-width': hq ? 2.5 : 4.5, 'stroke-linejoin': 'round' }) +
  centred(0, 4, mark, 23, { fill: hq ? ink : INK, 'font-weight': 700 })
export const target = ({ fill }: Colour): Svg =>
  circle(0, 0, 20, { fill: PAPER, stroke: fill, 'stroke-width': 6 }) + circle(0, 0, 8, { fill })
