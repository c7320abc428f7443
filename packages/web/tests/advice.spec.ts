import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { settle } from './at-the-table.ts'
import { expectAccessible } from './judged.ts'
import { test } from './luck.ts'
import { replayCaption, result } from './page-parts.ts'

const STAR = fileURLToPath(new URL('../../games/giganten/records/star.json', import.meta.url))
const WORDS = {
  en: {
    begin: 'Begin',
    ask: 'What would a strong player do?',
    title: 'A strong player would:',
    over: /wins? in 100 more than|It hardly matters|Nothing else/,
    take: 'Take this card',
    close: 'Close this advice',
  },
  it: {
    begin: 'Inizia',
    ask: 'Che cosa farebbe un giocatore forte?',
    title: 'Un giocatore forte farebbe così:',
    over: /su 100 in più|Cambia poco|Non c’è altro/,
    take: 'Prendi questa carta',
    close: 'Chiudi il suggerimento',
  },
} as const

const advice = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

for (const language of ['en', 'it'] as const)
  test(`a strong player’s answer is lit on the board, and said with what it is better than (${language})`, async ({ page }) => {
    const words = WORDS[language]
    await settle(page, { language, drawn: true, hints: false })
    await page.goto('/new/giganten')
    await page.getByRole('button', { name: words.begin }).click()
    const take = page.getByRole('button', { name: words.take })
    await page.getByRole('button', { name: words.ask }).click()
    const said = advice(page, words.title)
    await expect(said).toContainText(words.over)
    await expect(said.getByRole('button', { name: words.close })).toBeInViewport()
    await expect(page.locator('button[aria-pressed="true"]').filter({ hasText: /\d/ })).toHaveCount(1)
    await take.click()
    await expect(said).toHaveCount(0)
    await expect(take).toHaveCount(0)
  })

test('the curve of an analysis leads through the replay, from one turning point to the next', async ({ page }) => {
  await settle(page, { drawn: true })
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(STAR)
  await expect(result(page)).toBeVisible()
  const decided = page.getByRole('region', { name: 'What decided it' }).getByRole('link')
  await expect(decided).toHaveCount(3)
  const told = await decided.locator('b').allTextContents()
  const places = await decided.evaluateAll(links =>
    links.map(link => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('at')),
  )
  expect(new Set(places).size).toBe(3)
  await decided.nth(1).click()
  await expect(page).toHaveURL(/\/replay\/[^?]+\?at=\d+/)
  await page.goto(page.url().replace(/at=\d+/, 'at=79')) // what happened there takes three lines
  const caption = replayCaption(page)
  const hidden = () => caption.evaluate(each => each.scrollHeight - each.clientHeight)
  await page.getByRole('button', { name: 'Analyse this game' }).click()
  const turning = page.getByRole('list', { name: 'What decided it' }).getByRole('button')
  await expect(turning).toHaveCount(3)
  for (const [n, title] of told.entries()) await expect(turning.nth(n)).toContainText(title)
  await expect.poll(hidden, 'what is told is not cut').toBe(0)
  for (const [n, place] of places.entries()) {
    await turning.nth(n).click()
    await expect(page).toHaveURL(new RegExp(`[?&]at=${place}(&|$)`))
  }
  await expectAccessible(page, 'a replay with its analysis')
})
