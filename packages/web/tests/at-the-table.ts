// What the browser tests do at a table: sit down, decide, play to the end.

import { expect, type Locator, type Page } from '@playwright/test'
import { asks, logLine, player, players, result, screen, seatPlayers, sentences, takeUp } from './page-parts.ts'

export interface Wishes {
  readonly language?: 'en' | 'it'
  readonly theme?: 'light' | 'dark'
  readonly pace?: 'off' | 'fast' | 'normal'
  readonly hints?: boolean
  readonly people?: number
  readonly seats?: number
  readonly drawn?: boolean // on the board of the game, if it has one; else in words
}

const BEGIN = /^(Begin|Inizia)$/
const SHORT_GAME = /^2 rounds?/

/** Settings as if they had been chosen before; bots do not pause unless they should. */
export async function settle(
  page: Page,
  { language = 'en', theme = 'light', pace = 'off', drawn = false, hints = true }: Wishes = {},
): Promise<void> {
  await page.addInitScript(settings => {
    if (localStorage.getItem('wildcat.settings') === null) localStorage.setItem('wildcat.settings', settings)
  }, JSON.stringify({ language, theme, pace, drawn, hints }))
}

/** A short game of Gusher, from the lobby. */
export async function sitDown(page: Page, wishes: Wishes = {}): Promise<void> {
  await settle(page, wishes)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: SHORT_GAME }).check()
  await page.getByRole('radio', { name: String(wishes.seats ?? 2), exact: true }).check()
  for (let seat = 0; seat < (wishes.seats ?? 2); seat++)
    await seatPlayers(page)
      .nth(seat)
      .selectOption({ index: seat < (wishes.people ?? 1) ? 0 : 1 })
  await page.getByRole('button', { name: BEGIN }).click()
  await expect(players(page)).toBeVisible()
}

/** Three seats of Gusher, the person first: after his turn both bots are to move. It takes luck by which he is. */
export async function sitDownFirst(page: Page, wishes: Wishes = {}): Promise<void> {
  await sitDown(page, { seats: 3, pace: 'normal', ...wishes })
  expect(await logLine(page).first().textContent(), 'choose another luck').toContain('Player 1')
}

/** To be planted: at any pace but none, bots wait before they move until `letBotsMove`. */
export const HELD_BOTS = `
  const { setTimeout: wait } = self
  const released = new Promise(resolve => { new BroadcastChannel('bots').onmessage = resolve })
  self.setTimeout = (work, ms, ...more) => (ms < 10_000 ? void released.then(work) : wait(work, ms, ...more))`
export const letBotsMove = (page: Page): Promise<void> => page.evaluate(() => new BroadcastChannel('bots').postMessage('go'))

/** A person and bots with sense, as the page proposes it; `choose` sets options before the game begins. */
export async function sitDownTo(page: Page, game: string, wishes: Wishes = {}, choose?: () => Promise<void>): Promise<void> {
  await settle(page, wishes)
  await page.goto(`/new/${game}`)
  if (wishes.seats !== undefined) await page.getByRole('radio', { name: String(wishes.seats), exact: true }).check()
  await choose?.()
  await page.getByRole('button', { name: BEGIN }).click()
  await expect(players(page)).toBeVisible()
}
/** Three seats of Giganten. */
export const sitDownToGiganten = (page: Page, wishes: Wishes = {}): Promise<void> => sitDownTo(page, 'giganten', wishes)

/** Nothing moves by itself: also where all decide at the same time, the bots have done so. */
const atRest = (page: Page) => screen(page).filter({ hasNot: player(page).filter({ hasText: /bot.*(Deciding|Decide)…$/ }) })
/** Where this screen is asked something. */
export const asked = (place: Locator): Locator =>
  asks(place).filter({
    has: place
      .page()
      .getByRole('paragraph')
      .filter({ hasText: /(Your turn|Tocca a te)$/ }),
  })
const answers = (page: Page) => sentences(asked(atRest(page)))

export const decisions = (page: Page): Locator => answers(page).locator('[data-decision][aria-disabled="false"]')
/** A question that is answered by filling in a form. */
export const form = (page: Page): Locator => answers(page).locator('form')
export const submit = (page: Page): Locator => form(page).locator('button[type=submit]')
export const logLines = (page: Page): Promise<string[]> => logLine(page).allTextContents()
/** Which of these the log does not tell. */
export const untold = (lines: readonly string[], ...told: readonly RegExp[]): RegExp[] =>
  told.filter(each => !lines.some(line => each.test(line)))
/** Everything that can be read, or is read out, line by line; without the ids of rules, which are the same everywhere. */
export const shown = async (page: Page): Promise<string[]> =>
  [await page.title(), ...(await page.locator('body').ariaSnapshot()).split('\n')].map(text => text.replaceAll(/\b[A-Z]{2,3}-[C\d.]+/g, ''))

/** Waits until something can be seen. Whole games wait for others at every turn: looked at more often than other expectations are. */
export const comesIntoSight = (thing: Locator): Promise<void> =>
  expect.poll(() => thing.first().isVisible(), { message: 'what is waited for comes into sight', intervals: [50] }).toBe(true)

/** Waits until something is to be decided (true) or the game is over (false). */
export async function isAsked(page: Page): Promise<boolean> {
  await comesIntoSight(decisions(page).or(result(page)))
  return !(await result(page).isVisible())
}

/** Decides as long as anything is asked; `decide` takes one decision. */
export async function playOn(page: Page, decide: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; await isAsked(page); turn++) await decide(turn)
}

/** Plays Gusher until a number is asked for. */
export async function playToForm(page: Page): Promise<void> {
  for (let turn = 0; await isAsked(page); turn++) {
    if (await form(page).isVisible()) return
    await clickOne(page, turn)
  }
  throw new Error('no form was to be filled in')
}

/** Clicks one of the sentences, another one every time. From then on none can be clicked until the next question. */
export async function clickOne(page: Page, turn: number): Promise<void> {
  const all = decisions(page)
  await all.nth(turn % (await all.count())).click()
}

/** Several people on one screen play to the end: whoever is asked takes up his hand, decides, and lays it down. */
export async function playTogether(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Done: hide my hand' })
  const press = async (button: Locator) => {
    await button.click()
    await expect(button).toBeHidden()
  }
  for (let turn = 0; ; turn++) {
    await comesIntoSight(decisions(page).or(takeUp(page)).or(done).or(result(page)))
    if (await result(page).isVisible()) return
    if (await done.isVisible()) await press(done)
    else if (await takeUp(page).isVisible()) await press(takeUp(page))
    else await clickOne(page, turn)
  }
}

/** At a table what belongs to the page is in the bar's menu. */
export async function openSettings(page: Page, name = 'Settings'): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name }).click()
}
