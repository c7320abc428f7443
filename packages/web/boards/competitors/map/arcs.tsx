import { isDelivery, type Territory } from '@wildcat/competitors/board'
import type { Seat } from '@wildcat/kernel'
import { Each } from '../../../design/each.tsx'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import type { Camera, Size } from './camera.ts'
import { arc, unrolled } from './lines.ts'
import { nameSpot } from './places.ts'

/** Signed contracts, from sender to recipient: that is open to all, what they are is not. And the one that is being put together. */
export function Arcs({ camera, size }: { camera: Camera; size: Size }) {
  const { view, viewer } = useBoard()
  const { draft } = useChoice()
  const underWay = isDelivery(view.journey) ? view.journey.delivery.signed : undefined
  return (
    <>
      <Each of={view.signed}>
        {(list, seat) =>
          list.map(({ id, sender, recipient }) => (
            <Arc
              key={id}
              seat={seat}
              between={[sender, recipient]}
              isOwn={seat === viewer || id === underWay}
              camera={camera}
              size={size}
            />
          ))
        }
      </Each>
      {viewer !== 'spectator' && draft?.sender !== undefined && draft.recipient !== undefined && (
        <Arc seat={viewer} between={[draft.sender, draft.recipient]} isOwn camera={camera} size={size} />
      )}
    </>
  )
}

interface ArcProps {
  seat: Seat
  between: readonly [Territory, Territory]
  isOwn: boolean
  camera: Camera
  size: Size
}
function Arc({ seat, between, isOwn, camera, size }: ArcProps) {
  const [from, to] = unrolled(between.map(nameSpot), camera, size)
  if (from === undefined || to === undefined) return null
  const path = arc(from, to)
  return (
    <g data-seat={seat}>
      <path className="arc-under" d={path} />
      <path className="arc" d={path} data-own={isOwn} />
      <circle className="arc-end" cx={to[0]} cy={to[1]} r="4" />
    </g>
  )
}
