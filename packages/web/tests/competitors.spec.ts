import { expect, type Locator, type Page } from '@playwright/test'
import { decisions, isAsked, logLines, playOn, shown, sitDownTo, untold, type Wishes } from './at-the-table.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './luck.ts'
import { atAnyTime, bar, scores, title } from './page-parts.ts'

test.use({ luck: 3 })

/** A person against bots, in words. */
const sitDownToCompetitors = (page: Page, wishes: Wishes = {}): Promise<void> => sitDownTo(page, 'competitors', { seats: 2, ...wishes })

/** The sentences by which a forwarder in a hurry goes, the best first. */
const WISHES = {
  en: [
    /^Set up in .*[1-9] of your territory cards/,
    /^Deliver /,
    /goods arrive/,
    /^Draw .*free/,
    /^Break off/,
    /^End your Move/,
    /^End your turn/,
  ],
  it: [
    /^Apri la Sede|^Scegli/,
    /^Consegna /,
    /arriva/,
    /gratis|gratuit/,
    /^Interrompi/,
    /^Termina il movimento|^Termina Muovi/,
    /^Termina il turno/,
  ],
} as const

/** Signs once with the form and draws what is free; else delivers, or ends the turn. */
function forwarder(page: Page, language: 'en' | 'it' = 'en'): () => Promise<void> {
  return async () => {
    const texts = await decisions(page).allTextContents()
    const wanted = WISHES[language].find(wish => texts.some(text => wish.test(text)))
    await decisions(page)
      .nth(wanted === undefined ? 0 : texts.findIndex(text => wanted.test(text)))
      .click()
  }
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).last()

test('a points game of Competitors against a bot, with a deal', async ({ page }) => {
  test.slow()
  await sitDownToCompetitors(page)
  const decide = forwarder(page)
  await decide()
  await isAsked(page)

  // A contract is signed in the form of its own.
  await page
    .getByRole('button', { name: /^Sign .* from .* to / })
    .first()
    .click()
  await expect(page.getByRole('log')).toContainText(/Player 1 .*sign/)

  // Money for any territory card: more than it is worth to anybody.
  await isAsked(page)
  await atAnyTime(page).click()
  await field(page, 'You give').selectOption({ label: 'Nothing' })
  await field(page, 'Money you give (€)').fill('60000')
  await field(page, 'You ask for').selectOption({ label: 'Any territory card' })
  await field(page, 'Money you ask for (€)').fill('0')
  await page.getByRole('button', { name: /^Offer .*€60,000.*territory card/ }).click()
  await expect(page.getByRole('log')).toContainText(/accepts/)
  await expectAccessible(page, 'a deal was made')

  await playOn(page, decide)
  const lines = await logLines(page)
  const doings = [
    /^Roll for the start: /,
    /^Round 1\. Weather in /,
    /Player 1 .*signs? /,
    /Player 1 offers .*€60,000/,
    / delivers .* from .* to .*: .*VP/,
    /^(The game is over|.* wins?)/,
  ]
  expect(untold(lines, ...doings)).toEqual([])
  await expect(scores(page)).toHaveCount(2)
  await expectNothingSideways(page)
})

test('on a phone the title stands clear of what is beside it, in either language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDownToCompetitors(page)
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, width: 0 }
  const menu = bar(page).getByRole('button', { name: 'Menu' })
  for (const language of ['en', 'it']) {
    await menu.click()
    await page.getByRole('radio', { name: language.toUpperCase() }).check()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const [name, beside] = [await box(title(page)), await box(menu)]
    expect(beside.x, language).toBeGreaterThanOrEqual(name.x + name.width + 4)
    await expectNothingSideways(page, language)
  }
})

/** Words without which hardly anything is said in English, and which are none in Italian. */
const ENGLISH =
  /\b(the|you|your|and|of|to|is|are|has|have|for|from|with|on|at|or|by|sells?|pays?|draws?|delivers?|card|price|ship|plane|state|round|player|money|free|none|nothing|first|bid|branch|contract|customs|goods)\b/i

test('two rounds of Competitors in Italian, without a word of English', async ({ page }) => {
  await sitDownToCompetitors(page, { language: 'it' })
  const decide = forwarder(page, 'it')
  const log = page.getByRole('log')
  while ((await isAsked(page)) && !(await log.textContent())?.includes('Round 3')) {
    const english = (await shown(page)).map(text => text.replaceAll(/\bround\b/gi, '')).filter(text => ENGLISH.test(text))
    expect(english).toEqual([])
    await decide()
  }
})
