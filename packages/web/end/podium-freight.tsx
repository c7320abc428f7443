/** The picture of the end where goods are carried: a quay with ship, lorry and plane, and a stack of containers for each player. */
import { Times } from '../design/each.tsx'
import { Flag } from './podium-art.tsx'
import type { Derrick, PodiumShape } from './podium-shape.ts'

/** Drawn 100 wide; each stands on its lowest line. */
const SHIP = 'M0-14H66V-36H82V-44H88V-36H94V-14H100L92 0H9zM8-16V-26H24V-16zM26-16V-26H42V-16zM44-16V-26H60V-16zM17-28V-37H33V-28z'
const LORRY = 'M2-8V-44H66V-8zM69-8V-36H85L97-21V-8zM9-7a9 9 0 0 0 18 0zM50-7a9 9 0 0 0 18 0zM76-7a9 9 0 0 0 18 0z'
const PLANE = 'M2-22L12-24 22-15 44-17 22-38H31L62-19 86-21Q98-20 100-14 96-9 86-9L58-9 36 6H28L40-8 14-7Q6-9 2-22z'

/** Behind the stacks; what would be hidden by them stands where the picture has room. */
export function Quay({ width, ground, step, derricks }: PodiumShape) {
  const size = step < 160 || width < 600 ? 0.5 : 1
  const high = ground * 0.11
  const between = (n: number) => ((derricks[n]?.x ?? 0) + (derricks[n + 1]?.x ?? width)) / 2
  const last = between(derricks.length - 1)
  return (
    <g className="podium-quay">
      <rect className="podium-sea" y={ground - high} width={width} height={high - 2} />
      <path className="podium-vehicle" transform={`translate(${between(0) - 50 * size} ${ground - high * 0.35}) scale(${size})`} d={SHIP} />
      <path className="podium-vehicle" transform={`translate(${last - 50 * size} ${ground + 2}) scale(${size * 0.9})`} d={LORRY} />
      <path className="podium-vehicle" transform={`translate(${width * 0.12} ${ground * 0.3}) scale(${size * 1.1})`} d={PLANE} />
    </g>
  )
}

const BOX = 26 // high, about
const SIDE = 9 // of the ribs, across a container

/** Whole containers, one above the other. */
export function StackArt({ derrick: { seat, x, height }, ground }: { derrick: Derrick; ground: number }) {
  const half = Math.max(24, Math.min(height * 0.17, 34))
  const boxes = Math.max(1, Math.round(height / BOX))
  const high = height / boxes
  return (
    <g className="podium-stack" data-seat={seat}>
      <Flag x={x} top={ground - height} />
      <Times n={boxes}>
        {n => {
          const top = ground - (n + 1) * high
          const left = x - half + (n % 2 === 0 ? 0 : 3)
          const ribs = Array.from(
            { length: Math.floor((2 * half - 4) / SIDE) },
            (_, rib) => `M${left + (rib + 1) * SIDE} ${top + 4}v${high - 8}`,
          )
          return (
            <>
              <rect className="podium-box" x={left} y={top} width={2 * half} height={high} />
              <path className="podium-ribs" d={ribs.join('')} />
            </>
          )
        }}
      </Times>
    </g>
  )
}
