import { Each } from '../../../design/each.tsx'
import type { Point } from '../../kit/zoom/window-onto.ts'
import { useRush } from '../board-context.ts'
import type { MapTargets } from '../map-targets.ts'

const EYE = 'M-9 0S-5.8-5.6 0-5.6 9 0 9 0 5.8 5.6 0 5.6-9 0-9 0z'

/** Rings around tiles that can be used, with an eye where one may look. */
export function TargetRings({ targets: { lights } }: { targets: MapTargets }) {
  const { middleOf } = useRush().map
  return (
    <Each of={lights}>
      {(light, square) => {
        if (light?.tone !== 'look' && light?.tone !== 'build') return null
        const { x, y } = middleOf(square)
        return (
          <g className="target-ring" data-tone={light.tone} transform={`translate(${x} ${y})`}>
            <rect className="target-ring-outline" x="-21" y="-21" width="42" height="42" rx="7" />
            {light.tone === 'look' && (
              <g className="target-ring-eye" transform="translate(14 15)">
                <circle r="10" />
                <path d={EYE} transform="scale(.78)" />
                <circle className="target-ring-pupil" r="2.2" />
              </g>
            )}
          </g>
        )
      }}
    </Each>
  )
}

/** Around what is asked about. */
export const RingAbout = ({ at: { x, y } }: { at: Point }) => <circle className="ring-about" cx={x} cy={y - 6} r="30" />
