/** A part of the world with everything in it. */
import { HQS } from '../components.ts'
import { FRAME } from '../content/positions.ts'
import type { Territory } from '../content/territories.ts'
import { lazily } from '../lazily.ts'
import type { View } from '../state.ts'
import { colourOf, INK } from './art.ts'
import type { Players } from './chip.ts'
import { shapeId } from './ground.ts'
import { names } from './names.ts'
import { delivery, type PieceWords, pieces, strikes } from './pieces.ts'
import { closings, flags, type PrintedWords, type Sign, signs, site } from './printed.ts'
import { type Box, lies } from './room.ts'
import { el, g, rect, type Svg, use } from './svg.ts'

export interface WorldWords extends PieceWords, PrintedWords {
  readonly territories: Readonly<Record<Territory, string>>
}
/** What part, how many units of the sheet one of the map is, and how large its signs are, in units of the map. */
export interface MapPart {
  readonly frame: Box
  readonly zoom: number
  readonly unit: number
}
export const WORLD: MapPart = {
  frame: { left: FRAME.x, top: FRAME.y, right: FRAME.x + FRAME.width, bottom: FRAME.y + FRAME.height },
  zoom: 1,
  unit: 1,
}
export const EUROPE: MapPart = { frame: { left: 1585, top: 318, right: 2085, bottom: 723 }, zoom: 2.15, unit: 0.53 }
export const widthOf = ({ frame: { left, right }, zoom }: MapPart): number => (right - left) * zoom
export const heightOf = ({ frame: { top, bottom }, zoom }: MapPart): number => (bottom - top) * zoom

const drawn = (list: readonly Sign[]): Svg => list.map(each => each.drawn).join('')
const boxes = (list: readonly Sign[]): Box[] => list.map(({ box }) => box)

/** What is printed there is the same in every drawing of a language. */
export function worldIn(words: WorldWords, { frame, unit, zoom }: MapPart): (view: View, x: number, y: number, players: Players) => Svg {
  const isHere = ({ box }: Sign) => lies(box, frame)
  const printed = lazily(() => {
    const fixed = signs(unit, words)
    const stands = HQS.map(id => site(id, unit).box)
    const flagged = [...fixed, ...flags(unit, [...boxes(fixed), ...stands])].filter(isHere)
    const named = names(id => words.territories[id], unit, frame, [...boxes(flagged), ...stands])
    return { drawn: drawn([...flagged, ...named]), signs: boxes(flagged), names: boxes(named) }
  })
  return (view, x, y, players) => {
    const { left, top, right, bottom } = frame
    const [width, height] = [right - left, bottom - top]
    const barred = strikes(view, unit, players, words).filter(isHere)
    const free = HQS.filter(id => !view.bases.some(([hq]) => hq?.state === id)).map(id => site(id, unit))
    const { drawn: map, signs: below, names: written } = printed()
    const standing = pieces(view, unit, players, words, frame, { signs: [...below, ...boxes(barred)], names: written })
    return el(
      'svg',
      { x, y, width: width * zoom, height: height * zoom, viewBox: `${left} ${top} ${width} ${height}` },
      use('ground'),
      homes(view, unit),
      map,
      drawn(free.filter(isHere)),
      drawn(closings(view, unit).filter(isHere)),
      delivery(view, unit),
      drawn(barred),
      drawn(standing),
      rect(left, top, width, height, { fill: 'none', stroke: INK, 'stroke-width': 6 / zoom }),
    )
  }
}
/** The states of headquarters, edged in the colours of their owners. */
const homes = (view: View, unit: number): Svg =>
  g(
    { fill: 'none', 'stroke-width': 8 * unit, 'stroke-linejoin': 'round' },
    ...view.bases.flatMap(([hq], seat) => (hq === undefined ? [] : [use(shapeId(hq.state), { stroke: colourOf(seat).fill })])),
  )
