// The board in every hand: on a phone by touch, on a tablet; what is asked about is in sight, and nothing jumps.

import { expect, type Page } from '@playwright/test'
import {
  click,
  companies,
  doIt,
  hand,
  isAskedAtBoard,
  type Kind,
  kindAsked,
  map,
  oilmanAtBoard,
  plan,
  plates,
  playThrough,
  progress,
  railway,
  sitDownAtBoard,
  tab,
  tap,
} from './at-the-board.ts'
import { atAll, expectAccessible, expectLegible, watchShifts } from './judged.ts'
import { test } from './luck.ts'
import { log, question } from './page-parts.ts'
import {
  askingSheet,
  edgeTags,
  isOnShow,
  lastLinesInSight,
  mapSheet,
  ownLine,
  ownTruck,
  ringAbout,
  scrollMapBy,
  tooSmall,
} from './painted.ts'

const pageScrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, luck: 5 })

  test('a whole game with a finger: nothing jumps, nothing that is asked about is hidden, everything is large enough', async ({ page }) => {
    test.slow()
    const shifted = await watchShifts(page, { pressed: true })
    const looked = new Set<Kind>()
    await playThrough(page, tap, {}, async () => {
      const what = await kindAsked(page)
      await expect(question(page)).toBeInViewport({ ratio: 1 })
      await expect(ownLine(page)).toBeInViewport({ ratio: 1 })
      if (what === 'drive') await expect.poll(() => isOnShow(ownTruck(page)), what).toBe(true)
      if (what === 'transport') await expect.poll(() => isOnShow(ringAbout(page)), what).toBe(true)
      if (looked.has(what)) return what
      looked.add(what)
      expect(await pageScrolls(page), what).toEqual([0, 0])
      if ((await plan(page).count()) > 0) await expect(doIt(page), what).toBeInViewport({ ratio: 1 })
      expect(await tooSmall(page), what).toEqual([])
      return what
    })
    expect(looked.size).toBeGreaterThan(6)
    expect(await shifted()).toBeLessThan(0.1)
  })

  test('every part of the table is one press away, and the question brings its own', async ({ page }) => {
    await sitDownAtBoard(page)
    await isAskedAtBoard(page)
    await expect(tab(page, 'Board')).toHaveAttribute('aria-pressed', 'true')
    for (const [name, part] of [
      ['Companies', companies],
      ['Players', plates],
      ['Log', log],
      ['Board', map],
    ] as const) {
      await tab(page, name).tap()
      await expect(part(page).first()).toBeVisible()
      await expect(question(page)).toBeInViewport({ ratio: 1 })
    }
    await expect(edgeTags(page)).toHaveCount(0)
    await scrollMapBy(page, 2000)
    await expect(edgeTags(page)).toHaveCount(4) // everybody's locomotive, and the black one
    await scrollMapBy(page, -2000)
    await expect(edgeTags(page)).toHaveCount(0)
    const decide = oilmanAtBoard(page, tap)
    while ((await kindAsked(page)) !== 'auction') {
      await decide()
      await isAskedAtBoard(page)
    }
    await expect(tab(page, 'Companies')).toHaveAttribute('aria-pressed', 'true')
    await expect(companies(page).and(page.locator('[aria-current=true]'))).toBeVisible()
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, luck: 5 })

  test('a whole game with a finger: nothing jumps, and everything is large enough', async ({ page }) => {
    test.slow()
    const shifted = await watchShifts(page, { pressed: true })
    const looked = new Set<Kind>()
    await playThrough(page, tap, {}, async () => {
      const what = await kindAsked(page)
      for (const part of [question, hand].map(each => each(page))) await expect(part, what).toBeInViewport({ ratio: 1 })
      if (looked.has(what)) return what
      looked.add(what)
      if ((await plan(page).count()) > 0) await expect(doIt(page), what).toBeInViewport({ ratio: 1 })
      expect(await tooSmall(page), what).toEqual([])
      return what
    })
    expect(looked.size).toBeGreaterThan(6)
    expect(await shifted()).toBeLessThan(0.1)
  })
})

test('everything is in sight at once on a desk, whatever is asked, in a first game too, and axe finds nothing', async ({ page }) => {
  test.slow()
  const DESKS = [
    { width: 1440, height: 900, theme: 'light' },
    { width: 1024, height: 768, theme: 'dark' },
  ]
  const judge = async (what: Kind, axe: (page: Page, where: string) => Promise<void>) => {
    for (const part of [mapSheet, railway, companies, plates, question, progress].map(each => each(page)))
      for (const each of await part.all()) await expect(each, what).toBeInViewport({ ratio: 1 })
    for (const part of [hand, doIt].map(each => each(page)))
      if ((await part.count()) > 0) await expect(part, what).toBeInViewport({ ratio: 0.9 })
    expect(await lastLinesInSight(log(page).getByRole('listitem').last()), what).toBeGreaterThan(1)
    expect(await pageScrolls(page), what).toEqual([0, 0])
    await axe(page, what)
    const right = await askingSheet(page).evaluate(sheet => sheet.getBoundingClientRect().right)
    for (const button of await askingSheet(page).getByRole('button').all())
      expect((await button.boundingBox())?.x ?? 0, what).toBeLessThan(right - 20)
  }
  const accessible = (at: Page, where: string) => expectAccessible(at, where, atAll)
  await page.setViewportSize({ width: 1024, height: 768 })
  await sitDownAtBoard(page, { seats: 4, theme: 'dark', language: 'it' })
  const decide = oilmanAtBoard(page, click)
  const seen = new Set<Kind>()
  while (seen.size < 7 && (await isAskedAtBoard(page))) {
    const what = await kindAsked(page)
    if (!seen.has(what))
      for (const { theme, ...size } of DESKS)
        await test.step(`${what}: ${size.width} × ${size.height}, ${theme}`, async () => {
          await page.setViewportSize(size)
          await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
          await judge(what, theme === 'light' ? accessible : expectLegible)
        })
    seen.add(what)
    await decide(what)
  }
  expect([...seen]).toContain('auction')
  expect([...seen]).toContain('transport')
})
