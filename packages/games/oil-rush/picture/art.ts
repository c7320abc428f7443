/** How things on the table are drawn. Nothing is told by colour alone. */
import type { WellKind } from '../wells.ts'
import { at, centred, circle, el, path, rect, type Svg } from './svg.ts'

export const CELL = 40
export const INK = '#221b14'
export const SOFT = '#5c5041'
export const PAPER = '#fffdf8'
export const LINE = '#cdbb98'

/** A player's colour, and what is written on it. */
export interface Colour {
  readonly fill: string
  readonly ink: string
}
export const COLOURS = {
  red: { fill: '#b4231c', ink: '#ffffff' },
  blue: { fill: '#0068a8', ink: '#ffffff' },
  green: { fill: '#00866a', ink: '#ffffff' },
  purple: { fill: '#b2528c', ink: '#ffffff' },
  yellow: { fill: '#e0ac00', ink: INK },
  grey: { fill: '#cfcac1', ink: INK },
  black: { fill: '#17130f', ink: '#ffffff' },
} as const satisfies Record<string, Colour>

/** Land that is drawn bare, strewn with stones, with hills on it or with mountains. */
export type Land = 'plains' | 'rough' | 'hills' | 'mountains'
const PEBBLES = 'M7 10h3M16 7h2M27 9h4M11 19h2M20 17h4M33 20h2M6 28h4M17 27h2M25 31h4M33 30h2M13 34h3M22 23h2M30 15h2M4 18h2'
const HUMPS = 'M3 33C8 21 11 13 15 13s6 7 8 13c2-6 4-9 6.5-9S35 24 37.5 33z'
const FLANKS = 'M15 13c1 5 0 9-2 13M17.5 15.5c1 4 1 8 0 12M29.5 17c1 4 0 8-1.5 11M32 19.5c1 4 1 6 .5 9'
const PEAKS = 'M2.5 34 14 9l7 14 5-8.5L37.5 34z'
const SNOW = 'M11 15.5 14 9l3 6-1.6-.8-1.4 2-1.4-1.4z'
const BROWN = '#5e4420'
const outline = { stroke: BROWN, 'stroke-width': 1.3, 'stroke-linejoin': 'round' } as const

const LANDS: Readonly<Record<Land, { readonly fill: string; readonly art: Svg }>> = {
  plains: { fill: '#f7f0df', art: '' },
  rough: { fill: '#ecdcb4', art: path(PEBBLES, { stroke: '#8a6d3a', 'stroke-width': 1.8, 'stroke-linecap': 'round', fill: 'none' }) },
  hills: {
    fill: '#d9bd8b',
    art: path(HUMPS, { fill: '#b78d52', ...outline }) + path(FLANKS, { fill: 'none', stroke: BROWN, 'stroke-linecap': 'round' }),
  },
  mountains: {
    fill: '#cdbfa9',
    art:
      path(PEAKS, { fill: '#8d7d68', ...outline }) +
      path(SNOW, { fill: '#ffffff' }) +
      path('M14 9l3 14M26 14.5l2.5 9', { fill: 'none', stroke: BROWN }),
  },
}
export const ground = (kind: Land): Svg => rect(0, 0, CELL, CELL, { fill: LANDS[kind].fill }) + LANDS[kind].art

const TOWER = 'M-4.2 7.5-1.1-7h2.2L4.2 7.5M-3.4 3.8h6.8M-2.5-.4h5M-3.4 3.8 2.5-.4M3.4 3.8-2.5-.4M-2.5-.4 1.2-6.4M2.5-.4-1.2-6.4M-5.5 7.5h11'
const derrick = (x: number, y: number, size: number, stroke: string): Svg =>
  path(TOWER, {
    transform: `translate(${x} ${y}) scale(${size})`,
    fill: 'none',
    stroke,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })

