import { expect, type Page } from '@playwright/test'
import { decisions, isAsked, playOn, result, sitDownToGiganten } from './at-the-table.ts'
import { test } from './luck.ts'

/** Chooses the best of what is wanted, else what comes first; how it was said is returned. */
async function chooseLike(page: Page, ...wanted: readonly RegExp[]): Promise<string> {
  const texts = await decisions(page).allTextContents()
  const best = wanted.map(each => texts.findIndex(text => each.test(text))).find(place => place >= 0) ?? 0
  await decisions(page).nth(best).click()
  return texts[best] ?? ''
}

test('a whole game of Giganten against bots with sense, by clicking sentences', async ({ page }) => {
  test.slow()
  await sitDownToGiganten(page)
  const said: string[] = []
  await playOn(page, async turn => {
    said.push(await chooseLike(page, turn % 8 < 4 ? /^Move your locomotive|^Build on/ : /^Build on/, /^Finish|^Bid 1\b|^Sell \d/, /^Pass/))
  })
  await expect(result(page)).toContainText('The game is over')
  await expect(result(page).locator('tbody tr')).toHaveCount(3)
  await expect(page.getByRole('log')).toContainText('Player 1')
  expect(said.some(text => text.startsWith('Take'))).toBe(true)
  expect(said.some(text => text.startsWith('Finish'))).toBe(true)
})

test('Giganten is asked and answered in Italian', async ({ page }) => {
  await sitDownToGiganten(page, { language: 'it' })
  for (let turn = 0; turn < 4; turn++) {
    await isAsked(page)
    await expect(page.locator('.question')).not.toContainText(/\b(your|truck|take)\b/i)
    await chooseLike(page, /^Prendi/, /^Parti/)
  }
  await expect(page.getByRole('log')).toContainText('Giocatore 1')
})

test('the long list of sites is folded, and stays unfolded once somebody reads it', async ({ page }) => {
  await sitDownToGiganten(page)
  await isAsked(page)
  const sites = page.locator('.fold').filter({ hasText: 'Free sites' })
  await expect(sites.locator('tbody tr').first()).toBeHidden()
  await sites.locator('summary').click()
  await expect(sites.locator('tbody tr').first()).toBeVisible()
  await chooseLike(page, /^Take/)
  await isAsked(page)
  await expect(sites.locator('tbody tr').first()).toBeVisible()
})
