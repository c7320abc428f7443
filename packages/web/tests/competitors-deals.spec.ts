// Deals of Competitors between two browsers, made and answered on the board, in turn and out of it; a third only looks on.

import { expect, type Locator, type Page } from '@playwright/test'
import { plates } from './at-the-board.ts'
import { does, doing, ownCards, world } from './at-the-competitors.ts'
import { begin, guest, joinBy, makeTable, watchBy } from './friends.ts'
import { overheard } from './overheard.ts'
import { test } from './own-server.ts'
import { asks, logLine, question } from './page-parts.ts'
import { cardsToPick } from './painted.ts'

/** Names of the contract cards in a hand; a signed contract shows its states instead. */
const contractsIn = (page: Page): Promise<string[]> =>
  ownCards(page)
    .getByRole('listitem')
    .filter({ hasText: /€|special card/ })
    .filter({ hasNotText: '→' })
    .locator('b')
    .allTextContents()

/** What lies open between players. */
const offers = (page: Page): Locator => page.getByRole('article', { name: /^Offer of / })
const auctions = (page: Page): Locator => page.getByRole('article', { name: /auction$/ })
const answer = (page: Page, name: string): Locator => offers(page).getByRole('button', { name, exact: true })
const laid = (page: Page, side: string): Locator => asks(page).getByRole('group', { name: side })

/** In an opening hand. */
const TERRITORIES = 10
const CONTRACTS = 5

/** Whose turn it is. */
async function whoSigns(...pages: readonly Page[]): Promise<Page> {
  for (const page of pages) if ((await doing(page, /^Sign$/).count()) > 0) return page
  throw new Error('nobody can sign')
}

async function settleDown(...pages: readonly Page[]): Promise<void> {
  const places = new Set<Page>()
  await expect(async () => {
    for (const page of pages) {
      if (places.has(page) || (await does(page).count()) === 0) continue
      await cardsToPick(asks(page)).nth(places.size).click({ timeout: 2000 })
      await does(page).click({ timeout: 2000 })
      places.add(page)
    }
    expect(places.size).toBe(pages.length)
  }).toPass()
}

/** A card of one's own for money, the first territory or, after all of those, the first contract; gives the name of the card. */
async function offerCard(page: Page, whom: string, euro: number, what: 'territory' | 'contract' = 'territory'): Promise<string> {
  await doing(page, /^Deal$/).click()
  await laid(page, 'With whom').getByRole('button', { name: whom }).click()
  const card = laid(page, 'You give')
    .getByRole('button')
    .nth(what === 'territory' ? 0 : TERRITORIES)
  await card.click()
  await laid(page, 'You ask for').getByRole('spinbutton').fill(String(euro))
  const name = (await card.textContent()) ?? ''
  await does(page).click()
  return name
}

test('a deal is refused, countered and accepted between two browsers; others see no card of it', async ({ browser, server }) => {
  const [ada, bo, cy] = [
    await guest(browser, server, { drawn: true }),
    await guest(browser, server, { drawn: true }),
    await guest(browser, server, { drawn: true }),
  ]
  const link = await makeTable(ada, 'Ada', 'competitors', ['me', 'open'])
  await joinBy(bo, link, 'Bo')
  await watchBy(cy, link, 'Cy')
  await begin(ada)
  for (const page of [ada, bo, cy]) await expect(world(page)).toBeVisible()
  await settleDown(ada, bo)
  const money = (page: Page, name: string) => plates(page).filter({ hasText: name })

  await test.step('refused', async () => {
    const card = await offerCard(ada, 'Bo', 60_000, 'contract')
    await expect(offers(bo)).toContainText(card)
    await expect(question(bo)).toContainText(/^Your (answer is wanted|turn|actions)/) // not whom else the table waits for
    await expect(logLine(cy).filter({ hasText: 'a contract card' })).not.toHaveCount(0)
    expect(await overheard(cy).shown()).not.toContain(card)
    await answer(bo, 'Decline').click()
    for (const page of [ada, bo, cy]) await expect(offers(page)).toHaveCount(0)
  })
  await test.step('what was signed lies face down', async () => {
    const inTurn = await whoSigns(ada, bo)
    await doing(inTurn, /^Sign$/).click()
    const goods = (await cardsToPick(asks(inTurn)).first().locator('b').textContent()) ?? ''
    for (let card = 0; card < 3; card++) await cardsToPick(asks(inTurn)).nth(card).click()
    await does(inTurn).click()
    for (const page of [ada, bo, cy]) await expect(logLine(page).filter({ hasText: /sign/ })).not.toHaveCount(0)
    expect(await overheard(inTurn).shown()).toContain(goods)
    expect(await overheard(cy).shown()).not.toContain(goods)
  })
  await test.step('what is not possible is said before it is sent', async () => {
    await doing(bo, /^Deal$/).click()
    await laid(bo, 'With whom').getByRole('button', { name: 'Ada' }).click()
    await laid(bo, 'You give').getByRole('spinbutton').fill('700')
    await expect(asks(bo)).toContainText('€500')
    await expect(does(bo)).toHaveAttribute('aria-disabled', 'true')
    await bo.keyboard.press('Escape')
  })
  await test.step('countered and accepted', async () => {
    const card = await offerCard(ada, 'Bo', 60_000)
    await expect(offers(bo)).toContainText(card)
    const told = logLine(cy).filter({ hasText: '60,000' }).last()
    await expect(told).toContainText('a territory card')
    await expect(told).not.toContainText(card)
    await offers(bo)
      .getByRole('button', { name: /counter-offer/ })
      .click()
    await laid(bo, 'You give').getByRole('spinbutton').fill('20000')
    await does(bo).click()
    await answer(ada, 'Accept').click()
    for (const page of [ada, bo, cy]) {
      await expect(offers(page)).toHaveCount(0)
      await expect(money(page, 'Ada')).toContainText('€220,000')
      await expect(money(page, 'Bo')).toContainText('€180,000')
    }
  })
  await test.step('a second person bids in an auction, below the lowest bid and above it', async () => {
    await doing(ada, /^Deal$/).click()
    await laid(ada, 'With whom').getByRole('button', { name: 'Auction' }).click()
    await laid(ada, 'You give').getByRole('button').first().click()
    await asks(ada).getByRole('spinbutton', { name: 'Lowest bid (€)' }).fill('5000')
    await does(ada).click()
    await expect(auctions(bo)).toContainText('no bid yet, from €5,000')
    const bid = auctions(bo).getByRole('spinbutton', { name: 'Your bid (€)' })
    const bids = auctions(bo).getByRole('button', { name: /^Bid/ })
    await bid.fill('4500')
    await expect(auctions(bo)).toContainText('Bid €5,000 or more, or pass.')
    await expect(bids).toHaveCount(0)
    await bid.fill('8000')
    await bids.click()
    await expect(logLine(cy).filter({ hasText: '€8,000' })).not.toHaveCount(0) // nobody else could bid more
    for (const page of [ada, bo, cy]) {
      await expect(auctions(page)).toHaveCount(0)
      await expect(money(page, 'Ada')).toContainText('€228,000')
      await expect(money(page, 'Bo')).toContainText('€172,000')
    }
  })
})

