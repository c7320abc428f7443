import type { Tagged } from '@wildcat/kernel'
import { memo } from 'react'
import { Each } from '../../../design/each.tsx'
import { PieceShape } from '../../kit/art/piece-shape.tsx'
import { Derrick } from '../art/derrick.tsx'
import type { GameMap, RushWell } from '../board-context.ts'
import { wellAnchor } from '../marks.ts'
import { Tile } from './tile.tsx'
import './map.css'

interface WellsProps extends Pick<GameMap, 'middleOf'> {
  wells: readonly RushWell[]
  event: Tagged | undefined
  happens: string | undefined // what is seen meanwhile at the wells that the event names
}

/** Every site: a tile, a derrick with its oil, or what is left of one. */
export const Wells = memo(function Wells({ wells, event, happens, middleOf }: WellsProps) {
  return (
    <g className="wells">
      <Each of={wells}>
        {(well, index) => <Well well={well} index={index} happens={isAbout(event, index) ? happens : undefined} middleOf={middleOf} />}
      </Each>
    </g>
  )
})

/** Does what is being shown happen at this site? */
function isAbout(event: Tagged | undefined, well: number): boolean {
  if (event === undefined) return false
  if ('wells' in event) return Array.isArray(event.wells) && event.wells.includes(well)
  return 'well' in event && event.well === well
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
        {happens === 'built' && <Spout scale={0.55 + well.oil * 0.11} />}
        {happens === 'gushed' && <Spout scale={2.2} />}
        {well.state === 'dry' && <path className="dry" d="M-9 8 9-8M-9-8 9 8M-14 12h28" />}
      </g>
    )
  },
  (a, b) => a.index === b.index && a.happens === b.happens && JSON.stringify(a.well) === JSON.stringify(b.well),
)

/** Oil that shoots up: from a well the higher the more there is, from a gusher over everything. */
const Spout = ({ scale }: { scale: number }) => (
  <g className="spout" transform={`translate(0 -24) scale(${scale})`}>
    <path d="M-2.500 0C-3-14-5-22-15-27-7-31-3-30 0-26 3-30 7-31 15-27 5-22 3-14 2.500 0z" />
    <circle cx="-13" cy="-20" r="2" />
    <circle cx="13" cy="-19" r="2.4" />
    <circle cx="-7" cy="-13" r="1.5" />
    <circle cx="8" cy="-11" r="1.3" />
  </g>
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
