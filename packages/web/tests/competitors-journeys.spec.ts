// Journeys of Competitors that something happens to, played on from a record: a plane that was left in flight, a ship in the Suez canal.

import { expect, type Locator, type Page } from '@playwright/test'
import { plates } from './at-the-board.ts'
import { does, doing, world } from './at-the-competitors.ts'
import { settle } from './at-the-table.ts'
import { test } from './luck.ts'
import { asks, logLine } from './page-parts.ts'
import { cardsToPick } from './painted.ts'

type Command = { readonly kind: string } & Readonly<Record<string, string | number>>

/** A game for practice whose dice and cards are known: after these commands it is Marta's turn. */
async function playOn(page: Page, key: string, commands: readonly (readonly [seat: number, command: Command])[]): Promise<void> {
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
  await settle(page, { drawn: true })
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
  await playOn(page, 'e4844f8d6754a17f9f755698e6b27faadf34165c68bd09601865274e42730fb9', [
    [0, { kind: 'chooseHq', hq: 'giappone' }],
    [1, { kind: 'chooseHq', hq: 'brasilesud' }],
    [0, { kind: 'step', vehicle: 8, to: 65 }],
    [0, { kind: 'endMove' }],
  ])
  await expect(plane(page)).toHaveText(/: Hex B30/)
  await asks(page).getByRole('button', { name: 'End turn' }).click()
  await expect(card(page)).toContainText('Plane 1 is brought to Japan')
  await expect(card(page)).toContainText('at least 4 needed')
  await expect(plane(page)).toHaveText(/: Japan$/)
})

test('a ship is stopped in the Suez canal by customs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await playOn(page, 'd2753d00663ba376abbe61e88b82a8939407f14360db72654e2da7b6b072cd3d', [
    [0, { kind: 'chooseHq', hq: 'italia' }],
    [1, { kind: 'chooseHq', hq: 'brasilesud' }],
    [0, { kind: 'sign', contract: 'scrap-metal', sender: 'italia', recipient: 'somalia' }],
  ])
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
