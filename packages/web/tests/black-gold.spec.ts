import { expect, type Page } from '@playwright/test'
import { decisions, isAsked, logLines, playOn, shown, sitDownTo, untold, type Wishes } from './at-the-table.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { expectCashBooks } from './oil-cash-books.ts'
import { oilman, type Sentences } from './oilman.ts'
import { hint, parts, question } from './page-parts.ts'

test.use({ luck: 3 })

const START_MONEY = 15_000
const SENTENCES = {
  en: {
    take: /^Take \d+ licen/,
    plainMove: /^(Up|Right|Left) to [^,]*, \d+ points?\)$/,
    besideASite: /, beside /,
    train: /^Move your train/,
    finish: /^End your turn/,
    build: /^Build on/,
    carry: /^Carry to/,
    pay: /^Pay/,
    sell: /^Sell \d/,
  },
  it: {
    take: /^Prendi \d+ licen/,
    plainMove: /^(Su|A destra|A sinistra) in [^,]*, \d+ punt[oi]\)$/,
    besideASite: /, accanto a/,
    train: /^Porta il tuo treno/,
    finish: /^Termina il turno/,
    build: /^Costruisci/,
    carry: /^Porta alla /,
    pay: /^Paga/,
    sell: /^Vendi \d/,
  },
} as const satisfies Record<string, Sentences>

const sitDown = (page: Page, wishes: Wishes, choose?: () => Promise<void>) => sitDownTo(page, 'black-gold', wishes, choose)

/** What every whole game tells of the person. */
const DOINGS = [
  /^Round 1\. .* rolls /,
  /^A special card moves the Oil Baron \d spaces?, to row/,
  /Player 1( takes|,) (the special card: )?\d licences?/,
  /Player 1 is dealt .*licences?/,
  /^Player 1 .*drives .*to \d+[A-N]/,
  /^Player 1 .*brings the train to row/,
  /Player 1 .*builds on (single|double|triple) well .* and (strikes|finds only) \d barrels/,
  /^Player 1 pumps .* ships /,
  /Player 1 .*pays \d+ (one|two)-point/,
  /Player 1 .*sells \d barrels? .*\$/,
]

test('a whole game of Black Gold with five players: three companies, the liquidation, and the money is right', async ({ page }) => {
  test.slow()
  await sitDown(page, { seats: 5 })
  await playOn(page, oilman(page, SENTENCES.en, 4))
  const lines = await logLines(page)
  expect(untold(lines, ...DOINGS, /at the liquidation/i, / names (Hudson|Jet|US Standard) and rolls/)).toEqual([])
  expect(lines.filter(line => /Oil Baron (is dealt|shows)/.test(line))).toEqual([])
  await expectCashBooks(page, lines, START_MONEY)
})

/** Words without which hardly anything is said in English, and which are none in Italian. */
const ENGLISH =
  /\b(the|you|your|and|of|to|is|are|has|for|from|with|on|at|or|by|bids?|pass(es)?|sells?|pay|build|take|moves?|carry|card|price|licences?|barrels?|truck|train|well|points?|player|money|free|none|nothing|finish)\b/i

test('two rounds of Black Gold in Italian, without a word of English', async ({ page }) => {
  await sitDown(page, { seats: 2, language: 'it' })
  const decide = oilman(page, SENTENCES.it)
  while ((await isAsked(page)) && !(await page.getByRole('log').textContent())?.includes('Round 3.')) {
    expect((await shown(page)).filter(text => ENGLISH.test(text))).toEqual([])
    await decide()
  }
  const rounds = [
    /^Round 1\. .* tira /,
    /Giocatore 1( prende|,) .*licenz/,
    /^Giocatore 1 .*Costruisce/,
    /Il Barone riceve \d licenz/,
    /^Round 2\./,
  ]
  expect(untold(await logLines(page), ...rounds)).toEqual([])
})

test('the tiles are laid as the table’s creator says, and the board shows them', async ({ page }) => {
  await sitDown(page, { seats: 2 }, async () => {
    const tile = (name: string) => page.getByRole('figure').getByText(name, { exact: true })
    await page.getByRole('radio', { name: 'Custom' }).check()
    await page.getByRole('combobox', { name: 'Row A' }).selectOption('A2 turned 90°')
    await expect(tile('A2')).toBeVisible()
    await expect(tile('A1')).toBeHidden()
    await page.getByRole('combobox', { name: 'Row A' }).selectOption('A1')
    await expect(tile('A1')).toBeVisible()
    await page.getByRole('radio', { name: 'Fair wells' }).check()
    await page.getByRole('radio', { name: 'Shorter game' }).check()
  })
  await expect(question(page)).toContainText('Take a card')
})

test('a first game has hints, each once', async ({ page }) => {
  await sitDown(page, { seats: 2 })
  await isAsked(page)
  await expect(hint(page)).toContainText('More licences, less movement')
  await decisions(page).first().click()
  await isAsked(page)
  await expect(hint(page)).not.toContainText('More licences, less movement')
})

test('the table of five fits a phone, and everything can be read by a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, { seats: 5, language: 'it' })
  const decide = oilman(page, SENTENCES.it)
  for (let turn = 0; turn < 8; turn++) {
    await isAsked(page)
    await expectNothingSideways(page)
    await decide()
  }
  await expect(decisions(page).first()).toBeVisible()
  for (const pane of ['Tavolo', 'Diario', 'Decidi']) {
    await parts(page).getByRole('button', { name: pane }).click()
    await expectNothingSideways(page, pane)
    await expectAccessible(page, pane)
  }
})
