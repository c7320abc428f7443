import { expect, type Page } from '@playwright/test'
import { cards, click, controls, isAskedAtBoard, oilmanAtBoard, sitDownAtBoard, squareAt, squares, takeCard } from './at-the-board.ts'
import { test } from './luck.ts'

/** Plays until this is on the table. */
async function playTo(page: Page, found: () => Promise<boolean>) {
  const decide = oilmanAtBoard(page, click)
  while ((await isAskedAtBoard(page)) && !(await found())) await decide()
  expect(await found(), 'choose another luck').toBe(true)
}
const points = async (page: Page) => Number(await page.locator('.points b').textContent())
const placeOf = async (page: Page) => /at ([A-L]\d+)/.exec((await page.locator('.question').textContent()) ?? '')?.[1]

/** The truck is on the map, and nothing was spent yet. */
async function sitDownToDrive(page: Page) {
  await sitDownAtBoard(page)
  await playTo(page, async () => (await squares(page, 'start').count()) > 0)
  await squareAt(page, 'D1').click()
  await expect(controls(page).locator('.drive')).toBeVisible()
}

test('what is near is done at once, and can be taken back', async ({ page }) => {
  await sitDownToDrive(page)
  const before = await points(page)
  expect(await placeOf(page)).toBe('D1')
  await squareAt(page, 'C1').click()
  await expect(page.locator('.points b')).toHaveText(String(before - 1))
  expect(await placeOf(page)).toBe('C1')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.locator('.points b')).toHaveText(String(before))
  expect(await placeOf(page)).toBe('D1')
})

test('what is far is planned with its cost, dropped or confirmed', async ({ page }) => {
  await sitDownToDrive(page)
  const before = await points(page)
  const far = squares(page, 'far').first()
  const cost = Number(await far.textContent())
  await far.click()
  const plan = page.locator('.plan')
  await expect(plan).toContainText(`${cost} points, ${before - cost} left`)
  await expect(page.locator('.way[data-firm="true"] .way-cost')).toHaveText(String(cost))
  expect(await points(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(plan).not.toContainText('points')
  await far.click()
  await plan.getByRole('button', { name: 'Never mind' }).press('Enter')
  await expect(page.locator('.question')).toBeFocused()
  await far.click()
  for (const look of await plan.getByRole('checkbox').all()) await look.uncheck()
  await plan.getByRole('button', { name: /^Drive to/ }).click()
  await expect(page.locator('.points b')).toHaveText(String(before - cost))
  expect(await placeOf(page)).not.toBe('D1')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.locator('.points b')).toHaveText(String(before))
  expect(await placeOf(page)).toBe('D1')
})

test('a double click does one thing: what it chooses it does not confirm', async ({ page }) => {
  await sitDownToDrive(page)
  const before = await points(page)
  await squares(page, 'far').first().dblclick()
  await expect(page.locator('.plan')).toContainText('left')
  await page.keyboard.press('Escape')
  await page.locator('.space').nth(1).dblclick()
  await expect(page.locator('.plan')).toContainText('To column 3')
  expect(await points(page)).toBe(before)
  await page.keyboard.press('Escape')

  const sites = squares(page, 'build')
  await playTo(page, async () => (await sites.count()) > 0)
  await sites.first().dblclick()
  await expect(page.locator('.square[aria-selected="true"]')).toHaveCount(1)
  expect(await sites.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Build on/ }).click()
  await expect(sites).toHaveCount(0)
})

test('pointing at a square says what would happen there', async ({ page }) => {
  await sitDownToDrive(page)
  await squareAt(page, 'C1').hover()
  await expect(page.locator('.tip')).toContainText('C1, plains: 1 point to enter')
  await expect(page.locator('.tip')).toContainText('Drive here: 1 point')
  await squareAt(page, 'D3').hover()
  await expect(page.locator('.tip')).toContainText('Site with 1 derrick')
  await expect(page.locator('.tip')).toContainText('2, 3 or 4 barrels')
  await page.keyboard.press('Escape')
  await expect(page.locator('.tip')).toBeHidden()
})

test('pointing at what a card can do says what would happen', async ({ page }) => {
  await sitDownAtBoard(page)
  const special = page.locator('.special .answer').first()
  await playTo(page, () => special.isVisible())
  await special.hover()
  await expect(page.locator('.tip')).toHaveText((await special.getAttribute('aria-description')) ?? '')
})

test('a try that is refused says why, with the rule to be read there', async ({ page }) => {
  await sitDownToDrive(page)
  await squareAt(page, 'L20').click()
  const refusal = controls(page).locator('.refusal')
  await expect(refusal).toContainText('That costs')
  await refusal.getByText('Rule GIG-5.2').click()
  await expect(refusal).toContainText('The movement points of the card may be split')
})

