import type { Point } from '@wildcat/competitors/board'
import { type PointerEvent, useEffect, useState } from 'react'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { useDetour } from '../use-detour.ts'
import type { Shapes } from '../world/decode.ts'
import type { Camera, Size } from './camera.ts'
import { placeUnder } from './place-under.ts'

interface DragRouteProps {
  points: readonly Point[] // the way on the screen
  path: string
  shapes: Shapes | undefined
  camera: Camera
  size: Size
}
/** A press that trembles drags nothing. */
const TREMBLE = 8

/** The line of a plan can be taken and pulled over another place: then it goes by way of that. */
export function DragRoute({ points, path, shapes, camera, size }: DragRouteProps) {
  const { words } = useBoard()
  const { asksForVia = false } = useChoice()
  const detour = useDetour()
  const [pulled, setPulled] = useState<{ readonly from: Point; readonly to: Point }>()
  const isPulled = pulled !== undefined
  // A second finger pinches: what the first one has taken is let go.
  useEffect(() => {
    if (!isPulled) return undefined
    const listening = new AbortController()
    addEventListener('pointerdown', ({ isPrimary }) => !isPrimary && setPulled(undefined), { signal: listening.signal })
    return () => listening.abort()
  }, [isPulled])
  if (detour === undefined || shapes === undefined || asksForVia) return null
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGPathElement>): Point => {
    const { left = 0, top = 0 } = currentTarget.ownerSVGElement?.getBoundingClientRect() ?? {}
    return [clientX - left, clientY - top]
  }
  const placeAt = (from: Point, to: Point) =>
    Math.hypot(to[0] - from[0], to[1] - from[1]) > TREMBLE ? placeUnder(to, camera, size, shapes) : undefined
  const over = pulled && placeAt(pulled.from, pulled.to)
  return (
    <>
      {pulled !== undefined && over !== undefined && (
        <>
          <polyline className="route-pulled" points={bent(points, pulled.from, pulled.to)} />
          <text className="route-over" x={pulled.to[0]} y={pulled.to[1] - 22}>
            {words.plan.byWayOf(words.place(over))}
          </text>
        </>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard one walks there, see walker.tsx */}
      <path
        className="route-handle"
        d={path}
        data-takes
        onPointerDown={event => {
          if (!event.isPrimary) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setPulled({ from: pointOf(event), to: pointOf(event) })
        }}
        onPointerMove={event => pulled !== undefined && setPulled({ ...pulled, to: pointOf(event) })}
        onPointerCancel={() => setPulled(undefined)}
        onPointerUp={event => {
          setPulled(undefined)
          // A quick hand is farther than what was drawn last.
          const there = pulled && placeAt(pulled.from, pointOf(event))
          if (there !== undefined) detour(there)
        }}
        onClick={event => event.stopPropagation()}
      />
    </>
  )
}

/** The stretch of the way that was taken, pulled to where the pointer is. */
function bent(points: readonly Point[], from: Point, to: Point): string {
  const off = ([x, y]: Point) => Math.hypot(x - from[0], y - from[1])
  const taken = points.slice(1).map((point, n) => off(point) + off(points[n] ?? point))
  const nearest = taken.indexOf(Math.min(...taken))
  return [points[nearest], to, points[nearest + 1]].flatMap(point => (point === undefined ? [] : [point.join()])).join(' ')
}