test('hands, an offer to others and the face of what was signed are in nobody else’s page', async ({ browser, server }) => {
  const [ada, bo, dee, cy] = [
    await guest(browser, server, { drawn: true }),
    await guest(browser, server, { drawn: true }),
    await guest(browser, server, { drawn: true }),
    await guest(browser, server, { drawn: true }),
  ]
  const link = await makeTable(ada, 'Ada', 'competitors', ['me', 'open', 'open'])
  await joinBy(bo, link, 'Bo')
  await joinBy(dee, link, 'Dee')
  await watchBy(cy, link, 'Cy')
  await begin(ada)
  for (const page of [ada, bo, dee, cy]) await expect(world(page)).toBeVisible()
  await settleDown(ada, bo, dee)
  const seats = [ada, bo, dee]
  const others = (...not: readonly Page[]) => [...seats, cy].filter(page => !not.includes(page))
  /** Of these names, those that are anywhere in a page, read or not. */
  const leaked = async (page: Page, names: readonly string[]) => {
    const all = await overheard(page).shown()
    return names.filter(name => all.includes(name))
  }

  await test.step('hands', async () => {
    const hands = await Promise.all(seats.map(contractsIn))
    for (const [seat, hand] of hands.entries()) {
      expect(hand).toHaveLength(CONTRACTS)
      for (const page of others(...seats.slice(seat, seat + 1))) {
        const own = hands[seats.indexOf(page)] ?? []
        const names = hand.filter(name => !own.includes(name))
        expect(names).not.toEqual([])
        expect(await leaked(page, names)).toEqual([])
      }
    }
  })
  const inTurn = await whoSigns(...seats)
  const [from = bo, to = dee] = seats.filter(page => page !== inTurn)
  const nameOf = (page: Page) => ['Ada', 'Bo', 'Dee'][seats.indexOf(page)] ?? ''
  await test.step('an offer: its cards are in the pages of both who deal, and in no other', async () => {
    const card = await offerCard(from, nameOf(to), 60_000, 'contract')
    for (const page of [from, to]) await expect(offers(page)).toContainText(card)
    for (const page of others(from, to)) {
      await expect(logLine(page).filter({ hasText: 'a contract card' })).not.toHaveCount(0)
      expect(await leaked(page, [card])).toEqual([])
    }
  })
  await test.step('a signed contract: its face is in the page of whoever signed it, and in no other, while the offer lies open', async () => {
    await doing(inTurn, /^Sign$/).click()
    const goods = (await cardsToPick(asks(inTurn)).first().locator('b').textContent()) ?? ''
    for (let card = 0; card < 3; card++) await cardsToPick(asks(inTurn)).nth(card).click()
    await asks(inTurn).getByRole('button', { name: 'Sign', exact: true }).last().click()
    for (const page of [...seats, cy]) await expect(logLine(page).filter({ hasText: /sign/ })).not.toHaveCount(0)
    expect(await leaked(inTurn, [goods])).toEqual([goods])
    for (const page of others(inTurn)) expect(await leaked(page, [goods])).toEqual([])
    for (const page of [from, to]) await expect(offers(page)).not.toHaveCount(0)
  })
})
