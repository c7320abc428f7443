// Competitors on its map of the world: whole points games by mouse and by finger; what is asked about is in sight.

import { expect, type Page } from '@playwright/test'
import { click, type Hand, plates, progress, tab } from './at-the-board.ts'
import {
  type Asked,
  decks,
  does,
  doing,
  doings,
  forwarder,
  isReady,
  ownCards,
  sitDownAtCompetitors,
  track,
  weather,
  whatIsAsked,
  world,
} from './at-the-competitors.ts'
import { asked, comesIntoSight, type Wishes } from './at-the-table.ts'
import { andWait, playToTheEnd } from './decision-by-decision.ts'
import { atAll, expectAccessible, expectNothingSideways, watchShifts } from './judged.ts'
import { test } from './luck.ts'
import { asks, bar, hint, log, question, scores, screen } from './page-parts.ts'
import { cardsToPick, competitorsOwnLine, cutPlates, cutTexts, groundOf, lastLinesInSight, tooSmall } from './painted.ts'

const MOST_SHIFTED = 0.1 // without being touched

/** A whole game, and what was done in it. `between`: before each decision; `choose`: options. */
async function playThrough(
  page: Page,
  by: Hand,
  table: Wishes,
  where: 'map' | 'sheet',
  between: (what: Asked) => Promise<void>,
  choose?: () => Promise<void>,
) {
  const done = new Set<string>()
  const shifted = await watchShifts(page)
  await sitDownAtCompetitors(page, table, choose)
  const decide = forwarder(page, by, done, where)
  await playToTheEnd(page, async () => {
    await between(await whatIsAsked(page))
    await decide()
  })
  await expect(scores(page)).toHaveCount(table.seats ?? 2)
  await expect(asks(page)).toHaveCount(0)
  expect(await shifted()).toBeLessThan(MOST_SHIFTED)
  return [...done]
}

const DOUBLE_MS = 550 // what Chromium takes for one
const DOUBLE_WIDTH = 120
/** Never twice in one place: two quick taps there would be a double tap, of which the second does not count. */
function finger(): Hand {
  let side = 0.3
  let last = { x: Number.NEGATIVE_INFINITY, at: 0 }
  return async thing => {
    const { x: left = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {}
    side = 1 - side
    const x = left + width * side
    if (Math.abs(x - last.x) < DOUBLE_WIDTH) await thing.page().waitForTimeout(Math.max(0, last.at + DOUBLE_MS - Date.now()))
    await thing.tap({ position: { x: width * side, y: height / 2 } })
    last = { x, at: Date.now() }
  }
}

test('a whole points game by mouse, on the map: everything is in sight on a desk, and axe finds nothing', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const seen = new Set<Asked>()
  const done = await playThrough(page, click, { seats: 3 }, 'map', async what => {
    if (seen.has(what)) return
    seen.add(what)
    for (const part of [world, track, weather, decks, ownCards, question, progress, does])
      await expect(part(page), what).toBeInViewport({ ratio: 0.9 })
    expect(await lastLinesInSight(log(page).getByRole('listitem').last()), what).toBeGreaterThan(1)
    for (const plate of await plates(page).all()) await expect(plate, what).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page, what, atAll)
  })
  expect(done).toEqual(expect.arrayContaining(['hq', 'turn', 'travel', 'Sign', 'Move', 'Draw']))
})

test('a time game on a tablet goes through all its rounds, and the track has no goal', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1024, height: 768 })
  const rounds = new Set<string>()
  await playThrough(
    page,
    click,
    { seats: 2 },
    'map',
    async () => {
      const [round = ''] = /Round \d+ of 5/.exec((await bar(page).textContent()) ?? '') ?? []
      if (round === '' || rounds.has(round)) return
      rounds.add(round)
      await expect(page.getByRole('region', { name: 'Victory points', exact: true })).toBeVisible()
      await expectNothingSideways(page, round)
    },
    async () => {
      await page.getByRole('radio', { name: 'Time game' }).check()
      await page.getByRole('radio', { name: '5', exact: true }).last().check()
    },
  )
  expect([...rounds]).toEqual([1, 2, 3, 4, 5].map(n => `Round ${n} of 5`))
})

