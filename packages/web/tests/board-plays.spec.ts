import { expect, type Page } from '@playwright/test'
import { click, type Doing, type Hand, oilmanAtBoard, playOnBoard, sitDownAtBoard, tap } from './at-the-board.ts'
import { result, type Wishes } from './at-the-table.ts'
import { byKeys } from './keys.ts'
import { test } from './luck.ts'

const EVERYTHING = ['bid', 'build', 'card', 'carry', 'finish', 'onward', 'pass', 'pay', 'ride', 'sell', 'start', 'trip']

/** A whole game, in which everything there is to do was done on the board. */
async function playThrough(page: Page, hand: Hand, wishes: Wishes = {}) {
  const done = new Set<Doing>()
  await sitDownAtBoard(page, wishes)
  const sentences = page.locator('.sentences')
  await playOnBoard(page, oilmanAtBoard(page, hand, done))
  await expect(result(page).locator('.result-scores tbody tr')).toHaveCount(3)
  await expect(sentences).toHaveCount(0)
  expect([...done].toSorted()).toEqual(EVERYTHING)
}

test('a whole game by clicking on the board', async ({ page }) => {
  test.slow()
  await playThrough(page, click)
})

test('a whole game by clicking on the board, in Italian', async ({ page }) => {
  test.slow()
  await playThrough(page, click, { language: 'it' })
})

test('a whole game on the board by keyboard alone', async ({ page }) => {
  test.slow()
  await playThrough(page, byKeys(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a whole game on the board with a finger', async ({ page }) => {
    test.slow()
    await playThrough(page, tap)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})
