import { expect, type Page } from '@playwright/test'
import {
  cards,
  click,
  isAskedAtBoard,
  type Kind,
  kindAsked,
  map,
  now,
  oilmanAtBoard,
  phases,
  plates,
  progress,
  sitDownAtBoard,
  squares,
  takeCard,
} from './at-the-board.ts'
import { decisions, openSettings, settle, sitDownToGiganten } from './at-the-table.ts'
import { test } from './luck.ts'
import { keptGame, question, result } from './page-parts.ts'
import { coloursOf, isCut, priceScales, progressParts, seatSigns, stickingOut } from './painted.ts'

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 720, height: 450 }, // 1440 × 900 at 200 %
  { width: 390, height: 844 },
]

test('at any size nothing scrolls sideways, and what is asked can be answered in sight', async ({ page }) => {
  const atEachSize = async (judge: () => Promise<void>) => {
    for (const size of SIZES)
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        await judge()
      })
  }
  await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 })
  await sitDownAtBoard(page, { language: 'it', seats: 4 })
  await isAskedAtBoard(page)
  await atEachSize(async () => {
    await expect.poll(() => sideways(page)).toBe(0)
    await expect.poll(() => stickingOut(page)).toBe(0)
    await expect(priceScales(page).first()).toContainText('1,5')
    await expect(cards(page).first()).toBeInViewport({ ratio: 1 })
  })
  await takeCard(page)
  await isAskedAtBoard(page)
  await atEachSize(async () => {
    await expect(question(page)).toBeInViewport()
    await expect(squares(page, 'start').first()).toBeInViewport()
    await expect.poll(() => sideways(page)).toBe(0)
  })
})

test('at a practice table too one sees all phases, whose decision it is and what for', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page, { drawn: true, language: 'it' })
  await page.goto('/new/giganten')
  await page.getByRole('radio', { name: 'Allenamento' }).check()
  await page.getByRole('button', { name: 'Inizia' }).click()
  await isAskedAtBoard(page)
  await expect(now(page)).toHaveAttribute('title', /prende una carta/)
  await expect(phases(page)).toHaveCount(9)
  for (const phase of await phases(page).all()) await expect(phase).toBeInViewport({ ratio: 1 })
  const { right } = await progress(page).evaluate(status => status.getBoundingClientRect())
  for (const part of await progressParts(page).all())
    expect(await part.evaluate(each => each.getBoundingClientRect().right)).toBeLessThanOrEqual(right)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const part of await progressParts(page).all()) if (await part.isVisible()) expect(await isCut(part)).toBe(false)
})

test('on a phone whose text is twice as large nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await sitDownAtBoard(page, { language: 'it', seats: 4 })
  for (const path of ['/', '/new/giganten', '/about']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await enlarge()
    await expect.poll(() => sideways(page), path).toBe(0)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Continua' }).first().click()
  await enlarge()
  const decide = oilmanAtBoard(page, click)
  const seen = new Set<Kind>()
  while (seen.size < 6 && (await isAskedAtBoard(page))) {
    const what = await kindAsked(page)
    if (!seen.has(what)) await expect.poll(() => sideways(page), what).toBe(0)
    seen.add(what)
    await decide()
  }
})

test('what is drawn as a sign is told in words to whoever does not see it', async ({ page }) => {
  await sitDownAtBoard(page)
  await isAskedAtBoard(page)
  for (const company of ['Hudson', 'Jet', 'US Standard']) {
    await expect(page.getByRole('region', { name: company, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: company, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^(Red|Beige) card: \d licences, \d+ movement/ })).toHaveCount(await cards(page).count())
  await takeCard(page)
  await isAskedAtBoard(page)
  await expect(plates(page).first()).toContainText(/(Red|Beige) card: \d licences, \d+ movement/)
})

test('a player has the same colour in the list of games as on the board', async ({ page }) => {
  await sitDownAtBoard(page)
  const atTable = await coloursOf(seatSigns(plates(page)))
  await page.goto('/')
  const inList = seatSigns(keptGame(page))
  await expect(inList).toHaveCount(3)
  expect(await coloursOf(inList)).toEqual(atTable)
})

test('whoever prefers words has the plain table, and changes back without losing his place', async ({ page }) => {
  await sitDownToGiganten(page)
  await expect(decisions(page).first()).toBeVisible()
  await expect(map(page)).toHaveCount(0)
  await openSettings(page)
  await page.getByRole('radio', { name: 'Board' }).check()
  await page.keyboard.press('Escape')
  await expect(cards(page).first()).toBeVisible()
})

test('what bots do is shown one thing after the other, and can be skipped; the truth does not wait for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitDownAtBoard(page, { pace: 'normal' })
  await isAskedAtBoard(page)
  await takeCard(page)
  const skip = page.getByRole('button', { name: 'Skip' })
  await expect(skip).toBeVisible()
  await skip.click()
  await expect(skip).toBeHidden()
})

test('with a system that asks for little movement nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDownAtBoard(page, { pace: 'fast' })
  const decide = oilmanAtBoard(page, click)
  for (let n = 0; n < 12 && (await isAskedAtBoard(page)); n++) {
    await decide()
    expect(await page.getByRole('button', { name: 'Skip' }).isVisible()).toBe(false)
  }
  await expect(result(page)).toBeHidden()
})
