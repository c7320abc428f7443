import type { Point, Territory } from '@wildcat/competitors/board'
import { HQS, hqOf, kindOf, outermost, placeOf } from '@wildcat/competitors/board'
import { type MouseEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useBoard } from '../board-context.tsx'
import { useChoice } from '../choice.tsx'
import { isAskedAboutIt } from '../decide/decisions.ts'
import { useEncounter } from '../encounter.ts'
import { targetsOf } from '../targets.ts'
import type { Trail } from '../trails.ts'
import { useDetour } from '../use-detour.ts'
import { around, type Camera, isCrowded, isWhole, levelOf, onScreen, type Size, whole } from './camera.ts'
import { Ground } from './ground.tsx'
import { Happening } from './happening.tsx'
import { Headquarters } from './headquarters.tsx'
import { Legend } from './legend.tsx'
import { Lit } from './lit.tsx'
import { Logbook } from './logbook.tsx'
import { Minimap } from './minimap.tsx'
import { Overlay } from './overlay.tsx'
import { PieceList } from './pieces.tsx'
import { placeUnder } from './place-under.ts'
import { nameSpot, pointAt } from './places.ts'
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
const FOUND = 1.2
/** Nearer to the edge than this is out of sight. */
const EDGE = 20
/** Two places that are nearer to each other are hard to hit. */
const APART = 32

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
  const { camera, size, isMeasured, moves, lens } = useCamera(frame, picture, opening)
  const shapes = useShapes(levelOf(camera), isMeasured)
  const standing = useMemo(() => standingOn(now, camera, size), [now, camera, size])
  const [isExplained, explain] = useState<boolean>()
  const hasLegend = isExplained ?? (size.width >= DESK && isWhole(camera, size))
  const reserved = useMemo(() => [{ left: 0, top: size.height - 60, right: 0, bottom: size.height }], [size])

  const [isReading, read] = useState(false)
  const [journey, setJourney] = useState<Trail>()
  const lookBack = (trail: Trail | undefined) => {
    setJourney(trail)
    if (trail !== undefined) moves.lookAt(trail.way, CLOSE)
  }
  const targets = useMemo(() => targetsOf(board, choice), [board, choice])
  const met = useEncounter()?.vehicle
  // Whoever is asked about a card or an event sees where it was met.
  const isMet = board.turn?.isAsked === true && isAskedAboutIt(view)
  const spot = isMet && met !== undefined ? pointAt(placeOf(view, outermost(view, met)), kindOf(met)) : undefined
  const picked = spot === undefined ? targets.find(({ picks }) => picks.some(({ isPicked }) => isPicked)) : undefined
  const advised = targets.find(({ picks }) => picks.some(({ isAdvised }) => isAdvised))
  const { route } = choice
  const isPlanning = route !== undefined && view.journey === 'none'
  const look = useEffectEvent(() => {
    if (isPlanning && spot === undefined) return // all of the way is in sight
    const points = spot === undefined ? targets.map(({ at }) => at) : [spot]
    const isSeen = ([x, y]: Point) => x > EDGE && y > EDGE && x < size.width - EDGE && y < size.height - EDGE
    const inSight = points.filter(point => isSeen(onScreen(camera, size, point)))
    const isLost = picked !== undefined && !inSight.includes(picked.at)
    if (!isMeasured || points.length === 0) return
    // From afar, steps of one vehicle lie one over the other; cards from all over the world stay where they are.
    if (isCrowded(points, camera, size, APART) && around(points, size, CLOSE).zoom > 2 * camera.zoom) moves.lookAt(points, CLOSE)
    else if (!isWhole(camera, size) && (inSight.length === 0 || isLost)) moves.lookAt(points, Math.max(NEAR, camera.zoom))
  })
  const followRoute = useEffectEvent(() => {
    if (isMeasured && isPlanning) moves.lookAt(wayOf(view, route), CLOSE)
  })
  const steps = isPlanning ? JSON.stringify(route.commands) : ''
  // When a plan is picked, all of its way is seen; as it is carried out nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => followRoute(), [steps, isMeasured])
  const goHome = useEffectEvent(() => {
    if (isMeasured && size.width < PHONE && home !== undefined && isWhole(camera, size)) moves.lookAt([nameSpot(home)], NEAR)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has found a home
  useEffect(() => goHome(), [home, isMeasured])
  // What is asked about comes into sight, unless some of it is; what is picked always.
  const asked = [...targets.map(({ key }) => key), ...(spot ?? []), picked?.key].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places need no second look
  useEffect(() => look(), [asked, isMeasured])

  const comeTo = (point: Point) => {
    const [x, y] = onScreen(camera, size, point)
    if (x < EDGE || y < EDGE || x > size.width - EDGE || y > size.height - EDGE) moves.lookAt([point], Math.max(NEAR, camera.zoom))
  }
  const comeToAdvised = useEffectEvent(() => {
    if (!isMeasured || advised === undefined) return
    // A phone's tools take a part of what little there is.
    if (size.width < PHONE) moves.lookAt([advised.at], Math.max(NEAR, camera.zoom))
    else comeTo(advised.at)
  })
  // Also when it becomes smaller because something is told beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever either changes
  useEffect(() => comeToAdvised(), [advised?.key, isMeasured, size.width, size.height])
  const [walked, walk] = useState<Territory>()
  const walker = useRef<HTMLButtonElement>(null)
  /** It comes into sight, and from there one walks on. */
  const standIn = (state: Territory) => {
    walk(state)
    requestAnimationFrame(() => {
      walker.current?.focus()
      moves.lookAt([nameSpot(state)], FOUND)
    })
  }
  const detour = useDetour()
  const goBy = ({ clientX, clientY }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (choice.asksForVia !== true || detour === undefined || shapes === undefined || box === undefined) return
    detour(placeUnder([clientX - box.left, clientY - box.top], camera, size, shapes))
  }
  return (
    <section
      ref={frame}
      className="world"
      aria-label={words.world}
      data-level={levelOf(camera)}
      data-asks={choice.asksForVia === true && detour !== undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard one walks there */}
      <div ref={picture} className="world-picture" onClick={goBy}>
        {shapes !== undefined && (
          <Ground id={id} shapes={shapes} camera={camera} size={size} lens={lens}>
            <Struck id={id} view={now} shapes={shapes} />
            <Headquarters shapes={shapes} zoom={camera.zoom} />
          </Ground>
        )}
        <Overlay
          shapes={shapes}
          camera={camera}
          size={size}
          standing={standing}
          journey={isReading ? journey : undefined}
          reserved={reserved}
        />
        <Lit targets={targets} standing={standing} camera={camera} size={size} />
      </div>
      {viewer !== 'spectator' && <Walker ref={walker} here={walked ?? home ?? HQS[0]} targets={targets} onWalk={walk} onCome={comeTo} />}
      <PieceList />
      {(!isReading || size.width >= PHONE) && <Happening standing={standing} size={size} />}
      {isReading && <Logbook journey={journey} onLook={lookBack} onClose={() => read(false)} />}
      {hasLegend ? <Legend id={id} zoom={camera.zoom} /> : <Minimap camera={camera} size={size} onGo={moves.centreOn} />}
      <Tools
        isWhole={isWhole(camera, size)}
        isExplained={hasLegend}
        explain={() => explain(!hasLegend)}
        isReading={isReading}
        read={() => read(!isReading)}
        onFound={standIn}
        {...moves}
      />
    </section>
  )
}
