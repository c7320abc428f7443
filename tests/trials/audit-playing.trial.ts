import type { CDPSession, Page } from '@playwright/test'
import { type Hand, isAskedAtBoard, oilmanAtBoard, sitDownAtBoard } from '../../packages/web/tests/at-the-board.ts'
import { test } from '../../packages/web/tests/luck.ts'
import { note } from './figures.ts'

const MOST_MS = 100
const PRESSES = 80

/** Gathers how long each press took until the next frame. */
const LISTEN = `
  globalThis.pressed = new Map()
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) pressed.set(interactionId, Math.max(duration, pressed.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Interaction to next paint, as browsers define it: the slowest, one in fifty left aside. */
const worst = (sorted: readonly number[], count: number): number => sorted[Math.floor(count / 50)] ?? 0
const downwards = (list: readonly number[]) => list.toSorted((a, b) => b - a)

/** Work of the page's own thread so far, in milliseconds of processor time: others on the machine do not count. */
async function worked(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Clicks, and notes the work that came of it until the frame after. */
const weighed =
  (page: Page, client: CDPSession, works: number[]): Hand =>
  async thing => {
    await thing.hover()
    const before = await worked(client)
    await thing.click()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
    works.push((await worked(client)) - before)
  }

for (const [what, pace] of [
  ['nothing moves', 'off'],
  ['pieces move', 'fast'],
] as const)
  test(`how fast the board answers, ${what}`, async ({ page }) => {
    const works: number[] = []
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript({ content: LISTEN })
    await sitDownAtBoard(page, { pace, seats: 4 })
    const decide = oilmanAtBoard(page, weighed(page, client, works))
    while (works.length < PRESSES && (await isAskedAtBoard(page))) await decide()
    const slow: unknown = await page.evaluate('[...pressed.values()]')
    const waits = downwards(Array.isArray(slow) ? slow.map(Number) : [])
    const costs = downwards(works)
    const ms = (time: number | undefined) => `${Math.round(time ?? 0)} ms`
    const [count, half] = [works.length, Math.floor(works.length / 2)]
    const clock = worst(waits, count)
    const work = worst(costs, count)
    // Both are too much: the clock counts what others do on the machine, the work what comes after the frame.
    note(
      `a press on the board, ${what}: INP`,
      ms(Math.min(clock, work)),
      `under ${MOST_MS} ms (${count} presses)`,
      Math.min(clock, work) < MOST_MS,
    )
    note(
      `a press on the board, ${what}: by the clock`,
      ms(clock),
      `median ${waits[half] === undefined ? 'under 16 ms' : ms(waits[half])}`,
      true,
    )
    note(`a press on the board, ${what}: by work`, ms(work), `median ${ms(costs[half])}, of the processor`, true)
  })
