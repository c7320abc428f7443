import { memo } from 'react'
import { Each } from '../../../design/each.tsx'
import { Truck } from '../art/truck.tsx'
import type { GameMap, RushShown } from '../board-context.ts'
import { truckAnchor } from '../marks.ts'
import { movedTo } from '../moved-to.ts'

/** Trucks that share a square stand one behind the other. */
const SPREAD = [
  { x: 0, y: 12 },
  { x: -5, y: 4 },
  { x: 5, y: 20 },
  { x: 0, y: -2 },
] as const

export const Trucks = memo(function Trucks({ trucks, middleOf }: Pick<RushShown, 'trucks'> & Pick<GameMap, 'middleOf'>) {
  return (
    <g className="trucks">
      <Each of={trucks}>
        {(square, seat) => {
          if (square === 'off') return null
          const before = trucks.slice(0, seat).filter(other => other === square).length
          const alone = trucks.filter(other => other === square).length === 1
          const spread = alone ? SPREAD[0] : (SPREAD[before + 1] ?? SPREAD[0])
          const { x, y } = middleOf(square)
          return (
            <g className="mover" {...truckAnchor(seat)} style={{ transform: movedTo({ x: x + spread.x, y: y + spread.y }) }}>
              <Truck seat={seat} />
            </g>
          )
        }}
      </Each>
    </g>
  )
})
