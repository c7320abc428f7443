import { isDelivery } from '@wildcat/competitors/board'
import { Each } from '../../../design/each.tsx'
import { useBoard } from '../board-context.tsx'
import type { Camera, Size } from './camera.ts'
import { arc, unrolled } from './lines.ts'
import { nameSpot } from './places.ts'

/** Signed contracts, from sender to recipient: that is open to all, what they are is not. */
export function Arcs({ camera, size }: { camera: Camera; size: Size }) {
  const { view, viewer } = useBoard()
  const underWay = isDelivery(view.journey) ? view.journey.delivery.signed : undefined
  return (
    <Each of={view.signed}>
      {(list, seat) =>
        list.map(({ id, sender, recipient }) => {
          const [from, to] = unrolled([nameSpot(sender), nameSpot(recipient)], camera, size)
          if (from === undefined || to === undefined) return null
          const path = arc(from, to)
          return (
            <g key={id} data-seat={seat}>
              <path className="arc-under" d={path} />
              <path className="arc" d={path} data-own={seat === viewer || id === underWay} />
              <circle className="arc-end" cx={to[0]} cy={to[1]} r="4" />
            </g>
          )
        })
      }
    </Each>
  )
}
