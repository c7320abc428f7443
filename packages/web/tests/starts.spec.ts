import { expect } from '@playwright/test'
import { test } from './luck.ts'

test('the page loads, and offers games to players and examples to those who ask for them', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Wildcat/)
  const titles = page.locator('.title-card h3')
  await expect(titles.filter({ hasText: 'Giganten' })).toBeVisible()
  await expect(titles.filter({ hasText: 'Gusher' })).toBeHidden()
  await page.goto('/?examples')
  await page.getByRole('link', { name: 'Set up a table: Gusher' }).click()
  await expect(page.getByRole('heading', { name: 'Gusher' })).toBeVisible()
})

test('the first opponent is the strongest there is', async ({ page }) => {
  await page.goto('/new/giganten')
  const players = page.locator('.setup-seat select')
  await expect(players.nth(0).locator('option:checked')).toHaveText('Person')
  await expect(players.nth(1).locator('option:checked')).toHaveText(/Greedy/)
})
