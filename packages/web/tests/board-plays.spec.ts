import { expect, type Page } from '@playwright/test'
import { click, type Doing, type Hand, isAskedAtBoard, oilmanAtBoard, playOnBoard, sitDownAtBoard, tap } from './at-the-board.ts'
import { result, type Wishes } from './at-the-table.ts'
import { byKeys } from './keys.ts'
import { test } from './luck.ts'

const EVERYTHING = ['bid', 'build', 'card', 'carry', 'finish', 'onward', 'pass', 'pay', 'ride', 'sell', 'start', 'trip']

/** A whole game, in which everything there is to do was done on the board. */
async function playThrough(page: Page, hand: Hand, wishes: Wishes = {}, between: (turn: number) => Promise<void> = async () => {}) {
  const done = new Set<Doing>()
  await sitDownAtBoard(page, wishes)
  const sentences = page.locator('.sentences')
  const decide = oilmanAtBoard(page, hand, done)
  let turn = 0
  await playOnBoard(page, async () => {
    await between(turn++)
    await decide()
  })
  await expect(result(page).locator('.result-scores tbody tr')).toHaveCount(3)
  await expect(sentences).toHaveCount(0)
  expect([...done].toSorted()).toEqual(EVERYTHING)
}

test('a whole game by clicking on the board', async ({ page }) => {
  test.slow()
  await playThrough(page, click)
})

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a whole game on the board with a finger', async ({ page }) => {
    test.slow()
    await playThrough(page, tap)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})