test('a first delivery by the guide alone, after a look at another way', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitDownAtCompetitors(page, { seats: 3 })
  const button = (name: RegExp) => asks(page).getByRole('button', { name })
  const [free, show, another] = [button(/^Free card/).first(), button(/^Show me$/), button(/^By way of …$/)]
  let isBy = false
  const stop = button(/^Stop here$/)
  const decide = async () => {
    if (await free.isVisible()) return free.click()
    if (await show.isVisible()) await show.click()
    if (!isBy && (await another.isVisible())) {
      await another.click()
      await world(page).click({ position: { x: 440, y: 330 } })
      await expect(asks(page).getByText(/^By way of \w/)).toBeVisible()
      await button(/^Any way$/).click()
      isBy = true
    }
    if (!(await isReady(page))) await cardsToPick(asks(page)).first().click()
    if (!(await stop.isVisible())) await does(page).click()
  }
  await andWait(page, async () => {
    const near = (await cardsToPick(asks(page)).allTextContents()).map(text => Number(/(\d+) cards? of yours/.exec(text)?.[1]))
    await cardsToPick(asks(page))
      .nth(near.indexOf(Math.max(...near)))
      .click()
    await does(page).click()
  })
  const isDelivered = async () => /[1-9]\d* VP/.test((await plates(page).first().textContent()) ?? '')
  for (let n = 0; n < 40; n++) {
    await comesIntoSight(asked(screen(page)))
    await expect.poll(async () => (await isReady(page)) || (await cardsToPick(asks(page)).count()) > 0).toBe(true)
    if (await isDelivered()) break
    if (await stop.isVisible())
      await expect(stop).toBeHidden() // the plan goes on by itself
    else await andWait(page, decide)
  }
  expect([isBy, await isDelivered()]).toEqual([true, true])
})

test('a hint that was a line is whole in sight once it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitDownAtCompetitors(page, { seats: 3 })
  await hint(page)
    .getByRole('button', { name: /^Hint: / })
    .click()
  await expect(hint(page).getByRole('button', { name: 'No more hints' })).toBeInViewport({ ratio: 1 })
})

for (const [width, height, seats] of [
  [1280, 900, 3],
  [1024, 768, 5],
] as const)
  test(`what ${seats} players have is whole at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAtCompetitors(page, { seats })
    await comesIntoSight(asked(screen(page)))
    await cardsToPick(asks(page)).first().click()
    await does(page).click()
    await expect(doings(page)).toBeVisible()
    expect(await cutPlates(page)).toEqual([])
    expect(await cutTexts(page)).toEqual([])
  })

test('a state is found by its name, and from there one walks to its neighbours', async ({ page }) => {
  await sitDownAtCompetitors(page, { seats: 2 })
  const search = page.getByRole('searchbox', { name: 'Search for a state' })
  const walker = page.getByRole('button', { name: /^Walk the map/ })
  await page.keyboard.press('s')
  await search.press('Escape')
  await expect(page.getByRole('button', { name: 'Search for a state' })).toBeFocused()
  await page.keyboard.press('s')
  await search.fill('finl')
  await search.press('Enter')
  await expect(walker).toBeFocused()
  await expect(walker).toContainText('Finland')
  await walker.press('ArrowLeft')
  await expect(walker).toContainText('Sweden')
})

test('where the worker that paints the map may not be loaded, the page paints it', async ({ page }) => {
  await page.route(/paint-worker/, route => route.abort())
  await sitDownAtCompetitors(page, { seats: 2 })
  await expect(groundOf(world(page))).toHaveAttribute('width', /\d/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, luck: 5 })

  test('what is asked next is read from its beginning, wherever the last list had been left', async ({ page }) => {
    await sitDownAtCompetitors(page, { seats: 2 })
    await comesIntoSight(asked(screen(page)))
    await cardsToPick(asks(page)).first().tap()
    await does(page).tap()
    await doing(page, /^Move$/).tap()
    const guide = asks(page).getByRole('region', { name: 'Your first delivery' })
    await expect(guide).not.toBeInViewport() // what was opened has its room
    await cardsToPick(asks(page)).filter({ hasText: 'P.M.' }).last().tap()
    await does(page).tap()
    await expect(question(page)).toContainText('P.M. left')
    await expect(guide).toBeInViewport({ ratio: 1 })
  })

  test('with five players every part of the table is accessible', async ({ page }) => {
    await sitDownAtCompetitors(page, { seats: 5 })
    await comesIntoSight(asked(screen(page)))
    for (const name of ['Cards', 'Players', 'Log', 'Map']) {
      await tab(page, name).tap()
      await expectAccessible(page, name, atAll)
    }
    await page.getByRole('button', { name: 'Logbook of journeys' }).tap()
    await expectAccessible(page, 'logbook', atAll)
  })

  test('a whole points game with a finger, in Italian: map and button stay in sight, everything is large enough', async ({ page }) => {
    test.slow()
    const looked = new Set<Asked>()
    const done = await playThrough(page, finger(), { seats: 2, language: 'it' }, 'sheet', async what => {
      for (const part of [question, competitorsOwnLine, world, does]) await expect(part(page), what).toBeInViewport({ ratio: 1 })
      if (looked.has(what)) return
      looked.add(what)
      expect(await tooSmall(page), what).toEqual([])
      await expectNothingSideways(page, what)
      await tab(page, 'Carte').tap()
      expect(await cutTexts(page), what).toEqual([])
      await tab(page, 'Mappa').tap()
    })
    expect(done).toEqual(expect.arrayContaining(['hq', 'turn', 'Firma', 'Muovi']))
  })
})
