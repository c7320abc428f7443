// What the browser tests do at a table: sit down, decide, play to the end.

import { expect, type Locator, type Page } from '@playwright/test'

export interface Wishes {
  readonly language?: 'en' | 'it'
  readonly theme?: 'light' | 'dark'
  readonly pace?: 'off' | 'fast' | 'normal'
  readonly people?: number
  readonly seats?: number
}

const BEGIN = /^(Begin|Inizia)$/
const SHORT_GAME = /^2 (rounds|turni)/

/** Settings as if they had been chosen before; bots do not pause unless they should. */
export async function settle(page: Page, { language = 'en', theme = 'light', pace = 'off' }: Wishes = {}): Promise<void> {
  await page.addInitScript(settings => {
    if (localStorage.getItem('wildcat.settings') === null) localStorage.setItem('wildcat.settings', settings)
  }, JSON.stringify({ language, theme, pace }))
}

/** A short game of Gusher, from the lobby. */
export async function sitDown(page: Page, wishes: Wishes = {}): Promise<void> {
  await settle(page, wishes)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: SHORT_GAME }).check()
  await page.getByRole('radio', { name: String(wishes.seats ?? 2), exact: true }).check()
  const players = page.locator('.setup-seat select')
  for (let seat = 0; seat < (wishes.seats ?? 2); seat++)
    await players.nth(seat).selectOption({ index: seat < (wishes.people ?? 1) ? 0 : 1 })
  await page.getByRole('button', { name: BEGIN }).click()
  await expect(page.locator('.question')).toBeVisible()
}

/** Three seats of Gusher, the person first: after his turn the bots are certainly busy for a while. */
export async function sitDownFirst(page: Page, wishes: Wishes = {}): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    await sitDown(page, { seats: 3, pace: 'normal', ...wishes })
    const opening = await page.getByRole('log').getByRole('listitem').first().textContent()
    if (opening?.includes('Player 1') === true) return
  }
  throw new Error('thirty tables, and never first')
}

/** Three seats of Giganten: a person and two bots with sense. */
export async function sitDownToGiganten(page: Page, wishes: Wishes = {}): Promise<void> {
  await settle(page, wishes)
  await page.goto('/new/giganten')
  await page.getByRole('button', { name: BEGIN }).click()
  await expect(page.locator('.question')).toBeVisible()
}

/** A question that is answered by filling in a form. */
export const form = (page: Page): Locator => page.locator('.decide[data-asked="true"] > .decisions .blank')

/** Plays Gusher until a number is asked for. */
export async function playToForm(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    if (!(await isAsked(page))) break
    if (await form(page).isVisible()) return
    await clickOne(page, turn)
  }
  throw new Error('no form was to be filled in')
}

export const decisions = (page: Page): Locator =>
  page.locator('.decide[data-asked="true"] > .decisions [data-decision][aria-disabled="false"]')
export const result = (page: Page): Locator => page.locator('.result')

/** Waits until something is to be decided (true) or the game is over (false). */
export async function isAsked(page: Page): Promise<boolean> {
  await expect(decisions(page).first().or(result(page))).toBeVisible()
  return !(await result(page).isVisible())
}

/** Decides as long as anything is asked; `decide` takes one decision. */
export async function playOn(page: Page, decide: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (!(await isAsked(page))) return
    await decide(turn)
  }
  throw new Error('200 decisions, and the game is not over')
}

/** Clicks one of the sentences, another one every time. */
export async function clickOne(page: Page, turn: number): Promise<void> {
  const sentences = decisions(page)
  const count = await sentences.count()
  if (count === 0) return
  // The table may have moved on between looking and clicking; then the next turn clicks.
  await sentences
    .nth(turn % count)
    .click({ timeout: 1000 })
    .catch(() => undefined)
}
