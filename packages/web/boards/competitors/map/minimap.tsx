import { FRAME, TURN } from '@wildcat/competitors/board'
import { useBoard } from '../board-context.tsx'
import type { Camera, Size } from './camera.ts'
import { useShapes } from './use-shapes.ts'

const WIDTH = 120
const SCALE = WIDTH / TURN

/** The whole world, small, and what part of it is seen. */
export function Minimap({
  camera: { x, y, zoom },
  size,
  onGo,
}: {
  camera: Camera
  size: Size
  onGo: (point: readonly [number, number]) => void
}) {
  const { words } = useBoard()
  const shapes = useShapes('far', size.width > 0 && zoom > 0)
  const [width, height] = [size.width / zoom, size.height / zoom]
  const seen = [-TURN, 0, TURN].map(by => x + by - width / 2).filter(left => left < TURN && left + width > 0)
  return (
    <div className="minimap" data-fixed data-needed={width < TURN * 0.8}>
      <svg
        viewBox={`0 0 ${TURN} ${FRAME.height}`}
        width={WIDTH}
        height={FRAME.height * SCALE}
        role="img"
        aria-label={words.minimap}
        onPointerUp={event => {
          const { left, top, width: across } = event.currentTarget.getBoundingClientRect()
          onGo([((event.clientX - left) * TURN) / across, ((event.clientY - top) * TURN) / across])
        }}
      >
        <path className="minimap-coast" d={shapes?.coast} />
        {seen.map(left => (
          <rect key={left} className="minimap-seen" x={left} y={y - height / 2} width={width} height={height} />
        ))}
      </svg>
    </div>
  )
}
