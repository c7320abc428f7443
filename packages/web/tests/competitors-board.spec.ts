// Competitors on its map of the world: whole points games by mouse and by finger; what is asked about is in sight.

import { expect, type Page } from '@playwright/test'
import { click, type Hand, plates, progress } from './at-the-board.ts'
import {
  type Asked,
  decks,
  does,
  forwarder,
  ownCards,
  sitDownAtCompetitors,
  track,
  weather,
  whatIsAsked,
  world,
} from './at-the-competitors.ts'
import type { Wishes } from './at-the-table.ts'
import { playToTheEnd } from './decision-by-decision.ts'
import { atAll, expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { asks, log, question, scores } from './page-parts.ts'
import { competitorsOwnLine, tooSmall } from './painted.ts'

/** A whole game, and what was done in it. `between`: before each decision. */
async function playThrough(page: Page, by: Hand, table: Wishes, where: 'map' | 'sheet', between: (what: Asked) => Promise<void>) {
  const done = new Set<string>()
  await sitDownAtCompetitors(page, table)
  const decide = forwarder(page, by, done, where)
  await playToTheEnd(page, async () => {
    await between(await whatIsAsked(page))
    await decide()
  })
  await expect(scores(page)).toHaveCount(table.seats ?? 2)
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

test('a whole points game by mouse, on the map: everything is in sight on a desk, and axe finds nothing', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const seen = new Set<Asked>()
  const done = await playThrough(page, click, { seats: 3 }, 'map', async what => {
    if (seen.has(what)) return
    seen.add(what)
    for (const part of [world, track, weather, decks, ownCards, question, progress, log, does])
      await expect(part(page), what).toBeInViewport({ ratio: 0.9 })
    for (const plate of await plates(page).all()) await expect(plate, what).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page, what, atAll)
  })
  expect(done).toEqual(expect.arrayContaining(['hq', 'turn', 'travel', 'Sign', 'Move', 'Draw']))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, luck: 5 })

  test('a whole points game with a finger, in Italian: map and button stay in sight, everything is large enough', async ({ page }) => {
    test.slow()
    const looked = new Set<Asked>()
    const done = await playThrough(page, finger(), { seats: 2, language: 'it' }, 'sheet', async what => {
      for (const part of [question, competitorsOwnLine, world, does]) await expect(part(page), what).toBeInViewport({ ratio: 1 })
      if (looked.has(what)) return
      looked.add(what)
      expect(await tooSmall(page), what).toEqual([])
      await expectNothingSideways(page, what)
    })
    expect(done).toEqual(expect.arrayContaining(['hq', 'turn', 'Firma', 'Muovi']))
  })
})
