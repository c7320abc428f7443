/** What the signs of the map mean. */
import { forSeats, at as of } from '@wildcat/kernel'
import { TERRAINS, type Terrain, VEHICLES, type VehicleKind } from '../content/kinds.ts'
import { terrainCost } from '../map.ts'
import type { View } from '../state.ts'
import { COAST, colourOf, GREY, glyph, house, PAPER, SEA, type SignName, signAt, stormEdge, target } from './art.ts'
import type { Players } from './chip.ts'
import { BORDER_STYLES, SHUT_STYLE } from './ground.ts'
import type { Part, Row } from './panel.ts'
import { at, centred, path, rect, type Svg } from './svg.ts'

type Title = 'players' | 'terrain' | 'borders' | 'places' | 'pieces' | 'inForce'
const SIGNS_ON_MAP = ['port', 'airport', 'intercontinental', 'crossing', 'flag', 'site'] as const satisfies readonly SignName[]
type Place = (typeof SIGNS_ON_MAP)[number]
type Thing = 'hq' | 'branch' | 'aboard' | 'goods' | 'recipient' | 'halted'
type Force = 'storm' | 'closed' | 'strike'
export interface LegendWords {
  readonly titles: Readonly<Record<Title, string>>
  readonly borders: Readonly<Record<'regional' | 'customs' | 'none' | 'shut', string>>
  readonly places: Readonly<Record<Place, string>>
  readonly things: Readonly<Record<Thing, string>>
  readonly forces: Readonly<Record<Force, string>>
  readonly kinds: Readonly<Record<VehicleKind, string>>
  readonly terrain: (terrain: Terrain, cost: number) => string
  player(vp: number, money: number): string
}

const swatch = (fill: string, ...over: readonly Svg[]): Svg =>
  rect(-38, -22, 76, 44, { rx: 6, fill, stroke: COAST, 'stroke-width': 2 }) + over.join('')
const line = (styles: readonly Readonly<Record<string, string | number>>[]): Svg =>
  styles.map(style => path('M-38 0H38', { fill: 'none', ...style })).join('')
const plate = (...art: readonly Svg[]): Svg =>
  rect(-26, -23, 52, 46, { rx: 11, fill: GREY.fill, stroke: PAPER, 'stroke-width': 2 }) + art.join('')
const vehicle = (kind: VehicleKind): Svg => plate(glyph(kind, 35, GREY.ink))

export const playersPart = (words: LegendWords, view: View, { names, mark }: Players): Part => ({
  title: words.titles.players,
  rows: forSeats(view.seats, (seat): Row => {
    const { fill, ink } = colourOf(seat)
    const art = rect(-26, -23, 52, 46, { rx: 11, fill }) + centred(0, 0, mark(seat), 30, { fill: ink, 'font-weight': 700 })
    return { art, text: names(seat), more: words.player(of(view.vp, seat), of(view.money, seat)) }
  }),
})
export const terrainPart = (words: LegendWords): Part => ({
  title: words.titles.terrain,
  rows: TERRAINS.map(terrain => ({ art: swatch(`url(#${terrain})`), text: words.terrain(terrain, terrainCost(terrain)) })),
})
export const bordersPart = ({ titles, borders }: LegendWords): Part => ({
  title: titles.borders,
  rows: [
    { art: swatch('url(#plain)', line(BORDER_STYLES.regional)), text: borders.regional },
    { art: swatch('url(#plain)', line(BORDER_STYLES.customs)), text: borders.customs },
    { art: swatch('url(#plain)', line(BORDER_STYLES.none)), text: borders.none },
    { art: swatch(SEA, line([SHUT_STYLE])), text: borders.shut },
  ],
})
export const placesPart = ({ titles, places }: LegendWords): Part => ({
  title: titles.places,
  rows: SIGNS_ON_MAP.map(name => ({ art: signAt(name, 0, 0, 1.4), text: places[name] })),
})
export const piecesPart = ({ titles, kinds, things }: LegendWords, mark: string): Part => ({
  title: titles.pieces,
  rows: [
    { art: house(true, GREY, mark), text: things.hq },
    { art: house(false, GREY, mark), text: things.branch },
    ...VEHICLES.map(kind => ({ art: vehicle(kind), text: kinds[kind] })),
    { art: plate(glyph('ship', 35, GREY.ink), at(16, -14, 1, aboard())), text: things.aboard },
    { art: plate(glyph('truck', 35, GREY.ink), signAt('goods', -12, -13, 1.1)), text: things.goods },
    { art: target(GREY), text: things.recipient },
    { art: plate(glyph('truck', 35, GREY.ink), signAt('halted', -12, 13, 1.1)), text: things.halted },
  ],
})
const aboard = (): Svg =>
  rect(-15, -11, 30, 22, { rx: 6, fill: GREY.fill, stroke: PAPER, 'stroke-width': 3 }) + glyph('truck', 20, GREY.ink)

export const forcesPart = ({ titles, forces }: LegendWords): Part => ({
  title: titles.inForce,
  rows: [
    { art: swatch(SEA, rect(-38, -22, 76, 44, { rx: 6, ...stormEdge, fill: 'url(#storm)' })), text: forces.storm },
    { art: shut('port', -18) + shut('intercontinental', 20), text: forces.closed },
    { art: signAt('strike', 0, 0, 1), text: forces.strike },
  ],
})
const shut = (name: SignName, x: number): Svg => signAt(name, x, 0, 1.2) + signAt('shut', x, 0, 1.2)
