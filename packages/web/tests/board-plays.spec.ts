import { expect } from '@playwright/test'
import { click, isAskedAtBoard, playThrough } from './at-the-board.ts'
import { byKeys } from './keys.ts'
import { test } from './luck.ts'

test('a whole game by clicking on the board, in Italian, with reloads in the middle', async ({ page }) => {
  test.slow()
  const shown = page.locator('.question, .status-round, .player-plate, .hand, .company')
  let reloads = 0
  await playThrough(page, click, { language: 'it' }, async turn => {
    if (turn % 40 !== 15) return
    const before = await shown.allTextContents()
    await page.reload()
    expect(await isAskedAtBoard(page)).toBe(true)
    expect(await shown.allTextContents()).toEqual(before)
    reloads++
  })
  expect(reloads).toBeGreaterThan(1)
})

test('a whole game on the board by keyboard alone', async ({ page }) => {
  test.slow()
  await playThrough(page, byKeys(page))
})
