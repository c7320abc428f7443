// What the browser tests do at the board of Giganten: everything by what is drawn, nothing by the list of sentences.

import { expect, type Locator, type Page } from '@playwright/test'
import { result, settle, type Wishes } from './at-the-table.ts'

/** Three seats: a person and two bots with sense, or everybody on this screen. */
export async function sitDownAtBoard(page: Page, wishes: Wishes = {}): Promise<void> {
  await settle(page, { drawn: true, ...wishes })
  await page.goto('/new/giganten')
  if (wishes.seats !== undefined) await page.getByRole('radio', { name: String(wishes.seats), exact: true }).check()
  if (wishes.people !== undefined) await page.getByRole('radio', { name: 'Everybody on this screen' }).check()
  await page.getByRole('button', { name: /^(Begin|Inizia)$/ }).click()
  await expect(page.locator('.board')).toBeVisible()
}

/** What is asked, while nothing is under way. */
const asked = (page: Page): Locator => page.locator('.board:has(.squares[aria-disabled="false"]) .decide[data-asked="true"]')
export const controls = (page: Page): Locator => asked(page).locator('.controls')

/** Waits until something is to be decided (true) or the game is over (false). */
export async function isAskedAtBoard(page: Page): Promise<boolean> {
  await expect(controls(page).or(result(page))).toBeVisible()
  return !(await result(page).isVisible())
}

/** The round that the board shows. */
export const roundOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.status-round b').textContent()) ?? '')?.[0])

export const squares = (page: Page, light: 'start' | 'go' | 'far' | 'look' | 'build'): Locator =>
  page.locator(`.square[data-light="${light}"]`)
export const squareAt = (page: Page, place: string): Locator => page.locator(`.square[aria-label^="${place},"]`)

/** The cards on offer, and the button that takes the one that was picked. */
export const cards = (page: Page): Locator => page.locator('.card-pick')
export async function takeCard(page: Page): Promise<void> {
  await cards(page).first().click()
  await page.getByRole('button', { name: /^(Take this card|Prendi questa carta)$/ }).click()
}

/** How somebody uses a thing: by clicking, touching, or by keyboard. */
export type Hand = (thing: Locator) => Promise<void>
export const click: Hand = thing => thing.click()
export const tap: Hand = thing => thing.tap()

export type Doing = 'card' | 'start' | 'look' | 'trip' | 'onward' | 'ride' | 'finish' | 'build' | 'carry' | 'bid' | 'pass' | 'pay' | 'sell'

/** So many rounds show everything there is to do. */
const ROUNDS = 3

