import type { Square } from '@wildcat/oil-rush'
import { advisedIf } from '../../kit/marks.ts'
import { useRush } from '../board-context.ts'

/** A way over the map: dashes from the truck to where it would go, with what that costs. */
export function Way({
  from,
  way,
  cost,
  stops,
  firm,
  isAdvised = false,
}: {
  from: Square
  way: readonly Square[]
  cost: number
  stops: readonly Square[]
  firm: boolean
  isAdvised?: boolean
}) {
  const { middleOf } = useRush().map
  const points = [from, ...way].map(middleOf)
  const last = points.at(-1)
  if (last === undefined || way.length === 0) return null
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <g className="way" data-firm={firm} {...advisedIf(isAdvised)}>
      <path className="way-halo" d={`M${line}`} />
      <path className="way-line" d={`M${line}`} />
      {stops.map(square => {
        const { x, y } = middleOf(square)
        return <circle key={square} className="way-stop" cx={x} cy={y} r="6" />
      })}
      <circle className="way-end" cx={last.x} cy={last.y} r="14" />
      <text className="way-cost" x={last.x} y={last.y + 6.5}>
        {cost}
      </text>
    </g>
  )
}
