import { expect } from '@playwright/test'
import { click, hand, plates, playThrough } from './at-the-board.ts'
import { decisions, isAsked, logLines, shown, sitDownToGiganten, untold } from './at-the-table.ts'
import { watchShifts } from './judged.ts'
import { test } from './luck.ts'
import { expectCashBooks } from './oil-cash-books.ts'
import { oilman, type Sentences } from './oilman.ts'
import { logLine, question, situation } from './page-parts.ts'
import { lastLinesInSight, licenceCards } from './painted.ts'

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
    finish: /^Termina il movimento/,
    build: /^Costruisci/,
    carry: /^Porta alla /,
    pay: /^Paga/,
    sell: /^Vendi \d/,
  },
} as const satisfies Record<string, Sentences>

/** So many decisions show everything there is to do; later ones are looked at now and then. */
const ALL_LOOKED_AT = 40

/** Words without which hardly anything is said in English, and which are none in Italian. */
const ENGLISH =
  /\b(the|you|your|and|of|to|is|are|has|for|from|with|on|at|or|by|bids?|pass(es)?|sells?|pay|build|take|moves?|carry|card|price|licences?|barrels?|truck|site|points?|player|money|free|none|nothing|finish)\b/i
const isEnglish = (text: string) => ENGLISH.test(text)

test.describe('by mouse', () => {
  // Everything there is to do comes up, and barrels are shipped both for money and by one's own train.
  test.use({ luck: 4 })
  test('a whole game of Giganten on the board at 1024 × 768: what is mine and what is new stays in sight, nothing jumps, and the money is right', async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1024, height: 768 })
    const shifted = await watchShifts(page, { pressed: true })
    const read = new Set<string>()
    let startMoney = 0
    await playThrough(page, click, {}, async turn => {
      const asked = (await question(page).textContent()) ?? ''
      read.add(asked)
      if (turn === 0) startMoney = Number(/You have \$(\d+,\d{3})/.exec(asked)?.[1]?.replace(',', ''))
      if (turn > ALL_LOOKED_AT && turn % 4 > 0) return
      const inSight = [
        question(page),
        plates(page).filter({ hasText: 'you' }).getByText('Player 1', { exact: true }),
        ...(await licenceCards(hand(page)).all()).slice(-1),
      ]
      for (const each of inSight) await expect(each, `turn ${turn}: ${asked}`).toBeInViewport({ ratio: 1 })
      await expect.poll(() => lastLinesInSight(logLine(page).last()), `turn ${turn}: ${asked}`).toBeGreaterThanOrEqual(2)
    })
    expect(await shifted()).toBeLessThan(0.1)
    const lines = await logLines(page)
    const doings = [
      /Player 1( takes|,) (the red card: )?\d licences?/,
      /Player 1 is dealt .*licences?/,
      /^Player 1 .*drives .*to [A-L]\d/,
      /^Player 1 .*brings the locomotive to column/,
      /Player 1 builds on .* and (strikes|finds only) \d barrels/,
      /^Player 1 pumps .* ships .*\$3,000/,
      /^Player 1 pumps .* ships [^$]*$/,
      /^At .*Player 1.* (bids?|goes|up) /,
      /Player 1 (passes|and \w+ pass)|passes at \d+ and Player 1 at \d/,
      /Player 1 wins with \d/,
      /Player 1 .*pays \d+ (one|two)-point/,
      /Player 1 .*sells \d barrels? .*\$/,
    ]
    expect(untold(lines, ...doings)).toEqual([])

    // Whatever is said here in English would be found in the Italian game.
    expect([...read, ...lines].filter(text => !isEnglish(text))).toEqual([])

    await expectCashBooks(page, lines, startMoney)
  })
})

test('a whole round of Giganten in Italian, without a word of English', async ({ page }) => {
  await sitDownToGiganten(page, { language: 'it' })
  const decide = oilman(page, SENTENCES.it)
  const log = page.getByRole('log')
  while ((await isAsked(page)) && !(await log.textContent())?.includes('Round 2.')) {
    expect((await shown(page)).filter(isEnglish)).toEqual([])
    await decide()
  }
  const lines = await logLines(page)
  expect(lines.filter(isEnglish)).toEqual([])
  const round = [
    /^Round 1\. .* tira /,
    /Giocatore 1( prende|,) (la carta rossa: )?\d licenz/,
    /Giocatore 1 riceve \d licenz/,
    /^Giocatore 1 parte da .* va in/,
    /^Giocatore 1 .*porta la locomotiva alla colonna/,
    /Giocatore 1 costruisce/,
    /^Giocatore 1 estrae .* porta alla /,
    /^Asta (Hudson|Jet|US Standard): .*Giocatore 1.* (offre|offrono|rilanciano) /,
    /Giocatore 1 .*paga \d licenz/,
    /Giocatore 1 .*vende/,
    /^Round 2\./,
  ]
  expect(untold(lines, ...round)).toEqual([])
})

test('the long list of sites is folded, and stays unfolded once somebody reads it', async ({ page }) => {
  await sitDownToGiganten(page)
  await isAsked(page)
  const sites = situation(page).getByRole('region', { name: 'Free sites' })
  await expect(sites.locator('tbody tr').first()).toBeHidden()
  await sites.getByRole('heading', { name: 'Free sites' }).click()
  await expect(sites.locator('tbody tr').first()).toBeVisible()
  await decisions(page).first().click()
  await isAsked(page)
  await expect(sites.locator('tbody tr').first()).toBeVisible()
})