/** Plays with the sense of a beginner who is after oil; after some rounds he has enough of driving. What was done is noted in `done`. */
export function oilmanAtBoard(page: Page, hand: Hand, done: Set<Doing> = new Set(), rounds = ROUNDS): () => Promise<void> {
  let begun = 0
  let round = ''
  let driven = false
  const use = async (what: Doing, thing: Locator) => {
    done.add(what)
    await hand(thing)
  }
  const finish = () => use('finish', page.getByRole('button', { name: /^(Finish|Fermati)/ }))
  const drive = async () => {
    const plan = page.locator('.plan .button-first:not([aria-disabled="true"])')
    if (await plan.isVisible()) return use('onward', plan)
    const look = squares(page, 'look')
    if ((await look.count()) > 0) return use('look', look.first())
    const far = squares(page, 'far')
    const besides = await sitesInReach(page)
    if (!driven && besides !== undefined) {
      driven = true
      await use('trip', besides)
      // What is a step away is done; what is further asks to be confirmed.
      return (await plan.isVisible()) ? use('trip', plan) : undefined
    }
    if (!driven && (await far.count()) > 0) {
      driven = true
      await use('trip', far.last())
      return use('trip', plan)
    }
    const spaces = page.locator('.space')
    if ((await spaces.count()) > 0) {
      await use('ride', spaces.last())
      return (await plan.isVisible()) ? use('ride', plan) : undefined
    }
    return finish()
  }
  return async () => {
    const now = (await page.locator('.status-round b').textContent()) ?? ''
    if (now !== round) {
      driven = false
      begun++
    }
    round = now
    const panel = controls(page)
    const done = panel.locator('.plan .button-first')
    const picks = panel.locator('.pick:not([aria-disabled="true"])')
    const card = panel.locator('.card-pick')
    if (await card.first().isVisible()) {
      await use('card', card.last())
      return use('card', done)
    }
    if ((await squares(page, 'start').count()) > 0) return use('start', squares(page, 'start').nth(3))
    if (await panel.locator('.drive').isVisible()) return begun > rounds ? finish() : drive()
    if ((await squares(page, 'build').count()) > 0) {
      await use('build', squares(page, 'build').first())
      return use('build', done)
    }
    if (await panel.locator('.transport').isVisible()) {
      const companies = panel.locator('.carry-to .pick')
      if ((await companies.count()) === 0) return use('carry', panel.locator('.answer').last())
      await use('carry', companies.first())
      return use('carry', done)
    }
    if (await panel.locator('.auction').isVisible()) {
      const isBluff = await panel.locator('.plan-warning').isVisible()
      if (!isBluff && (await panel.locator('.bid').isVisible())) return use('bid', done)
      return use('pass', panel.getByRole('button', { name: /^(Pass|Passa)$/ }))
    }
    if (await panel.locator('.pay').isVisible()) return use('pay', done)
    await use('sell', picks.first())
    return use('sell', done)
  }
}

/** A tile that the truck could drive up to, as its label says. */
async function sitesInReach(page: Page): Promise<Locator | undefined> {
  const tiles = page.locator('.square[aria-label*="Drive up to it"], .square[aria-label*="Accostati"]')
  return (await tiles.count()) > 0 ? tiles.last() : undefined
}

export async function playOnBoard(page: Page, decide: () => Promise<void>): Promise<void> {
  while (await isAskedAtBoard(page)) await decide()
}

/** Several people on one screen, until a round: whoever is asked takes up his hand, plays like an oilman, and lays it down. `veiled`: between two hands. */
export async function playTogetherOnBoard(page: Page, until: number, veiled: (turn: number) => Promise<void>): Promise<void> {
  const takeUp = page.locator('.veil-hands button').first()
  const done = page.getByRole('button', { name: 'Done: hide my hand' })
  const players = [0, 1, 2].map(() => oilmanAtBoard(page, click, new Set(), 1))
  for (let turn = 0; ; turn++) {
    await expect(controls(page).or(takeUp).or(done).first()).toBeVisible()
    if ((await roundOf(page)) === until) return
    if (await done.isVisible()) {
      await done.click()
      await expect(done).toBeHidden()
    } else if (await takeUp.isVisible()) {
      await veiled(turn)
      await takeUp.click()
      await expect(takeUp).toBeHidden()
    } else {
      const seat = Number(await page.locator('.decide').getAttribute('data-seat'))
      await players[seat]?.()
    }
  }
}

const EVERYTHING = ['bid', 'build', 'card', 'carry', 'finish', 'onward', 'pass', 'pay', 'ride', 'sell', 'start', 'trip']

/** A whole game, in which everything there is to do was done on the board. */
export async function playThrough(page: Page, hand: Hand, wishes: Wishes = {}, between: (turn: number) => Promise<void> = async () => {}) {
  const done = new Set<Doing>()
  await sitDownAtBoard(page, wishes)
  const sentences = page.locator('.sentences')
  const decide = oilmanAtBoard(page, hand, done)
  let turn = 0
  await playOnBoard(page, async () => {
    await between(turn++)
    await decide()
  })
  await expect(result(page).locator('.result-scores tbody tr')).toHaveCount(3)
  await expect(sentences).toHaveCount(0)
  expect([...done].toSorted()).toEqual(EVERYTHING)
}
