import { memo } from 'react'
import { scattered } from '../../kit/art/scattered.ts'

const WIDTH = 1000
const HEIGHT = 140
const MESAS = skyline(46, (x, n) => `L${x} ${HEIGHT - 26 - 24 * n(3)}h${18 + 12 * n(4)}`)
const DUNES = skyline(60, (x, n) => `Q${x + 30} ${HEIGHT - 22 - 14 * n(7)} ${x + 60} ${HEIGHT - 10 - 6 * n(8)}`)

function skyline(step: number, point: (x: number, n: (salt: number) => number) => string): string {
  const points = Array.from({ length: Math.ceil(WIDTH / step) + 1 }, (_, n) => point(n * step, salt => scattered(n, salt)))
  return `M0 ${HEIGHT}${points.join('')}L${WIDTH} ${HEIGHT}z`
}

/** The sun or the moon, mesas far away and dunes before them. */
export const Horizon = memo(function Horizon() {
  return (
    <svg className="horizon" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="horizon-sun" cx="690" cy="42" r="24" />
      <path className="horizon-mesas" d={MESAS} />
      <path className="horizon-dunes" d={DUNES} />
    </svg>
  )
})

const LAYERS = [0, 1, 2, 3, 4] as const
/** The upper edge of a layer, higher or lower by the fault that parts two fields. */
function layer(n: number, fault: number): string {
  if (n === 0) return 'M0 100V0H100V100z'
  const y = n * 20 + fault
  const bend = (at: number) => y + (scattered(n, at, fault) - 0.5) * 5
  return `M0 100V${y}Q12.500 ${bend(1)} 25 ${y}T50 ${y}Q62.500 ${bend(2)} 75 ${y}T100 ${y}V100z`
}

/** Layers of rock, each with its grain. */
export const Strata = memo(function Strata({ fault }: { fault: number }) {
  return (
    <svg className="strata" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {LAYERS.map(n => (
          <path key={n} className={`strata-${n + 1}`} d={layer(n, fault)} />
        ))}
      </svg>
      <rect y="20%" width="100%" height="20%" fill="url(#of-dashes)" />
      <rect y={`${40 + fault}%`} width="100%" height="20%" fill="url(#of-bricks)" />
      <rect y="82%" width="100%" height="18%" fill="url(#of-dashes)" />
    </svg>
  )
})

/** What fills the layers and the sand; used by name. */
export const Grain = () => (
  <>
    <pattern id="of-grain" width="11" height="9" patternUnits="userSpaceOnUse">
      <path className="grain" d="M2 2h.01M7.500 6.500h.01" />
    </pattern>
    <pattern id="of-bricks" width="34" height="16" patternUnits="userSpaceOnUse">
      <path className="bricks" d="M0 .5h34M0 8.500h34M8 0v8M25 8v8" />
    </pattern>
    <pattern id="of-dashes" width="22" height="9" patternUnits="userSpaceOnUse">
      <path className="bricks" d="M2 3h7M13 7h7" />
    </pattern>
  </>
)

const POCKET = 'M1 62C6 10 20 1 50 1S94 10 99 62C97 99 80 99 50 99S3 99 1 62z'
const CAP = 'M1 58C6 10 20 1 50 1S94 10 99 58'
const CRACK = 'M24 55l10 14 10-28 13 26 11-20 9 12'

/** A hollow in the rock: full now, still to come, or dry and cracked. */
export const Hollow = memo(function Hollow({ is }: { is: 'now' | 'coming' | 'spent' }) {
  return (
    <svg className="hollow" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="hollow-ground" d={POCKET} />
        {is === 'now' && <path className="hollow-stain" d="M2 66C20 50 80 50 98 66C97 99 80 99 50 99S3 99 2 66z" />}
        {is === 'now' && <path className="hollow-cap" d={CAP} />}
        {is === 'spent' && <path className="hollow-crack" d={CRACK} />}
      </svg>
      {is === 'now' && <rect className="hollow-grain" x="6%" y="8%" width="88%" height="84%" fill="url(#of-grain)" />}
    </svg>
  )
})
