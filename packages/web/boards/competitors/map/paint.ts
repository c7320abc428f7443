/** Paints what is printed: water, land, and the lines between lands. It knows only paths, so that it can be done apart from the page. */
import type { Camera, Size } from './camera.ts'
import type { Colours } from './colours.ts'
import type { Printed } from './printed.ts'
import { TEXTURES, type Texture, textureScale } from './texture-art.ts'

/** The paths of `Printed`, made once. */
export interface Paths {
  readonly turn: number
  readonly lands: readonly { readonly terrain: Printed['lands'][number]['terrain']; readonly path: Path2D }[]
  readonly lines: Readonly<Record<keyof Printed['lines'], Path2D>>
}
export const pathsOf = ({ turn, lands, lines }: Printed): Paths => ({
  turn,
  lands: lands.map(({ terrain, path }) => ({ terrain, path: new Path2D(path) })),
  lines: {
    coast: new Path2D(lines.coast),
    lakes: new Path2D(lines.lakes),
    hexes: new Path2D(lines.hexes),
    closedSea: new Path2D(lines.closedSea),
    unused: new Path2D(lines.unused),
    regional: new Path2D(lines.regional),
    customs: new Path2D(lines.customs),
    closed: new Path2D(lines.closed),
  },
})

export interface Wanted {
  readonly camera: Camera // the middle of the picture
  readonly size: Size // of the picture
  readonly scale: number // pixels of the screen for one of the page
  readonly colours: Colours
}
type Context = OffscreenCanvasRenderingContext2D

export function paint({ turn, lands, lines }: Paths, { camera: { x, y, zoom }, size: { width, height }, scale, colours }: Wanted) {
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas to paint the map on.')
  const fills = fillsFor(context, zoom, scale, colours)
  const half = width / zoom / 2
  context.lineJoin = 'round'
  for (const by of [-turn, 0, turn]) {
    if (by + turn < x - half || by > x + half) continue
    context.setTransform(scale * zoom, 0, 0, scale * zoom, scale * (width / 2 + (by - x) * zoom), scale * (height / 2 - y * zoom))
    paintWater(context, lines, zoom, colours)
    for (const { terrain, path } of lands) {
      context.fillStyle = terrain === 'nobody' ? colours.nobody : fills[terrain]
      context.fill(path)
    }
    context.fillStyle = colours.sea
    context.fill(lines.lakes)
    stroke(context, lines.lakes, colours.coast, 0.6)
    paintLines(context, lines, zoom, colours)
  }
  return canvas.transferToImageBitmap()
}

interface Look {
  readonly opacity?: number
  readonly dash?: readonly number[]
  readonly cap?: CanvasLineCap
}
function stroke(context: Context, path: Path2D, colour: string, width: number, { opacity = 1, dash = [], cap = 'round' }: Look = {}) {
  context.strokeStyle = colour
  context.lineWidth = width
  context.globalAlpha = opacity
  context.lineCap = cap
  context.setLineDash([...dash])
  context.stroke(path)
  context.globalAlpha = 1
}

/** Lines are as thick on the screen from near as from afar. */
const thickness = (zoom: number) => (zoom < 0.5 ? 1 : 1.3) / zoom

function paintWater(context: Context, { coast, hexes, closedSea }: Paths['lines'], zoom: number, colours: Colours) {
  const px = thickness(zoom)
  stroke(context, coast, colours.shelf, 13 * px, { opacity: 0.55 })
  stroke(context, coast, colours.shelf, 6 * px)
  stroke(context, hexes, colours.hex, 0.8 / zoom, { opacity: 0.5 })
  stroke(context, closedSea, colours['hex-shut'], 1.2 * px, { dash: [0.1 / zoom, 3.4 / zoom] })
}

function paintLines(context: Context, { unused, regional, customs, closed, coast }: Paths['lines'], zoom: number, colours: Colours) {
  const px = thickness(zoom)
  stroke(context, unused, colours.coast, 0.5 * px)
  stroke(context, regional, colours['regional-under'], 1.9 * px, { opacity: 0.28 })
  stroke(context, regional, colours.regional, 1.1 * px, { dash: [3 * px, 2.2 * px], cap: 'butt' })
  stroke(context, customs, colours.customs, 1.2 * px, { opacity: 0.9 })
  stroke(context, closed, colours.closed, 2.4 * px)
  stroke(context, closed, colours.plain, 0.9 * px, { dash: [2.2 * px, 2.2 * px], cap: 'butt' })
  stroke(context, coast, colours.coast, 0.75 * px)
}

function fillsFor(context: Context, zoom: number, scale: number, colours: Colours) {
  const fill = (texture: Texture & { readonly ground: keyof Colours; readonly ink: keyof Colours }) => {
    const side = Math.round(texture.size * textureScale(zoom) * scale)
    const tile = new OffscreenCanvas(side, side)
    const art = tile.getContext('2d')
    if (art === null) return colours[texture.ground]
    art.fillStyle = colours[texture.ground]
    art.fillRect(0, 0, side, side)
    art.scale(side / texture.size, side / texture.size)
    art.globalAlpha = texture.opacity
    art.lineCap = art.lineJoin = 'round'
    art.lineWidth = texture.width
    art.fillStyle = art.strokeStyle = colours[texture.ink]
    if (texture.width === 0) art.fill(new Path2D(texture.path))
    else art.stroke(new Path2D(texture.path))
    const pattern = context.createPattern(tile, 'repeat')
    pattern?.setTransform(new DOMMatrix().scale(1 / (scale * zoom)))
    return pattern ?? colours[texture.ground]
  }
  const { plain, mountain, ice, desert, forest } = TEXTURES
  return { plain: fill(plain), mountain: fill(mountain), ice: fill(ice), desert: fill(desert), forest: fill(forest) }
}
