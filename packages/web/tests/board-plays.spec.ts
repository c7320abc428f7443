import { expect } from '@playwright/test'
import {
  click,
  companies,
  hand,
  isAskedAtBoard,
  oilmanAtBoard,
  plates,
  playThrough,
  round,
  roundOf,
  sitDownAtBoard,
} from './at-the-board.ts'
import { watchShifts } from './judged.ts'
import { byKeys } from './keys.ts'
import { test } from './luck.ts'
import { question } from './page-parts.ts'

// Three rounds of driving come to everything.
test.use({ luck: 5 })

test('a whole game on the board by keyboard alone, in Italian, and nothing jumps', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const shifted = await watchShifts(page, { pressed: true })
  await playThrough(page, byKeys(page), { language: 'it' })
  expect(await shifted()).toBeLessThan(0.1)
})

test('whoever reloads in the middle finds the board as it was', async ({ page }) => {
  test.slow()
  const shown = () => Promise.all([question, round, plates, hand, companies].map(part => part(page).allTextContents()))
  await sitDownAtBoard(page)
  const decide = oilmanAtBoard(page, click)
  let reloads = 0
  for (let turn = 0; (await roundOf(page)) < 3; turn++) {
    await isAskedAtBoard(page)
    if (turn % 8 === 4) {
      const before = await shown()
      await page.reload()
      expect(await isAskedAtBoard(page)).toBe(true)
      expect(await shown()).toEqual(before)
      reloads++
    }
    await decide()
  }
  expect(reloads).toBeGreaterThan(1)
})
