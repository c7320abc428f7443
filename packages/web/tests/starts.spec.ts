import { expect } from '@playwright/test'
import { test } from './luck.ts'
import { keptGame, seatPlayers, titles } from './page-parts.ts'
import { litOption } from './painted.ts'

test('the page loads, and offers games to players and examples to those who ask for them', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Wildcat/)
  await expect(titles(page).filter({ hasText: 'Giganten' })).toBeVisible()
  await expect(titles(page).filter({ hasText: 'Gusher' })).toBeHidden()
  await page.goto('/?examples')
  await page.getByRole('button', { name: 'Gusher' }).click()
  await page.getByRole('link', { name: /^Set up a table.*Gusher/ }).click()
  await expect(page.getByRole('heading', { name: 'Gusher' })).toBeVisible()
})

for (const game of ['Giganten', 'Black Gold', 'Oilfield', 'Competitors'])
  test(`from the lobby to the first decision of ${game} it is one press, which can be taken up again`, async ({ page }) => {
    await page.goto('/')
    if (game !== 'Giganten') await page.getByRole('button', { name: game }).click()
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(page).toHaveTitle(/^Your turn/)
    await page.goto('/')
    await expect(keptGame(page)).toHaveCount(1)
    await expect(keptGame(page)).toContainText('you')
  })

test('whoever comes back finds first the table that waits for them, and whom they played', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('radio', { name: 'Penny Lark, newcomer, level 1 of 5' })).toBeChecked()
  await page.getByRole('radio', { name: 'Ada Quill, practised, level 3 of 5' }).check()
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveTitle(/^Your turn/)
  await page.goto('/')
  await expect(keptGame(page)).toContainText('Your turn')
  await expect(keptGame(page)).toContainText(/Ada.*Gus/)
  await expect(page.getByRole('radio', { name: /^Ada Quill/ })).toBeChecked()
  await page.getByRole('link', { name: 'Take your turn' }).click()
  await expect(page).toHaveTitle(/^Your turn/)
})

test('a table is shown as it will lie, and said in words, before it is begun', async ({ page }) => {
  await page.goto('/new/black-gold')
  const lastColumn = page.getByRole('figure').getByText('N', { exact: true })
  await expect(lastColumn).toBeVisible()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await expect(lastColumn).toBeHidden()
  await expect(page.getByRole('figure').getByText('G', { exact: true })).toBeVisible()
  await expect(page.getByText('Player 1 and Gus. Everything else as usual.')).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Length' }).getByRole('radio').nth(1).check()
  await expect(page.getByText(/^Player 1 and Gus\. Length: /)).toBeVisible()
  await expect(litOption(page)).toHaveText(/^Length/)
  await page.getByRole('radiogroup', { name: 'Wells', exact: true }).hover()
  await expect(litOption(page)).toHaveText(/^Wells/)
})

test('the usual opponent is the second of five, and there are weaker and stronger ones', async ({ page }) => {
  await page.goto('/new/giganten')
  await expect(seatPlayers(page).nth(0).locator('option:checked')).toHaveText('Person')
  await expect(seatPlayers(page).nth(1).locator('option:checked')).toHaveText(/Gus Barlow/)
  await expect(seatPlayers(page).nth(1).locator('option')).toHaveText([/^Person/, /Penny/, /Gus/, /Ada/, /Rex/, /Corvo/])
  await seatPlayers(page).nth(2).focus()
  await page
    .getByRole('radiogroup', { name: 'Who takes seat 3?' })
    .getByRole('radio', { name: /^Rex Calloway/ })
    .check()
  await expect(page.getByText('Player 1, Gus and Rex. Everything else as usual.')).toBeVisible()
})
