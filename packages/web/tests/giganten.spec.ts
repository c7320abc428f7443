import { expect, type Page } from '@playwright/test'
import { decisions, form, isAsked, playOn, result, sitDownToGiganten } from './at-the-table.ts'
import { earned, scoreOf } from './giganten-log.ts'
import { test } from './luck.ts'

// From the first round on the person finds oil, pays for its transport, and wins auctions.
test.use({ luck: 16 })

/** The sentences by which a person who is after oil goes. */
const SENTENCES = {
  en: {
    take: /^Take /,
    plainMove: /^(Right|Up|Down) to [^,]*, \d+ points?\)$/,
    besideASite: /, beside /,
    train: /^Move your locomotive/,
    finish: /^Finish/,
    build: /^Build on/,
    carry: /^Carry to/,
    pay: /^Pay/,
    sell: /^Sell \d/,
  },
  it: {
    take: /^Prendi /,
    plainMove: /^(A destra|Su|Giù) in [^,]*, \d+ punt[oi]\)$/,
    besideASite: /, accanto a/,
    train: /^Porta la tua locomotiva/,
    finish: /^Fermati/,
    build: /^Costruisci/,
    carry: /^Porta a /,
    pay: /^Paga/,
    sell: /^Vendi \d/,
  },
} as const

/** Takes one decision after the other: drives to the next site, builds, bids whatever the licences cover, and sells all there is. */
function oilman(page: Page, language: 'en' | 'it'): () => Promise<void> {
  const says = SENTENCES[language]
  let parked = false
  return async () => {
    const bid = form(page).locator('button[type=submit]')
    if ((await bid.isVisible()) && (await bid.textContent())?.includes('bluff') === false) return bid.click()
    const texts = await decisions(page).allTextContents()
    const driving = parked ? [says.train] : [says.besideASite, says.plainMove]
    const wanted = [says.build, says.carry, says.pay, ...driving, says.finish].find(each => texts.some(text => each.test(text)))
    const most = texts.findLastIndex(text => says.sell.test(text))
    const choice = most >= 0 ? most : Math.max(0, wanted === undefined ? 0 : texts.findIndex(text => wanted.test(text)))
    const text = texts[choice] ?? ''
    if (says.take.test(text)) parked = false
    if (says.besideASite.test(text)) parked = true
    await decisions(page).nth(choice).click()
  }
}

/** Which of these the log does not tell. */
const untold = (lines: readonly string[], ...told: readonly RegExp[]) => told.filter(each => !lines.some(line => each.test(line)))
const logLines = (page: Page) => page.getByRole('log').getByRole('listitem').allTextContents()

/** Words without which hardly anything is said in English, and which are none in Italian. */
const ENGLISH =
  /\b(the|you|your|and|of|to|is|are|has|for|from|with|on|at|or|by|bids?|pass(es)?|sells?|pay|build|take|moves?|carry|card|price|licences?|barrels?|truck|site|points?|round|player|money|free|none|nothing|finish)\b/i
const isEnglish = (text: string) => ENGLISH.test(text)

test('a whole game of Giganten: oil is found, carried, auctioned and sold, and the money is right', async ({ page }) => {
  test.slow()
  await sitDownToGiganten(page)
  await isAsked(page)
  const names = await page.locator('.player-name').allTextContents()
  const start = /You have \$(\d+),(\d{3})/.exec((await page.locator('.question').textContent()) ?? '')
  const startMoney = Number(`${start?.[1]}${start?.[2]}`)
  const decide = oilman(page, 'en')
  const read = new Set<string>()
  await playOn(page, async () => {
    for (const text of await page.locator('.question').or(decisions(page)).allTextContents()) read.add(text)
    await decide()
  })
  const lines = await logLines(page)
  const doings = [
    /Player 1( takes|,) (the red card: )?\d licences?/,
    /Player 1 is dealt \d licences?/,
    /^Player 1 .*drives .*to [A-L]\d/,
    /^Player 1 .*brings the locomotive to column/,
    /Player 1 builds on .* and (strikes|finds only) \d barrels/,
    /^Player 1 pumps .* ships .*\$3,000/,
    /^Player 1 pumps .* ships [^$]*$/,
    /^At .*Player 1.* (bids?|goes|up) /,
    /Player 1 (passes|and \w+ pass)/,
    /Player 1 wins with \d/,
    /Player 1 .*pays \d licences? of/,
    /Player 1 .*sells \d barrels? .*\$/,
  ]
  expect(untold(lines, ...doings)).toEqual([])

  // Whatever is said here in English would be found in the Italian game.
  expect([...read, ...lines].filter(text => !isEnglish(text))).toEqual([])

  const lastLine = lines.at(-1) ?? ''
  const money = earned(lines, names)
  const scores = names.map(name => scoreOf(name, lastLine))
  for (const { name, total, cash, rest } of scores) {
    expect(cash, `cash of ${name}`).toBe(startMoney + (money.get(name) ?? 0))
    expect(total, `total of ${name}`).toBe(`$${(cash + rest).toLocaleString('en')}`)
  }
  const ranking = scores.toSorted((a, b) => b.cash + b.rest - a.cash - a.rest)
  await expect(result(page)).toContainText('The game is over')
  await expect(page.locator('#result')).toContainText(ranking[0]?.name ?? '')
  const rows = result(page).locator('.result-scores tbody tr')
  await expect(rows).toHaveCount(3)
  for (const [place, { name, total }] of ranking.entries()) {
    await expect(rows.nth(place).getByRole('rowheader')).toHaveText(name)
    await expect(rows.nth(place).getByRole('cell').last()).toHaveText(total)
  }
})

/** Everything that can be read, or is read out, line by line. */
const shown = async (page: Page) => [await page.title(), ...(await page.locator('body').ariaSnapshot()).split('\n')]

test('a whole round of Giganten in Italian, without a word of English', async ({ page }) => {
  await sitDownToGiganten(page, { language: 'it' })
  const decide = oilman(page, 'it')
  const log = page.getByRole('log')
  while ((await isAsked(page)) && !(await log.textContent())?.includes('Turno 2.')) {
    expect((await shown(page)).filter(isEnglish)).toEqual([])
    await decide()
  }
  const lines = await logLines(page)
  expect(lines.filter(isEnglish)).toEqual([])
  const round = [
    /^Turno 1\. .* tira /,
    /Giocatore 1( prende|,) (la carta rossa: )?\d licenz/,
    /Giocatore 1 riceve \d licenz/,
    /^Giocatore 1 parte da .* va in/,
    /^Giocatore 1 .*porta la locomotiva alla colonna/,
    /Giocatore 1 costruisce/,
    /^Giocatore 1 estrae .* porta a /,
    /^A (Hudson|Jet|US Standard) .*Giocatore 1.* (offre|offrono|rilanciano) /,
    /Giocatore 1 .*paga \d licenz/,
    /Giocatore 1 .*vende/,
    /^Turno 2\./,
  ]
  expect(untold(lines, ...round)).toEqual([])
})

test('the long list of sites is folded, and stays unfolded once somebody reads it', async ({ page }) => {
  await sitDownToGiganten(page)
  await isAsked(page)
  const sites = page.locator('.fold').filter({ hasText: 'Free sites' })
  await expect(sites.locator('tbody tr').first()).toBeHidden()
  await sites.locator('summary').click()
  await expect(sites.locator('tbody tr').first()).toBeVisible()
  await decisions(page).first().click()
  await isAsked(page)
  await expect(sites.locator('tbody tr').first()).toBeVisible()
})
