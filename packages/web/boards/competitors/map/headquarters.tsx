import { useId } from 'react'
import { Each } from '../../../design/each.tsx'
import { usePointed } from '../../kit/pointing.ts'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { stateTips } from '../marks.ts'
import type { Shapes } from '../world/decode.ts'

/** The states of headquarters in an outline of their owners' colours, and the state that is pointed at on a card. In units of the map. */
export function Headquarters({ shapes, zoom }: { shapes: Shapes; zoom: number }) {
  const { shown, view, viewer } = useBoard()
  const id = useId()
  const pointed = stateTips.of(usePointed(useChoice().pointing))
  const hand = viewer === 'spectator' ? [] : (view.territories[viewer] ?? [])
  return (
    <>
      {hand.map(
        state =>
          state !== null && (
            <path
              key={state}
              fill="none"
              stroke="var(--brass)"
              strokeLinejoin="round"
              pointerEvents="none"
              d={shapes.land.get(state)?.path}
              strokeWidth={2 / zoom}
            />
          ),
      )}
      <Each of={shown.bases}>
        {([hq], seat) => {
          const land = hq === undefined ? undefined : shapes.land.get(hq.state)
          return (
            land !== undefined && (
              <g>
                <clipPath id={`${id}-${seat}`}>
                  <path d={land.path} />
                </clipPath>
                <path
                  fill="none"
                  stroke={`var(--seat-${seat})`}
                  strokeLinejoin="round"
                  pointerEvents="none"
                  d={land.path}
                  clipPath={`url(#${id}-${seat})`}
                  strokeWidth={(zoom < 0.5 ? 5 : 7) / zoom}
                />
              </g>
            )
          )
        }}
      </Each>
      {pointed !== undefined && (
        <path
          fill="var(--lit)"
          fillOpacity={0.7}
          stroke="var(--lit-edge)"
          strokeLinejoin="round"
          pointerEvents="none"
          d={shapes.land.get(pointed)?.path}
          strokeWidth={3 / zoom}
        />
      )}
    </>
  )
}
