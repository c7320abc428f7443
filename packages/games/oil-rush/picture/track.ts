/** The track beside the map: what each space costs, its signals, and a lane for each train. */
import { CELL, INK, LINE, SOFT, signal, star, train } from './art.ts'
import type { Player } from './land.ts'
import { at, centred, g, path, rect, type Svg } from './svg.ts'

export interface TrackArt {
  readonly upwards: boolean // along the rows of the map, from the bottom; otherwise along its columns, from the left
  readonly spaces: number
  readonly cost: (space: number) => number
  readonly signals: readonly number[] // the spaces on which they stand
  readonly star: boolean // one space past the last, for the black train
  readonly lanes: readonly { readonly train: Player; readonly space: number }[]
}

export const LANE = 26
const COSTS = 26
const SIGNALS = 30
const BEDS = ['#fffdf8', '#f1e7d0', '#e0cfa8'] as const

export const breadth = ({ lanes, signals }: TrackArt): number => lanes.length * LANE + COSTS + (signals.length > 0 ? SIGNALS : 0)

/** Its inner edge, towards the map, is at 0; lanes come first, then the costs, then the signals. */
export function track(art: TrackArt): Svg {
  const { spaces, lanes } = art
  const lanesEnd = lanes.length * LANE
  const spot = (space: number, out: number): readonly [x: number, y: number] =>
    art.upwards ? [-out, (spaces - space + 0.5) * CELL] : [(space - 0.5) * CELL, -out]
  const bed = (space: number, from: number, width: number, fill: string): Svg => {
    const [x, y] = spot(space, from)
    return art.upwards
      ? rect(x - width, y - CELL / 2, width, CELL, { fill, stroke: LINE, 'stroke-width': 0.8 })
      : rect(x - CELL / 2, y - width, CELL, width, { fill, stroke: LINE, 'stroke-width': 0.8 })
  }
  const all = Array.from({ length: spaces }, (_, n) => n + 1)
  return [
    ...all.map(space => bed(space, 0, lanesEnd + COSTS, BEDS[art.cost(space) - 1] ?? BEDS[0])),
    ...lanes.map((_, lane) => rails(art, (lane + 0.5) * LANE)),
    g(
      { fill: SOFT },
      ...all.map(space => centred(...spot(space, lanesEnd + COSTS / 2), String(art.cost(space)), 14, { 'font-weight': 700 })),
    ),
    ...changes(art).map(space => edge(art, space, lanesEnd + COSTS)),
    ...art.signals.map((space, n) => at(...spot(space, lanesEnd + COSTS + SIGNALS / 2), signal(n + 1))),
    ...(art.star ? [at(...spot(spaces + 1, LANE / 2), star())] : []),
    ...lanes.map((lane, n) => at(...spot(lane.space, (n + 0.5) * LANE), train(lane.train.colour, lane.train.mark))),
  ].join('')
}

/** The last space of each cost but the highest. */
const changes = ({ spaces, cost }: TrackArt): number[] =>
  Array.from({ length: spaces - 1 }, (_, n) => n + 1).filter(space => cost(space) !== cost(space + 1))

function edge({ upwards, spaces }: TrackArt, space: number, width: number): Svg {
  const attributes = { stroke: INK, 'stroke-width': 2.2 }
  return upwards ? path(`M0 ${(spaces - space) * CELL}H${-width}`, attributes) : path(`M${space * CELL} 0V${-width}`, attributes)
}

function rails({ upwards, spaces }: TrackArt, out: number): Svg {
  const length = spaces * CELL
  const line = upwards ? `M${-out - 4} 0V${length}M${-out + 4} 0V${length}` : `M0 ${-out - 4}H${length}M0 ${-out + 4}H${length}`
  return path(line, { stroke: '#a08c68', 'stroke-width': 1.1, fill: 'none' })
}
