import { type Trail, useTrails } from '../trails.ts'
import type { Camera, Size } from './camera.ts'
import { curve, unrolled } from './lines.ts'
import './trails.css'

/** Where vehicles have gone, in the colours of their owners: what failed is broken, what was only moved is thin. */
export function Trails({ camera, size, only }: { camera: Camera; size: Size; only: Trail | undefined }) {
  const { drawn } = useTrails()
  return (only === undefined ? drawn : [only]).map(({ seat, way, end }, place) => {
    const path = curve(unrolled(way, camera, size))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were made
      <g key={place} data-seat={seat} className="trail" data-end={end}>
        <path className="trail-under" d={path} />
        <path className="trail-line" d={path} />
      </g>
    )
  })
}
