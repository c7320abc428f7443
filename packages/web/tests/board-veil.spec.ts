import { expect, type Page } from '@playwright/test'
import { cards, hand, isAskedAtBoard, map, plan, playTogetherOnBoard, sitDownAtBoard, squares, takeCard } from './at-the-board.ts'
import { test } from './luck.ts'
import { handsInMemory } from './memory.ts'
import { question, takeUp, veil } from './page-parts.ts'
import { licenceCards } from './painted.ts'

const SECRETS = /You looked|is dealt [^.]*points?|sees \d+ barrels?/

/** Nothing that only one seat may know can be seen or heard. */
async function expectNoHand(page: Page) {
  await expect(veil(page)).toBeVisible()
  await expect(hand(page).or(licenceCards(page))).toHaveCount(0)
  expect(await page.evaluate(secrets => document.documentElement.outerHTML.match(secrets)?.[0], SECRETS)).toBeUndefined()
}

test('a hand that is laid down on the board leaves nothing in the page or its memory, nor does a tile that was looked under', async ({
  page,
}) => {
  await sitDownAtBoard(page, { people: 3 })
  const done = page.getByRole('button', { name: 'Done: hide my hand' })
  const start = squares(page, 'start')
  await expectNoHand(page)
  expect(await handsInMemory(page)).toBe(0)
  // Everybody takes a card; then somebody has a truck to place.
  while ((await start.count()) === 0) {
    const card = cards(page).first()
    await expect(takeUp(page).or(done).or(card).or(start.first()).first()).toBeVisible()
    if (await done.isVisible()) {
      await done.click()
      await expect(done).toBeHidden()
    } else if (await takeUp(page).isVisible()) {
      await takeUp(page).click()
      await expect(takeUp(page)).toBeHidden()
    } else if (await card.isVisible()) {
      await takeCard(page)
      await expect(takeUp(page).or(done).or(start.first()).first()).toBeVisible()
    }
  }
  await start.nth(3).click()
  await isAskedAtBoard(page)
  await squares(page, 'upTo').first().click()
  const ready = plan(page).getByRole('button', { disabled: false }).first()
  if (await ready.isVisible()) await ready.click()
  await expect(question(page)).not.toContainText('at D1')
  await isAskedAtBoard(page) // the whole trip is made
  if ((await squares(page, 'look').count()) > 0) await squares(page, 'look').first().click()
  await expect(
    map(page)
      .getByRole('gridcell', { name: /You looked/ })
      .first(),
  ).toBeAttached()
  await expect(licenceCards(hand(page)).first()).toBeVisible()
  expect(await handsInMemory(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Hide my hand' }).click()
  await expectNoHand(page)
  await expect.poll(() => handsInMemory(page)).toBe(0)
})

test('the same while pieces still move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitDownAtBoard(page, { people: 3, pace: 'normal' })
  await takeUp(page).click()
  await takeCard(page)
  await expectNoHand(page)
  await expect.poll(() => handsInMemory(page)).toBe(0)
})

test('three people around one screen play a round on the board, and between two hands there is none', async ({ page }) => {
  test.slow()
  await sitDownAtBoard(page, { people: 3 })
  const seats = new Set<string | null>()
  let looked = 0
  await playTogetherOnBoard(page, 2, async turn => {
    await expectNoHand(page)
    seats.add(await takeUp(page).textContent())
    if (turn % 10 === 0 && looked < 4) {
      looked++
      await expect.poll(() => handsInMemory(page)).toBe(0)
    }
  })
  expect(seats.size).toBe(3)
})
