import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { clickOne, isAsked, playOn, settle, sitDown } from './at-the-table.ts'

// There are no frames to look into (legacy mode), and only what is wrong is of interest: four times as fast.
async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
}
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing serious on any screen (${theme})`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await settle(page, { theme })
    for (const path of ['/', '/new/gusher', '/about', '/nowhere', '/table/unknown']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expectAccessible(page, path)
    }
    await sitDown(page, { theme, people: 2, seats: 3 })
    await expectAccessible(page, 'veil')
    await page.locator('.veil-hands button').click()
    await page.locator('.aside summary').click()
    await expectAccessible(page, 'table')
    for (const key of ['r', '?']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `dialog ${key}`)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Settings' }).click()
    await expectAccessible(page, 'settings')
    await page.keyboard.press('Escape')
    await sitDown(page, { theme })
    await playOn(page, turn => clickOne(page, turn))
    await expectAccessible(page, 'end')
  })

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page, { language: 'it' })
  for (const path of ['/', '/new/gusher', '/about', '/nowhere']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect(await sideways(page), path).toBe(0)
  }
  await sitDown(page, { language: 'it', seats: 5 })
  await isAsked(page)
  expect(await sideways(page), 'decide').toBe(0)
  for (const pane of ['Tavolo', 'Diario', 'Decidi']) {
    await page.locator('.panes').getByRole('button', { name: pane }).click()
    expect(await sideways(page), pane).toBe(0)
  }
})

test('a page zoomed to 200 % still fits', async ({ page }) => {
  await page.setViewportSize({ width: 1280 / 2, height: 900 / 2 })
  await sitDown(page)
  await isAsked(page)
  expect(await sideways(page)).toBe(0)
})

test('nothing is asked of anybody else, and no policy is broken', async ({ page }) => {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', request => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
  })
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await sitDown(page)
  await playOn(page, turn => clickOne(page, turn))
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})
