// Black Gold on its board: whole games with two to five players, by mouse, by keyboard, by finger; what is asked about is in sight.

import { expect, type Page } from '@playwright/test'
import {
  bid,
  carryTo,
  click,
  companies,
  type Doing,
  doIt,
  type Hand,
  hand,
  type Kind,
  kindAsked,
  legend,
  map,
  now,
  oilmanAtBoard,
  plan,
  plates,
  playOnBoard,
  progress,
  railway,
  sitDownAtBoard,
  tap,
} from './at-the-board.ts'
import type { Wishes } from './at-the-table.ts'
import { atAll, expectAccessible, expectLegible, watchShifts } from './judged.ts'
import { byKeys } from './keys.ts'
import { test } from './luck.ts'
import { asks, log, question, scores } from './page-parts.ts'
import {
  isCut,
  isOnShow,
  lastLinesInSight,
  overlaid,
  ownLine,
  ownTruck,
  ringAbout,
  smallPrint,
  squareWidth,
  tooSmall,
  underPlan,
  zoomWindow,
} from './painted.ts'

const shorter = (page: Page) => async () => {
  await page.getByRole('radio', { name: /^(Shorter game|Partita più breve)/ }).check()
  await page.getByRole('radio', { name: /^(Shown|Visibile)$/ }).check()
}

/** A whole game, and what was done in it. `between`: before each decision. */
async function playThrough(page: Page, by: Hand, seats: number, wishes: Wishes, between: (what: Kind) => Promise<void> = async () => {}) {
  const done = new Set<Doing>()
  await sitDownAtBoard(page, { ...wishes, seats }, 'black-gold', shorter(page))
  const decide = oilmanAtBoard(page, by, done, 4)
  await playOnBoard(page, async () => {
    const what = await kindAsked(page)
    await between(what)
    await decide(what)
  })
  await expect(scores(page)).toHaveCount(seats)
  await expect(asks(page)).toHaveCount(0)
  return done
}
/** Whoever plays with sense comes to these. */
const USUAL: readonly Doing[] = ['card', 'start', 'trip', 'ride', 'build', 'carry', 'bid', 'sell']

test('a whole game against the Oil Baron by keyboard alone, in Italian', async ({ page }) => {
  test.slow()
  let met = 0
  const done = await playThrough(page, byKeys(page), 2, { language: 'it' }, async what => {
    if (what === 'auction' && (await asks(page).getByText('Il Barone', { exact: true }).isVisible())) met++
  })
  expect([...done]).toEqual(expect.arrayContaining([...USUAL]))
  expect(met, 'auctions with the Oil Baron').toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, luck: 5 })

  test('a whole game with a finger: nothing jumps, nothing that is asked about is hidden, everything is large enough', async ({ page }) => {
    test.slow()
    const shifted = await watchShifts(page, { pressed: true })
    const looked = new Set<Kind>()
    const done = await playThrough(page, tap, 3, {}, async what => {
      await expect(question(page)).toBeInViewport({ ratio: 1 })
      await expect(ownLine(page)).toBeInViewport({ ratio: 1 })
      if (what === 'drive') await expect.poll(() => isOnShow(ownTruck(page)), what).toBe(true)
      if (what === 'transport') await expect.poll(() => isOnShow(ringAbout(page)), what).toBe(true)
      if (looked.has(what)) return
      looked.add(what)
      if (what === 'auction')
        for (const each of [...(await companies(page).all()), bid(page)]) await expect(each).toBeInViewport({ ratio: 0.98 })
      if ((await plan(page).count()) > 0) await expect(doIt(page), what).toBeInViewport({ ratio: 1 })
      expect(await tooSmall(page), what).toEqual([])
    })
    expect([...done]).toEqual(expect.arrayContaining([...USUAL]))
    expect(await shifted()).toBeLessThan(0.1)
  })
})

test.describe('on a phone, against the Oil Baron', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a bid is in sight whole, also when the other one has passed', async ({ page }) => {
    test.slow()
    const passed = asks(page).getByText('passa', { exact: true })
    let last = 0
    await playThrough(page, tap, 2, { language: 'it', hints: false }, async what => {
      if (what !== 'auction' || !(await passed.isVisible())) return
      last++
      for (const part of [passed, bid(page), doIt(page)]) await expect(part).toBeInViewport({ ratio: 0.98 })
      await expect.poll(() => underPlan(page)).toEqual([])
    })
    expect(last, 'last bids against the Oil Baron').toBeGreaterThan(0)
  })
})

test('a whole game with four by mouse', async ({ page }) => {
  test.slow()
  const done = await playThrough(page, click, 4, {})
  expect([...done]).toEqual(expect.arrayContaining([...USUAL]))
})

test('a whole game with five: everything is in sight at once on a desk, whatever is asked, and axe finds nothing', async ({ page }) => {
  test.slow()
  const DESKS = [
    { width: 1440, height: 900, theme: 'light' },
    { width: 1024, height: 768, theme: 'dark' },
  ]
  await page.setViewportSize({ width: 1440, height: 900 })
  const wanted: readonly Kind[] = ['card', 'start', 'drive', 'transport', 'auction', 'pay', 'sell']
  const seen = new Set<Kind>()
  const look = async (what: Kind) => {
    if (seen.has(what)) return
    seen.add(what)
    for (const { theme, ...size } of DESKS)
      await test.step(`${what}: ${size.width} × ${size.height}, ${theme}`, async () => {
        await page.setViewportSize(size)
        await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
        if (what === 'card') {
          await page.keyboard.press('+') // looked at through a window: nothing else moves
          for (const each of await plates(page).all()) await expect(each).toBeInViewport({ ratio: 0.98 })
          await page.keyboard.press('0')
        }
        const isNear = what === 'drive' && size.width === 1024 // the map is looked at through a window: its squares would be too small
        if (isNear) {
          await expect.poll(() => squareWidth(page), what).toBeGreaterThanOrEqual(35.9)
          await expect.poll(() => isOnShow(ownTruck(page)), what).toBe(true)
        } else expect(await squareWidth(page), what).toBeGreaterThan(26)
        for (const part of [isNear ? zoomWindow : map, isNear ? plates : railway, companies, plates, legend, question, progress])
          for (const each of await part(page).all()) await expect(each, what).toBeInViewport({ ratio: 0.98 })
        expect(await lastLinesInSight(log(page).getByRole('listitem').last()), what).toBeGreaterThan(1)
        for (const part of [hand, doIt].map(each => each(page)))
          if ((await part.count()) > 0) await expect(part, what).toBeInViewport({ ratio: 0.9 })
        expect(await smallPrint(page), what).toEqual([])
        expect(await overlaid(page), what).toEqual([])
        expect(await isCut(now(page)), what).toBe(false)
        for (const each of await carryTo(page).all()) expect(await isCut(each), what).toBe(false)
        if (theme === 'light') await expectAccessible(page, what, atAll)
        else await expectLegible(page, what)
      })
  }
  await playThrough(page, click, 5, { language: 'it' }, look)
  expect([...seen]).toEqual(expect.arrayContaining([...wanted]))
})
