import type { Point } from '@wildcat/competitors/board'
import { HQS, hqOf } from '@wildcat/competitors/board'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { targetsOf } from '../targets.ts'
import { around, type Camera, isWhole, levelOf, onScreen, type Size, whole } from './camera.ts'
import { Ground } from './ground.tsx'
import { Happening } from './happening.tsx'
import { Headquarters } from './headquarters.tsx'
import { Legend } from './legend.tsx'
import { Lit } from './lit.tsx'
import { Minimap } from './minimap.tsx'
import { Overlay } from './overlay.tsx'
import { PieceList } from './pieces.tsx'
import { nameSpot } from './places.ts'
import { wayOf } from './route.tsx'
import { standingOn } from './standing.ts'
import { Tools } from './tools.tsx'
import { useCamera } from './use-camera.ts'
import { useShapes } from './use-shapes.ts'
import { Walker } from './walker.tsx'
import { Struck } from './weather.tsx'
import './world.css'

/** Less wide than this is a phone: it opens where its player is at home. */
const PHONE = 640
/** And from here on the legend has room in the Pacific. */
const DESK = 900
const NEAR = 0.62
const CLOSE = 1.1
/** Nearer to the edge than this is out of sight. */
const EDGE = 20

/** The world with everything on it. */
export function WorldMap() {
  const board = useBoard()
  const { view, shown, viewer, words } = board
  const choice = useChoice()
  const frame = useRef<HTMLElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const id = useId()
  const now = useMemo(() => ({ ...view, ...shown }), [view, shown])
  const home = viewer === 'spectator' ? undefined : hqOf(view, viewer)
  const opening = (size: Size): Camera => (size.width < PHONE && home !== undefined ? around([nameSpot(home)], size, NEAR) : whole(size))
  const { camera, size, isMeasured, moves } = useCamera(frame, picture, opening)
  const shapes = useShapes(levelOf(camera), isMeasured)
  const standing = useMemo(() => standingOn(now, camera, size), [now, camera, size])
  const [isExplained, explain] = useState<boolean>()
  const hasLegend = isExplained ?? (size.width >= DESK && isWhole(camera, size))
  const reserved = useMemo(() => [{ left: 0, top: size.height - 60, right: 0, bottom: size.height }], [size])

  const targets = useMemo(() => targetsOf(board, choice), [board, choice])
  const look = useEffectEvent(() => {
    const points = targets.map(({ at }) => at)
    const isSeen = ([x, y]: Point) => x > EDGE && y > EDGE && x < size.width - EDGE && y < size.height - EDGE
    const inSight = points.filter(point => isSeen(onScreen(camera, size, point)))
    if (!isMeasured || isWhole(camera, size) || points.length === 0 || inSight.length > 0) return
    moves.lookAt(points, Math.max(NEAR, camera.zoom))
  })
  const { route } = choice
  const followRoute = useEffectEvent(() => {
    if (isMeasured && route !== undefined) moves.lookAt(wayOf(view, route), CLOSE)
  })
  const isPlanned = route !== undefined
  // When a plan is picked, all of its way is seen; as it is carried out nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => followRoute(), [isPlanned, isMeasured])
  const goHome = useEffectEvent(() => {
    if (isMeasured && size.width < PHONE && home !== undefined && isWhole(camera, size)) moves.lookAt([nameSpot(home)], NEAR)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has found a home
  useEffect(() => goHome(), [home, isMeasured])
  // What is asked about comes into sight, unless some of it is.
  const asked = targets.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places need no second look
  useEffect(() => look(), [asked, isMeasured])

  const comeTo = (point: Point) => {
    const [x, y] = onScreen(camera, size, point)
    if (x < EDGE || y < EDGE || x > size.width - EDGE || y > size.height - EDGE) moves.lookAt([point], Math.max(NEAR, camera.zoom))
  }
  return (
    <section ref={frame} className="world" aria-label={words.world} data-level={levelOf(camera)}>
      <div ref={picture} className="world-picture">
        {shapes !== undefined && (
          <Ground id={id} shapes={shapes} camera={camera} size={size}>
            <Struck id={id} view={now} shapes={shapes} />
            <Headquarters shapes={shapes} zoom={camera.zoom} />
          </Ground>
        )}
        <Overlay shapes={shapes} camera={camera} size={size} standing={standing} reserved={reserved} />
        <Lit targets={targets} standing={standing} camera={camera} size={size} />
      </div>
      {viewer !== 'spectator' && <Walker home={home ?? HQS[0]} targets={targets} onCome={comeTo} />}
      <PieceList />
      <Happening standing={standing} size={size} />
      {hasLegend ? <Legend id={id} zoom={camera.zoom} /> : <Minimap camera={camera} size={size} onGo={moves.centreOn} />}
      <Tools isWhole={isWhole(camera, size)} isExplained={hasLegend} explain={() => explain(!hasLegend)} {...moves} />
    </section>
  )
}
