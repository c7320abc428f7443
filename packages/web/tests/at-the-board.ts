// What the browser tests do at the boards of Giganten and Black Gold: everything by what is drawn, nothing by the list of sentences.

import { expect, type Locator, type Page } from '@playwright/test'
import { asked, comesIntoSight, settle, type Wishes } from './at-the-table.ts'
import { asks, parts, result, scores, screen, takeUp } from './page-parts.ts'

/** Three seats: a person and two bots with sense, or everybody on this screen. `choose`: what else is set up. */
export async function sitDownAtBoard(
  page: Page,
  wishes: Wishes = {},
  game: 'giganten' | 'black-gold' = 'giganten',
  choose: () => Promise<void> = async () => {},
): Promise<void> {
  await settle(page, { drawn: true, ...wishes })
  await page.goto(`/new/${game}`)
  if (wishes.seats !== undefined) await page.getByRole('radio', { name: String(wishes.seats), exact: true }).check()
  if (wishes.people !== undefined) await page.getByRole('radio', { name: 'All on this screen' }).check()
  await choose()
  await page.getByRole('button', { name: /^(Begin|Inizia)$/ }).click()
  await page.waitForURL(/\/table\//) // while it is set up, the board is seen too
  await expect(map(page)).toBeVisible()
}

/** The parts of a board. On a phone some are behind tabs. */
export const map = (page: Page): Locator => page.getByRole('grid', { name: MAP })
export const railway = (page: Page): Locator => page.getByRole('region', { name: /^(Track|Binario)$/ })
export const companies = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Companies|Compagnie)$/ }).getByRole('region', { name: /^(Hudson|Jet|US Standard)$/ })
export const plates = (page: Page): Locator => page.getByRole('region', { name: /^(Players|Giocatori)$/ }).getByRole('listitem')
/** What the signs on the map mean. */
export const legend = (page: Page): Locator => page.getByRole('list', { name: /^(What is printed on the map|Che cosa c’è sulla mappa)$/ })
export const hand = (page: Page): Locator => page.getByRole('region', { name: /^(Your licences|Le tue licenze)$/ })
/** How far the game is. */
export const progress = (page: Page): Locator => page.getByRole('region', { name: /^(How far the game is|A che punto è la partita)$/ })
export const round = (page: Page): Locator => progress(page).getByText(/^Round \d+$/)
export const phases = (page: Page): Locator =>
  progress(page)
    .getByRole('list', { name: /^(Phases of|Fasi del)/ })
    .getByRole('button')
/** What is being shown, else whom the table waits for. */
export const now = (page: Page): Locator => progress(page).getByRole('paragraph').last()
export const tab = (page: Page, name: string): Locator => parts(page).getByRole('button', { name })

const MAP = /^(Map|Mappa)$/
/** What is asked, while nothing is under way. */
export const controls = (page: Page): Locator =>
  asked(screen(page).filter({ has: page.getByRole('grid', { name: MAP, disabled: false, includeHidden: true }) }))

/** Waits until something is to be decided (true) or the game is over (false). */
export async function isAskedAtBoard(page: Page): Promise<boolean> {
  await comesIntoSight(controls(page).or(result(page)))
  return !(await result(page).isVisible())
}

/** The round that the board shows. */
export const roundOf = async (page: Page): Promise<number> => Number(/\d+/.exec((await round(page).textContent()) ?? '')?.[0])

/** What squares say that using them would do. */
const ACTS = {
  start: /Start here|Parti da qui/,
  far: /Send the truck here|Manda qui il camion/,
  upTo: /Drive up to it|Avvicinati/,
  look: /Look under the (tile|token)|Guarda sotto (la tessera|il segnalino)/,
  build: /Build here|Costruisci qui|Drill (a gusher|deeper) here|(Apri|Perfora) qui/,
} as const
export const squares = (page: Page, act: keyof typeof ACTS): Locator => map(page).getByRole('gridcell', { name: ACTS[act] })
export const squareAt = (page: Page, place: string): Locator => map(page).getByRole('gridcell', { name: new RegExp(`^${place},`) })
/** Those of the railway to which one's locomotive could go. */
export const spaces = (page: Page): Locator =>
  railway(page).getByRole('button', { name: /^(Column|Colonna|The star|La stella|Row|Riga)/, disabled: false })

