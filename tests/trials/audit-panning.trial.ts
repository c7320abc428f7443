// How smoothly the world of Competitors is moved, by mouse and by finger: frames that were dropped, and what one costs the page's thread.

import type { CDPSession, Page } from '@playwright/test'
import { sitDownAtCompetitors, world } from '../../packages/web/tests/at-the-competitors.ts'
import { test } from '../../packages/web/tests/luck.ts'
import { note } from './figures.ts'

const MOST_DROPPED = 0.05
const MOST_WORK_MS = 8 // half of a frame
const MOST_ELEMENTS = 6000
const STROKES = 8
const PX_A_SECOND = 700

interface Traced {
  readonly name: string
  readonly tdur?: number // of the processor
  readonly args: { readonly frame_reporter?: { readonly state: string; readonly affects_smoothness: boolean } }
}
const isTraced = (value: unknown): value is { traceEvents: readonly Traced[] } =>
  typeof value === 'object' && value !== null && 'traceEvents' in value

type Stroke = (page: Page, client: CDPSession, dx: number, dy: number) => Promise<void>

/** In the page, one movement for each frame: what is told from outside comes when the machine has time for it. */
const byMouse: Stroke = async (page, _, dx, dy) => {
  const ms = (Math.hypot(dx, dy) / PX_A_SECOND) * 1000
  await world(page).evaluate(
    async (map, way) => {
      const { left, top, width, height } = map.getBoundingClientRect()
      const point = (type: string, on: EventTarget, gone: number) =>
        on.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 1,
            pointerType: 'mouse',
            bubbles: true,
            clientX: left + (width - way.dx) / 2 + way.dx * gone,
            clientY: top + (height - way.dy) / 2 + way.dy * gone,
          }),
        )
      point('pointerdown', map, 0)
      const began = performance.now()
      for (let gone = 0; gone < 1; ) {
        await new Promise(requestAnimationFrame)
        gone = Math.min(1, (performance.now() - began) / way.ms)
        point('pointermove', window, gone)
      }
      point('pointerup', window, 1)
    },
    { dx, dy, ms },
  )
}
const byFinger: Stroke = async (page, client, dx, dy) => {
  const { x, y, width, height } = (await world(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const from = { x: x + (width - dx) / 2, y: y + (height - dy) / 2 }
  await client.send('Input.synthesizeScrollGesture', {
    ...from,
    xDistance: dx,
    yDistance: dy,
    speed: PX_A_SECOND,
    preventFling: true,
    gestureSourceType: 'touch',
  })
}

for (const [what, size, stroke] of [
  ['at a desk, by mouse', { width: 1440, height: 900 }, byMouse],
  ['on a phone, by finger', { width: 390, height: 844 }, byFinger],
] as const)
  test.describe(what, () => {
    test.use({ viewport: size, hasTouch: stroke === byFinger })

    test(`how smoothly the world is moved, ${what}`, async ({ page, browser }) => {
      await sitDownAtCompetitors(page, { seats: 5 })
      for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Larger' }).click()
      await page.waitForTimeout(2000) // until all of it is painted
      const client = await page.context().newCDPSession(page)
      const elements = await page.locator('*').count()
      await browser.startTracing(page, { categories: ['cc', 'benchmark', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] })
      const { width, height } = (await world(page).boundingBox()) ?? size
      for (let n = 0; n < STROKES; n++) await stroke(page, client, (n % 4 < 2 ? -0.7 : 0.7) * width, (n % 2 === 0 ? 0.15 : -0.15) * height)
      const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
      if (!isTraced(trace)) throw new Error('a trace without events')
      const told = trace.traceEvents.flatMap(({ name, args }) => (name === 'PipelineReporter' ? (args.frame_reporter ?? []) : []))
      const dropped = told.filter(frame => frame.state === 'STATE_DROPPED' && frame.affects_smoothness).length
      const frames = dropped + told.filter(frame => frame.state === 'STATE_PRESENTED_ALL').length
      const cost = (...names: readonly string[]) =>
        trace.traceEvents.reduce((sum, { name, tdur = 0 }) => (names.includes(name) ? sum + tdur / 1000 : sum), 0) / Math.max(1, frames)
      const ms = (time: number) => `${time.toFixed(1)} ms`
      const work = cost('EventDispatch', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit')
      note(
        `moving the world, ${what}: dropped`,
        `${dropped} of ${frames}`,
        `under ${MOST_DROPPED * 100} %`,
        frames > 0 && dropped < frames * MOST_DROPPED,
      )
      note(
        `moving the world, ${what}: work a frame`,
        ms(work),
        `under ${MOST_WORK_MS} ms; style ${ms(cost('UpdateLayoutTree'))}, paint ${ms(cost('PrePaint', 'Paint'))}, layers ${ms(cost('Layerize', 'Commit'))}; raster beside it ${ms(cost('RasterTask'))}`,
        work < MOST_WORK_MS,
      )
      note(`the world, ${what}: elements of the page`, String(elements), `at most ${MOST_ELEMENTS}`, elements <= MOST_ELEMENTS)
    })
  })
