/** The names of states, where they fit into their land and cover nothing. */
import { type Point, SPOTS } from '../content/positions.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { INK, PAPER } from './art.ts'
import { around, type Box, boxAround, cheapest, lies, meeting, overlap } from './room.ts'
import { landIn } from './shapes.ts'
import { centred, type Svg } from './svg.ts'

const SIZES = [38, 32, 27, 23]
const LETTER = 0.57 // the width of a letter, by the size of the writing
const LEADING = 1.02
/** So many of the fifteen places at which it is looked at may lie in the sea, and in other land. */
const AT_SEA = 6
const ABROAD = 1

export interface Writing {
  readonly box: Box
  readonly drawn: Svg
}
interface Setting {
  readonly spot: Point
  readonly box: Box
  readonly lines: readonly string[]
  readonly size: number
}

/** On one line, and broken at its spaces into two or three. */
function broken(name: string): string[][] {
  const words = name.split(' ')
  const cuts = words.map((_, n) => n).slice(1)
  const lines = (...at: readonly number[]) => [0, ...at].map((from, n) => words.slice(from, at[n]).join(' '))
  return [[name], ...cuts.map(cut => lines(cut)), ...cuts.flatMap(cut => cuts.filter(next => next > cut).map(next => lines(cut, next)))]
}
function setAt(spot: Point, lines: readonly string[], size: number): Setting {
  const width = Math.max(...lines.map(line => line.length)) * size * LETTER
  return { spot, lines, size, box: boxAround(spot, width, lines.length * size * LEADING) }
}

type Land = (point: Point) => Territory | 'none'
/** What speaks against it; Infinity if it would not be seen whose name it is. */
function cost(id: Territory, land: Land, { spot, box: { left, right, top, bottom }, lines }: Setting): number {
  if (land(spot) !== id) return Number.POSITIVE_INFINITY
  const across = [0, 0.25, 0.5, 0.75, 1].map(part => left + (right - left) * part)
  const down = [0.1, 0.5, 0.9].map(part => top + (bottom - top) * part)
  let [atSea, abroad] = [0, 0]
  for (const x of across)
    for (const y of down) {
      const state = land([x, y])
      if (state === 'none') atSea++
      else if (state !== id) abroad++
      if (atSea > AT_SEA || abroad > ABROAD) return Number.POSITIVE_INFINITY
    }
  return atSea * 10 + abroad * 15 + lines.length
}
function setting(id: Territory, name: string, unit: number, frame: Box, taken: readonly Box[]): Setting | undefined {
  const part = boxAround(SPOTS[id].name, 700 * unit, 500 * unit)
  const near = taken.filter(box => overlap(box, part))
  const land = landIn(part)
  const ways = broken(name)
  const room = boxAround(SPOTS[id].stand, 80 * unit, 46 * unit)
  for (const step of SIZES) {
    const size = step * unit
    const settings = around(SPOTS[id].name, size * 0.6, 6).flatMap(spot => ways.map(lines => setAt(spot, lines, size)))
    const free = settings.filter(({ box }) => lies(box, frame) && meeting(box, near) === 0)
    const best = cheapest(free, each => cost(id, land, each) + (overlap(each.box, room) ? 25 : 0), 3)
    if (best !== undefined) return best
  }
  return undefined
}

export function names(nameOf: (state: Territory) => string, unit: number, frame: Box, taken: readonly Box[]): Writing[] {
  const boxes = [...taken]
  return TERRITORY_IDS.flatMap(id => {
    const set = setting(id, nameOf(id), unit, frame, boxes)
    if (set === undefined) return []
    boxes.push(set.box)
    return [{ box: set.box, drawn: set.lines.map((line, n) => write(set, line, n, unit)).join('') }]
  })
}
const write = ({ spot: [x, y], size, lines }: Setting, line: string, n: number, unit: number): Svg =>
  centred(x, y + (n - (lines.length - 1) / 2) * size * LEADING, line, size, {
    fill: INK,
    stroke: PAPER,
    'stroke-width': 6 * unit,
    'stroke-opacity': 0.8,
    'paint-order': 'stroke',
    'font-weight': 600,
  })
