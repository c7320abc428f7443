import { expect } from '@playwright/test'
import { decisions, playTogether, sitDown } from './at-the-table.ts'
import { test } from './luck.ts'
import { handsInMemory } from './memory.ts'
import { situation, takeUp, veil } from './page-parts.ts'

test('two people on one screen: a veil stands between their hands', async ({ page }) => {
  await sitDown(page, { people: 2, seats: 3 })
  await expect(veil(page)).toBeVisible()
  await expect(situation(page)).not.toContainText('Your hand')
  expect(await handsInMemory(page)).toBe(0)

  await takeUp(page).click()
  await expect(situation(page)).toContainText('Your hand')
  await expect(page.getByRole('log')).toContainText(/is dealt .* of \d point|licences? of 1 point/)
  expect(await handsInMemory(page)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await expect(veil(page)).toContainText('Pass the screen to')
  await expect(veil(page).getByRole('heading')).toBeFocused()
  await expect(situation(page)).not.toContainText('Your hand')
  await expect(page.getByRole('log')).not.toContainText('of 1 point')
  await expect.poll(() => handsInMemory(page)).toBe(0)
})

test('what one has peeked at is read before the veil falls', async ({ page }) => {
  await sitDown(page, { people: 2 })
  await takeUp(page).click()
  for (const well of [0, 1]) await page.getByRole('button', { name: /^Peek/ }).nth(well).click()
  const done = page.getByRole('button', { name: 'Done: hide my hand' })
  await expect(done).toBeVisible()
  await expect(
    page
      .getByRole('log')
      .getByText(/\d+ barrels?/)
      .last(),
  ).toBeVisible()
  await expect(veil(page)).toBeHidden()
  await done.click()
  await expect(veil(page)).toContainText('Pass the screen to')
  await expect.poll(() => handsInMemory(page)).toBe(0)
})

test('a hand can be hidden at any time', async ({ page }) => {
  await sitDown(page, { people: 2 })
  await takeUp(page).click()
  await page.getByRole('button', { name: 'Hide my hand' }).click()
  await expect(veil(page)).toBeVisible()
  await expect(situation(page)).not.toContainText('Your hand')
})

test('two people play to the end', async ({ page }) => {
  await sitDown(page, { people: 2 })
  await playTogether(page)
})

test('a bot takes over a seat, and whoever is left says who he is before he sees a hand', async ({ page }) => {
  await sitDown(page, { people: 2 })
  await expect(veil(page)).toBeVisible()
  await page.getByRole('button', { name: 'Seats' }).click()
  await page.getByLabel(/Who plays: .?Player 2/).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Play on like this' }).click()
  await expect(page.getByRole('log')).toContainText('From here on Player 2 is played by a bot')
  const takeUp = page.getByRole('button', { name: 'I am Player 1: show my hand' })
  for (const again of [true, false]) {
    await expect(takeUp).toBeVisible()
    await expect(situation(page)).not.toContainText('Your hand')
    expect(await handsInMemory(page)).toBe(0)
    if (again) await page.reload()
  }
  await takeUp.click()
  await expect(decisions(page).first()).toBeVisible()
  await expect(situation(page)).toContainText('Your hand')
})
