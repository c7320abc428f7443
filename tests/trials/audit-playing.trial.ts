import { click, oilmanAtBoard, playOnBoard, sitDownAtBoard } from '../../packages/web/tests/at-the-board.ts'
import { result } from '../../packages/web/tests/at-the-table.ts'
import { test } from '../../packages/web/tests/luck.ts'
import { note } from './figures.ts'

const MOST_MS = 100

/** Gathers how long each press took until the next frame, across reloads of the page. */
const LISTEN = `
  globalThis.pressed = new Map()
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) pressed.set(interactionId, Math.max(duration, pressed.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

for (const [what, pace] of [
  ['nothing moves', 'off'],
  ['pieces move', 'fast'],
] as const)
  test(`how fast the board answers, ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript({ content: LISTEN })
    await sitDownAtBoard(page, { pace, seats: 4 })
    await playOnBoard(page, oilmanAtBoard(page, click))
    await result(page).waitFor()
    const slow: unknown = await page.evaluate('[...pressed.values()]')
    const count = Number(await page.evaluate('performance.interactionCount'))
    const sorted = (Array.isArray(slow) ? slow.map(Number) : []).toSorted((a, b) => b - a)
    // Interaction to next paint, as browsers define it: the slowest press, one in fifty left aside.
    const inp = sorted[Math.floor(count / 50)] ?? 16
    const median = count / 2 >= sorted.length ? 'under 16' : String(sorted[Math.floor(count / 2)])
    note(`a game of four on the board, ${what}: INP`, `${inp} ms`, `under ${MOST_MS} ms (${count} presses)`, inp < MOST_MS)
    note(`a game of four on the board, ${what}: median`, `${median} ms`, `slowest ${sorted[0] ?? 0} ms`, true)
  })
