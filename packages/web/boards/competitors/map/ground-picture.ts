/**
 * A canvas that is kept painted with the ground around what is seen. What was painted for another part of the world lies where it
 * belongs until the new picture is there. Kept beside React, as the lens is: moving the map draws nothing.
 */
import type { Shapes } from '../world/decode.ts'
import { type Camera, type Size, shiftBetween } from './camera.ts'
import { coloursOf } from './colours.ts'
import { painted } from './painter.ts'

/** How far beyond the frame the world is painted, in frames: so far the map can be moved before it is painted anew. */
const BEYOND = 0.5
/** Moved by so much of a frame, or so much nearer, it is painted anew while it moves. */
const FAR_OFF = 0.25
const NEARER = 1.5
const MOST_PIXELS = 16_000_000
const MOST_SCALE = 2

/** What is to be seen. */
interface Seen {
  readonly shapes: Shapes
  readonly camera: Camera
  readonly size: Size
}

export class GroundPicture {
  #canvas: HTMLCanvasElement | undefined
  #seen: Seen | undefined
  #made: Camera | undefined // with which it was painted
  #order = 0
  #isOrdered = false

  /** Paints on this canvas until it is told to stop. */
  mount(canvas: HTMLCanvasElement): () => void {
    this.#canvas = canvas
    return () => {
      this.#canvas = undefined
      this.#made = undefined
      this.#isOrdered = false
    }
  }

  show(seen: Seen) {
    this.#seen = seen
    this.#lay()
    void this.paint()
  }
  /** While hands move the map: one picture after the other, and none as long as what is there will do. */
  follow(live: Camera) {
    if (this.#seen === undefined || this.#made === undefined || this.#isOrdered) return
    const { width, height } = this.#seen.size
    const { x, y, scale } = shiftBetween(this.#made, live, this.#seen.size)
    const isFar = Math.abs(x) > width * FAR_OFF || Math.abs(y) > height * FAR_OFF
    if (isFar || scale > NEARER || scale < 1 / NEARER) void this.paint(live)
  }

  async paint(camera = this.#seen?.camera) {
    const canvas = this.#canvas
    if (canvas === undefined || this.#seen === undefined || camera === undefined) return
    const { shapes, size } = this.#seen
    const order = ++this.#order
    this.#isOrdered = true
    const whole = { width: size.width * (1 + 2 * BEYOND), height: size.height * (1 + 2 * BEYOND) }
    const scale = Math.min(devicePixelRatio, MOST_SCALE, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)))
    const colours = coloursOf(canvas.parentElement ?? canvas)
    const bitmap = await painted(shapes, { camera, size: whole, scale, colours })
    if (order !== this.#order || canvas !== this.#canvas || bitmap === undefined) {
      bitmap?.close()
      return
    }
    this.#isOrdered = false
    this.#made = camera
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.style.width = `${whole.width}px`
    canvas.style.height = `${whole.height}px`
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    this.#lay()
  }

  #lay() {
    if (this.#canvas === undefined || this.#seen === undefined || this.#made === undefined) return
    const { camera, size } = this.#seen
    const { x, y, scale } = shiftBetween(this.#made, camera, size)
    const [left, top] = [x - BEYOND * size.width * scale, y - BEYOND * size.height * scale]
    this.#canvas.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
  }
}
