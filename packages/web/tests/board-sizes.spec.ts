// The board in every hand: on a phone by touch, on a tablet; what is asked about is in sight, and nothing jumps.

import { expect, type Page } from '@playwright/test'
import { click, controls, isAskedAtBoard, oilmanAtBoard, playThrough, sitDownAtBoard, tap } from './at-the-board.ts'
import { atAll, expectAccessible, watchShifts } from './judged.ts'
import { test } from './luck.ts'

const kindAsked = async (page: Page) => (await controls(page).locator('> *').first().getAttribute('class')) ?? ''
const pageScrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })

/** What can be pressed and is smaller than a finger needs. Inside the drawing squares are measured, and nothing that is behind a tab. */
const tooSmall = (page: Page) =>
  page.locator('.board :is(button, summary, .square[data-light], input)').evaluateAll(all =>
    all
      .filter(each => each.checkVisibility() && !each.matches('.board-rule, .rail, .plan-looks input'))
      .map(each => ({ is: each.className || each.tagName, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ is, box }) => `${is}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  )

/** Is a piece of the drawing in the window onto it, and above what is docked there? */
const isOnShow = (page: Page, piece: string) =>
  page
    .locator(piece)
    .first()
    .evaluate(each => {
      const frame = each.closest('.zoom-frame')?.getBoundingClientRect()
      const docked = document.querySelector('.sheet-track')?.getBoundingClientRect()
      const { left, right, top, bottom } = each.getBoundingClientRect()
      if (frame === undefined || docked === undefined) return false
      return left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= docked.top + 1
    })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, luck: 5 })

  test('a whole game with a finger: nothing jumps, nothing that is asked about is hidden, everything is large enough', async ({ page }) => {
    test.slow()
    const shifted = await watchShifts(page)
    const looked = new Set<string>()
    await playThrough(page, tap, {}, async () => {
      const what = await kindAsked(page)
      await expect(page.locator('.question')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.own-line')).toBeInViewport({ ratio: 1 })
      if (what.startsWith('drive')) await expect.poll(() => isOnShow(page, '.trucks [data-anchor="truck-0"]'), what).toBe(true)
      if (what.startsWith('transport')) await expect.poll(() => isOnShow(page, '.ring-about'), what).toBe(true)
      if (looked.has(what)) return
      looked.add(what)
      expect(await pageScrolls(page), what).toEqual([0, 0])
      if ((await page.locator('.plan').count()) > 0) await expect(page.locator('.plan .button-first'), what).toBeInViewport({ ratio: 1 })
      expect(await tooSmall(page), what).toEqual([])
    })
    expect(looked.size).toBeGreaterThan(6)
    expect(await shifted()).toBeLessThan(0.1)
  })

  test('every part of the table is one press away, and the question brings its own', async ({ page }) => {
    await sitDownAtBoard(page)
    await isAskedAtBoard(page)
    const tab = (name: string) => page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name })
    await expect(tab('Board')).toHaveAttribute('aria-pressed', 'true')
    for (const [name, part] of [
      ['Companies', '.company'],
      ['Players', '.player-plate'],
      ['Log', '.log'],
      ['Board', '.square'],
    ] as const) {
      await tab(name).tap()
      await expect(page.locator(part).first()).toBeVisible()
      await expect(page.locator('.question')).toBeInViewport({ ratio: 1 })
    }
    const decide = oilmanAtBoard(page, tap)
    while (!(await kindAsked(page)).startsWith('auction')) {
      await decide()
      await isAskedAtBoard(page)
    }
    await expect(tab('Companies')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.company[data-now="true"]')).toBeVisible()
  })
})

for (const [width, height, theme, language] of [
  [1024, 768, 'dark', 'it'],
  [1440, 900, 'light', 'en'],
] as const)
  test(`at ${width} × ${height} everything is in sight at once, whatever is asked, in a first game too, and axe finds nothing (${theme}, ${language})`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await sitDownAtBoard(page, { seats: 4, theme, language })
    const decide = oilmanAtBoard(page, click)
    const seen = new Set<string>()
    while (seen.size < 7 && (await isAskedAtBoard(page))) {
      const what = await kindAsked(page)
      if (!seen.has(what)) {
        for (const part of ['.sheet-map', '.sheet-track', '.company', '.player-plate', '.question', '.status'])
          for (const each of await page.locator(part).all()) await expect(each, `${what} ${part}`).toBeInViewport({ ratio: 1 })
        for (const part of ['.log', '.hand', '.plan .button-first'])
          if ((await page.locator(part).count()) > 0)
            await expect(page.locator(part).last(), `${what} ${part}`).toBeInViewport({ ratio: 0.9 })
        expect(await pageScrolls(page), what).toEqual([0, 0])
        await expectAccessible(page, what, atAll)
        const right = await page.locator('.board-sheet').evaluate(sheet => sheet.getBoundingClientRect().right)
        for (const button of await page.locator('.board-sheet button:visible').all())
          expect((await button.boundingBox())?.x ?? 0, what).toBeLessThan(right - 20)
      }
      seen.add(what)
      await decide()
    }
    expect([...seen]).toContain('auction')
    expect([...seen]).toContain('transport')
  })
