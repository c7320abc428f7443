import type { Page } from '@playwright/test'
import { isAskedAtBoard, map, oilmanAtBoard, click as press, sitDownAtBoard } from '../../packages/web/tests/at-the-board.ts'
import { test } from '../../packages/web/tests/luck.ts'
import { note } from './figures.ts'

const MOST_MS = 100
const PRESSES = 50
const MEANWHILE = 3 // presses out of turn for each in turn

/** Gathers how long each press took until the next frame. */
const LISTEN = `
  globalThis.pressed = new Map()
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) pressed.set(interactionId, Math.max(duration, pressed.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number // of the processor
  readonly args: { readonly data?: { readonly type?: string } }
}

/** Interaction to next paint, as browsers define it: the slowest, one in fifty left aside. */
const worst = (sorted: readonly number[], count: number): number => sorted[Math.floor(count / 50)] ?? 0
const downwards = (list: readonly number[]) => list.toSorted((a, b) => b - a)
const isTraced = (value: unknown): value is { traceEvents: readonly Traced[] } =>
  typeof value === 'object' && value !== null && 'traceEvents' in value

/** For each click what the page's thread worked until the next frame was handed over: what others do on the machine does not count. */
function worksOf(trace: string): number[] {
  const parsed: unknown = JSON.parse(trace)
  if (!isTraced(parsed)) throw new Error('a trace without events')
  const events = parsed.traceEvents.toSorted((a, b) => a.ts - b.ts)
  return events.flatMap(click => {
    if (click.name !== 'EventDispatch' || click.args.data?.type !== 'click') return []
    const own = events.filter(({ pid, tid }) => pid === click.pid && tid === click.tid)
    const frame = own.find(({ name, ts }) => name === 'Commit' && ts > click.ts)
    if (frame === undefined) return []
    const tasks = own.filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur >= click.ts && ts < frame.ts)
    return [tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
  })
}

/** While others are to move and their pieces are under way: presses a square of the map, another one every time. */
async function pressMeanwhile(page: Page, presses: number): Promise<void> {
  const square = map(page)
    .getByRole('gridcell')
    .nth((presses * 37) % 240)
  const box = await square.boundingBox()
  // Without waiting until all is still, which is what people do not do either.
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

for (const [what, pace] of [
  ['nothing moves', 'off'],
  ['pieces move fast', 'fast'],
  ['pieces move as usual', 'normal'],
] as const)
  test(`how fast the board answers, ${what}`, async ({ page, browser }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript({ content: LISTEN })
    await sitDownAtBoard(page, { pace, seats: 4 })
    let count = 0
    let meanwhile = 0
    const decide = oilmanAtBoard(page, async thing => {
      count++
      await press(thing)
    })
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
    while (count < PRESSES) {
      const isMixed = meanwhile < MEANWHILE * (count - meanwhile + 1)
      if (pace === 'normal' && isMixed && (await page.getByRole('button', { name: 'Skip' }).isVisible())) {
        count++
        await pressMeanwhile(page, meanwhile++)
      } else if (await isAskedAtBoard(page)) await decide()
      else break
    }
    const costs = downwards(worksOf((await browser.stopTracing()).toString()))
    const slow: unknown = await page.evaluate('[...pressed.values()]')
    const waits = downwards(Array.isArray(slow) ? slow.map(Number) : [])
    const ms = (time: number | undefined) => `${Math.round(time ?? 0)} ms`
    const half = Math.floor(count / 2)
    const work = worst(costs, costs.length)
    const about = `${costs.length} presses${meanwhile > 0 ? `, ${meanwhile} while bots moved` : ''}`
    note(`a press, ${what}: work till paint`, ms(work), `under ${MOST_MS} ms (${about})`, work < MOST_MS)
    note(`a press, ${what}: median work`, ms(costs[half]), `at most ${ms(costs[0])}`, true)
    // On a machine that does nothing else this is the figure that counts.
    note(
      `a press, ${what}: by the clock`,
      ms(worst(waits, count)),
      `median ${waits[half] === undefined ? 'under 16 ms' : ms(waits[half])}`,
      true,
    )
  })
