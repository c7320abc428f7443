import { Each } from '../../../design/each.tsx'
import { PieceShape } from '../../kit/art/piece-shape.tsx'
import { useRush } from '../board-context.ts'
import type { MapArea } from '../look-at.ts'
import './map-overview.css'

/** Derricks and trucks in the colours of their players: which part of the map it is that one looks at. */
export function MapOverview({ area: { left, top, width, height } }: { area: MapArea }) {
  const { shown, map } = useRush()
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <rect className="overview-ground" x={left} y={top} width={width} height={height} />
      <Each of={shown.wells}>
        {({ square, state, kind, owner }) => {
          const { x, y } = map.middleOf(square)
          return state === 'dry' ? null : <circle className="overview-well" data-kind={kind} data-seat={owner} cx={x} cy={y} r="15" />
        }}
      </Each>
      <Each of={shown.trucks}>
        {(square, seat) =>
          square !== 'off' && (
            <g className="overview-truck" data-seat={seat}>
              <PieceShape seat={seat} {...map.middleOf(square)} size={62} />
            </g>
          )
        }
      </Each>
    </svg>
  )
}
