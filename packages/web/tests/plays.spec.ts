import { expect } from '@playwright/test'
import { clickOne, decisions, isAsked, playOn, settle, sitDown } from './at-the-table.ts'
import { test } from './luck.ts'
import { asks, news, players, question, result, scores, sentences, takeUp, takeUpOutOfTurn, toasts, winner } from './page-parts.ts'

for (const [language, over, again] of [
  ['en', 'You came', 'Rematch'],
  ['it', 'posto su', 'Rivincita'],
] as const)
  test(`a whole game against bots, by clicking sentences (${language})`, async ({ page }) => {
    await sitDown(page, { language, seats: 3 })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await playOn(page, turn => clickOne(page, turn))
    await expect(result(page)).toContainText(over)
    await expect(scores(page)).toHaveCount(3)
    await expect(winner(page)).toBeFocused()
    await page.getByRole('button', { name: again }).click()
    await expect(decisions(page).first()).toBeVisible()
  })

test('a whole game by keyboard alone', async ({ page }) => {
  await sitDown(page)
  let filledIn = false
  await playOn(page, async () => {
    await expect(question(page)).toBeFocused()
    const bid = sentences(asks(page)).getByRole('spinbutton')
    if (!filledIn && (await bid.count()) === 1) {
      for (let i = 0; i < 10 && !(await bid.evaluate(field => field === document.activeElement)); i++) await page.keyboard.press('Tab')
      await expect(bid).toBeFocused()
      const before = Number(await bid.inputValue())
      await page.keyboard.press('ArrowUp')
      await expect(bid).toHaveValue(String(before + 1))
      await page.keyboard.press('Enter')
      filledIn = true
    } else {
      await page.keyboard.press('ArrowDown')
      await expect(decisions(page).and(page.locator(':focus'))).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await expect(question(page).or(winner(page))).toBeFocused()
  })
})

test('decisions are found by typing, and the only one left is taken with Enter', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  // The bot may have drilled some already: the highest number that is left.
  const well =
    /\d+$/.exec(
      (await page
        .getByRole('button', { name: /^Drill/ })
        .last()
        .textContent()) ?? '',
    )?.[0] ?? ''
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(`drill ${well}`)
  await expect(decisions(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText(`Player 1 drills well ${well}`)
})

test('a free decision is taken back; another one says why not', async ({ page }) => {
  await sitDown(page, { people: 2 })
  await takeUp(page).click()
  await isAsked(page)
  await page.keyboard.press('u')
  await expect(toasts(page)).toContainText('no move to undo')
  await page.getByRole('button', { name: 'Stop prospecting' }).click()
  await takeUpOutOfTurn(page).first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('log')).toContainText('undid a decision')
  await expect(page.getByRole('button', { name: 'Stop prospecting' })).toBeVisible()
})

test('a reload in the middle goes on where it was', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await page
    .getByRole('button', { name: /^Drill/ })
    .last()
    .click()
  await expect(question(page)).toContainText('1 action')
  const last = (await page.getByRole('log').getByRole('listitem').allTextContents()).at(-1) ?? ''
  await page.reload()
  await isAsked(page)
  await expect(page.getByRole('log')).toContainText(last)
  await expect(page.getByRole('log').locator('[data-new="Since your last decision"]')).toHaveCount(1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Play on: Gusher' }).click()
  await expect(question(page)).toContainText('1 action')
})

test('the language changes without losing the game', async ({ page }) => {
  await sitDown(page)
  await isAsked(page)
  await page
    .getByRole('button', { name: /^Drill/ })
    .last()
    .click()
  await expect(question(page)).toContainText('1 action')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'IT' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(question(page)).toContainText('1 azione')
  await expect(players(page)).toContainText('Giocatore 1')
  await expect(news(page)).not.toContainText('action') // what is read out is in one language
  await page.reload()
  await expect(question(page)).toContainText('1 azione')
})

test('the browser’s own language is the first choice', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'it-CH' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'I tuoi tavoli' })).toBeVisible()
  await context.close()
})

test('the theme follows the switch and is remembered', async ({ page }) => {
  await settle(page)
  await page.goto('/')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await paper()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(paper).not.toBe(light)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