const TOWERS: Readonly<Record<WellKind, readonly (readonly [x: number, y: number, size: number])[]>> = {
  1: [[0, 0, 1.25]],
  2: [
    [-5.8, 0, 0.95],
    [5.8, 0, 0.95],
  ],
  3: [
    [-8.6, 2.4, 0.78],
    [0, -1.6, 0.9],
    [8.6, 2.4, 0.78],
  ],
}

/** A token on its well, with as many derricks as its kind. Those of two may not be looked at: their tokens are dark. */
export function token(kind: WellKind, value: number | null = null): Svg {
  const dark = kind === 2
  const towers = TOWERS[kind].map(([x, y, size]) => derrick(x, y, size, dark ? '#ffffff' : INK))
  const known =
    value === null
      ? []
      : [circle(12, 11, 7.5, { fill: '#ffffff', stroke: INK }), centred(12, 11, String(value), 11, { 'font-weight': 700 })]
  return [circle(0, 0, 16.5, { fill: dark ? '#4a2b1b' : '#ffffff', stroke: INK, 'stroke-width': 1.4 }), ...towers, ...known].join('')
}

/** A derrick with its owner's colour and number, and the barrels under it. */
export const built = ({ fill, ink }: Colour, mark: string, oil: number): Svg =>
  [
    rect(-18, -18, 36, 36, { rx: 4, fill, stroke: INK, 'stroke-width': 1.4 }),
    derrick(-6, 2, 1.5, ink),
    centred(9.5, -9, mark, 11, { fill: ink, 'font-weight': 700 }),
    circle(9.5, 8.5, 7.5, { fill: '#ffffff', stroke: INK }),
    centred(9.5, 8.5, String(oil), 11, { 'font-weight': 700 }),
  ].join('')

const WHEELS = [-8.5, 8].map(x => circle(x, 8, 4, { fill: INK, stroke: '#ffffff', 'stroke-width': 1 })).join('')
export const truck = ({ fill, ink }: Colour, mark: string): Svg =>
  [
    path('M-16 7.5V-9H4.5v1.5H10L15.5-1.5v9z', { fill, stroke: INK, 'stroke-width': 1.3, 'stroke-linejoin': 'round' }),
    path('M6.5-4.5h2.8l3.2 3.7h-6z', { fill: '#ffffff', stroke: INK, 'stroke-width': 0.8 }),
    centred(-6, -1.8, mark, 12, { fill: ink, 'font-weight': 700 }),
    WHEELS,
  ].join('')

export const train = ({ fill, ink }: Colour, mark: string): Svg =>
  [
    path('M-9.5-10h19V6.5l-3.5 4h-12l-3.5-4z', { fill, stroke: INK, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
    path('M-6 8.3h12', { stroke: ink, 'stroke-width': 1.4 }),
    centred(0, -1.5, mark, 11.5, { fill: ink, 'font-weight': 700 }),
  ].join('')

/** A railway signal with its number. */
export const signal = (number: number): Svg =>
  [
    path('M-8 14V-13', { stroke: INK, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    path('M-8-13h17l3 3.5-3 3.5H-8z', { fill: '#bd2f27', stroke: INK, 'stroke-width': 1 }),
    circle(3, 5, 6.5, { fill: '#ffffff', stroke: INK }),
    centred(3, 5, String(number), 10.5, { 'font-weight': 700 }),
  ].join('')

export const star = (): Svg =>
  path('M0-12 3.5-4 12-3.2 5.6 2.5 7.5 11 0 6.5-7.5 11-5.6 2.5-12-3.2-3.5-4z', {
    fill: '#f0c419',
    stroke: INK,
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  })

/** How a tile is turned: an arrow to the side that is its top when it is not. */
export const topMark = (turn: number): Svg => path('M0-5.5 4.5 4 0 1.5-4.5 4z', { transform: `rotate(${turn})`, fill: INK })

export const inCell = (art: Svg): Svg => at(CELL / 2, CELL / 2, art)
export const symbol = (id: string, ...children: readonly Svg[]): Svg => el('g', { id }, ...children)
