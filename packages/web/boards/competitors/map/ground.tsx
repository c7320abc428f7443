/**
 * What is printed, as a picture that is painted apart from the page, and above it what is looked for under a pointer. While the map is
 * moved nothing is drawn anew, so it stays smooth.
 */
import { isTerritory, TURN } from '@wildcat/competitors/board'
import { memo, type ReactNode, useRef } from 'react'
import { stateTips } from '../marks.ts'
import type { Shapes } from '../world/decode.ts'
import type { Camera, Size } from './camera.ts'
import type { Lens } from './lens.ts'
import { Textures } from './textures.tsx'
import { useGround } from './use-ground.ts'
import './ground.css'

interface GroundProps {
  id: string
  shapes: Shapes
  camera: Camera
  size: Size
  lens: Lens
  children?: ReactNode // on the land, in units of the map: what the weather has struck
}

/** How far beyond the frame the world goes on, so that something is there when the map is moved. */
const BEYOND = 1

export function Ground({ id, shapes, camera, size, lens, children }: GroundProps) {
  const { x, y, zoom } = camera
  const { width, height } = size
  const canvas = useRef<HTMLCanvasElement>(null)
  useGround(canvas, shapes, camera, size, lens)
  const [left, right] = [x - (width / zoom) * (0.5 + BEYOND), x + (width / zoom) * (0.5 + BEYOND)]
  const copies = [-TURN, TURN].filter(by => left < by + TURN && right > by)
  return (
    <>
      <div aria-hidden="true">
        <canvas ref={canvas} className="ground-picture" />
      </div>
      <svg className="ground" width={width} height={height} aria-hidden="true">
        <Textures id={id} zoom={zoom} />
        <g transform={`translate(${width / 2 - x * zoom} ${height / 2 - y * zoom}) scale(${zoom})`}>
          <g id={`${id}-world`}>
            <g className="lands">
              <Lands shapes={shapes} />
            </g>
            {children}
          </g>
          {copies.map(by => (
            <use key={by} href={`#${id}-world`} x={by} />
          ))}
        </g>
      </svg>
    </>
  )
}

/** Seen by nobody, felt by a pointer. */
const Lands = memo(function Lands({ shapes: { land } }: { shapes: Shapes }) {
  return [...land].map(([state, { path }]) =>
    isTerritory(state) ? <path key={state} d={path} fill="none" pointerEvents="all" {...stateTips.on(state)} /> : null,
  )
})
