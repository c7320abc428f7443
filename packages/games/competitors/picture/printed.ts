/** What is printed on the land: ports, airports, canals and straits, red flags. */
import { CROSSING_IDS, type Crossing } from '../content/crossings.ts'
import { CROSSING_SPOTS, type Point, SPOTS } from '../content/positions.ts'
import { TERRITORY_IDS, type Territory } from '../content/territories.ts'
import { factsOf } from '../map.ts'
import type { View } from '../state.ts'
import { weatherOf } from '../weather.ts'
import { BLUE, PAPER, type SignName, signAt } from './art.ts'
import { around, type Box, boxAround, meeting } from './room.ts'
import { landIn } from './shapes.ts'
import { circle, g, path, type Svg, title } from './svg.ts'

/** A sign and the room that it takes. */
export interface Sign {
  readonly box: Box
  readonly drawn: Svg
}
export interface PrintedWords {
  readonly crossings: Readonly<Record<Crossing, string>>
}
const sign = (name: SignName, point: Point, unit: number, size: number): Sign => ({
  box: boxAround(point, size * unit, size * unit),
  drawn: signAt(name, ...point, unit),
})

const ofStates = (unit: number, name: SignName, size: number, at: (id: Territory) => Point | 'none'): Sign[] =>
  TERRITORY_IDS.flatMap(id => {
    const spot = at(id)
    return spot === 'none' ? [] : [sign(name, spot, unit, size)]
  })
const airports = (kind: 'national' | 'intercontinental') => (id: Territory) => (factsOf(id).airport === kind ? SPOTS[id].airport : 'none')

export const signs = (unit: number, words: PrintedWords): Sign[] => [
  ...CROSSING_IDS.map(id => bridge(id, unit, words.crossings[id])),
  ...ofStates(unit, 'port', 18, id => SPOTS[id].port),
  ...ofStates(unit, 'airport', 22, airports('national')),
  ...ofStates(unit, 'intercontinental', 28, airports('intercontinental')),
]
export const site = (id: Territory, unit: number): Sign => sign('site', SPOTS[id].stand, unit, 30)

/** [COM-7.5] Ports or airports that the weather has closed. */
export function closings(view: View, unit: number): Sign[] {
  const event = weatherOf(view)?.kind
  const what = event === 'portsClosed' ? 'port' : event === 'airportsClosed' ? 'airport' : 'none'
  if (what === 'none') return []
  const isStruck = (id: Territory) => view.weather !== 'none' && factsOf(id).continent === view.weather.continent
  return ofStates(unit, 'shut', 18, id => (isStruck(id) ? SPOTS[id][what] : 'none'))
}
function bridge(id: Crossing, unit: number, name: string): Sign {
  const { at: point, banks } = CROSSING_SPOTS[id]
  const road = banks.map(([x, y]) => `M${point[0]} ${point[1]}L${x} ${y}`).join('')
  const { box, drawn } = sign('crossing', point, unit, 30)
  return {
    box,
    drawn: [
      path(road, { stroke: PAPER, 'stroke-width': 9 * unit }) + path(road, { stroke: BLUE, 'stroke-width': 5 * unit }),
      ...banks.map(([x, y]) => circle(x, y, 4 * unit, { fill: BLUE })),
      g({}, title(name), drawn),
    ].join(''),
  }
}

/** Red flags: near the middle of their states, where nothing else is. */
export function flags(unit: number, taken: readonly Box[]): Sign[] {
  const boxes = [...taken]
  return TERRITORY_IDS.filter(id => factsOf(id).redFlag).map(id => {
    const free = (point: Point) => meeting(boxAround(point, 24 * unit, 24 * unit), boxes) === 0
    const spots = around(SPOTS[id].name, 13 * unit, 8).filter(free)
    const stateAt = landIn(boxAround(SPOTS[id].name, 240 * unit, 240 * unit))
    const made = sign('flag', spots.find(point => stateAt(point) === id) ?? spots[0] ?? SPOTS[id].name, unit, 24)
    boxes.push(made.box)
    return made
  })
}
