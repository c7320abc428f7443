/** How things on the table are drawn. Nothing is told by colour alone. */
import { at as of } from '@wildcat/kernel'
import { at, centred, circle, g, path, rect, type Svg } from '@wildcat/oil-rush/picture/svg.ts'
import { DRILLING, type Tower } from '../components.ts'

export const INK = '#221b14'
export const SOFT = '#5c5041'
export const PAPER = '#fffdf8'
export const LINE = '#cdbb98'
export const EARTH = '#57371d'
export const SKY = '#cfe4ee'
const BLUE = '#1f6da6'

/** A player's colour, and what is written on it. */
interface Colour {
  readonly fill: string
  readonly ink: string
}
const COLOURS: readonly Colour[] = [
  { fill: '#0068a8', ink: '#ffffff' },
  { fill: '#d4560c', ink: '#ffffff' },
  { fill: '#00866a', ink: '#ffffff' },
  { fill: '#b2528c', ink: '#ffffff' },
  { fill: '#e0ac00', ink: INK },
]
export const colourOf = (seat: number): Colour => of(COLOURS, seat % COLOURS.length)
export const GREY: Colour = { fill: '#6b655b', ink: '#ffffff' }

/** A player's sign on their colour. */
export const disc = ({ fill, ink }: Colour, mark: string, size = 13): Svg =>
  g({ class: 'mark' }, circle(0, 0, size, { fill, stroke: INK }), centred(0, 0, mark, size * 1.1, { fill: ink, 'font-weight': 700 }))

const DROP = 'M0-7C3-2.5 5 .5 5 3a5 5 0 0 1-10 0C-5 .5-3-2.5 0-7z'
/** A cube in the field or in a store: oil is a drop on black, gas a flame on blue. */
export const cube = (kind: 'oil' | 'gas', size = 24): Svg =>
  g(
    { class: kind, transform: `scale(${size / 24})` },
    rect(-11, -11, 22, 22, { rx: 2, fill: kind === 'oil' ? '#1b1511' : BLUE, stroke: INK }),
    kind === 'oil'
      ? path(DROP, { fill: '#f3d9a4' })
      : path('M0-8c5 4 6 7 4.5 10.5C3.5 5-1 8-4 4.5-6.5 1-3-1-3.5-4-1-3 0-5 0-8z', { fill: '#ffffff' }),
  )

const DERRICK = 'M-13 26-4-26h8l9 52M-10.5 12h21M-8-3h16M-6-15h12M-10.5 12 8-3M10.5 12-8-3M-8-3 6-15M8-3-6-15M-16 26h32'
const SHOP = 'M0 0h20v14H0zM-2 0l4-8h16l4 8z'
/** How high a tower stands tells how much it takes; a shop beside it sells at once, and a tank holds gas. */
export function tower(kind: Tower): Svg {
  const { oil, gas, sold } = DRILLING[kind]
  const size = 0.55 + 0.15 * Math.min(3, oil + gas)
  return [
    g(
      { transform: `translate(0 ${26 - 26 * size}) scale(${size})` },
      path(DERRICK, { fill: 'none', stroke: INK, 'stroke-width': 2.6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
    ),
    ...(sold === 'nothing' ? [] : [at(12, 12, path(SHOP, { fill: '#f6d9a8', stroke: '#8a3413', 'stroke-width': 1.6 }))]),
    ...(gas > 0 ? [circle(20, 16, 8, { fill: BLUE, stroke: INK })] : []),
    ...(kind === 'national' ? [path('M4-28h18l-5 6 5 6H4z', { fill: '#8a3413' })] : []),
    ...(kind === 'government' ? [circle(-18, 14, 8, { fill: PAPER, stroke: '#8a3413', 'stroke-width': 2.5 })] : []),
  ].join('')
}
export const flag = ({ fill }: Colour): Svg =>
  path('M-12 26V-18', { stroke: INK, 'stroke-width': 3 }) + path('M-11-18H16l-6 8 6 8h-27z', { fill, stroke: INK })
export const tank = (): Svg =>
  path('M-18-4a18 6 0 0 1 36 0v26a18 6 0 0 1-36 0z', { fill: '#e4dccb', stroke: INK, 'stroke-width': 1.6 }) +
  path('M-18-4a18 6 0 0 0 36 0', { fill: 'none', stroke: INK, 'stroke-width': 1.6 })
