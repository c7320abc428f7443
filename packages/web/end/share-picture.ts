/** The picture of the end as a file that can be passed on: what is on the screen, with the names and scores under the derricks. */
import type { Seat } from '@wildcat/kernel'
import { SEAT_SHAPES } from '../design/seat.tsx'
import type { PodiumShape } from './podium-shape.ts'

const SHARP = 2
/** What the page's styles say of a shape. An image knows no styles of the page. */
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stop-color'] as const

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = document.importNode(svg, true)
  const painted = [...svg.querySelectorAll('*')].map(each => getComputedStyle(each))
  for (const [n, each] of [...copy.querySelectorAll('*')].entries())
    for (const name of PAINT) each.setAttribute(name, painted[n]?.getPropertyValue(name) ?? '')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

interface Labels {
  readonly title: string
  readonly name: (seat: Seat) => string
  readonly score: (seat: Seat) => string
}

export async function pictureOf(svg: SVGSVGElement, shape: PodiumShape, { title, name, score }: Labels): Promise<Blob> {
  const { width, height, ground, derricks, step } = shape
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARP
  canvas.height = height * SHARP
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('this browser draws no pictures')
  pen.scale(SHARP, SHARP)
  pen.drawImage(await imageOf(svg), 0, 0, width, height)
  const { fontFamily, color } = getComputedStyle(svg.parentElement?.querySelector('p') ?? svg)
  pen.fillStyle = color
  pen.textBaseline = 'alphabetic'
  const small = step < 160
  pen.font = `700 ${small ? 16 : 22}px ${fontFamily}`
  pen.fillText(title, 16, small ? 26 : 36)
  pen.textAlign = 'center'
  for (const face of svg.parentElement?.querySelectorAll<HTMLElement>('.face') ?? []) drawFace(pen, face, svg)
  for (const { seat, x } of derricks) {
    const size = small ? 13 : 18
    pen.font = `700 ${size}px ${fontFamily}`
    const wide = Math.min(pen.measureText(name(seat)).width, step - size * 1.6)
    const left = x - (wide + size * 1.2) / 2
    pen.fillText(name(seat), x + size * 0.6, ground + (small ? 24 : 32), wide)
    drawShape(pen, svg, seat, left, ground + (small ? 24 : 32) - size * 0.85, size)
    pen.font = `750 ${small ? 15 : 23}px ${fontFamily}`
    pen.fillText(score(seat), x, ground + (small ? 46 : 62))
  }
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob === null ? failed(new Error('no picture came of it')) : done(blob)), 'image/png'),
  )
}

/** As it lies on the page, beside names too. */
function drawFace(pen: CanvasRenderingContext2D, face: HTMLElement, svg: SVGSVGElement): void {
  const portrait = face.querySelector('img')
  if (portrait === null || !portrait.complete) return
  const { left, top, width } = face.getBoundingClientRect()
  const from = svg.getBoundingClientRect()
  const { backgroundColor, borderTopColor } = getComputedStyle(face)
  const isMirrored = getComputedStyle(portrait).transform.startsWith('matrix(-1')
  pen.save()
  pen.translate(left - from.left + width / 2, top - from.top + width / 2)
  const circle = new Path2D()
  circle.arc(0, 0, width / 2 - 1, 0, 2 * Math.PI)
  pen.fillStyle = backgroundColor
  pen.fill(circle)
  pen.save()
  pen.clip(circle)
  if (isMirrored) pen.scale(-1, 1)
  pen.drawImage(portrait, -width / 2, -width / 2, width, width)
  pen.restore()
  pen.strokeStyle = borderTopColor
  pen.lineWidth = 2
  pen.stroke(circle)
  pen.restore()
}

function drawShape(pen: CanvasRenderingContext2D, svg: SVGSVGElement, seat: Seat, x: number, y: number, size: number): void {
  const shown = svg.parentElement?.querySelector(`.seat-shape[data-seat='${seat % SEAT_SHAPES.length}']`)
  if (shown === null || shown === undefined) return
  const { fill, stroke } = getComputedStyle(shown)
  const text = pen.fillStyle
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 20, size / 20)
  const shape = new Path2D(SEAT_SHAPES[seat % SEAT_SHAPES.length])
  pen.fillStyle = fill
  pen.strokeStyle = stroke
  pen.lineWidth = 1.5
  pen.fill(shape)
  pen.stroke(shape)
  pen.restore()
  pen.fillStyle = text
}
