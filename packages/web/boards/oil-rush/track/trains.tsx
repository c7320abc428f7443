import { memo } from 'react'
import { Each } from '../../../design/each.tsx'
import type { GameMap, RushShown, TrainArt } from '../board-context.ts'
import { trainAnchor } from '../marks.ts'
import { movedTo } from '../moved-to.ts'

interface TrainsProps extends Pick<RushShown, 'trains'>, Pick<GameMap, 'onTrack'>, Pick<TrainArt, 'Train'> {
  black: number
  sizeOf?: (lane: number) => number // where not all lanes are alike
}

/** Everybody's locomotive on a lane of its own, and the black one on the last. */
export const Trains = memo(function Trains({ trains, black, onTrack, sizeOf = () => 1, Train }: TrainsProps) {
  return (
    <g className="trains">
      <Each of={trains}>
        {(space, seat) => (
          <g className="mover" {...trainAnchor(seat)} style={{ transform: movedTo(onTrack(seat, space)) }}>
            <g transform={`scale(${sizeOf(seat)})`}>
              <Train seat={seat} />
            </g>
          </g>
        )}
      </Each>
      <g className="mover" {...trainAnchor('black')} style={{ transform: movedTo(onTrack(trains.length, black)) }}>
        <g transform={`scale(${sizeOf(trains.length)})`}>
          <Train seat="black" />
        </g>
      </g>
    </g>
  )
})
