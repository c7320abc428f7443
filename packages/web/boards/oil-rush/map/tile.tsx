import type { Seat } from '@wildcat/kernel'
import type { WellKind } from '@wildcat/oil-rush'
import { Times } from '../../../design/each.tsx'
import { SEAT_SHAPES } from '../../../design/seat.tsx'
import { BARREL, BARREL_HOOPS } from '../art/barrel.tsx'
import { DERRICK_SIGN } from '../art/derrick.tsx'
import './map.css'

/** Black tiles have round corners, red ones are cut: told apart without colours. */
const OUTLINE = {
  round: 'M-13-17h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4v-26a4 4 0 0 1 4-4z',
  cut: 'M-9-17H9l8 8V9l-8 8H-9l-8-8V-9z',
} as const
const PLACES: Readonly<Record<WellKind, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  1: [[0, 11, 1.5]],
  2: [
    [-6.4, 8, 1.1],
    [6.4, 8, 1.1],
  ],
  3: [
    [0, -0.5, 0.95],
    [-7, 13.5, 0.95],
    [7, 13.5, 0.95],
  ],
}

interface TileProps {
  kind: WellKind
  value: number | null
  seenBy: readonly Seat[]
}

/** A tile on its site: derricks on its back; to whoever has looked, and to him alone, what is underneath. */
export function Tile({ kind, value, seenBy }: TileProps) {
  return (
    <g className="tile" data-kind={kind} data-known={value !== null}>
      <path className="tile-shadow" d={OUTLINE[kind === 2 ? 'cut' : 'round']} transform="translate(1.2 1.8)" />
      <path className="tile-body" d={OUTLINE[kind === 2 ? 'cut' : 'round']} />
      {value === null ? (
        PLACES[kind].map(([x, y, scale]) => (
          <path key={`${x}`} className="tile-sign" d={DERRICK_SIGN} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))
      ) : (
        <g className="tile-face">
          <g transform="translate(-6.5 -2) scale(1.15)">
            <path className="tile-barrel" d={BARREL} />
            <path className="tile-hoops" d={BARREL_HOOPS} />
          </g>
          <text className="tile-value" x="7" y="5">
            {value}
          </text>
          <Times n={kind}>
            {n => <path className="tile-pip" d={DERRICK_SIGN} transform={`translate(${(n - (kind - 1) / 2) * 8} 15) scale(.5)`} />}
          </Times>
        </g>
      )}
      {seenBy.map((seat, place) => (
        <path
          key={seat}
          className="tile-seen"
          data-seat={seat}
          d={SEAT_SHAPES[seat]}
          transform={`translate(${(place - (seenBy.length - 1) / 2) * 8.5 - 3.4} -23) scale(.34)`}
        />
      ))}
    </g>
  )
}