/** The movement points that are left, in words. */
export const points = (page: Page): Locator => asks(page).getByText(/\d+ of \d+ points? left|resta(no)? \d+ di \d+ punt/)
/** What was picked, what comes of it, and the button that does it. */
export const plan = (page: Page): Locator => asks(page).getByRole('region')
export const doIt = (page: Page): Locator => plan(page).getByRole('button').first()

export const carriers = (page: Page): Locator =>
  page.getByRole('group', { name: /^(By which (locomotive|train)|Con quale (locomotiva|treno))/ }).getByRole('button')
export const carryTo = (page: Page): Locator =>
  page.getByRole('group', { name: /^(To which company|A quale compagnia)/ }).getByRole('button')
export const bid = (page: Page): Locator => page.getByRole('spinbutton', { name: /^(Your bid|La tua offerta)$/ })
export const bluff = (page: Page): Locator => plan(page).getByText(/^(A bluff|Un bluff|È un bluff)/)
const bidders = (page: Page) => asks(page).getByRole('list', { name: /^(Who takes part|Chi partecipa)$/ })
const payment = (page: Page) => plan(page).getByRole('button', { name: /^(Pay|Paga) \d/ })
const toName = (page: Page) => asks(page).getByRole('button', { name: /(yours|tuoi): \d+/ })
const toSell = (page: Page) => asks(page).getByRole('button', { name: /^\d+ (barrel|baril)/ })

/** What kind of decision is asked for, by what there is to decide with. */
export type Kind = 'card' | 'start' | 'drive' | 'build' | 'transport' | 'auction' | 'pay' | 'name' | 'sell'
export async function kindAsked(page: Page): Promise<Kind> {
  const signs: readonly (readonly [Kind, Locator])[] = [
    ['drive', points(page)], // the most frequent ones first
    ['auction', bidders(page)],
    ['card', cards(page)],
    ['transport', carriers(page)],
    ['pay', payment(page)],
    ['sell', toSell(page)],
    ['name', toName(page)],
    ['build', plan(page)],
  ]
  for (const [kind, sign] of signs) if (await sign.first().isVisible()) return kind
  return 'start'
}

/** The cards on show, and the button that takes the one that was picked. */
export const cards = (page: Page): Locator =>
  asks(page)
    .getByRole('list', { name: /^(Cards on show|Carte disponibili)$/ })
    .getByRole('button')
export async function takeCard(page: Page): Promise<void> {
  await cards(page).first().click()
  await page.getByRole('button', { name: /^(Take this card|Prendi questa carta)$/ }).click()
}

/** How somebody uses a thing: by clicking, touching, or by keyboard. */
export type Hand = (thing: Locator) => Promise<void>
export const click: Hand = thing => thing.click()
export const tap: Hand = thing => thing.tap()

export type Doing =
  | 'card'
  | 'start'
  | 'look'
  | 'trip'
  | 'onward'
  | 'ride'
  | 'finish'
  | 'build'
  | 'carry'
  | 'bid'
  | 'pass'
  | 'pay'
  | 'name'
  | 'sell'

/** So many rounds show everything there is to do. */
const ROUNDS = 3

