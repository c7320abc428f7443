import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Shapes } from '../world/decode.ts'
import type { Camera, Size } from './camera.ts'
import { watchNight } from './colours.ts'
import { GroundPicture } from './ground-picture.ts'
import type { Lens } from './lens.ts'

/** Keeps a canvas painted with the ground of what is seen. */
export function useGround(canvas: RefObject<HTMLCanvasElement | null>, shapes: Shapes, camera: Camera, size: Size, lens: Lens): void {
  const [picture] = useState(() => new GroundPicture())
  useLayoutEffect(() => (canvas.current === null ? undefined : picture.mount(canvas.current)), [picture, canvas])
  useLayoutEffect(() => picture.show({ shapes, camera, size }), [picture, shapes, camera, size])
  useEffect(() => lens.watch(live => picture.follow(live)), [picture, lens])
  useEffect(() => watchNight(() => void picture.paint()), [picture])
}
