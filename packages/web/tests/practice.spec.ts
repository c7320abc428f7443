import { expect, type Page } from '@playwright/test'
import { clickOne, decisions, isAsked, playOn, playTogether, result, settle } from './at-the-table.ts'
import { test } from './luck.ts'

/** A short game of Gusher in which everything can be taken back. */
async function practise(page: Page, people: number): Promise<void> {
  await settle(page)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: /^2 rounds/ }).check()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: people === 1 ? 'You against bots' : 'Everybody on this screen' }).check()
  await page.getByRole('radio', { name: 'Practice' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('.question')).toBeVisible()
}
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back' })

test('practice: what was revealed and what bots did since is taken back, decision by decision, to the beginning', async ({ page }) => {
  await practise(page, 1)
  await expect(page.locator('.table-head')).toContainText('Practice')
  await isAsked(page)
  const first = await page.locator('.question').textContent()
  const told = await page.getByRole('log').textContent()
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true')
  await page
    .getByRole('button', { name: /^Drill/ })
    .first()
    .click()
  await expect(page.getByRole('log')).toContainText(/Player 1 drills/)
  await expect(page.locator('.question')).toContainText('1 action')
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await expect(page.locator('.question')).not.toContainText('1 action')
  await isAsked(page)
  await takeBack(page).click()
  await expect(page.locator('.question')).toContainText('1 action')
  await takeBack(page).click()
  await expect(page.locator('.question')).toHaveText(first ?? '')
  await expect(page.getByRole('log')).not.toContainText(/Player 1 drills/)
  await expect(page.getByRole('log')).toContainText('Player 1 took back a decision.')
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true')
  expect(told).not.toContain('took back')
})

test('practice: the end can be taken back, and table, list, record and another game say what it was', async ({ page }) => {
  await practise(page, 1)
  await playOn(page, turn => clickOne(page, turn))
  await expect(result(page)).toContainText('This was practice')
  await takeBack(page).click()
  await expect(decisions(page).first()).toBeVisible()
  await playOn(page, turn => clickOne(page, turn))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(decisions(page).first()).toBeVisible()
  await expect(page.locator('.table-head')).toContainText('Practice')
  await page.goto('/')
  await expect(page.locator('.kept')).toHaveCount(2)
  for (const kept of await page.locator('.kept').all()) await expect(kept).toContainText('Practice')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(result(page)).toContainText('This was practice')
})

test('practice with two people: each takes back his own, also at the end when no hand is up', async ({ page }) => {
  await practise(page, 2)
  await playTogether(page)
  await takeBack(page).click()
  await expect(page.locator('.veil')).toContainText('Pass the screen to')
  await expect(page.locator('.pane-table')).not.toContainText('Your hand')
})

test('a table that is no practice takes back nothing that somebody has learned', async ({ page }) => {
  await settle(page)
  await page.goto('/new/gusher')
  await page.getByRole('button', { name: 'Begin' }).click()
  await isAsked(page)
  await page
    .getByRole('button', { name: /^Drill/ })
    .first()
    .click()
  await expect(page.locator('.question')).toContainText('1 action')
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('.table-head')).not.toContainText('Practice')
})
