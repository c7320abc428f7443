// The test to write browser tests with: its luck is always the same. Where the page and the table worker ask the system for random
// numbers they get those of `luck`, so every test plays the same game whenever it is run; one that needs a certain situation
// chooses its luck with `test.use({ luck })`. It is put in front of what the server sends: the product has no such door.

import { test as base } from '@playwright/test'

export interface Given {
  luck: number
  /** Code that runs in the table worker before its own. */
  plant: (code: string) => void
}

export const TABLE_WORKER = /\/assets\/table-worker-.*\.js$/

/** Mulberry32. Every worker draws from a stretch of its own: two tables of one test are not alike. */
const drawing = (luck: number, worker: number) => `
  let drawn = ${luck * 1_000_003 + worker}
  const draw = () => {
    drawn = (drawn + 0x6d2b79f5) | 0
    let mixed = Math.imul(drawn ^ (drawn >>> 15), drawn | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return mixed ^ (mixed >>> 14)
  }
  crypto.getRandomValues = list => {
    for (let at = 0; at < list.length; at++) list[at] = draw()
    return list
  }`

/** A bot that is late is replaced by a plain move; on a busy machine that would be another game. */
const PATIENCE = `
  const { setTimeout: wait } = self
  self.setTimeout = (work, ms, ...more) => wait(work, ms < 10_000 ? ms : 2 ** 30, ...more)`

export const test = base.extend<Given>({
  luck: [1, { option: true }],
  plant: [
    async ({ context, luck }, use) => {
      const planted = [PATIENCE]
      let workers = 0
      await context.addInitScript({ content: `{${drawing(luck, workers++)}\n}` })
      await context.route(TABLE_WORKER, async route => {
        const response = await route.fetch()
        const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
        const before = [drawing(luck, workers++), ...planted].map(code => `{${code}\n}`)
        await route.fulfill({ response, headers, body: [...before, await response.text()].join('\n') })
      })
      await use(code => planted.push(code))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})
