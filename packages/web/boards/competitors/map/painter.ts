/** Has the ground painted in a worker, one for all maps of the page. Where it cannot be had, or fails, the page paints by itself. */
import type { Shapes } from '../world/decode.ts'
import { type Paths, paint, pathsOf, type Wanted } from './paint.ts'
import type { Order, Painted } from './paint-worker.ts'
import { printedOf } from './printed.ts'

interface Waiting {
  readonly shapes: Shapes
  readonly wanted: Wanted
  readonly resolve: (bitmap: ImageBitmap) => void
}

let worker: Worker | undefined
let hasFailed = false
let orders = 0
const waiting = new Map<number, Waiting>()
/** Which shapes the worker knows already, and under what number. */
const sent = new Map<Shapes, number>()
/** What the page has painted by itself. */
const own = new Map<Shapes, Paths>()

function started(): Worker | undefined {
  if (worker !== undefined || hasFailed || typeof Worker === 'undefined') return worker
  try {
    worker = new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module', name: 'map' })
  } catch {
    hasFailed = true
    return undefined
  }
  worker.addEventListener('message', ({ data: { id, bitmap } }: MessageEvent<Painted>) => {
    waiting.get(id)?.resolve(bitmap)
    waiting.delete(id)
  })
  // It could not be loaded, or it cannot paint: what it was asked for is painted here, and whatever comes.
  worker.addEventListener('error', () => {
    worker?.terminate()
    worker = undefined
    hasFailed = true
    const left = [...waiting.values()]
    waiting.clear()
    for (const { shapes, wanted, resolve } of left) resolve(paintedHere(shapes, wanted))
  })
  return worker
}

function paintedHere(shapes: Shapes, wanted: Wanted): ImageBitmap {
  const paths = own.get(shapes) ?? pathsOf(printedOf(shapes))
  own.set(shapes, paths)
  return paint(paths, wanted)
}

/** The picture of a part of the world; none where nothing can be painted. */
export async function painted(shapes: Shapes, wanted: Wanted): Promise<ImageBitmap | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  const painter = started()
  if (painter === undefined) return paintedHere(shapes, wanted)
  const before = sent.get(shapes)
  const of = before ?? sent.size
  sent.set(shapes, of)
  const id = orders++
  painter.postMessage({ ...wanted, id, of, ...(before === undefined && { printed: printedOf(shapes) }) } satisfies Order)
  return new Promise(resolve => waiting.set(id, { shapes, wanted, resolve }))
}