test('whoever tries the map while something else is asked hears so', async ({ page }) => {
  await sitDownAtBoard(page)
  await isAskedAtBoard(page)
  await squareAt(page, 'D5').click()
  await expect(controls(page).locator('.refusal')).toContainText('Something else is being decided now')
  await takeCard(page)
  await expect(controls(page).locator('.refusal')).toBeHidden()
})

test('a look turns the tile for the one who looks, and the journey waits for him', async ({ page }) => {
  await sitDownAtBoard(page)
  await playTo(page, () =>
    page
      .locator('.plan')
      .getByText(/hides \d barrels/)
      .isVisible(),
  )
  await expect(page.locator('.tile[data-known="true"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop here for now' }).click()
  await expect(page.locator('.plan')).not.toContainText('hides')
  await expect(controls(page).locator('.drive')).toBeVisible()
})

test('a locomotive is sent along several spaces at once', async ({ page }) => {
  await sitDownToDrive(page)
  const before = await points(page)
  const space = page.locator('.space').nth(1)
  await space.click()
  await expect(page.locator('.plan')).toContainText('To column 3: 2 points')
  await page.getByRole('button', { name: 'Set off' }).click()
  await expect(page.locator('.points b')).toHaveText(String(before - 2))
  await expect(page.locator('.question')).toContainText('your locomotive in column 3')
})

test('every space of the railway says what it is and what would happen, and why a locomotive does not come so far', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 }) // what scrolls takes its tip away
  await sitDownToDrive(page)
  const tip = page.locator('.tip')
  await page.locator('.space').nth(2).hover()
  await expect(tip).toContainText('Column 4: 1 point to enter')
  await expect(tip).toContainText(`Move your locomotive to column 4: 3 points, ${(await points(page)) - 3} left`)
  await page.keyboard.press('t')
  await expect(page.locator('.space:focus')).toHaveAttribute('aria-label', /^Column 2: 1 point to enter/)
  for (let n = 0; n < 18; n++) await page.keyboard.press('ArrowRight')
  await expect(page.locator('.rail:focus')).toHaveAttribute('aria-label', /^Column 20: 3 points to enter\. That costs 32 points/)
  await page.keyboard.press('Enter')
  await expect(controls(page).locator('.refusal')).toContainText('That costs 32 points')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.rail:focus')).toHaveAttribute('aria-label', /^The star: the game ends/)
})

test.describe('with locomotives that soon lie apart', () => {
  test.use({ luck: 2 })

  test('a barrel has a choice of locomotives, and what is said of each is so', async ({ page }) => {
    await sitDownAtBoard(page)
    const carrier = page.getByRole('group', { name: 'By which locomotive?' }).getByRole('button')
    const isOff = async (off: boolean) =>
      (await carrier.count()) > 0 && (await carrier.first().getAttribute('aria-disabled')) === String(off)
    await playTo(page, () => isOff(true))
    await expect(carrier.first()).toContainText('has not come this far')
    for (const paid of await carrier.and(page.locator('[aria-disabled="false"]')).all()) await expect(paid).toContainText('$3,000')
    await playTo(page, () => isOff(false))
    await expect(carrier.first()).toContainText('free')
    for (const other of [1, 2]) await expect(carrier.nth(other)).toContainText('not needed')
  })
})

test('a bid beyond the licences is called a bluff before it is made', async ({ page }) => {
  await sitDownAtBoard(page)
  const bid = page.getByRole('spinbutton', { name: 'Your bid' })
  await playTo(page, () => bid.isVisible())
  await expect(page.locator('.plan-warning')).toBeHidden()
  await bid.fill('100')
  await expect(page.locator('.plan-warning')).toContainText('A bluff: you cover only')
  await bid.fill('118')
  await expect(controls(page).locator('.refusal')).toContainText('117 points')
  await bid.fill('some')
  await expect(controls(page)).toContainText('Enter a whole number from')
  await expect(controls(page).locator('.plan .button-first')).toHaveAttribute('aria-disabled', 'true')
})

test('a payment is proposed, and what would not do is said', async ({ page }) => {
  await sitDownAtBoard(page)
  const paid = page.locator('.pay-card[aria-pressed="true"]')
  await playTo(page, () => page.locator('.pay').isVisible())
  await expect(page.getByRole('button', { name: /^Pay \d point/ })).toBeVisible()
  while ((await paid.count()) > 0) await paid.first().click()
  await expect(controls(page).locator('.refusal')).toContainText('Those licences do not fit the bid')
  await expect(controls(page)).not.toContainText('This would do')
})

test('on the board too every decision is there as a sentence, and can be taken so', async ({ page }) => {
  await sitDownAtBoard(page)
  await isAskedAtBoard(page)
  const sentences = page.locator('.sentences')
  await expect(sentences.locator('[data-decision]')).toHaveCount(0)
  await sentences.locator('summary').click()
  await expect(sentences.locator('[data-decision]')).toHaveCount(await cards(page).count())
  await sentences.locator('[data-decision]').first().click()
  await expect(page.locator('.player-plate').first().locator('.player-plate-card')).toHaveAttribute('data-empty', 'false')
})
