/**
 * What is printed: water, land, and the lines between lands. It is drawn anew only when somebody has come nearer or
 * gone farther away. Colours stand at the shapes themselves: copies of the world beyond the seam know no styles of what is around them.
 */
import { factsOf, isTerritory, TURN } from '@wildcat/competitors/board'
import { memo, type ReactNode, useMemo } from 'react'
import { stateTips } from '../marks.ts'
import type { BorderLine, Shapes } from '../world/decode.ts'
import { type Camera, levelOf, type Size } from './camera.ts'
import { closedSides, seaHexes } from './hexes.ts'
import { Textures } from './textures.tsx'
import './ground.css'

interface GroundProps {
  id: string
  shapes: Shapes
  camera: Camera
  size: Size
  children?: ReactNode // on the land, in units of the map: what the weather has struck
}

/** How far beyond the frame the world goes on, so that something is there when the map is moved. */
const BEYOND = 1

export function Ground({ id, shapes, camera: { x, y, zoom }, size: { width, height }, children }: GroundProps) {
  const [left, right] = [x - (width / zoom) * (0.5 + BEYOND), x + (width / zoom) * (0.5 + BEYOND)]
  const copies = [-TURN, TURN].filter(by => left < by + TURN && right > by)
  return (
    <svg className="ground" width={width} height={height} aria-hidden="true">
      <Textures id={id} zoom={zoom} />
      <g transform={`translate(${width / 2 - x * zoom} ${height / 2 - y * zoom}) scale(${zoom})`}>
        <g id={`${id}-world`}>
          <Water shapes={shapes} zoom={zoom} />
          <Lands id={id} shapes={shapes} />
          {children}
          <Lines shapes={shapes} zoom={zoom} />
        </g>
        {copies.map(by => (
          <use key={by} href={`#${id}-world`} x={by} />
        ))}
      </g>
    </svg>
  )
}

/** Lines are as thick on the screen from near as from afar. */
const thickness = (zoom: number) => (levelOf({ x: 0, y: 0, zoom }) === 'far' ? 1 : 1.3) / zoom

const Water = memo(function Water({ shapes: { coast }, zoom }: { shapes: Shapes; zoom: number }) {
  const px = thickness(zoom)
  return (
    <>
      <path fill="none" stroke="var(--map-shelf)" strokeLinejoin="round" opacity={0.55} d={coast} strokeWidth={13 * px} />
      <path fill="none" stroke="var(--map-shelf)" strokeLinejoin="round" d={coast} strokeWidth={6 * px} />
      <path fill="none" stroke="var(--map-hex)" opacity={0.5} d={seaHexes()} strokeWidth={0.8 / zoom} />
      <path
        fill="none"
        stroke="var(--map-hex-shut)"
        strokeLinecap="round"
        d={closedSides()}
        strokeWidth={1.2 * px}
        strokeDasharray={`${0.1 / zoom} ${3.4 / zoom}`}
      />
    </>
  )
})

const Lands = memo(function Lands({ id, shapes: { land, lakes } }: { id: string; shapes: Shapes }) {
  return (
    <>
      {[...land].map(([state, { path }]) => {
        if (!isTerritory(state)) return <path key={state} fill="var(--map-nobody)" d={path} />
        const { terrain } = factsOf(state)
        return <path key={state} id={`${id}-${state}`} d={path} fill={`url(#${id}-${terrain})`} {...stateTips.on(state)} />
      })}
      <path fill="var(--map-sea)" stroke="var(--map-coast)" strokeWidth={0.6} d={lakes} />
    </>
  )
})

const joined = (shapes: Shapes, ...kinds: readonly BorderLine[]): string =>
  kinds.flatMap(kind => shapes.borders[kind].map(({ path }) => path)).join('')

const Lines = memo(function Lines({ shapes, zoom }: { shapes: Shapes; zoom: number }) {
  const px = thickness(zoom)
  const paths = useMemo(
    () => ({
      regional: joined(shapes, 'regional'),
      customs: joined(shapes, 'customs'),
      closed: joined(shapes, 'closed', 'crossing'),
      unused: joined(shapes, 'unused'),
    }),
    [shapes],
  )
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" pointerEvents="none">
      <path stroke="var(--map-coast)" d={paths.unused} strokeWidth={0.5 * px} />
      <path stroke="var(--ink-soft)" opacity={0.28} d={paths.regional} strokeWidth={1.9 * px} />
      <path
        stroke="var(--map-regional)"
        strokeLinecap="butt"
        d={paths.regional}
        strokeWidth={1.1 * px}
        strokeDasharray={`${3 * px} ${2.2 * px}`}
      />
      <path stroke="var(--map-customs)" opacity={0.9} d={paths.customs} strokeWidth={1.2 * px} />
      <path stroke="var(--map-closed)" d={paths.closed} strokeWidth={2.4 * px} />
      <path
        stroke="var(--map-plain)"
        strokeLinecap="butt"
        d={paths.closed}
        strokeWidth={0.9 * px}
        strokeDasharray={`${2.2 * px} ${2.2 * px}`}
      />
      <path stroke="var(--map-coast)" d={shapes.coast} strokeWidth={0.75 * px} />
    </g>
  )
})
