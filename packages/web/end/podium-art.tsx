/** The drawings on the picture of the end: sky and hills, derricks, the winner's gusher, bunting. */
import { Each } from '../design/each.tsx'
import type { Derrick, PodiumShape } from './podium-shape.ts'

/** Always the same drawing: a number between 0 and 1 for each place. */
const vary = (n: number, of: number) => Math.abs(Math.sin(n * 12.9898 + of * 78.233) * 43758.5453) % 1
const points = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

const RAYS = 15
export function Sky({ width, ground, height, sun, id }: PodiumShape & { id: string }) {
  const highest = ground - 90
  const middle = ground - highest * 0.6
  const far = Array.from({ length: Math.ceil(width / 90) + 1 }, (_, n): [number, number][] => {
    const y = ground - (0.09 + 0.1 * vary(n, 3)) * ground
    return [
      [n * 90, y],
      [n * 90 + 34 + 22 * vary(n, 4), y],
    ]
  }).flat()
  const near = Array.from({ length: Math.ceil(width / 110) }, (_, n) => {
    const x = n * 110
    return `Q${x + 55} ${ground - (0.09 + 0.05 * vary(n, 7)) * ground} ${x + 110} ${ground - (0.03 + 0.02 * vary(n, 8)) * ground}`
  }).join('')
  return (
    <g className="podium-sky">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop className="podium-above" offset="0" />
          <stop className="podium-between" offset=".55" />
          <stop className="podium-horizon" offset="1" />
        </linearGradient>
      </defs>
      <rect width={width} height={ground} fill={`url(#${id})`} />
      <g className="podium-rays">
        <Each of={Array.from({ length: RAYS }, (_, n) => Math.PI * (1 + (n + 0.25) / RAYS))}>
          {angle => {
            const end = (at: number): [number, number] => [sun + width * Math.cos(at), middle + width * Math.sin(at)]
            return <path d={`M${sun} ${middle}L${points([end(angle), end(angle + 0.1)])}z`} />
          }}
        </Each>
      </g>
      <circle className="podium-sun" cx={sun} cy={middle} r={highest * 0.36} />
      <path className="podium-far" d={`M0 ${ground}L${points(far)}V${ground}z`} />
      <path className="podium-near" d={`M0 ${ground}${near}V${ground}z`} />
      <rect className="podium-ground" y={ground - 2} width={width} height={height - ground + 2} />
      <path className="podium-furrows" d={[ground + 5, height - 12, height - 4].map(y => `M0 ${y}h${width}`).join('')} />
    </g>
  )
}

const LEVELS = [0, 0.2, 0.38, 0.54, 0.68, 0.8, 0.9]

export function DerrickArt({ derrick: { seat, x, height, won }, ground }: { derrick: Derrick; ground: number }) {
  const top = ground - height
  const half = Math.min(height * 0.17, 34)
  const levels = LEVELS.map(part => ({ y: ground - height * part, half: half * (1 - part * 0.8) }))
  const struts = levels.slice(1).map((level, n) => {
    const below = levels[n] ?? level
    return `M${x - below.half} ${below.y}L${x + level.half} ${level.y}M${x + below.half} ${below.y}L${x - level.half} ${level.y}M${x - level.half} ${level.y}H${x + level.half}`
  })
  return (
    <g className="podium-derrick" data-seat={seat}>
      {won ? <Gusher x={x} top={top} size={Math.max(90, height)} /> : <Flag x={x} top={top} />}
      <path className="podium-struts" d={struts.join('')} />
      <path className="podium-legs" d={`M${x - half} ${ground}L${x - half * 0.2} ${top}H${x + half * 0.2}L${x + half} ${ground}`} />
      <path className="podium-beams" d={`M${x - half * 0.36} ${top - 3}h${half * 0.72}v5h${-half * 0.72}z`} />
      <path className="podium-beams" d={`M${x - half - 5} ${ground - 2}h${half * 2 + 10}v5h${-half * 2 - 10}z`} />
    </g>
  )
}

/** On top of what did not win. */
export const Flag = ({ x, top }: { x: number; top: number }) => (
  <>
    <path className="podium-pole" d={`M${x} ${top - 3}v-26`} />
    <path className="podium-flag" d={`M${x + 1} ${top - 28}h28l-7 8 7 8h-28z`} />
  </>
)

/** How far each jet goes to its side, and how high. */
const JETS = [
  [-0.62, 1.05],
  [0.62, 1.05],
  [-0.42, 1.4],
  [0.42, 1.4],
  [-0.2, 1.7],
  [0.2, 1.7],
  [-0.85, 0.7],
  [0.85, 0.7],
] as const
const DROPS = Array.from({ length: 22 }, (_, n) => n)

function Gusher({ x, top, size }: { x: number; top: number; size: number }) {
  const spread = Math.min(size, 150)
  return (
    <g className="podium-gusher">
      <path d={`M${x} ${top + 4}V${top - spread * 0.3}`} strokeWidth={spread * 0.05} />
      <Each of={JETS}>
        {([side, up]) => (
          <path
            d={`M${x} ${top - spread * 0.08}Q${x + side * spread * 0.25} ${top - spread * 0.3 * up} ${x + side * spread * 0.62} ${top - spread * 0.3 * up + Math.abs(side) * spread * 0.28}`}
            strokeWidth={spread * 0.028}
          />
        )}
      </Each>
      {DROPS.map(n => (
        <circle
          key={n}
          className="podium-drop"
          cx={x + (vary(n, 1) - 0.5) * spread * 1.05}
          cy={top - spread * 0.3 + vary(n, 2) * spread * 0.42}
          r={1.2 + vary(n, 3) * spread * 0.013}
        />
      ))}
    </g>
  )
}

/** Between two derricks, in the colours of both. */
export function Bunting({ from, to, ground, small }: { from: Derrick; to: Derrick; ground: number; small: boolean }) {
  const hang = small ? 22 : 38
  const size = small ? 4.5 : 7.5
  const at = (part: number): [number, number] => [
    from.x + (to.x - from.x) * part,
    ground - 0.86 * (from.height + (to.height - from.height) * part) + Math.sin(Math.PI * part) * hang,
  ]
  const pennants = Math.max(3, Math.round((to.x - from.x) / (size * 2.7)))
  return (
    <g className="podium-bunting">
      <path className="podium-rope" d={`M${points(Array.from({ length: 25 }, (_, n) => at(n / 24)))}`} />
      <Each of={Array.from({ length: pennants - 1 }, (_, n) => at((n + 1) / pennants))}>
        {([x, y], n) => (
          <path
            className="podium-flag"
            data-seat={n % 2 === 0 ? from.seat : to.seat}
            d={`M${x - size} ${y}h${2 * size}l${-size} ${size * 1.9}z`}
          />
        )}
      </Each>
    </g>
  )
}
