import { kindOf, outermost, type Plan, type Point, placeOf, type View } from '@wildcat/competitors/board'
import { Put } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { type Meeting, metAlong } from '../met.ts'
import type { Shapes } from '../world/decode.ts'
import { type Camera, levelOf, onScreen, type Size } from './camera.ts'
import { DragRoute } from './drag-route.tsx'
import { curve, unrolled } from './lines.ts'
import { pointAt, pointOf } from './places.ts'

/** The way of a plan from where its first vehicle stands. */
export function wayOf(view: View, { legs, start }: Plan): Point[] {
  const from = pointAt(placeOf(view, outermost(view, start)), kindOf(outermost(view, start)))
  return [...(from === undefined ? [] : [from]), ...legs.flatMap(({ kind, via }) => via.map(to => pointOf(to, kind)))]
}

/** The plan that was picked, drawn as it would go. */
export function Route({ camera, size, shapes }: { camera: Camera; size: Size; shapes: Shapes | undefined }) {
  const { view, viewer } = useBoard()
  const { route } = useChoice()
  if (route === undefined || viewer === 'spectator') return null
  const points = unrolled(wayOf(view, route), camera, size)
  const wide = levelOf(camera) === 'far' ? 2.6 : 3.4
  const end = points.at(-1)
  // Where a T.M. ends its number stands.
  const turns = route.commands.flatMap(({ kind }, n) => (kind === 'step' ? [route.turns[n]] : []))
  const path = curve(points)
  return (
    <g data-seat={viewer}>
      <path className="route-under" d={path} strokeWidth={wide + 3} />
      <path className="route" d={path} strokeWidth={wide} strokeDasharray={`${wide * 2.4} ${wide * 1.5}`} />
      {points.slice(1, -1).map(([x, y], n) => {
        const [now, next] = [turns[n], turns[n + 1]]
        if (now === undefined || now === next) return <circle key={`${x} ${y}`} className="route-stop" cx={x} cy={y} r={wide * 0.9} />
        return (
          <g key={`${x} ${y}`}>
            <circle className="route-turn" cx={x} cy={y} r="9" />
            <text className="route-number" x={x} y={y + 4}>
              {now}
            </text>
          </g>
        )
      })}
      {end !== undefined && (
        <>
          <circle className="route-goal" cx={end[0]} cy={end[1]} r="10" />
          <circle className="route-goal-middle" cx={end[0]} cy={end[1]} r="4" />
        </>
      )}
      <Met meetings={metAlong(view, route)} camera={camera} size={size} />
      <DragRoute points={points} path={path} shapes={shapes} camera={camera} size={size} />
    </g>
  )
}

/** How far beside the way it stands, and how large. */
const ASIDE = 15
const SIGN = 15
/** Where customs are to be passed, and where an event waits: beside the way, so that the number of a T.M. stays in sight. */
const Met = ({ meetings, camera, size }: { meetings: readonly Meeting[]; camera: Camera; size: Size }) =>
  meetings.map(({ at, by, customs, flags }, n) => {
    const [x, y] = onScreen(camera, size, pointOf(at, by))
    const key = `${at} ${n}`
    return (
      <g key={key} className="route-met">
        {customs > 0 && <Put of="customs" x={x + ASIDE} y={y - ASIDE * 0.6} size={SIGN} />}
        {flags > 0 && <Put of="flag" x={x - ASIDE} y={y - ASIDE * 0.6} size={SIGN} />}
      </g>
    )
  })
