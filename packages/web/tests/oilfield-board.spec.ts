// Oilfield on its board: whole games with two, three and five players, by keyboard, by finger and by mouse; what is asked about is in sight.

import { expect, type Page } from '@playwright/test'
import { click, doIt, type Hand, plates, progress } from './at-the-board.ts'
import {
  type Asked,
  buildings,
  fields,
  investments,
  neutralBot,
  oilmanAtOilfield,
  order,
  saleFirst,
  sitDownAtOilfield,
  whatIsAsked,
} from './at-the-oilfield.ts'
import type { Wishes } from './at-the-table.ts'
import { playToTheEnd } from './decision-by-decision.ts'
import { atAll, expectAccessible, expectLegible, watchShifts } from './judged.ts'
import { byKeys } from './keys.ts'
import { test } from './luck.ts'
import { asks, log, question, scores } from './page-parts.ts'
import { lastLinesInSight, oilfieldOwnLine, overlaid, tooSmall, underPlan } from './painted.ts'

interface Table extends Wishes {
  readonly seats: number
  readonly advanced: boolean
}

type Between = (what: Asked) => Promise<void>
/** A whole game, and what was asked in it. `between`: before each decision. */
async function playThrough(page: Page, by: Hand, table: Table, where: 'board' | 'sheet', between: Between) {
  const done = new Set<Asked>()
  await sitDownAtOilfield(page, table)
  const decide = oilmanAtOilfield(page, by, done, where)
  await playToTheEnd(page, async () => {
    await between(await whatIsAsked(page))
    await decide()
  })
  await expect(scores(page)).toHaveCount(table.seats)
  await expect(asks(page)).toHaveCount(0)
  return [...done]
}
/** Never twice in one place: two quick taps there would be a double tap, of which the second does not count. */
function finger(): Hand {
  let side = 0.3
  return async thing => {
    const { width = 0, height = 0 } = (await thing.boundingBox()) ?? {}
    side = 1 - side
    await thing.tap({ position: { x: width * side, y: height / 2 } })
  }
}
/** Whoever does everything by turns comes to these. */
const USUAL: readonly Asked[] = ['place', 'card', 'lease', 'build', 'drill', 'local', 'national']

test('a whole game beside the neutral bot by keyboard alone, in Italian', async ({ page }) => {
  test.slow()
  const done = await playThrough(page, byKeys(page), { seats: 2, advanced: false, language: 'it' }, 'sheet', async () => {
    await expect(neutralBot(page)).toContainText(/^Bot neutrale.*Occupa/)
  })
  expect(done).toEqual(expect.arrayContaining([...USUAL]))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, luck: 5 })

  test('a whole game with a finger: nothing jumps, fields and store stay in sight, everything is large enough', async ({ page }) => {
    test.slow()
    const shifted = await watchShifts(page)
    const looked = new Set<Asked>()
    const done = await playThrough(page, finger(), { seats: 3, advanced: true }, 'sheet', async what => {
      for (const part of [question, oilfieldOwnLine, fields, doIt]) await expect(part(page), what).toBeInViewport({ ratio: 1 })
      await expect(plates(page).first(), what).toBeHidden() // they would lie over the fields
      if (looked.has(what)) return
      looked.add(what)
      expect(await tooSmall(page), what).toEqual([])
    })
    expect(done).toEqual(expect.arrayContaining([...USUAL]))
    expect(await shifted()).toBeLessThan(0.1)
  })
})

test.describe('where somebody invests early enough to sell it again', () => {
  test.use({ luck: 18 })

  test('five players: everything is in sight at once on a desk, whatever is asked, and axe finds nothing', async ({ page }) => {
    test.slow()
    const DESKS = [
      { width: 1024, height: 768, theme: 'dark' },
      { width: 1440, height: 900, theme: 'light' },
    ]
    await page.setViewportSize({ width: 1440, height: 900 })
    const seen = new Set<string>()
    const look = async (asked: Asked) => {
      const what = (await saleFirst(page).isVisible()) ? `${asked}, or a sale first` : asked
      if (seen.has(what)) return
      seen.add(what)
      for (const { theme, ...size } of DESKS)
        await test.step(`${what}: ${size.width} × ${size.height}, ${theme}`, async () => {
          await page.setViewportSize(size)
          await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
          for (const part of [fields, order, buildings, investments, plates, question, progress, doIt].map(each => each(page)))
            for (const each of await part.all()) await expect(each, what).toBeInViewport({ ratio: 0.9 })
          expect(await lastLinesInSight(log(page).getByRole('listitem').last()), what).toBeGreaterThan(1)
          expect(await overlaid(page), what).toEqual([])
          expect(await underPlan(page), what).toEqual([])
          if (theme === 'light') await expectAccessible(page, what, atAll)
          else await expectLegible(page, what)
        })
    }
    await playThrough(page, click, { seats: 5, advanced: true, language: 'it' }, 'board', look)
    expect([...seen]).toEqual(expect.arrayContaining([...USUAL, 'place, or a sale first']))
  })
})
