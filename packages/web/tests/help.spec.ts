import { expect, type Page } from '@playwright/test'
import { clickOne, isAsked, openSettings, settle, sitDown, sitDownToGiganten } from './at-the-table.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { hint, question, situation, takeUp, toasts } from './page-parts.ts'

const book = (page: Page) => page.getByRole('dialog')
const chapters = (page: Page) => book(page).getByRole('heading', { level: 3 })
const rules = (page: Page) => book(page).getByRole('definition')
const search = (page: Page, text: string) => book(page).getByRole('searchbox').fill(text)

test('the rule book is searched, by words in any order, accents aside, and in the other language too', async ({ page }) => {
  await settle(page, { language: 'it' })
  await page.goto('/new/giganten')
  await page.getByRole('button', { name: 'Le regole di Giganten' }).click()
  await expect(chapters(page)).toHaveCount(14)
  const all = await rules(page).count()
  await search(page, 'NERA locomotiva')
  expect(await rules(page).count()).toBeLessThan(all / 4)
  for (const rule of await rules(page).all()) await expect(rule).toContainText(/locomotiv/i)
  await expect(rules(page).locator('mark').first()).toBeVisible()
  await search(page, 'piu')
  await expect(rules(page).filter({ hasText: 'più' }).first()).toBeVisible()
  await search(page, 'truck derrick')
  await expect(book(page)).toContainText('nel regolamento inglese')
  await expect(rules(page).filter({ hasText: 'camion' }).first()).toBeVisible()
  await search(page, 'zebra')
  await expect(rules(page)).toHaveCount(0)
  await expect(book(page)).toContainText('Nulla corrisponde')
  await search(page, 'GIG-8.5')
  await expect(rules(page)).toHaveCount(1)
})

test('at the table the rule book is opened where it is wanted', async ({ page }) => {
  await sitDownToGiganten(page)
  await isAsked(page)

  await test.step('its contents lead to the chapters, by keyboard too', async () => {
    await page.keyboard.press('r')
    await book(page).getByRole('button', { name: 'End and scoring' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'End and scoring' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'End and scoring' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(book(page)).toBeHidden()
  })

  await test.step('the game is on one card, opened by a key or a press, and each part leads to its rule', async () => {
    const card = page.getByRole('dialog', { name: 'Giganten at a glance' })
    await page.keyboard.press('a')
    await expect(card.getByRole('heading', { level: 3 })).toHaveText([
      'A round',
      'What it costs',
      'Prices',
      'An auction',
      'End and scoring',
    ])
    await expectAccessible(page, 'aid')
    await card.getByRole('button', { name: 'The rule about: End and scoring' }).press('Enter')
    await expect(book(page).locator('[data-wanted]')).toContainText('GIG-11.1')
    await page.keyboard.press('Escape')
    await expect(card.getByRole('button', { name: 'The rule about: End and scoring' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: 'At a glance' }).click()
      await expect(card).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
    }
  })

  await test.step('from every part of the situation one comes to its rule', async () => {
    const parts = situation(page).getByRole('region')
    const links = parts.getByRole('button', { name: /^The rule about: / })
    expect(await links.count()).toBe(await parts.count())
    await page.getByRole('button', { name: 'The rule about: Prices and depots' }).click()
    await expect(book(page).locator('[data-wanted]')).toContainText('GIG-2.1')
    await expect(book(page).locator('[data-wanted]')).toBeInViewport()
    await expect(book(page).locator('[data-wanted]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'The rule about: Prices and depots' })).toBeFocused()
  })
})

test('at the table keys, refusals and hints are explained', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)

  await test.step('keys are explained, for the table and for replays', async () => {
    await page.keyboard.press('?')
    await expect(book(page)).toContainText('By keyboard')
    await expect(book(page)).toContainText('In a replay')
    for (const key of ['/', 'Enter', 'U', 'R', 'A', '←', 'PgDn', 'Home', 'P'])
      await expect(book(page).locator('kbd').filter({ hasText: key }).first()).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()

  await test.step('a refusal leads to its rule', async () => {
    await page.keyboard.press('u')
    await expect(toasts(page)).toContainText('You have no move to undo')
    await toasts(page).getByText('Rule WILD-6').click()
    await toasts(page).getByRole('button', { name: 'In the rule book' }).click()
    await expect(book(page).locator('[data-wanted]')).toContainText('WILD-6')
  })
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()

  await test.step('a first game gives each hint once, at its moment, with its rule', async () => {
    await expect(hint(page)).toContainText('Peek at a shallow well')
    await hint(page).getByRole('button', { name: 'Rule GSH-4.1' }).click()
    await expect(book(page).locator('[data-wanted]')).toContainText('GSH-4.1')
    await page.keyboard.press('Escape')
    await hint(page).getByRole('button', { name: 'Close this hint' }).press('Enter')
    await expect(hint(page)).toBeHidden()
    await expect(question(page)).toBeFocused()
    await page.getByRole('button', { name: 'Stop prospecting' }).click()
    await isAsked(page)
    await expect(hint(page)).toContainText('The rail pays well')
    await page.reload()
    await isAsked(page)
    await expect(hint(page)).toBeHidden()
  })
})

test('around one screen everybody has hints of his own', async ({ page }) => {
  await sitDown(page, { people: 2 })
  for (const again of [true, false]) {
    await takeUp(page).click()
    await isAsked(page)
    await expect(hint(page)).toContainText('Peek at a shallow well')
    if (again) await page.getByRole('button', { name: 'Stop prospecting' }).click()
  }
})

test('hints follow what is asked in Giganten, in Italian', async ({ page }) => {
  await sitDownToGiganten(page, { language: 'it' })
  await isAsked(page)
  await expect(hint(page)).toContainText('Ogni carta dà licenze')
  await clickOne(page, 0)
  await isAsked(page)
  await expect(hint(page)).toContainText('Parti da una riga')
  await clickOne(page, 0)
  await isAsked(page)
  await expect(hint(page)).toContainText('Dividi i punti')
})

test('hints are turned off by a button, and turned on and given again in the settings', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await hint(page).getByRole('button', { name: 'No more hints' }).click()
  await expect(hint(page)).toBeHidden()
  await page.reload()
  await isAsked(page)
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await isAsked(page)
  await expect(hint(page)).toBeHidden()
  await openSettings(page)
  await expect(page.getByRole('radiogroup', { name: 'Hints' }).getByRole('radio', { name: 'Off' })).toBeChecked()
  await page.getByRole('button', { name: 'Give all hints again' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Hints' }).getByRole('radio', { name: 'On' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toContainText('The rail pays well')
})

for (const [theme, language, width, height] of [
  ['light', 'it', 390, 844],
  ['dark', 'en', 1440, 900],
] as const)
  test(`nothing serious is wrong with hints and rules, and nothing scrolls sideways (${theme}, ${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await sitDownToGiganten(page, { theme, language })
    await isAsked(page)
    await expect(hint(page)).toBeVisible()
    await expectNothingSideways(page)
    await expectAccessible(page, 'hint')
    await page.keyboard.press('r')
    await search(page, 'camion truck')
    await search(page, language === 'it' ? 'camion' : 'truck')
    await expect(rules(page).first()).toBeVisible()
    await expectNothingSideways(page)
    await expectAccessible(page, 'rules')
  })
