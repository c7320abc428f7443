import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { clickOne, isAsked, playOn, settle, sitDown, type Wishes } from './at-the-table.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { breakdown, charts, keptGames, parts, replayControls, result, scores, seatNames, winner } from './page-parts.ts'
import { chartDrawing, chartLines, chartMarks, endPicture } from './painted.ts'

const TEN = fileURLToPath(new URL('../../games/competitors/records/points-won.json', import.meta.url))
const STAR = fileURLToPath(new URL('../../games/giganten/records/star.json', import.meta.url))

/** The end of a whole game of Giganten for three, from its file. */
async function openGiganten(page: Page, language: 'en' | 'it' = 'en'): Promise<void> {
  await settle(page, { language })
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(STAR)
  await expect(result(page)).toBeVisible()
  await expect(charts(page)).toHaveCount(4)
}

/** Containers for oil, and the other way round, would be another game's picture. */
for (const [file, drawn, other] of [
  [STAR, 'derricks', 'stacks'],
  [TEN, 'stacks', 'derricks'],
] as const)
  test(`the picture of the end is built of ${drawn}`, async ({ page }) => {
    await settle(page)
    await page.goto('/')
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(result(page)).toBeVisible()
    const rows = await scores(page).count()
    await expect(endPicture(page)[drawn]).toHaveCount(rows)
    await expect(endPicture(page)[other]).toHaveCount(0)
  })

/** A short game of Gusher between five bots, to its end. */
async function watchGusher(page: Page, wishes: Wishes): Promise<void> {
  await settle(page, wishes)
  await page.goto('/new/gusher')
  await page.getByRole('radio', { name: /^2 rounds?/ }).check()
  await page.getByRole('radio', { name: '5', exact: true }).check()
  await page.getByRole('radio', { name: /^(Only bots|Solo bot)$/ }).check()
  await page.getByRole('button', { name: /^(Begin|Inizia)$/ }).click()
  await expect(result(page)).toBeVisible()
  await expect(charts(page)).toHaveCount(2)
}

/** '−$3,000 2 barrels' or '−3.000 $ 2 barili' as a figure; nothing is zero. */
function moneyIn(cell: string): number {
  const [, english, italian] = /\$(\d{1,3}(?:,\d{3})*)|(\d{1,3}(?:\.\d{3})*)\s\$/.exec(cell) ?? []
  return Number((english ?? italian ?? '0').replace(/[.,]/g, '')) * (cell.startsWith('−') ? -1 : 1)
}

async function columns(page: Page, rows: string): Promise<number[][]> {
  const cells = await breakdown(page)
    .locator(`${rows} tr`)
    .evaluateAll(all => all.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent)))
  const [first = []] = cells
  return first.map((_, column) => cells.map(row => moneyIn(row[column] ?? '')))
}

for (const [language, part, score] of [
  ['en', 'Oil sold in auctions', /\$\d{1,3},\d{3}/],
  ['it', 'Petrolio venduto all’asta', /\d{1,3}\.\d{3}\s\$/],
] as const)
  test(`every dollar of every score is accounted for (${language})`, async ({ page }) => {
    await openGiganten(page, language)
    await expect(breakdown(page)).toContainText(part)
    await expect(breakdown(page).locator('tfoot')).toContainText(score)
    const parts = await columns(page, 'tbody')
    const totals = await columns(page, 'tfoot')
    expect(parts).toHaveLength(3)
    expect(parts.map(column => column.reduce((sum, amount) => sum + amount, 0))).toEqual(totals.map(([total]) => total))
    expect(parts.flat().some(amount => amount < 0)).toBe(true)
    const ranked = await scores(page).locator('td:last-child').allTextContents()
    expect(totals.flat()).toEqual(ranked.map(moneyIn))
  })

test('nothing is pushed away when it is known what decided the game; the curves are told as tables too, and a pointer asks for a round', async ({
  page,
}) => {
  await openGiganten(page)
  const decided = page.getByRole('region', { name: 'What decided it' })
  const before = await decided.boundingBox()
  await expect(decided.getByRole('listitem')).toHaveCount(3)
  expect(await decided.boundingBox()).toEqual(before)
  const money = charts(page).filter({ hasText: 'Money' })
  await expect(chartLines(money)).toHaveCount(3)
  await money.getByText('As a table').click()
  const rows = money.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toHaveText(/^Start\$15,000\$15,000\$15,000$/)
  const marks = await chartMarks(money).count()
  expect(await rows.count()).toBe(marks / 3)
  await expect(money.getByRole('list')).toContainText('At the end:')
  await chartDrawing(money).hover({ position: { x: 60, y: 60 } })
  await expect(money.getByRole('list')).toHaveText(/At the start:.*\$15,000.*\$15,000.*\$15,000/)
})

test('from the end one plays again, looks back, or goes on elsewhere; nothing of it is loaded before there is a table', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await page.goto('/new/gusher')
  await expect(seatNames(page).first()).toBeVisible()
  expect(loaded.filter(path => /\/(score-history|replay|table-screen)/.test(path))).toEqual([])
  await sitDown(page)
  await isAsked(page)
  expect(loaded.filter(path => /\/replay/.test(path))).toEqual([])
  await playOn(page, turn => clickOne(page, turn))
  await expect(breakdown(page).locator('tfoot td')).toHaveCount(2)
  await expect(charts(page)).toHaveCount(2)
  await expect(winner(page)).toBeFocused()
  await expect(winner(page)).toHaveText(/^(You win|\S+ wins) (by \$\d+|on the tie-break)!?$/)
  await expect(result(page)).toContainText(/You came (first|second) of two/)
  await page.getByRole('button', { name: 'Share' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share this result' })
  await expect(sharing.getByRole('img')).toHaveJSProperty('complete', true)
  await expect(sharing.getByRole('textbox')).toHaveValue(/^Gusher: .+ wins .+\$\d+, .+ \$\d+\.$/)
  const saved = page.waitForEvent('download')
  await sharing.getByRole('button', { name: 'Save the picture' }).click()
  expect((await saved).suggestedFilename()).toBe('gusher.png')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(replayControls(page)).toBeVisible()
  await page.getByRole('link', { name: 'To the table' }).click()
  await expect(result(page)).toBeVisible()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(result(page)).toBeHidden()
  await isAsked(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Replay: Gusher' })).toHaveCount(1)
  await expect(keptGames(page)).toContainText(/(1st|2nd) · \$\d+/)
})

for (const [theme, language, width, height] of [
  ['dark', 'it', 390, 844],
  ['light', 'en', 1024, 768],
] as const)
  test(`nothing serious is wrong with the end, and nothing scrolls sideways (${theme}, ${language}, ${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await watchGusher(page, { theme, language })
    if (width < 768) await expect(parts(page).getByRole('button').first()).toHaveText('Risultato')
    for (const summary of await page.getByText(/^(As a table|In tabella)$/).all()) await summary.click()
    await expectNothingSideways(page)
    await expectAccessible(page, 'end')
  })
