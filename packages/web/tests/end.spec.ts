import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { clickOne, isAsked, playOn, settle, sitDown, type Wishes } from './at-the-table.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { breakdown, charts, keptGames, parts, replayControls, result, scores, seatNames, winner } from './page-parts.ts'
import { chartDrawing, chartLines, chartMarks, endPicture, storyDrawing, storyMarks } from './painted.ts'

const TEN = fileURLToPath(new URL('../../games/competitors/records/points-won.json', import.meta.url))
const STAR = fileURLToPath(new URL('../../games/giganten/records/star.json', import.meta.url))

/** The end of a whole game of Giganten for three, from its file. */
async function openGiganten(page: Page, language: 'en' | 'it' = 'en', theme: 'light' | 'dark' = 'light'): Promise<void> {
  await settle(page, { language, theme })
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

/** Do boxes share anything? */
const areApart = (boxes: readonly { x: number; y: number; width: number; height: number }[]) =>
  boxes.every((one, n) =>
    boxes.slice(n + 1).every(other => {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
      return isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y
    }),
  )

for (const [language, theme, width, names] of [
  ['en', 'light', 1440, ['Chances of winning', 'What decided it', 'Luck and skill', 'Dice and draws', 'Analysis', 'Analyse this game']],
  [
    'it',
    'dark',
    390,
    ['Possibilità di vittoria', 'Che cosa ha deciso la partita', 'Fortuna e abilità', 'Dadi e pescate', 'Analisi', 'Analizza la partita'],
  ],
] as const)
  test(`what decided the game: three numbers on the curve of chances, luck and skill, and the way to the analysis (${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openGiganten(page, language, theme)
    const [chances, decided, luck, draws, analysis, analyse] = names
    const parts = [chances, decided, luck].map(name => page.getByRole('region', { name }))
    const boxes = () => Promise.all(parts.map(part => part.boundingBox()))
    const before = await boxes()
    await expect(page.getByRole('region', { name: decided }).getByRole('listitem')).toHaveCount(3)
    expect(await boxes(), 'nothing is pushed away').toEqual(before)
    await expect(storyMarks(page)).toHaveText(['1', '2', '3'])
    const marks = await Promise.all((await storyMarks(page).locator('circle').all()).map(mark => mark.boundingBox()))
    expect(areApart(marks.filter(box => box !== null)), 'no number covers another').toBe(true)
    await expect(page.getByRole('region', { name: luck })).toContainText(draws)
    await expect(page.getByRole('definition').filter({ hasText: /[+−]\d/ })).not.toHaveCount(0)
    await expectNothingSideways(page)
    await expectAccessible(page, 'what decided the game')
    const end = page.url()
    await storyDrawing(page).click({ position: { x: width === 390 ? 180 : 240, y: 100 } })
    await expect(page).toHaveURL(/\/replay\/[^?]+\?at=[1-9]/)
    await page.goto(end)
    await page.getByRole('link', { name: analysis, exact: true }).click()
    await expect(page.getByRole('button', { name: analyse })).toBeFocused()
  })

test('the curves are told as tables too, and a pointer asks for a round', async ({ page }) => {
  await openGiganten(page)
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
