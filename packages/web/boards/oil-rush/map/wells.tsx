import { memo } from 'react'
import { Each } from '../../../design/each.tsx'
import { PieceShape } from '../../kit/art/piece-shape.tsx'
import { Derrick } from '../art/derrick.tsx'
import type { GameMap, RushWell } from '../board-context.ts'
import { wellAnchor } from '../marks.ts'
import { type RushEvent, rushScenes } from '../scenes.ts'
import { Tile } from './tile.tsx'
import './map.css'

interface WellsProps extends Pick<GameMap, 'middleOf'> {
  wells: readonly RushWell[]
  event: RushEvent | undefined
}

/** Every site: a tile, a derrick with its oil, or what is left of one. */
export const Wells = memo(function Wells({ wells, event, middleOf }: WellsProps) {
  return (
    <g className="wells">
      <Each of={wells}>{(well, index) => <Well well={well} index={index} happens={happensAt(event, index)} middleOf={middleOf} />}</Each>
    </g>
  )
})

/** What is being shown at this site. */
function happensAt(event: RushEvent | undefined, well: number): string | undefined {
  if (event === undefined) return undefined
  const wells = 'wells' in event ? event.wells : 'well' in event ? [event.well] : []
  return wells.includes(well) ? rushScenes[event.kind].happens : undefined
}

interface WellProps extends Pick<GameMap, 'middleOf'> {
  well: RushWell
  index: number
  happens: string | undefined
}

const Well = memo(
  function Well({ well, index, happens, middleOf }: WellProps) {
    const { x, y } = middleOf(well.square)
    return (
      <g className="well" {...wellAnchor(index)} data-state={well.state} data-happens={happens} transform={`translate(${x} ${y})`}>
        {well.state === 'covered' && well.kind !== 'gusher' && <Tile kind={well.kind} value={well.value} seenBy={well.seenBy} />}
        {well.state === 'derrick' && <Rig owner={well.owner} oil={well.oil} />}
        {well.state === 'dry' && <path className="dry" d="M-9 8 9-8M-9-8 9 8M-14 12h28" />}
      </g>
    )
  },
  (a, b) => a.index === b.index && a.happens === b.happens && JSON.stringify(a.well) === JSON.stringify(b.well),
)

/** A derrick on a plate with its owner's shape and the barrels that are left. */
function Rig({ owner, oil }: { owner: RushWell['owner']; oil: number }) {
  return (
    <g className="rig" data-seat={owner}>
      <ellipse className="rig-shadow" cx="0" cy="17" rx="19" ry="4" />
      <g transform="translate(0 9) scale(.78)">
        <Derrick />
      </g>
      <path
        className="rig-plate"
        d="M-17 7h34a2.5 2.5 0 0 1 2.5 2.500v9a2.5 2.5 0 0 1-2.5 2.500h-34a2.5 2.5 0 0 1-2.5-2.500v-9A2.5 2.5 0 0 1-17 7z"
      />
      {owner !== 'nobody' && <PieceShape seat={owner} x={-11} y={14} size={9.5} />}
      <text className="rig-oil" x="7" y="19">
        {oil}
      </text>
    </g>
  )
}
