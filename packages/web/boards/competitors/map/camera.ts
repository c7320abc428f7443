/** What part of the world is looked at. The world comes again after a turn, so nothing has an edge to the left or to the right. */
import { FRAME, type Point, TURN } from '@wildcat/competitors/board'

/** The middle of what is seen, in units of the map, and how many pixels a unit takes. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

const MOST_ZOOM = 3.2
/** Nothing is seen twice. */
const leastZoom = ({ width }: Size): number => Math.max(0.05, width / TURN)

const round = (x: number): number => ((x % TURN) + TURN) % TURN

/** As near to what is wanted as there is something to be seen. */
export function clamp({ x, y, zoom }: Camera, size: Size): Camera {
  const near = Math.min(MOST_ZOOM, Math.max(leastZoom(size), zoom))
  const half = size.height / near / 2
  const isWhole = half * 2 >= FRAME.height
  return {
    x: round(x),
    y: isWhole ? FRAME.height / 2 : Math.min(FRAME.height - half, Math.max(half, y)),
    zoom: near,
  }
}

/** The whole world. America on the left, as on the printed map. */
export const whole = (size: Size): Camera => clamp({ x: TURN / 2 + 20, y: FRAME.height / 2 - 40, zoom: 0 }, size)
export const isWhole = ({ zoom }: Camera, size: Size): boolean => zoom <= leastZoom(size) * 1.01

/** The shorter way from one x to another, round the world. */
export const across = (from: number, to: number): number => {
  const way = round(to - from)
  return way > TURN / 2 ? way - TURN : way
}

/** Where a point of the map is on the screen: of all its copies the one that is nearest to the middle. */
export const onScreen = ({ x, y, zoom }: Camera, { width, height }: Size, [atX, atY]: Point): Point => [
  width / 2 + across(x, atX) * zoom,
  height / 2 + (atY - y) * zoom,
]
export const onMap = ({ x, y, zoom }: Camera, { width, height }: Size, [atX, atY]: Point): Point => [
  round(x + (atX - width / 2) / zoom),
  y + (atY - height / 2) / zoom,
]

/** Larger or smaller; what is under this point of the screen stays there. */
export function zoomed(camera: Camera, size: Size, factor: number, [atX, atY]: Point): Camera {
  const { zoom } = clamp({ ...camera, zoom: camera.zoom * factor }, size)
  const [dx, dy] = [atX - size.width / 2, atY - size.height / 2]
  return clamp({ x: camera.x + dx / camera.zoom - dx / zoom, y: camera.y + dy / camera.zoom - dy / zoom, zoom }, size)
}
export const moved = (camera: Camera, size: Size, dx: number, dy: number): Camera =>
  clamp({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }, size)

/** So that all of these are in sight, but not nearer than `most`. The first is the one from which ways are counted. */
export function around(points: readonly Point[], size: Size, most: number, margin = 60): Camera {
  const [first] = points
  if (first === undefined) return whole(size)
  const xs = points.map(([x]) => first[0] + across(first[0], x))
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (length: number, span: number) => (span === 0 ? most : Math.max(1, length - 2 * margin) / span)
  const zoom = Math.min(most, room(size.width, right - left), room(size.height, bottom - top))
  return clamp({ x: (left + right) / 2, y: (top + bottom) / 2, zoom }, size)
}

/** Do some of these lie so near to each other that a hand cannot tell them apart? */
export function isCrowded(points: readonly Point[], camera: Camera, size: Size, apart: number): boolean {
  const seen = points.map(point => onScreen(camera, size, point))
  return seen.some(([x, y], n) => seen.slice(n + 1).some(([a, b]) => Math.hypot(a - x, b - y) < apart))
}

/** How a picture that was made with one camera is moved to look as with another. */
export function shiftBetween(
  from: Camera,
  to: Camera,
  { width, height }: Size,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const scale = to.zoom / from.zoom
  return {
    x: width / 2 - across(from.x, to.x) * to.zoom - (width / 2) * scale,
    y: height / 2 + (from.y - to.y) * to.zoom - (height / 2) * scale,
    scale,
  }
}

/** What is drawn at which nearness: names and signs, and the finer shapes. */
export type Level = 'far' | 'middle' | 'near'
export const levelOf = ({ zoom }: Camera): Level => (zoom < 0.5 ? 'far' : zoom < 0.9 ? 'middle' : 'near')
