/**
 * What the world is looked at through. While hands move the map, its picture is only pushed about, by one transform that the browser does
 * alone; when they rest, it is drawn anew for what is seen then. Kept beside React, so that moving the map draws nothing.
 */
import type { Point } from '@wildcat/competitors/board'
import { around, type Camera, clamp, moved, type Size, shiftBetween, whole, zoomed } from './camera.ts'
import { gestures } from './gestures.ts'

/** With what everything is drawn. */
export interface LensState {
  readonly camera: Camera
  readonly size: Size
  readonly isMeasured: boolean // before that nobody sees it
}

const UNKNOWN: Size = { width: 1056, height: 545 }
/** After the last movement what is seen is drawn anew. */
const SETTLE_MS = 150
const GLIDE_MS = 350

export class Lens {
  #state: LensState
  #live: Camera // as it is pushed to now
  #picture: HTMLElement | undefined
  #timer = 0
  readonly #first: (size: Size) => Camera
  readonly #listeners = new Set<() => void>()
  readonly #watchers = new Set<(live: Camera) => void>()

  constructor(first: (size: Size) => Camera) {
    this.#first = first
    this.#live = first(UNKNOWN)
    this.#state = { camera: this.#live, size: UNKNOWN, isMeasured: false }
  }

  readonly get = (): LensState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** Calls whenever hands have pushed the picture, with where it is then. */
  readonly watch = (watcher: (live: Camera) => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }
  #settle(change: Partial<LensState>) {
    clearTimeout(this.#timer)
    this.#state = { ...this.#state, ...change }
    this.#live = this.#state.camera
    for (const listener of this.#listeners) listener()
  }

  /** Listens to hands on the frame, and moves the picture in it. */
  mount(frame: HTMLElement, picture: HTMLElement): () => void {
    this.#picture = picture
    const measuring = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === 0) return
      const size = { width: entry.contentRect.width, height: entry.contentRect.height }
      const { camera, isMeasured } = this.#state
      this.#settle({ size, camera: isMeasured ? clamp(camera, size) : this.#first(size), isMeasured: true })
    })
    measuring.observe(frame)
    const stop = gestures(frame, {
      move: (dx, dy) => this.#push(moved(this.#live, this.#state.size, dx, dy)),
      zoom: (factor, at) => this.#push(zoomed(this.#live, this.#state.size, factor, at)),
    })
    return () => {
      measuring.disconnect()
      stop()
      clearTimeout(this.#timer)
      this.#picture = undefined
    }
  }
  /** What was pushed about lies where it belongs as soon as it is drawn anew. */
  readonly drawn = (): void => {
    if (this.#picture === undefined) return
    this.#picture.style.cssText = ''
    delete this.#picture.dataset['moves']
  }

  #push(next: Camera, ms = 0) {
    clearTimeout(this.#timer)
    this.#live = next
    if (this.#picture !== undefined) {
      const { x, y, scale } = shiftBetween(this.#state.camera, next, this.#state.size)
      const { style, dataset } = this.#picture
      dataset['moves'] = 'true'
      style.willChange = 'transform'
      style.transition = ms === 0 ? '' : `transform ${ms}ms cubic-bezier(.3, 0, .2, 1)`
      style.transform = `translate(${x}px, ${y}px) scale(${scale})`
      for (const watcher of this.#watchers) watcher(next)
    }
    this.#timer = window.setTimeout(() => this.#settle({ camera: next }), ms === 0 ? SETTLE_MS : ms)
  }
  #glide(next: Camera, isStill: boolean) {
    if (isStill) this.#settle({ camera: next })
    else this.#push(next, GLIDE_MS)
  }

  /** What others than hands ask for. */
  moves(isStill: boolean) {
    const size = () => this.#state.size
    return {
      zoomBy: (factor: number) => this.#glide(zoomed(this.#live, size(), factor, [size().width / 2, size().height / 2]), isStill),
      showAll: () => this.#glide(whole(size()), isStill),
      lookAt: (points: readonly Point[], most: number) => this.#glide(around(points, size(), most), isStill),
      centreOn: ([x, y]: Point) => this.#glide(clamp({ ...this.#live, x, y }, size()), isStill),
    }
  }
}
