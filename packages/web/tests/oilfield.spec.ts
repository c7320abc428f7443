import { expect, type Page } from '@playwright/test'
import { decisions, isAsked, logLines, playOn, settle, shown, sitDownTo, submit, untold, type Wishes } from './at-the-table.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { earned, scoreOf } from './oilfield-log.ts'
import { parts, question, rankedNames, scores, situation, takeUp, veil } from './page-parts.ts'

test.use({ luck: 4 })

interface Table extends Wishes {
  readonly advanced?: boolean
}

/** A person against bots. */
async function sitDownToOilfield(page: Page, { advanced = false, ...wishes }: Table = {}): Promise<void> {
  await sitDownTo(page, 'oilfield', { seats: 3, ...wishes }, async () => {
    if (advanced) await page.getByRole('radio', { name: /^(With|Con)$/ }).check()
  })
}

/** The sentences by which a person who is after oil goes, the best first. */
const WISHES = {
  en: [/^Build: .*\d leases? free/, /^Drill: .*have [1-9]/, /^Bid \$[5-7]/, /^Lease: /, /^Invest: /, /^Subsidy: /],
  it: [/^Costruzione: .*\d licenz\S+ liber/, /^Estrazione: .*hai [1-9]/, /^Offri [5-7]\s\$/, /^Licenza: /, /^Investimento: /],
} as const
const INVEST = { en: /^Invest: /, it: /^Investimento: / } as const
const SALES = { en: [/^National market: /, /^Local market: /], it: [/^Mercato nazionale: /, /^Mercato locale: /] } as const

/** Takes one decision after the other: leases, builds, drills, now and then invests; two cards in three sell; else what comes first is done. */
function oilman(page: Page, language: 'en' | 'it' = 'en'): () => Promise<void> {
  let cards = 0
  let turns = 0
  return async () => {
    const sale = submit(page)
    if (await sale.isVisible()) return sale.click()
    const texts = await decisions(page).allTextContents()
    const isCard = texts.some(text => SALES[language][0].test(text))
    if (isCard) cards++
    const sells = isCard && cards % 3 > 0
    const first = sells ? [SALES[language][cards % 2]] : ++turns % 3 === 0 ? [INVEST[language]] : []
    const wishes = [...first, ...WISHES[language]]
    const wanted = wishes.find(wish => texts.some(text => wish?.test(text) === true))
    await decisions(page)
      .nth(wanted === undefined ? 0 : texts.findIndex(text => wanted.test(text)))
      .click()
  }
}

/** The log accounts for every dollar and every point, and the result is what it says. */
async function expectCashBooks(page: Page, lines: readonly string[]): Promise<void> {
  const names = await rankedNames(page)
  const told = names.map(name => scoreOf(name, lines.at(-1) ?? ''))
  for (const { name, total, points, added, money } of told) {
    const book = earned(lines, name)
    expect({ name, money, points }).toEqual({ name, money: 20 + book.money, points: book.points })
    expect(total, `total of ${name}`).toBe(points + added)
  }
  const rows = scores(page)
  await expect(rows).toHaveCount(names.length)
  for (const { name, total } of told) await expect(rows.filter({ hasText: name }).getByRole('cell').last()).toHaveText(`${total} VP`)
}

test('a whole game of Oilfield with four players: every dollar and every point is accounted for', async ({ page }) => {
  test.slow()
  await sitDownToOilfield(page, { seats: 4, advanced: true })
  await playOn(page, oilman(page))
  const lines = await logLines(page)
  const doings = [
    /^Round 1\. .*Workers: .*Player 1 /,
    /^Player 1 chooses in secret: .* have each chosen a card\./,
    /^Cards: .*Player 1 /,
    /Player 1 takes a lease in \w+ for \$\d/,
    /Player 1 builds a [a-z ]+ in \w+ /,
    /Player 1 .*drills with the .*\((stores|sells) /,
    /Player 1 .*sells .* on the local market\./,
    /Player 1 .*sells .* on the national market/,
    /Player 1 .*invests \$\d+ and gets \d VP/,
    /is refilled with \d/,
    /^New on show: /,
  ]
  expect(untold(lines, ...doings)).toEqual([])
  await expectCashBooks(page, lines)
})

/** Words without which hardly anything is said in English, and which are none in Italian. */
const ENGLISH =
  /\b(the|you|your|and|of|to|is|are|has|have|for|from|with|on|at|or|by|sells?|pay|build|take|lease|drill|card|price|oil(?!-)|worker|tower|tile|room|field|player|money|free|none|nothing|first|bid|store|market)\b/i

test('two rounds of Oilfield in Italian, without a word of English', async ({ page }) => {
  await sitDownToOilfield(page, { language: 'it', seats: 2, advanced: true })
  const decide = oilman(page, 'it')
  const log = page.getByRole('log')
  while ((await isAsked(page)) && !(await log.textContent())?.includes('Round 3.')) {
    expect((await shown(page)).filter(text => ENGLISH.test(text))).toEqual([])
    await decide()
  }
  const round = [/^Round 1\. .*Lavoratori: /, /^Giocatore 1 sceglie in segreto: /, /^Carte scoperte: /, /Giocatore 1 prende una licenza/]
  expect(untold(await logLines(page), ...round)).toEqual([])
})

test('two people on one screen: a card that one has chosen is not shown to the other', async ({ page }) => {
  await settle(page)
  await page.goto('/new/oilfield')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: 'All on this screen' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  const choose = (text: RegExp) => page.getByRole('button', { name: text }).first().click()
  await takeUp(page).click()
  await choose(/^Subsidy/)
  await takeUp(page).click()
  await choose(/^First player/)
  await choose(/^Drill: /) // whoever placed last is still there and chooses first
  await expect(veil(page)).toBeVisible()
  await expect(page.locator('body')).not.toContainText('in secret')
  await expect(page.locator('body')).not.toContainText('Your card')
  await takeUp(page).click()
  await expect(page.getByRole('log')).toContainText(/Player \d has chosen a card\./)
  await expect(question(page)).toContainText('Choose a card in secret.')
  await expect(page.getByRole('log')).not.toContainText('in secret')
  await expect(situation(page)).not.toContainText('Your card')
  await expect(situation(page)).toContainText('chosen, secret')
})

test('what leaves no choice is not asked: the bot’s place only with two players', async ({ page }) => {
  await settle(page)
  await page.goto('/new/oilfield')
  const bot = page.getByRole('radio', { name: 'Second', exact: true })
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await bot.check()
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await expect(bot).toBeHidden()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(question(page)).toBeVisible()
})

test('the table of five fits a phone, and everything can be read by a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDownToOilfield(page, { seats: 5, advanced: true, language: 'it' })
  const decide = oilman(page, 'it')
  for (let turn = 0; turn < 8; turn++) {
    await isAsked(page)
    await expectNothingSideways(page)
    await decide()
  }
  await isAsked(page)
  for (const pane of ['Tavolo', 'Diario', 'Decidi']) {
    await parts(page).getByRole('button', { name: pane }).click()
    await expectNothingSideways(page, pane)
    await expectAccessible(page, pane)
  }
})
