import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Shapes } from '../world/decode.ts'
import type { Wanted } from './paint.ts'

const here = vi.fn<(paths: unknown, wanted: Wanted) => string>(() => 'painted on the page')
vi.mock('./paint.ts', () => ({ pathsOf: () => 'paths', paint: (paths: unknown, wanted: Wanted) => here(paths, wanted) }))
vi.mock('./printed.ts', () => ({ printedOf: () => 'printed' }))

/** One that is asked, and answers or fails when the test says so. */
class StagedWorker extends EventTarget {
  static readonly made: StagedWorker[] = []
  readonly orders: { readonly id: number; readonly printed?: unknown }[] = []
  isEnded = false
  constructor() {
    super()
    StagedWorker.made.push(this)
  }
  postMessage(order: StagedWorker['orders'][number]) {
    this.orders.push(order)
  }
  terminate() {
    this.isEnded = true
  }
}

const world = {} as Shapes
const wanted = { camera: { x: 0, y: 0, zoom: 1 }, size: { width: 10, height: 10 }, scale: 1 } as Wanted
let painted: typeof import('./painter.ts').painted

beforeEach(async () => {
  StagedWorker.made.length = 0
  here.mockClear()
  vi.resetModules()
  vi.stubGlobal('Worker', StagedWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
  painted = (await import('./painter.ts')).painted
})
afterEach(() => void vi.unstubAllGlobals())

test('a worker paints, and gets the shapes once', async () => {
  const both = [painted(world, wanted), painted(world, wanted)]
  const [worker] = StagedWorker.made
  expect(worker?.orders.map(({ printed }) => printed !== undefined)).toEqual([true, false])
  for (const { id } of worker?.orders ?? [])
    worker?.dispatchEvent(new MessageEvent('message', { data: { id, bitmap: `painted by the worker: ${id}` } }))
  expect(await Promise.all(both)).toEqual(['painted by the worker: 0', 'painted by the worker: 1'])
  expect([StagedWorker.made.length, here.mock.calls.length]).toEqual([1, 0])
})

test('when it fails, the page paints what it was asked for and all that comes', async () => {
  const asked = painted(world, wanted)
  const [worker] = StagedWorker.made
  worker?.dispatchEvent(new Event('error'))
  expect(await asked).toBe('painted on the page')
  expect(await painted(world, wanted)).toBe('painted on the page')
  expect([worker?.isEnded, StagedWorker.made.length]).toEqual([true, 1])
})

test('where no worker may be started, the page paints', async () => {
  vi.stubGlobal('Worker', function refused() {
    throw new Error('not allowed here')
  })
  expect(await painted(world, wanted)).toBe('painted on the page')
})
