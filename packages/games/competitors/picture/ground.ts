/** The world as it is printed: sea and its hexes, land by terrain, borders. Weather lies over it. */
import { type Continent, TERRAINS, type Terrain } from '../content/kinds.ts'
import { FRAME } from '../content/positions.ts'
import { CLOSED } from '../content/sea.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { lazily } from '../lazily.ts'
import { areasOf, factsOf } from '../map.ts'
import { COAST, INK, PAPER, SEA, SHELF, stormEdge } from './art.ts'
import { edgeAround, hexesPath, seaHexes, sideBetween } from './hexes.ts'
import { borderLines, lakes, landOf, nobodysLand } from './shapes.ts'
import { g, path, rect, type Svg, title, use } from './svg.ts'

export const shapeId = (state: Territory): string => `state-${state}`

/** How a border looks, by what a truck meets there. */
export const BORDER_STYLES = {
  regional: [
    { stroke: '#8a7c66', 'stroke-width': 5 },
    { stroke: PAPER, 'stroke-width': 3, 'stroke-dasharray': '8 6' },
  ],
  customs: [{ stroke: '#6b4a34', 'stroke-width': 3.4 }],
  none: [
    { stroke: INK, 'stroke-width': 7 },
    { stroke: PAPER, 'stroke-width': 2.6, 'stroke-dasharray': '6 6' },
  ],
} as const
export const SHUT_STYLE = {
  fill: 'none',
  stroke: '#5f828e',
  'stroke-width': 4.5,
  'stroke-linecap': 'round',
  'stroke-dasharray': '0.1 10',
} as const

const coast = { fill: 'none', 'stroke-linejoin': 'round' } as const
const water = lazily(() =>
  [
    rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height, { fill: SEA }),
    use('land', { ...coast, stroke: SHELF, 'stroke-width': 34, opacity: 0.6 }),
    use('land', { ...coast, stroke: SHELF, 'stroke-width': 15 }),
    path(seaHexes(), { fill: 'none', stroke: '#ffffff', 'stroke-width': 2.2 }),
    path(CLOSED.map(([a, b]) => sideBetween(a, b)).join(''), SHUT_STYLE),
  ].join(''),
)
const borders = lazily(() => {
  const lines = borderLines()
  const drawn = (kind: keyof typeof lines) => BORDER_STYLES[kind].map(style => path(lines[kind], style)).join('')
  return g({ fill: 'none', 'stroke-linejoin': 'round' }, drawn('regional'), drawn('customs'), drawn('none'))
})

/** All of it but the weather is the same in every drawing of a language. */
export function groundIn(tell: (state: Territory) => string): (weather: Continent | 'none') => Svg {
  const land = lazily(() =>
    [
      use('land', { ...coast, stroke: COAST, 'stroke-width': 4 }),
      path(nobodysLand(), { fill: '#c9c5bd', stroke: COAST, 'stroke-width': 2 }),
      g({ id: 'land' }, ...TERRAINS.map(terrain => lands(terrain, tell))),
      path(lakes(), { fill: SEA, stroke: COAST, 'stroke-width': 1.5 }),
    ].join(''),
  )
  return weather => {
    const [atSea, onLand] = weather === 'none' ? ['', ''] : [stormAtSea(weather), stormOnLand(weather)]
    return g({ id: 'ground' }, water(), atSea, land(), onLand, borders())
  }
}
const lands = (terrain: Terrain, tell: (state: Territory) => string): Svg =>
  g(
    { fill: `url(#${terrain})` },
    ...TERRITORY_IDS.filter(id => factsOf(id).terrain === terrain).map(id =>
      g({ class: 'state' }, title(tell(id)), path(landOf(id), { id: shapeId(id) })),
    ),
  )

/** [COM-7.4] Ships and planes are struck by the hex in which they are, trucks by their state. */
function stormAtSea(continent: Continent): Svg {
  const isStruck = (hex: number) => areasOf(hex).includes(continent)
  return path(hexesPath(isStruck), { fill: 'url(#storm)' }) + path(edgeAround(isStruck), stormEdge)
}
const stormOnLand = (continent: Continent): Svg =>
  g({ fill: 'url(#storm)' }, ...TERRITORY_IDS.filter(id => factsOf(id).continent === continent).map(id => use(shapeId(id))))
