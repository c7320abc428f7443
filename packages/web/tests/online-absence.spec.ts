import { expect, type Page } from '@playwright/test'
import { plates } from './at-the-board.ts'
import { clickOne, isAsked } from './at-the-table.ts'
import { askedAmong, begin, guest, joinBy, makeTable } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './own-server.ts'
import { asks, parts, player, said } from './page-parts.ts'

const PHONE = { width: 390, height: 844 }
const letBotPlay = (page: Page) => page.getByRole('button', { name: 'Let a bot play for them' })

/** The others play until it is this one's turn. */
async function untilAsked(wanted: Page, ...others: readonly Page[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    const asked = await askedAmong(wanted, ...others)
    if (asked === wanted) return
    expect(turn, 'the turn never came').toBeLessThan(40)
    await clickOne(asked, 0)
  }
}

test.describe('where time passes fast for whoever is away', () => {
  test.use({ settings: { hurry: 3000 } }) // five minutes in a tenth of a second

  test('everybody reads since when; a bot offers itself, the host lets it play, and whoever comes back has the seat', async ({
    browser,
    server,
  }) => {
    const [anna, bo, cy] = [await guest(browser, server, PHONE), await guest(browser, server), await guest(browser, server)]
    const link = await makeTable(anna, 'Anna', 'giganten', ['me', 'open', 'open'])
    await joinBy(bo, link, 'Bo')
    await joinBy(cy, link, 'Cy')
    await begin(anna)
    await untilAsked(bo, anna, cy)
    await bo.goto('/')
    await anna.evaluate(settings => localStorage.setItem('wildcat.settings', settings), JSON.stringify({ language: 'en', drawn: true }))
    for (const page of [anna, cy]) await page.reload() // to be told how much has passed
    await expect(asks(anna).getByRole('heading', { level: 2 })).toHaveText(/Bo has been away for \d+ (minute|hour)/)
    await expect(asks(anna)).toContainText('It is their turn. The seat stays theirs.')
    await expect(asks(cy)).toContainText('The host decides.')
    await expect(letBotPlay(cy)).toHaveCount(0)
    await expect(letBotPlay(anna)).toBeInViewport({ ratio: 1 })
    await expectAccessible(anna, 'away')
    await expectNothingSideways(anna, 'away')
    await anna.getByRole('button', { name: 'Wait longer' }).click()
    await expect(letBotPlay(anna)).toHaveCount(0)
    await expect(asks(anna)).toContainText(/From \d\d:\d\d on you can let a bot play for them\./)
    await anna.reload()
    await parts(anna).getByRole('button').nth(2).click()
    await expect(plates(anna).filter({ hasText: 'Bo' })).toContainText(/away since/)
    await letBotPlay(anna).click()
    await expect(said(cy).last()).toHaveText(/A bot now plays for .*Bo/)
    await expect(asks(anna)).not.toContainText('has been away')
    await bo.goto(link)
    await bo.getByRole('button', { name: 'Play it myself again' }).click()
    await expect(said(cy).last()).toHaveText(/Bo.* plays again/)
  })
})

test('before that it is said from when on, and a line that breaks for a moment is nobody’s absence', async ({ browser, server }) => {
  const [anna, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(anna, 'Anna', 'giganten', ['me', 'open', 'bot'])
  await joinBy(bo, link, 'Bo')
  await begin(anna)
  await untilAsked(bo, anna)
  await bo.goto('/')
  await expect(player(anna).filter({ hasText: 'Bo' }).getByTitle('away')).toBeVisible()
  await expect(asks(anna).getByRole('heading', { level: 2 })).toHaveText('Waiting for Bo…')
  await expect(asks(anna).getByRole('heading', { level: 2 })).toHaveText('Bo has been away for less than a minute')
  await expect(asks(anna)).toContainText(/From \d\d:\d\d on you can let a bot play for them\./)
  await expect(letBotPlay(anna)).toHaveCount(0)
  await bo.goto(link)
  await isAsked(bo)
  await expect(asks(anna).getByRole('heading', { level: 2 })).toHaveText('Waiting for Bo…')
})
