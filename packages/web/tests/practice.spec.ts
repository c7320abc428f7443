import { expect, type Page } from '@playwright/test'
import { clickOne, decisions, isAsked, playOn, settle } from './at-the-table.ts'
import { test } from './luck.ts'
import { bar, keptGame, question, result, takeBack } from './page-parts.ts'

/** A short game of Gusher in which everything can be taken back. */
async function practise(page: Page): Promise<void> {
  await settle(page)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: /^2 rounds/ }).check()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: 'You against bots' }).check()
  await page.getByRole('radio', { name: 'Practice' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(question(page)).toBeVisible()
}

test('practice: what was revealed and what bots did since is taken back, decision by decision, to the beginning', async ({ page }) => {
  await practise(page)
  await expect(bar(page)).toContainText('Practice')
  await isAsked(page)
  const first = await question(page).textContent()
  const told = await page.getByRole('log').textContent()
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true')
  await page
    .getByRole('button', { name: /^Drill/ })
    .first()
    .click()
  await expect(page.getByRole('log')).toContainText(/Player 1 drills/)
  await expect(question(page)).toContainText('1 action')
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await expect(question(page)).not.toContainText('1 action')
  await isAsked(page)
  await takeBack(page).click()
  await expect(question(page)).toContainText('1 action')
  await takeBack(page).click()
  await expect(question(page)).toHaveText(first ?? '')
  await expect(page.getByRole('log')).not.toContainText(/Player 1 drills/)
  await expect(page.getByRole('log')).toContainText('Player 1 undid a decision.')
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true')
  expect(told).not.toContain('undid')
})

test('practice: the end can be taken back, and table, list, record and another game say what it was', async ({ page }) => {
  await practise(page)
  await playOn(page, turn => clickOne(page, turn))
  await expect(result(page)).toContainText('This was practice')
  await takeBack(page).click()
  await expect(decisions(page).first()).toBeVisible()
  await playOn(page, turn => clickOne(page, turn))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(decisions(page).first()).toBeVisible()
  await expect(bar(page)).toContainText('Practice')
  await page.goto('/')
  await expect(keptGame(page)).toHaveCount(2)
  for (const kept of await keptGame(page).all()) await expect(kept).toContainText('Practice')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(result(page)).toContainText('This was practice')
})

test('practice is offered to one person against bots, and nobody else is let to a seat there', async ({ page }) => {
  await settle(page)
  await page.goto('/new/gusher')
  const practice = page.getByRole('radio', { name: 'Practice' })
  await practice.check()
  await page.getByRole('radio', { name: 'All on this screen' }).check()
  await expect(practice).toHaveCount(0)
  await expect(page.getByText('is for one person against bots')).toBeVisible()
  await page.getByRole('radio', { name: 'You against bots' }).check()
  await expect(practice).toBeChecked()
  await page.getByRole('button', { name: 'Begin' }).click()
  await isAsked(page)
  await page.getByRole('button', { name: 'Seats' }).click()
  await page.getByRole('dialog').getByRole('combobox').nth(1).selectOption({ label: 'Person' })
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Practice is for one person against bots')
  await expect(page.getByRole('button', { name: 'Play on like this' })).toBeDisabled()
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
  await expect(question(page)).toContainText('1 action')
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(bar(page)).not.toContainText('Practice')
})
