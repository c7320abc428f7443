// Journeys of Competitors that something happens to, played on from a record: a plane that was left in flight, a ship in the Suez canal.

import { expect, type Locator, type Page } from '@playwright/test'
import { plates } from './at-the-board.ts'
import { does, doing, doings, world } from './at-the-competitors.ts'
import { settle, type Wishes } from './at-the-table.ts'
import { byFinger, byMouse, type Drag } from './drag.ts'
import { test } from './luck.ts'
import { asks, logLine, toasts } from './page-parts.ts'
import { cardsToPick, drawnRoute, middleOfRoute, nameOnMap, pulledOver, shapeOfRoute, signsOnRoute, underPlan } from './painted.ts'

type Command = { readonly kind: string } & Readonly<Record<string, string | number>>

interface Beginning {
  readonly key: string
  readonly commands: readonly (readonly [seat: number, command: Command])[]
}
/** Scrap metal is to go through the Suez canal, where customs hold it. */
const SUEZ: Beginning = {
  key: 'd2753d00663ba376abbe61e88b82a8939407f14360db72654e2da7b6b072cd3d',
  commands: [
    [0, { kind: 'chooseHq', hq: 'italia' }],
    [1, { kind: 'chooseHq', hq: 'brasilesud' }],
    [0, { kind: 'sign', contract: 'scrap-metal', sender: 'italia', recipient: 'somalia' }],
  ],
}

/** A game for practice whose dice and cards are known: after these commands it is Marta's turn. */
async function playOn(page: Page, { key, commands }: Beginning, wishes: Wishes = {}): Promise<void> {
  const record = {
    format: 1,
    game: 'competitors',
    version: 2,
    seats: 2,
    options: { game: 'points', vpTable: 'standard', offerLimit: 0, rounds: 15 },
    key,
    names: ['Marta', 'Jonas'],
    practice: true,
    entries: commands.map(([seat, command]) => ({ kind: 'command', seat, command })),
  }
  await settle(page, { drawn: true, ...wishes })
  await page.goto('/')
  const file = { name: 'journey.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForURL(/\/table\//)
  await expect(world(page)).toBeVisible()
}
/** What was met, as a card on the map. */
const card = (page: Page): Locator =>
  world(page)
    .getByRole('status')
    .filter({ hasText: /^(Weather|Customs)/ })
/** Where Marta's is, as it is read out. */
const plane = (page: Page): Locator =>
  world(page)
    .getByRole('listitem')
    .filter({ hasText: /^Plane of .Marta/ })

test('a plane left in flight is hit by the weather of the next round', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playOn(page, {
    key: 'e4844f8d6754a17f9f755698e6b27faadf34165c68bd09601865274e42730fb9',
    commands: [
      [0, { kind: 'chooseHq', hq: 'giappone' }],
      [1, { kind: 'chooseHq', hq: 'brasilesud' }],
      [0, { kind: 'step', vehicle: 8, to: 65 }],
      [0, { kind: 'endMove' }],
    ],
  })
  await expect(plane(page)).toHaveText(/: Hex B30/)
  await asks(page).getByRole('button', { name: 'End turn' }).click()
  await expect(card(page)).toContainText('Plane 1 is brought to Japan')
  await expect(card(page)).toContainText('at least 4 needed')
  await expect(plane(page)).toHaveText(/: Japan$/)
})

test('a ship is stopped in the Suez canal by customs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playOn(page, SUEZ)
  await doing(page, /^Deliver$/).click()
  await cardsToPick(asks(page)).first().click()
  await does(page).click()
  await expect(card(page)).toContainText('the delivery has failed')
  await expect(
    logLine(page)
      .filter({ hasText: /Suez/ })
      .filter({ hasText: /customs/i }),
  ).not.toHaveCount(0)
  await expect(plates(page).first()).toContainText('0 VP')
})

async function leadAnotherWay(page: Page, drag: Drag): Promise<void> {
  await playOn(page, SUEZ)
  await toasts(page).getByRole('button', { name: 'Close' }).click() // on a phone it lies over the map
  await doing(page, /^Deliver$/).click()
  await cardsToPick(asks(page)).first().click()
  const plan = asks(page).getByRole('button', { pressed: true }).filter({ hasText: '%' })
  await expect(plan).toContainText('71%')
  await expect(asks(page)).toContainText('Customs: Suez Canal, Bab el-Mandeb, Somalia')
  await expect(signsOnRoute(page)).toHaveCount(4) // and an event
  const direct = await shapeOfRoute(page)
  await drag(await middleOfRoute(page), await nameOnMap(page, 'Sudan'))
  await expect(asks(page)).toContainText('The way goes by Sudan already.')
  await expect(asks(page)).not.toContainText('By way of Sudan')
  await drag(await middleOfRoute(page), await nameOnMap(page, 'Algeria'), () =>
    expect(pulledOver(page)).toHaveText('By way of Algeria and Tunisia'),
  )
  await expect(pulledOver(page)).toHaveCount(0)
  await expect(asks(page)).toContainText('By way of Algeria and Tunisia')
  await expect(asks(page)).not.toContainText('already')
  await expect(plan).toContainText('66%')
  expect(await shapeOfRoute(page)).not.toBe(direct)
  await drag(await middleOfRoute(page), await nameOnMap(page, /^Mali$/))
  await expect(asks(page)).toContainText('By way of Mali it cannot arrive in time.')
  await expect(plan).toContainText('66%') // as it was
  await asks(page).getByRole('button', { name: 'Any way' }).click()
  await expect(plan).toContainText('71%')
  await expect.poll(() => shapeOfRoute(page)).toBe(direct)
}

test('the line of a plan is dragged to another way with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await leadAnotherWay(page, byMouse(page))
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the line of a plan is dragged to another way, and two fingers only make the map larger', async ({ page }) => {
    const fingers = await byFinger(page)
    await leadAnotherWay(page, fingers.drag)
    const height = async () => (await drawnRoute(page).boundingBox())?.height ?? 0
    const before = await height()
    const [x, y] = await middleOfRoute(page) // the first finger has hold of the line
    await fingers.pinch([x, y], [x - 50, y - 20], 2.4)
    await expect.poll(height).toBeGreaterThan(1.8 * before)
    await expect(asks(page)).not.toContainText(/By way of \w/)
  })
})

test('on a phone everything to do is in sight, so are the plan that is picked and its whole way, and how it ends is told large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playOn(page, SUEZ, { language: 'it', pace: 'fast' })
  await doing(page, /^Consegna$/).click()
  const things = doings(page).getByRole('button')
  await expect(things).toHaveCount(8)
  for (const each of await things.all()) await expect(each).toBeInViewport({ ratio: 1 })
  const plan = cardsToPick(asks(page)).first()
  await expect(plan).toBeInViewport({ ratio: 1 })
  await expect(asks(page)).toContainText('La percentuale dice')
  await plan.click()
  await expect(asks(page).getByRole('button', { pressed: true }).filter({ hasText: '%' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => underPlan(page)).toEqual([])
  await expect(drawnRoute(page)).toBeInViewport({ ratio: 1 })
  await does(page).click()
  await expect(page.getByText('Consegna fallita', { exact: true })).toBeInViewport({ ratio: 1 })
})