/** Plays with the sense of a beginner who is after oil; after some rounds he has enough of driving. What was done is noted in `done`. Whoever knows what is asked says so. */
export function oilmanAtBoard(page: Page, hand: Hand, done: Set<Doing> = new Set(), rounds = ROUNDS): (asked?: Kind) => Promise<void> {
  let begun = 0
  let before = 0
  let driven = false
  const use = async (what: Doing, thing: Locator) => {
    done.add(what)
    await hand(thing)
  }
  const giveUp = asks(page).getByRole('button', { name: /^(Give the barrel up|Rinuncia al barile)$/ })
  const pass = asks(page).getByRole('button', { name: /^(Pass|Passa)$/ })
  const finish = () => use('finish', page.getByRole('button', { name: /^(Finish|Termina)/ }))
  const drive = async () => {
    const ready = plan(page).getByRole('button', { disabled: false }).first()
    const looks = plan(page).getByRole('button', { name: /^(Look at|Guarda) / })
    if (await looks.isVisible()) return use('look', squares(page, 'look').first()) // the board offers the same
    if (await ready.isVisible()) return use('onward', ready)
    const drillings = squares(page, 'build')
    if ((await drillings.count()) > 0) return use('build', drillings.first())
    const sites = squares(page, 'upTo')
    if (!driven && (await sites.count()) > 0) {
      driven = true
      await use('trip', sites.last())
      // What is a step away is done; what is further asks to be confirmed.
      return (await ready.isVisible()) ? use('trip', ready) : undefined
    }
    const far = squares(page, 'far')
    if (!driven && (await far.count()) > 0) {
      driven = true
      await use('trip', far.last())
      return use('trip', ready)
    }
    if ((await spaces(page).count()) > 0) {
      await use('ride', spaces(page).last())
      return (await ready.isVisible()) ? use('ride', ready) : undefined
    }
    return finish()
  }
  return async asked => {
    const round = await roundOf(page)
    if (round !== before) {
      driven = false
      begun++
    }
    before = round
    switch (asked ?? (await kindAsked(page))) {
      case 'card':
        await use('card', cards(page).last())
        return use('card', doIt(page))
      case 'start':
        return use('start', squares(page, 'start').nth(3))
      case 'drive':
        return begun > rounds ? finish() : drive()
      case 'build':
        await use('build', squares(page, 'build').first())
        return use('build', doIt(page))
      case 'transport':
        if ((await carryTo(page).count()) === 0) return use('carry', giveUp)
        await use('carry', carryTo(page).first())
        return use('carry', doIt(page))
      case 'auction': {
        const covered = (await bid(page).isVisible()) && !(await bluff(page).isVisible())
        return covered || !(await pass.isVisible()) ? use('bid', doIt(page)) : use('pass', pass)
      }
      case 'pay':
        return use('pay', doIt(page))
      case 'name':
        await use('name', toName(page).first())
        return use('name', doIt(page))
      case 'sell':
        await use('sell', toSell(page).first())
        return use('sell', doIt(page))
    }
  }
}

/** To the end of the game. */
export async function playOnBoard(page: Page, decide: () => Promise<void>): Promise<void> {
  while (await isAskedAtBoard(page)) await decide()
}

/** Several people on one screen, until a round: whoever is asked takes up his hand, plays like an oilman who does not drive, and lays it down. `veiled`: between two hands. */
export async function playTogetherOnBoard(page: Page, until: number, veiled: (turn: number) => Promise<void>): Promise<void> {
  const done = page.getByRole('button', { name: 'Done: hide my hand' })
  const players = [0, 1, 2].map(() => oilmanAtBoard(page, click, new Set(), 0))
  for (let turn = 0; ; turn++) {
    await comesIntoSight(controls(page).or(takeUp(page)).or(done))
    if ((await roundOf(page)) === until) return
    if (await done.isVisible()) {
      await done.click()
      await expect(done).toBeHidden()
    } else if (await takeUp(page).isVisible()) {
      await veiled(turn)
      await takeUp(page).click()
      await expect(takeUp(page)).toBeHidden()
    } else {
      const seat = Number(await asks(page).getAttribute('data-seat'))
      await players[seat]?.()
    }
  }
}

const EVERYTHING = ['bid', 'build', 'card', 'carry', 'finish', 'onward', 'pass', 'pay', 'ride', 'sell', 'start', 'trip']

/** A whole game, in which everything there is to do was done on the board. */
export async function playThrough(
  page: Page,
  hand: Hand,
  wishes: Wishes = {},
  between: (turn: number) => Promise<Kind | undefined> = async () => undefined,
) {
  const done = new Set<Doing>()
  await sitDownAtBoard(page, wishes)
  const decide = oilmanAtBoard(page, hand, done)
  let turn = 0
  await playOnBoard(page, async () => {
    const asked = await between(turn++)
    await decide(asked)
  })
  await expect(scores(page)).toHaveCount(3)
  await expect(asks(page)).toHaveCount(0)
  expect([...done].toSorted()).toEqual(EVERYTHING)
}
