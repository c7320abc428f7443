import { memo } from 'react'
import { Each } from '../../../design/each.tsx'
import { Locomotive } from '../art/locomotive.tsx'
import type { GameMap, RushShown } from '../board-context.ts'
import { trainAnchor } from '../marks.ts'
import { movedTo } from '../moved-to.ts'

interface TrainsProps extends Pick<RushShown, 'trains'>, Pick<GameMap, 'onTrack'> {
  black: number
}

/** Everybody's locomotive on a lane of its own, and the black one on the last. */
export const Trains = memo(function Trains({ trains, black, onTrack }: TrainsProps) {
  return (
    <g className="trains">
      <Each of={trains}>
        {(space, seat) => (
          <g className="mover" {...trainAnchor(seat)} style={{ transform: movedTo(onTrack(seat, space)) }}>
            <Locomotive seat={seat} />
          </g>
        )}
      </Each>
      <g className="mover" {...trainAnchor('black')} style={{ transform: movedTo(onTrack(trains.length, black)) }}>
        <Locomotive seat="black" />
      </g>
    </g>
  )
})
