// What the browser tests do at the board of Competitors: everything by what is drawn, nothing by the list of sentences.

import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './at-the-board.ts'
import { settle, type Wishes } from './at-the-table.ts'
import { asks, question } from './page-parts.ts'
import { cardsToPick } from './painted.ts'

/** `choose` sets options before the game begins. */
export async function sitDownAtCompetitors(page: Page, wishes: Wishes = {}, choose?: () => Promise<void>): Promise<void> {
  await settle(page, { drawn: true, ...wishes })
  await page.goto('/new/competitors')
  // The number of players is asked first; there are as many rounds to choose from.
  await page
    .getByRole('radio', { name: String(wishes.seats ?? 2), exact: true })
    .first()
    .check()
  await choose?.()
  await page.getByRole('button', { name: /^(Begin|Inizia)$/ }).click()
  await page.waitForURL(/\/table\//)
  await expect(world(page)).toBeVisible()
}

/** The parts of the board. On a phone some are behind tabs. */
export const world = (page: Page): Locator => page.getByRole('region', { name: /^(Map of the world|Mappa del mondo)$/ })
export const track = (page: Page): Locator => page.getByRole('region', { name: /^(Victory points|Punti vittoria)/ })
export const weather = (page: Page): Locator => page.getByRole('region', { name: /^(Weather|Meteo)$/ })
export const decks = (page: Page): Locator => page.getByRole('region', { name: /^(Decks|Mazzi)$/ })
export const ownCards = (page: Page): Locator => page.getByRole('region', { name: /^(Your cards|Le tue carte)$/ })

/** In the sheet: the things to do in a turn, and the one button that does what was picked. */
export const doings = (page: Page) => asks(page).getByRole('toolbar', { name: /^(What to do|Che cosa fare)$/ })
export const doing = (page: Page, name: RegExp): Locator => doings(page).getByRole('button', { name })
export const does = (page: Page): Locator => asks(page).getByRole('region').last().getByRole('button').first()
/** Whether that button can be pressed: not while a decision is on its way. */
export const isReady = async (page: Page): Promise<boolean> => (await does(page).getAttribute('aria-disabled')) !== 'true'
/** What ends a turn or a Move, or says no. */
const wayOut = (page: Page) => asks(page).getByRole('region').last().getByRole('button').nth(1)
/** What can be picked and is not: in the sheet, and lit on the map. */
const picks = (page: Page) => cardsToPick(asks(page))
const lit = (page: Page): Locator => world(page).locator('[data-pick][aria-pressed="false"]')

/** What is asked, by the words of the question. */
const KINDS = {
  hq: /^(Choose your headquarters|Scegli la tua Sede)/,
  turn: /^(Your turn|Your actions|È il tuo turno|Le tue Azioni)/,
  travel: /T\.M\.|P\.M\./,
} as const
export type Asked = keyof typeof KINDS | 'choice'
export async function whatIsAsked(page: Page): Promise<Asked> {
  const text = (await question(page).textContent()) ?? ''
  if (KINDS.hq.test(text)) return 'hq'
  if (KINDS.turn.test(text)) return 'turn'
  return KINDS.travel.test(text) ? 'travel' : 'choice'
}

/** Of what is done in a turn. */
const MOST = 6
const DELIVER = /^(Deliver|Consegna)$/
const SIGN = /^(Sign|Firma)$/

/** Signs and delivers where that is possible, else does one thing after the other; `where`: the picks that are used, if there are any. */
export function forwarder(page: Page, hand: Hand, done: Set<string>, where: 'map' | 'sheet'): () => Promise<void> {
  let turns = 0
  let inTurn = 0 // some things can be done for ever
  const pickOne = async () => {
    const onMap = where === 'map' ? await lit(page).count() : 0
    if (onMap > 0)
      return lit(page)
        .nth(turns % onMap)
        .dispatchEvent('click')
    const n = await picks(page).count()
    if (n > 0) await hand(picks(page).nth(turns % n))
  }
  return async () => {
    const what = await whatIsAsked(page)
    done.add(what)
    turns++
    inTurn++
    const isSpent = /^(Your actions|Le tue Azioni)/.test((await question(page).textContent()) ?? '')
    if (isSpent || inTurn > MOST) {
      inTurn = 0
      return hand((await wayOut(page).count()) > 0 ? wayOut(page) : does(page))
    }
    if (what === 'turn' && (await doings(page).count()) > 0) {
      const all = doings(page).getByRole('button')
      const wanted = [DELIVER, SIGN].map(name => doing(page, name))
      const isFirst = turns % 3 === 0
      let chosen = all.nth(turns % (await all.count()))
      for (const each of isFirst ? wanted.toReversed() : []) if ((await each.count()) > 0) chosen = each
      done.add((await chosen.textContent()) ?? '')
      await hand(chosen)
    }
    for (let n = 0; n < 3 && !(await isReady(page)); n++) await pickOne()
    await hand((await isReady(page)) ? does(page) : wayOut(page))
  }
}
