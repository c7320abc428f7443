import type { ReactNode } from 'react'
import type { EdgeTag } from '../../kit/zoom/edge-tags.tsx'
import { Truck } from '../art/truck.tsx'
import type { RushFacts, RushShown } from '../board-context.ts'
import { trainAnchor, truckAnchor } from '../marks.ts'

/** All trains and trucks: where they are, for whoever looks at another part of the map. */
export function edgeTags({ map, train: { Train, box } }: RushFacts, { trucks, trains }: RushShown): readonly EdgeTag[] {
  const ofTrucks = trucks.flatMap((square, seat) =>
    square === 'off'
      ? []
      : [
          {
            id: `truck ${seat}`,
            piece: truckAnchor(seat),
            sign: (
              <Sign box="-20 -20 40 22">
                <Truck seat={seat} />
              </Sign>
            ),
            text: map.place(square),
          },
        ],
  )
  const ofTrains = [...trains.entries(), ['black', map.black] as const].map(([seat, space]) => ({
    id: `train ${seat}`,
    piece: trainAnchor(seat),
    sign: (
      <Sign box={box}>
        <Train seat={seat} />
      </Sign>
    ),
    text: String(space),
  }))
  return [...ofTrains, ...ofTrucks]
}

const Sign = ({ box, children }: { box: string; children: ReactNode }) => (
  <svg viewBox={box} aria-hidden="true">
    {children}
  </svg>
)
