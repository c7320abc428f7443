// What the browser tests do at the board of Oilfield: everything by what is drawn, nothing by the list of sentences.

import { expect, type Locator, type Page } from '@playwright/test'
import { doIt, type Hand } from './at-the-board.ts'
import { settle, type Wishes } from './at-the-table.ts'
import { asks, question } from './page-parts.ts'

export async function sitDownAtOilfield(page: Page, { advanced, ...wishes }: Wishes & { advanced: boolean }): Promise<void> {
  await settle(page, { drawn: true, ...wishes })
  await page.goto('/new/oilfield')
  await page.getByRole('radio', { name: String(wishes.seats ?? 3), exact: true }).check()
  if (advanced) await page.getByRole('radio', { name: /^(With|Con)$/ }).check()
  await page.getByRole('button', { name: /^(Begin|Inizia)$/ }).click()
  await page.waitForURL(/\/table\//)
  await expect(fields(page)).toBeVisible()
}

/** The parts of the board. On a phone some are behind tabs. */
export const fields = (page: Page): Locator => page.getByRole('region', { name: /^(Fields|Giacimenti)$/ })
export const order = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Workers, in the order|I lavoratori, nell|The cards, in turn|Le carte, in ordine)/ })
export const buildings = (page: Page): Locator => page.getByRole('region', { name: /^(Buildings for sale|Tessere in vendita)$/ })
export const investments = (page: Page): Locator => page.getByRole('region', { name: /^(Investments|Investimenti)$/ })
export const neutralBot = (page: Page): Locator => page.getByRole('region', { name: /^(Neutral bot|Bot neutrale)$/ })

/** Investments that could be sold before what is asked is answered. */
export const saleFirst = (page: Page): Locator =>
  asks(page).getByRole('group', { name: /^(Sell an investment first|Prima vendi un investimento)$/ })

/** What is asked, by the words of the question. */
const KINDS = {
  place: /^(Place your worker|Piazza il tuo lavoratore)/,
  card: /^(Choose a card|Scegli una carta)/,
  lease: /^(Lease|Take a lease|The lease|A lease|Licenza|Prendi una licenza|La licenza|Una licenza)/,
  build: /^(Build|Costruisci)/,
  drill: /^(Drill|Your new tower|Which tower|Estrai|La torre nuova|Quale torre)/,
  local: /^(Sell locally|Vendi al mercato locale)/,
  national: /^(Sell nationally|Vendi al mercato nazionale)/,
  first: /first player|primo giocatore/,
  subsidy: /subsidy|sussidio/,
  invest: /^(Invest|Investi) /,
  fee: /^(Pay the government|Paghi al governo)/,
} as const
export type Asked = keyof typeof KINDS
const ASKED = ['place', 'card', 'build', 'drill', 'local', 'national', 'invest', 'fee', 'first', 'subsidy', 'lease'] as const
export async function whatIsAsked(page: Page): Promise<Asked> {
  const text = (await question(page).textContent()) ?? ''
  return ASKED.find(kind => KINDS[kind].test(text)) ?? 'lease'
}

/** What can be picked and is not, in the sheet or on the board. */
const picksIn = (place: Locator) => place.locator('button[aria-pressed="false"]:not([aria-disabled="true"])')
const inSheet = (page: Page) => picksIn(asks(page))
const onBoard = (page: Page) => picksIn(fields(page).or(order(page)).or(buildings(page)).or(investments(page)))

/** Does everything there is to do by turns; what was done is noted in `done`. `where`: the picks that are used, if there are any. */
export function oilmanAtOilfield(page: Page, hand: Hand, done: Set<Asked>, where: 'board' | 'sheet'): () => Promise<void> {
  const turns = new Map<Asked, number>()
  return async () => {
    const what = await whatIsAsked(page)
    const turn = (turns.get(what) ?? 0) + 1
    turns.set(what, turn)
    done.add(what)
    const picks = where === 'board' && (await onBoard(page).count()) > 0 ? onBoard(page) : inSheet(page)
    const n = await picks.count()
    if (n > 0) await hand(picks.nth(turn % n))
    await hand(doIt(page))
  }
}
