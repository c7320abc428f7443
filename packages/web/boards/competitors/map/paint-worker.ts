/** Paints the ground apart from the page, so that nothing waits for it: neither hands on the map nor what is asked. */
import { type Paths, paint, pathsOf, type Wanted } from './paint.ts'
import type { Printed } from './printed.ts'

/** `printed` comes with the first order for it. */
export type Order = Wanted & { readonly id: number; readonly of: number; readonly printed?: Printed | undefined }
export interface Painted {
  readonly id: number
  readonly bitmap: ImageBitmap
}

const known = new Map<number, Paths>()

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id, of, printed } = data
  if (printed !== undefined) known.set(of, pathsOf(printed))
  const paths = known.get(of)
  if (paths === undefined) return
  const bitmap = paint(paths, data)
  postMessage({ id, bitmap } satisfies Painted, { transfer: [bitmap] })
})
