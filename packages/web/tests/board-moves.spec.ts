import { expect, type Page } from '@playwright/test'
import {
  bid,
  bluff,
  cards,
  carriers,
  click,
  controls,
  doIt,
  isAskedAtBoard,
  kindAsked,
  map,
  oilmanAtBoard,
  plan,
  plates,
  points,
  railway,
  sitDownAtBoard,
  spaces,
  squareAt,
  squares,
} from './at-the-board.ts'
import { test } from './luck.ts'
import { asks, question, refusal, sentences } from './page-parts.ts'
import { knownTiles, tip, wayCost } from './painted.ts'

/** Plays until this is on the table. */
async function playTo(page: Page, found: () => Promise<boolean>) {
  const decide = oilmanAtBoard(page, click)
  while ((await isAskedAtBoard(page)) && !(await found())) await decide()
  expect(await found(), 'choose another luck').toBe(true)
}
const pointsLeft = async (page: Page) => Number(/\d+/.exec((await points(page).textContent()) ?? '')?.[0])
const expectPoints = (page: Page, left: number) => expect(points(page)).toHaveText(new RegExp(`^${left} of `))
const placeOf = async (page: Page) => /at ([A-L]\d+)/.exec((await question(page).textContent()) ?? '')?.[1]

/** The truck is on the map, and nothing was spent yet. */
async function sitDownToDrive(page: Page) {
  await sitDownAtBoard(page)
  await playTo(page, async () => (await squares(page, 'start').count()) > 0)
  await squareAt(page, 'D1').click()
  await expect(points(page)).toBeVisible()
}

test('on the road: what is near, what is far, what is refused, and the railway', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 }) // what scrolls takes its tip away
  await sitDownToDrive(page)

  await test.step('what is near is done at once, and can be taken back', async () => {
    const before = await pointsLeft(page)
    expect(await placeOf(page)).toBe('D1')
    await squareAt(page, 'C1').click()
    await expectPoints(page, before - 1)
    expect(await placeOf(page)).toBe('C1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectPoints(page, before)
    expect(await placeOf(page)).toBe('D1')
  })

  await test.step('what is far is planned with its cost, dropped or confirmed', async () => {
    const before = await pointsLeft(page)
    const far = squares(page, 'far').first()
    const cost = Number(await far.textContent())
    await far.click()
    await expect(plan(page)).toContainText(`${cost} points, ${before - cost} left`)
    await expect(wayCost(page)).toHaveText(String(cost))
    expect(await pointsLeft(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(plan(page)).not.toContainText('points')
    await far.click()
    await plan(page).getByRole('button', { name: 'Never mind' }).press('Enter')
    await expect(question(page)).toBeFocused()
    await far.click()
    for (const look of await plan(page).getByRole('checkbox').all()) await look.uncheck()
    await plan(page)
      .getByRole('button', { name: /^Drive to/ })
      .click()
    await expectPoints(page, before - cost)
    expect(await placeOf(page)).not.toBe('D1')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectPoints(page, before)
    expect(await placeOf(page)).toBe('D1')
  })

  await test.step('pointing at a square says what would happen there', async () => {
    await squareAt(page, 'C1').hover()
    await expect(tip(page)).toContainText('C1, plains: 1 point to enter')
    await expect(tip(page)).toContainText('Drive here: 1 point')
    await squareAt(page, 'D3').hover()
    await expect(tip(page)).toContainText('One-derrick site')
    await expect(tip(page)).toContainText('2, 3 or 4 barrels')
    await page.keyboard.press('Escape')
    await expect(tip(page)).toBeHidden()
  })

  await test.step('a try that is refused says why, with the rule to be read there', async () => {
    await squareAt(page, 'L20').click()
    await expect(refusal(page)).toContainText('That costs')
    await refusal(page).getByText('Rule GIG-5.2').click()
    await expect(refusal(page)).toContainText('The movement points of the card may be split')
  })

  await test.step('every space of the railway says what it is and what would happen, and why a locomotive does not come so far', async () => {
    await spaces(page).nth(2).hover()
    await expect(tip(page)).toContainText('Column 4: 1 point to enter')
    await expect(tip(page)).toContainText(`Move your locomotive to column 4: 3 points, ${(await pointsLeft(page)) - 3} left`)
    await page.keyboard.press('t')
    await expect(spaces(page).and(page.locator(':focus'))).toHaveAttribute('aria-label', /^Column 2: 1 point to enter/)
    for (let n = 0; n < 18; n++) await page.keyboard.press('ArrowRight')
    await expect(railway(page).locator(':focus')).toHaveAttribute('aria-label', /^Column 20: 3 points to enter\. That costs 32 points/)
    await page.keyboard.press('Enter')
    await expect(refusal(page)).toContainText('That costs 32 points')
    await page.keyboard.press('ArrowRight')
    await expect(railway(page).locator(':focus')).toHaveAttribute('aria-label', /^The star: the game ends/)
  })

  await test.step('a locomotive is sent along several spaces at once', async () => {
    const before = await pointsLeft(page)
    const space = spaces(page).nth(1)
    await space.click()
    await expect(plan(page)).toContainText('To column 3: 2 points')
    await page.getByRole('button', { name: 'Set off' }).click()
    await expectPoints(page, before - 2)
    await expect(question(page)).toContainText('your locomotive in column 3')
  })
})

test('a double click does one thing: what it chooses it does not confirm', async ({ page }) => {
  await sitDownToDrive(page)
  const before = await pointsLeft(page)
  await squares(page, 'far').first().dblclick()
  await expect(plan(page)).toContainText('left')
  await page.keyboard.press('Escape')
  await spaces(page).nth(1).dblclick()
  await expect(plan(page)).toContainText('To column 3')
  expect(await pointsLeft(page)).toBe(before)
  await page.keyboard.press('Escape')

  const sites = squares(page, 'build')
  await playTo(page, async () => (await sites.count()) > 0)
  await sites.first().dblclick()
  await expect(map(page).getByRole('gridcell', { selected: true })).toHaveCount(1)
  expect(await sites.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Build on/ }).click()
  await expect(sites).toHaveCount(0)
})

