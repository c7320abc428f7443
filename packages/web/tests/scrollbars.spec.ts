// Windows and most Linux desktops draw scrollbars beside what is scrolled, where they take its place; a browser under test hides them.

import { expect, type LaunchOptions } from '@playwright/test'
import { settle } from './at-the-table.ts'
import { expectNothingSideways } from './judged.ts'
import { test as base } from './luck.ts'
import { question } from './page-parts.ts'
import { scrolledDown } from './painted.ts'

const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }), { scope: 'worker' }],
})

const WINDOWS = [
  { width: 1366, height: 660 },
  { width: 1024, height: 768 },
]

test('scrollbars of the sheet lie over its margin: nothing is narrower for them, or under them', async ({ page }) => {
  await settle(page, { language: 'it', drawn: true })
  const bars = new Set<number>()
  for (const game of ['giganten', 'black-gold', 'oilfield', 'competitors']) {
    await page.goto(`/new/${game}`)
    await page.getByRole('button', { name: 'Inizia' }).click()
    await page.waitForURL(/\/table\//)
    for (const size of WINDOWS) {
      const where = `${game}, ${size.width}`
      await page.setViewportSize(size)
      await expect(question(page)).toBeInViewport({ ratio: 1 })
      await expectNothingSideways(page, where)
      for (const { bar, ...scrolled } of await scrolledDown(page)) {
        bars.add(bar)
        expect(scrolled, where).toEqual({ narrower: 0, under: [], sideways: false })
      }
    }
  }
  expect(Math.max(...bars), 'no scrollbar was seen').toBeGreaterThan(4)
})
