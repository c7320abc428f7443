import { type Browser, expect, type Page } from '@playwright/test'
import { settle } from './at-the-table.ts'
import { begin, guest, joinBy, makeTable, watchBy } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { type OwnServer, test } from './own-server.ts'
import { nameField, roomSeats, seatRadios, sitDownButton } from './page-parts.ts'
import { smallTargets } from './painted.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A phone: held upright, touched with a finger. */
async function phone(browser: Browser, server: OwnServer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await settle(page, {})
  return page
}

test('from a link on a phone to the seat: a name and one press', async ({ browser, server }) => {
  const [anna, bo] = [await guest(browser, server), await phone(browser, server)]
  const link = await makeTable(anna, 'Anna', 'giganten', ['me', 'open', 'bot'])
  await bo.goto(link)
  await expect(heading(bo)).toHaveText(/Anna.? invites you to Giganten/)
  await expect(bo.getByText('Texas, an oil rush.')).toBeVisible()
  await expect(bo.getByText('3 players')).toBeVisible()
  await expect(bo.getByText('1 seat is free')).toBeVisible()
  await expect(seatRadios(bo)).toBeChecked()
  await expect(nameField(bo)).not.toBeFocused() // its keys would lie over the sheet
  await expect(sitDownButton(bo)).toBeInViewport({ ratio: 1 })
  expect(await bo.evaluate(() => scrollY)).toBe(0)
  await nameField(bo).fill('Bo')
  await sitDownButton(bo).tap()
  await expect(roomSeats(bo).nth(1)).toContainText('Bo')
  await expect(roomSeats(bo).nth(1)).toContainText('you')
  await expect(roomSeats(anna).nth(1)).toContainText('Bo')
  expect(await bo.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wildcat.seat.')).length)).toBe(1)
  // Whoever has the seat comes back to it by the same link.
  await bo.goto(link)
  await expect(roomSeats(bo).nth(1)).toContainText('you')
})

test('whoever reads an invitation is shown to nobody, sees who sits down meanwhile, and sits where they like by keyboard', async ({
  browser,
  server,
}) => {
  const [anna, bo, cy] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(anna, 'Anna', 'gusher', ['me', 'open', 'open', 'open'])
  await cy.goto(link)
  await expect(cy.getByText('3 seats are free')).toBeVisible()
  await expect(nameField(cy)).toBeFocused()
  await expect(cy.getByRole('button').filter({ visible: true }).and(cy.getByText('Sit down'))).toHaveCount(1)
  await expect(anna.getByText('person watches')).toHaveCount(0)
  await joinBy(bo, link, 'Bo')
  await expect(cy.getByText('2 seats are free')).toBeVisible()
  await expect(cy.getByText('Somebody has just sat down there.')).toBeVisible()
  await expect(seatRadios(cy).first()).toBeChecked()
  await expect(seatRadios(cy).first()).toHaveAccessibleName(/^Seat 3: /)
  await nameField(cy).fill('Cy')
  await seatRadios(cy).first().focus()
  await cy.keyboard.press('ArrowRight')
  await expect(seatRadios(cy).last()).toBeChecked()
  await expect(cy.getByText('Somebody has just sat down there.')).toBeHidden()
  await cy.getByRole('button', { name: 'How to play' }).click()
  await expect(cy.getByRole('dialog')).toBeVisible()
  await cy.keyboard.press('Escape')
  await nameField(cy).press('Enter')
  await expect(roomSeats(cy).nth(3)).toContainText('Cy')
  // A name that is known is there already, and is not asked for.
  const other = await makeTable(anna, '', 'gusher', ['me', 'open'])
  await cy.goto(other)
  await expect(nameField(cy)).toHaveValue('Cy')
  await expect(nameField(cy)).not.toBeFocused()
  await sitDownButton(cy).click()
  await expect(roomSeats(cy).nth(1)).toContainText('Cy')
})

test('two press at the same time: one has the seat, the other is told so, and watches', async ({ browser, server }) => {
  const [anna, bo, cy] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(anna, 'Anna', 'gusher', ['me', 'open', 'open'])
  // What Cy was told of the table is all there is to know, for now.
  await cy.goto(link)
  await nameField(cy).fill('Cy')
  await cy.route(/\/api\/tables\/[\w-]+$/, route => route.abort())
  await joinBy(bo, link, 'Bo')
  await cy.unroute(/\/api\/tables\/[\w-]+$/)
  await sitDownButton(cy).click()
  await expect(cy.getByText('Somebody has just sat down there. The next free seat is picked.')).toBeVisible()
  await expect(nameField(cy)).toHaveValue('Cy')
  await expect(seatRadios(cy)).toHaveAccessibleName(/^Seat 3: /)
  await anna.getByRole('combobox', { name: 'Who plays seat 3' }).selectOption({ index: 1 })
  await expect(cy.getByText('No seat is free any more.')).toBeVisible()
  await expect(sitDownButton(cy)).toHaveCount(0)
  await cy.getByRole('button', { name: 'Watch' }).click()
  await expect(roomSeats(cy)).toHaveCount(3)
  await expect(roomSeats(cy).getByText(/^you\b/)).toHaveCount(0)
})

test('a game under way says who plays, and is watched; a host without a name invites all the same', async ({ browser, server }) => {
  const [anna, bo, cy] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
  const nameless = await guest(browser, server)
  await nameless.goto('/friends/new/gusher')
  await nameless.getByRole('button', { name: 'Continue' }).click()
  await nameless.getByRole('button', { name: 'Make the table' }).click()
  await expect(roomSeats(nameless)).toHaveCount(3)
  await cy.goto(nameless.url())
  await expect(heading(cy)).toHaveText('You are invited to Gusher')

  const link = await makeTable(anna, 'Anna', 'gusher', ['me', 'open', 'bot'], [/^2 rounds/])
  await cy.goto(link)
  await expect(cy.getByText('2 rounds')).toBeVisible() // not as usual
  await joinBy(bo, link, 'Bo')
  await begin(anna)
  await expect(heading(cy)).toHaveText(/Anna.? and .?Bo.? play Gusher/)
  await watchBy(cy, link, 'Cy')
  await expect(cy.getByText('You are watching.')).toBeVisible()
  await cy.goto(link) // with a name there is nothing to ask
  await expect(cy.getByText('You are watching.')).toBeVisible()
  await cy.goto(link.slice(0, -2))
  await expect(cy.getByRole('link', { name: 'To the lobby' })).toBeVisible()
})

test('an invitation can be used by everybody and fits, by day and by night, in either language, on any screen', async ({
  browser,
  server,
}) => {
  const anna = await guest(browser, server)
  const link = await makeTable(anna, 'Wolfeschlegelsteinhausen', 'black-gold', ['me', 'open', 'open', 'bot', 'open'])
  for (const [theme, language, width, height] of [
    ['light', 'en', 390, 844],
    ['dark', 'it', 390, 844],
    ['dark', 'en', 1024, 768],
    ['light', 'it', 1440, 900],
  ] as const)
    await test.step(`${theme}, ${language}, ${width} × ${height}`, async () => {
      const bo = await guest(browser, server, { theme, language, width, height })
      await bo.goto(link)
      await expect(seatRadios(bo)).toHaveCount(3)
      await expectAccessible(bo, 'invitation')
      await expectNothingSideways(bo, 'invitation')
      expect(await smallTargets(bo.getByRole('main'))).toEqual([])
      await bo.context().close()
    })
})

test('where too many look at once a table is waited for, calmly and by itself', async ({ browser, server }) => {
  const [anna, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(anna, 'Anna', 'gusher', ['me', 'open'])
  await joinBy(bo, link, 'Bo')
  await server.kill()
  await server.run({ requests: { all: 1e6, some: 0, few: 1e6 } })
  await bo.goto(link)
  await expect(bo.getByText('This page tries again by itself')).toBeVisible()
  await expectAccessible(bo, 'waiting')
  await server.kill()
  await bo.waitForEvent('requestfailed') // it asks while there is no server, and goes on waiting
  await server.run()
  await expect(roomSeats(bo).nth(1)).toContainText('Bo')
})