test('in a game: what is tried, pointed at, bid and paid', async ({ page }) => {
  await sitDownAtBoard(page)
  await isAskedAtBoard(page)

  await test.step('whoever tries the map while something else is asked hears so', async () => {
    await squareAt(page, 'D5').click()
    await expect(refusal(page)).toContainText('Something else is being decided now')
  })

  await test.step('on the board too every decision is there as a sentence, and can be taken so', async () => {
    const answers = sentences(asks(page)).getByRole('listitem').getByRole('button')
    await expect(answers).toHaveCount(0)
    await expect(plates(page).first()).not.toContainText(/(Red|Beige) card/)
    await asks(page).getByText('All decisions as sentences').click()
    await expect(answers).toHaveCount(await cards(page).count())
    await answers.first().click()
    await expect(plates(page).first()).toContainText(/(Red|Beige) card/)
    await expect(refusal(page)).toBeHidden()
  })

  await test.step('pointing at what a card can do says what would happen', async () => {
    const special = page
      .getByRole('group', { name: /^Special action/ })
      .getByRole('button')
      .first()
    await playTo(page, () => special.isVisible())
    await special.hover()
    await expect(tip(page)).toHaveText((await special.getAttribute('aria-description')) ?? '')
  })

  await test.step('a bid beyond the licences is called a bluff before it is made', async () => {
    await playTo(page, () => bid(page).isVisible())
    await expect(bluff(page)).toBeHidden()
    const proposed = await bid(page).inputValue()
    await bid(page).fill('100')
    await expect(bluff(page)).toContainText('A bluff: you cover only')
    await bid(page).fill('118')
    await expect(refusal(page)).toContainText('117 points')
    await bid(page).fill('some')
    await expect(controls(page)).toContainText('Enter a whole number from')
    await expect(doIt(page)).toHaveAttribute('aria-disabled', 'true')
    await bid(page).fill(proposed)
  })

  await test.step('a payment is proposed, and what would not do is said', async () => {
    const paid = asks(page).getByRole('button', { name: /^Pay with a licence/, pressed: true })
    await playTo(page, async () => (await kindAsked(page)) === 'pay')
    await expect(page.getByRole('button', { name: /^Pay \d point/ })).toBeVisible()
    while ((await paid.count()) > 0) await paid.first().click()
    await expect(refusal(page)).toContainText('Those licences will not do')
    await expect(controls(page)).not.toContainText('This would do')
  })
})

test.describe('with a tile that is soon looked at', () => {
  test.use({ luck: 9 })

  test('a look turns the tile for the one who looks, and the journey waits for him', async ({ page }) => {
    await sitDownAtBoard(page)
    await playTo(page, () =>
      plan(page)
        .getByText(/hides \d barrels/)
        .isVisible(),
    )
    await expect(knownTiles(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Stop here for now' }).click()
    await expect(plan(page)).not.toContainText('hides')
    await expect(points(page)).toBeVisible()
  })
})

test.describe('with locomotives that soon lie apart', () => {
  test.use({ luck: 3 })

  test('a barrel has a choice of locomotives, and what is said of each is so', async ({ page }) => {
    await sitDownAtBoard(page)
    const carrier = carriers(page)
    const isOff = async (off: boolean) =>
      (await carrier.count()) > 0 && (await carrier.first().getAttribute('aria-disabled')) === String(off)
    await playTo(page, () => isOff(true))
    await expect(carrier.first()).toContainText('has not got this far')
    for (const paid of await carrier.and(page.locator('[aria-disabled="false"]')).all()) await expect(paid).toContainText('$3,000')
    await playTo(page, () => isOff(false))
    await expect(carrier.first()).toContainText('free')
    for (const other of [1, 2]) await expect(carrier.nth(other)).toContainText('not needed')
  })
})
