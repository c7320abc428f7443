// The pictures of the README, from games that are always the same.

import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import {
  click,
  isAskedAtBoard,
  type Kind,
  kindAsked,
  oilmanAtBoard,
  roundOf,
  sitDownAtBoard,
  squares,
} from '../../packages/web/tests/at-the-board.ts'
import type { Wishes } from '../../packages/web/tests/at-the-table.ts'
import { test } from '../../packages/web/tests/luck.ts'

const folder = fileURLToPath(new URL('../../docs/', import.meta.url))

/** Plays until something of a kind is asked, in or after a round, while nothing moves. */
async function playTo(page: Page, kind: Kind, round: number, wishes: Wishes) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDownAtBoard(page, { hints: false, ...wishes })
  const decide = oilmanAtBoard(page, click)
  while (await isAskedAtBoard(page)) {
    if ((await roundOf(page)) >= round && (await kindAsked(page)) === kind) return
    await decide()
  }
}
async function take(page: Page, name: string) {
  await mkdir(folder, { recursive: true })
  await page.mouse.move(0, 0)
  await page.screenshot({ path: `${folder}${name}.png` })
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, luck: 16 })

  test('the board, with a trip of the truck that waits to be confirmed', async ({ page }) => {
    await playTo(page, 'drive', 4, { seats: 4 })
    const far = squares(page, 'far')
    await far.nth(Math.floor((await far.count()) / 2)).click()
    await take(page, 'board')
  })

  test('an auction, in Italian and in the dark', async ({ page }) => {
    await playTo(page, 'auction', 4, { seats: 4, language: 'it', theme: 'dark' })
    await take(page, 'auction')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, luck: 16 })

  test('transport', async ({ page }) => {
    await playTo(page, 'transport', 3, {})
    await take(page, 'phone')
  })
})
