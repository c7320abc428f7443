/** What lies on the map: bases and vehicles with their owners, goods under way, strikes. */
import { type Point, SPOTS, TURN } from '../content/positions.ts'
import { findSigned } from '../journeys.ts'
import type { View } from '../state.ts'
import { isInPlay, outermost } from '../vehicles.ts'
import { colourOf, INK, PAPER, signAt, target } from './art.ts'
import { type ChipWords, drawChip, heightOf, type Players, widthOf } from './chip.ts'
import { type Group, groupsOf, spotOf } from './groups.ts'
import type { Sign } from './printed.ts'
import { apart, around, type Box, boxAround, cheapest, lies, meeting, overlap } from './room.ts'
import { at, circle, g, path, type Svg, title } from './svg.ts'

export interface PieceWords extends ChipWords {
  strike(name: string): string
}

const LARGER = 1.12 // than what is printed
const blockWidth = ({ chips }: Group): number => Math.max(...chips.map(widthOf))
const blockHeight = ({ chips }: Group): number => chips.reduce((sum, chip) => sum + heightOf(chip) + 8, 0)

/** What pieces would cover. */
export interface Printed {
  readonly signs: readonly Box[]
  readonly names: readonly Box[]
}
/** Each group where it stands, or beside it with a line to its place. */
export function pieces(view: View, unit: number, players: Players, words: PieceWords, frame: Box, printed: Printed): Sign[] {
  const placed: Box[] = []
  const size = unit * LARGER
  const here = groupsOf(view, 75 * unit).filter(({ point }) => lies(boxAround(point, 0, 0), frame))
  return here.map(group => {
    const [width, height] = [blockWidth(group) * size, blockHeight(group) * size]
    const spots = around(group.point, 22 * unit, 9).filter(spot => lies(boxAround(spot, width, height), frame))
    const part = boxAround(group.point, width + 420 * unit, height + 420 * unit)
    const near = (list: readonly Box[]) => list.filter(box => overlap(box, part))
    const [signs, names] = [near(printed.signs), near(printed.names)]
    const cost = (spot: Point) => {
      const box = boxAround(spot, width, height)
      return apart(spot, group.point) / unit + 400 * meeting(box, placed) + 12 * meeting(box, signs) + 60 * meeting(box, names)
    }
    const spot = cheapest(spots, cost) ?? group.point
    const box = boxAround(spot, width, height)
    placed.push(box)
    return { box, drawn: block(view, group, spot, size, players, words) }
  })
}
function block(view: View, group: Group, spot: Point, unit: number, players: Players, words: PieceWords): Svg {
  const { point, chips } = group
  let y = -blockHeight(group) / 2
  const drawn = chips.map(chip => {
    y += heightOf(chip) + 8
    return at(0, y - heightOf(chip) / 2 - 4, 1, drawChip(view, chip, players, words))
  })
  const moved = apart(point, spot) > 20 * unit
  const line = `M${point[0]} ${point[1]}L${spot[0]} ${spot[1]}`
  return [
    moved ? path(line, { stroke: PAPER, 'stroke-width': 6 * unit }) + path(line, { stroke: INK, 'stroke-width': 2.5 * unit }) : '',
    moved ? circle(...point, 5 * unit, { fill: INK, stroke: PAPER, 'stroke-width': 2 * unit }) : '',
    at(...spot, unit, ...drawn),
  ].join('')
}

/** Goods under way: a dashed line from where they are to their recipient, the short way round the world. */
export function delivery(view: View, unit: number): Svg {
  const { journey } = view
  if (journey === 'none' || journey.delivery === 'none') return ''
  const { signed, holder } = journey.delivery
  const recipient = findSigned(view, signed)?.signed.recipient
  if (recipient === undefined || !isInPlay(view, outermost(view, holder))) return ''
  const colour = colourOf(journey.seat)
  const [from, to] = [spotOf(view, holder, 0).point, SPOTS[recipient].name]
  const round = to[0] - from[0] > TURN / 2 ? -TURN : to[0] - from[0] < -TURN / 2 ? TURN : 0
  const line = (shift: number) => `M${from[0] + shift} ${from[1]}L${to[0] + shift + round} ${to[1]}`
  const lines = round === 0 ? line(0) : line(0) + line(-round)
  return g(
    { class: 'delivery' },
    path(lines, { stroke: PAPER, 'stroke-width': 9 * unit }),
    path(lines, { stroke: colour.fill, 'stroke-width': 5 * unit, 'stroke-dasharray': `${14 * unit} ${8 * unit}` }),
    at(...to, unit, target(colour)),
  )
}
export const strikes = (view: View, unit: number, { names }: Players, words: PieceWords): Sign[] =>
  view.strikes.map(({ state, by }) => {
    const spot = SPOTS[state].name
    return {
      box: boxAround(spot, 40 * unit, 40 * unit),
      drawn: g({ class: 'strike' }, title(words.strike(names(by))), signAt('strike', ...spot, unit)),
    }
  })
