// What the tests of playing with friends do: come in, make a table, sit down.

import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { decisions, settle, type Wishes } from './at-the-table.ts'
import type { OwnServer } from './own-server.ts'
import { nameField, roomSeats, seatPlayers, sitDownButton, tableLink } from './page-parts.ts'

/** Somebody at a screen of his own: another browser, with cookies and stores of its own. */
export async function guest(
  browser: Browser,
  server: Pick<OwnServer, 'origin'>,
  wishes: Wishes & { width?: number; height?: number } = {},
): Promise<Page> {
  const { width = 1280, height = 900 } = wishes
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width, height } })
  const page = await context.newPage()
  await settle(page, wishes)
  return page
}

export async function tellName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Your name|Il tuo nome)$/ }).fill(name)
  await page.getByRole('button', { name: /^(Continue|Continua)$/ }).click()
}

/** Makes a table and gives the link to it. Seats: indices into the list of who may play one, as the form offers them. */
export async function makeTable(
  page: Page,
  name: string,
  game: string,
  seats: readonly ('me' | 'open' | 'bot')[],
  options: readonly RegExp[] = [],
) {
  await page.goto(`/friends/new/${game}`)
  if (name !== '') await tellName(page, name)
  await page.getByRole('radio', { name: String(seats.length), exact: true }).check()
  for (const option of options) await page.getByRole('radio', { name: option }).check()
  const players = seatPlayers(page)
  for (const [seat, player] of seats.entries()) {
    if (player === 'bot') await players.nth(seat).selectOption({ index: (await players.nth(seat).locator('option').count()) - 1 })
    else await players.nth(seat).selectOption({ index: player === 'me' ? 0 : 1 })
  }
  await page.getByRole('button', { name: /^(Make the table|Prepara il tavolo)$/ }).click()
  await expect(roomSeats(page)).toHaveCount(seats.length)
  return tableLink(page).inputValue()
}

/** Whichever of them is to decide. */
export async function askedAmong(...pages: readonly Page[]): Promise<Page> {
  let asked: Page | undefined
  await expect(async () => {
    for (const page of pages) if (await decisions(page).first().isVisible()) asked = page
    expect(asked).toBeDefined()
  }).toPass({ intervals: [50] })
  if (asked === undefined) throw new Error('nobody is asked')
  return asked
}

/** Comes by a link and takes the seat that is picked, the first free one; with the name that the server knows, if none is given. */
export async function joinBy(page: Page, link: string, name = ''): Promise<void> {
  await page.goto(link)
  if (name !== '') await nameField(page).fill(name)
  await sitDownButton(page).click()
  await expect(roomSeats(page).getByText(/^(you|tu)\b/)).toBeVisible()
}
/** Comes to a seat by the link of its own. */
export async function comeToSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await nameField(page).fill(name)
  await sitDownButton(page).click()
}
/** Comes by a link and looks on. */
export async function watchBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await nameField(page).fill(name)
  await page.getByRole('button', { name: /^(Only watch|Watch|Guarda soltanto|Guarda)$/ }).press('Enter') // wherever the sheet has moved it to
  await expect(nameField(page)).toBeHidden()
}

export const beginButton = (page: Page): Locator => page.getByRole('button', { name: /^(Begin the game|Inizia la partita)$/ })
export const begin = (page: Page): Promise<void> => beginButton(page).click()

/** Opens what is around the table, by keyboard: in the bar where it is wide, else in its menu. */
export async function openAround(page: Page, name = 'Table options'): Promise<void> {
  const around = page.getByRole('button', { name })
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(around.or(menu).first()).toBeVisible()
  if (!(await around.isVisible())) await menu.press('Enter')
  await around.press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
