// The test to write browser tests with: its luck is always the same (luck-code.ts). One that needs a certain situation
// chooses its luck with `test.use({ luck })`; null is that of the system.

import { test as base } from '@playwright/test'
import { pageLuck } from './luck-code.ts'

export interface Given {
  luck: number | null
  /** Has code run in the table worker before its own. What is intercepted is slow: only for tests that need it. */
  plant: (code: string) => Promise<void>
}

export const TABLE_WORKER = /\/assets\/table-worker-.*\.js$/

export const test = base.extend<Given & { lucky: undefined }>({
  luck: [1, { option: true }],
  lucky: [
    async ({ context, luck }, use) => {
      if (luck !== null) await context.addInitScript({ content: pageLuck(luck) })
      await use(undefined)
    },
    { auto: true },
  ],
  plant: async ({ context }, use) => {
    await use(async code => {
      await context.route(TABLE_WORKER, async route => {
        const response = await route.fetch()
        const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
        await route.fulfill({ response, headers, body: `{${code}\n}\n${await response.text()}` })
      })
    })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
