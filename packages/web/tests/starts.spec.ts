import { expect } from '@playwright/test'
import { test } from './luck.ts'
import { seatPlayers, titles } from './page-parts.ts'

test('the page loads, and offers games to players and examples to those who ask for them', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Wildcat/)
  await expect(titles(page).filter({ hasText: 'Giganten' })).toBeVisible()
  await expect(titles(page).filter({ hasText: 'Gusher' })).toBeHidden()
  await page.goto('/?examples')
  await page.getByRole('link', { name: 'Set up a table: Gusher' }).click()
  await expect(page.getByRole('heading', { name: 'Gusher' })).toBeVisible()
})

test('the first opponent is the strongest there is', async ({ page }) => {
  await page.goto('/new/giganten')
  await expect(seatPlayers(page).nth(0).locator('option:checked')).toHaveText('Person')
  await expect(seatPlayers(page).nth(1).locator('option:checked')).toHaveText(/Greedy/)
})
