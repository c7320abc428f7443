import { factsOf, type Point, SPOTS, type View as Table, TERRITORY_IDS, weatherOf } from '@wildcat/competitors/board'
import { useMemo } from 'react'
import { Put } from '../art/symbols.tsx'
import { useBoard } from '../board-context.tsx'
import { crossingTips, stateTips } from '../marks.ts'
import type { Trail } from '../trails.ts'
import type { Shapes } from '../world/decode.ts'
import { Arcs } from './arcs.tsx'
import { type Camera, levelOf, onScreen, type Size } from './camera.ts'
import { boxAround, type PlacedName, placeNames } from './names.ts'
import { Pieces } from './pieces.tsx'
import { Route } from './route.tsx'
import { reachOf, SIGNS, type Sign } from './signs.ts'
import { boxesOf, type Standing } from './standing.ts'
import { Trails } from './trails.tsx'
import './overlay.css'

interface OverlayProps {
  shapes: Shapes | undefined
  camera: Camera
  size: Size
  standing: readonly Standing[]
  journey: Trail | undefined // of the logbook
  reserved: readonly { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }[]
}

/** A sign and where it is on the screen. */
interface Seen {
  readonly sign: Sign
  readonly at: Point
  readonly reach: number
}

/** What stands on the map in pixels of the screen, whatever part of it is seen: signs, names, pieces, ways. */
export function Overlay({ shapes, camera, size, standing, reserved, journey }: OverlayProps) {
  const { view, words } = useBoard()
  const isDetailed = levelOf(camera) !== 'far'
  const seen = useMemo(() => signsIn(camera, size), [camera, size])
  const names = useMemo(() => {
    if (shapes === undefined) return []
    const taken = [...reserved, ...seen.map(({ at, reach }) => boxAround(at, reach)), ...boxesOf(standing)]
    return placeNames({ camera, size, shapes, nameOf: words.state, taken })
  }, [camera, size, shapes, words, seen, standing, reserved])
  return (
    <svg className="overlay" width={size.width} height={size.height} aria-hidden="true">
      {isDetailed && <Ways seen={seen} camera={camera} size={size} />}
      <Oceans camera={camera} size={size} />
      <Printed seen={seen} isDetailed={isDetailed} view={view} />
      <Names names={names} />
      <Flags names={names} camera={camera} size={size} taken={standing} />
      <Trails camera={camera} size={size} only={journey} />
      <Arcs camera={camera} size={size} />
      <Route camera={camera} size={size} shapes={shapes} />
      <Pieces standing={standing} />
    </svg>
  )
}

const BEYOND = 0.5
/** From so far away signs would only cover the land. */
const FAREST = 0.17
function signsIn(camera: Camera, size: Size): Seen[] {
  if (camera.zoom < FAREST) return []
  const isNear = ([x, y]: Point) =>
    x > -size.width * BEYOND && x < size.width * (1 + BEYOND) && y > -size.height * BEYOND && y < size.height * (1 + BEYOND)
  return SIGNS.map(sign => ({ sign, at: onScreen(camera, size, sign.at), reach: reachOf(sign.kind, camera.zoom) })).filter(({ at }) =>
    isNear(at),
  )
}

/** From a port to its water, from a canal to both of its ends, and the bridge over it. */
function Ways({ seen, camera, size }: { seen: readonly Seen[]; camera: Camera; size: Size }) {
  const part = (from: Point, to: Point, most: number) => {
    const [x, y] = onScreen(camera, size, to)
    const far = Math.hypot(x - from[0], y - from[1])
    if (far < 12 || far > 500) return ''
    const by = Math.min(most, far) / far
    return `M${from[0]} ${from[1]}l${(x - from[0]) * by} ${(y - from[1]) * by}`
  }
  const moorings = seen
    .flatMap(({ sign, at, reach }) => sign.lines.map(to => part(at, to, sign.kind === 'port' ? reach + 26 : 40)))
    .join('')
  const bridges = seen
    .flatMap(({ sign, at }) => sign.banks.map(to => `M${at[0]} ${at[1]}L${onScreen(camera, size, to).join(' ')}`))
    .join('')
  return (
    <>
      <path className="mooring" d={moorings} />
      <path className="bridge-under" d={bridges} />
      <path className="bridge" d={bridges} />
    </>
  )
}

function Printed({ seen, isDetailed, view }: { seen: readonly Seen[]; isDetailed: boolean; view: Table }) {
  const event = weatherOf(view)?.kind
  const closed = event === 'portsClosed' || event === 'airportsClosed' ? event : undefined
  const continent = view.weather === 'none' ? undefined : view.weather.continent
  const isClosed = (sign: Sign) =>
    sign.kind !== 'crossing' &&
    closed === (sign.kind === 'port' ? 'portsClosed' : 'airportsClosed') &&
    factsOf(sign.of).continent === continent
  return seen.map(({ sign, at: [x, y], reach }) => {
    const { kind, of } = sign
    const tip = sign.kind === 'crossing' ? crossingTips.on(sign.of) : stateTips.on(sign.of)
    const art = isDetailed || kind === 'hub' || kind === 'crossing' ? kind : kind === 'port' ? 'port-dot' : 'airport-dot'
    return (
      <g key={`${kind} ${of}`} className={`mark mark-${kind}`} {...tip}>
        <Put of={art} x={x} y={y} size={reach * 2} />
        {isClosed(sign) && <path className="mark-closed" d={`M${x - reach} ${y - reach}L${x + reach} ${y + reach}`} />}
      </g>
    )
  })
}
function Oceans({ camera, size }: { camera: Camera; size: Size }) {
  const { words } = useBoard()
  if (camera.zoom < FAREST) return null
  return words.oceans.map(({ name, at }) => {
    const [x, y] = onScreen(camera, size, at)
    return (
      <text key={at.join(' ')} className="ocean" y={y}>
        {name.map((word, n) => (
          <tspan key={word} x={x} dy={n === 0 ? 0 : 17}>
            {word}
          </tspan>
        ))}
      </text>
    )
  })
}

const LINE = 1.06
const Names = ({ names }: { names: readonly PlacedName[] }) =>
  names.map(({ state, lines, x, y, size, isWide }) => (
    <text key={state} className="name" data-wide={isWide} fontSize={size} {...stateTips.on(state)}>
      {lines.map((line, n) => (
        <tspan key={line} x={x} y={y + size * 0.34 + (n - (lines.length - 1) / 2) * size * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  ))

/** Left of the name, or alone where there is no room for it. */
function Flags({ names, camera, size, taken }: { names: readonly PlacedName[]; camera: Camera; size: Size; taken: readonly Standing[] }) {
  const flag = levelOf(camera) === 'far' ? 10 : 14
  if (camera.zoom < FAREST) return null
  const placed = new Map(names.map(each => [each.state, each]))
  return RED.map(({ state, at }) => {
    const name = placed.get(state)
    const [alone, down] = onScreen(camera, size, at)
    const isTaken = taken.some(({ at: [x, y], size: wide }) => Math.abs(x - alone) < wide && Math.abs(y - down) < wide)
    const [x, y] = name === undefined ? [alone, isTaken ? down - flag : down] : [name.box.left + flag * 0.5, name.y]
    return <Put key={state} of="flag" className="flag" x={x} y={y} size={flag} />
  })
}
const RED = TERRITORY_IDS.filter(state => factsOf(state).redFlag).map(state => ({ state, at: SPOTS[state].name }))
