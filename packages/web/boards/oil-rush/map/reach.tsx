import type { Square } from '@wildcat/oil-rush'
import { Each } from '../../../design/each.tsx'
import { useRush } from '../board-context.ts'
import type { MapTargets } from '../map-targets.ts'
import './reach.css'

interface ReachProps {
  targets: MapTargets
  chosen: Square | undefined
  side: number // of a square
}

/** Where a truck can go, drawn between the ground and what stands on it: hills stay to be seen. */
export function Reach({ targets: { lights }, chosen, side }: ReachProps) {
  const { middleOf } = useRush().map
  const half = side / 2 - 2
  return (
    <Each of={lights}>
      {(light, square) => {
        if (light === undefined || light.tone === 'look') return null
        const { x, y } = middleOf(square)
        const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 7 }
        return <rect className="reach" data-tone={light.tone} data-chosen={square === chosen} {...box} />
      }}
    </Each>
  )
}
