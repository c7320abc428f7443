import { expect, type Page } from '@playwright/test'
import { plates } from './at-the-board.ts'
import { clickOne, isAsked } from './at-the-table.ts'
import { askedAmong, begin, guest, joinBy, makeTable, openAround } from './friends.ts'
import { expectAccessible, expectNothingSideways } from './judged.ts'
import { test } from './own-server.ts'
import { asks, parts, player, said } from './page-parts.ts'
import { latestLines, waitingControls } from './painted.ts'

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
    await anna.evaluate(settings => localStorage.setItem('wildcat.settings', settings), JSON.stringify({ language: 'en', drawn: true }))
    await anna.reload()
    // What is decided about, and what has just happened, lie one below the other.
    await expect(latestLines(anna).last()).toBeVisible()
    const [about, latest] = [await waitingControls(anna).boundingBox(), await latestLines(anna).last().boundingBox()]
    expect((about?.y ?? 0) + (about?.height ?? 0)).toBeLessThanOrEqual((latest?.y ?? 0) + 1)
    await bo.goto('/')
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

  await test.step('an order answers at once, is shown to who gave it alone, and can be withdrawn', async () => {
    await bo.getByRole('button', { name: 'Standing orders' }).click()
    await expectAccessible(bo, 'standing orders')
    await bo.getByRole('button', { name: 'Always answer this' }).click()
    const withdraw = bo.getByRole('dialog').getByRole('button', { name: /^Withdraw: Always/ })
    await expect(withdraw).toBeVisible()
    await expect(asks(anna).getByRole('heading', { level: 2 })).not.toHaveText('Waiting for Bo…')
    await withdraw.click()
    await expect(withdraw).toHaveCount(0)
    await expect(anna.getByRole('button', { name: 'Standing orders', exact: true })).toBeVisible() // she has none
  })
})

test.describe('where clocks run fast', () => {
  test.use({ settings: { hurry: 120, sweepMs: 50 } }) // ten minutes in five seconds

  test('everybody sees how much time there is; when it is up a bot plays on, and its owner takes the seat back', async ({
    browser,
    server,
  }) => {
    const [anna, bo] = [await guest(browser, server, PHONE), await guest(browser, server)]
    const link = await makeTable(anna, 'Anna', 'giganten', ['me', 'open', 'bot'])
    await joinBy(bo, link, 'Bo')
    await anna.getByRole('combobox', { name: 'Time to think' }).selectOption({ index: 1 })
    await expect(said(bo).last()).toHaveText('The host has changed the time to think: 10 minutes each, 10 seconds more after each turn.')
    await expect(bo.getByText('A bot plays on, until they take their seat back')).toBeVisible()
    await begin(anna)
    const late = await askedAmong(anna, bo)
    await expect(anna.getByRole('timer', { name: /^Your time: \d+ (minutes|seconds)/ })).toBeInViewport({ ratio: 1 })
    await expect(player(bo).getByRole('timer')).toHaveCount(2) // a bot has none
    await expectNothingSideways(anna, 'with a clock')
    await expect(said(bo).last()).toHaveText(/^The time of .* is up\. A bot plays on, until they take their seat back\.$/)
    // The bot ends the turn that they had no time for: before that they cannot have it back.
    await expect(
      late.getByRole('timer', { name: late === anna ? /^(Your time|Time left for Anna): 0 / : /^(Your time|Time left for Bo): 0 / }),
    ).toHaveCount(0)
    await late.getByRole('button', { name: 'Play it myself again' }).click()
    await expect(
      said(bo)
        .filter({ hasText: / plays again/ })
        .first(),
    ).toBeAttached() // soon their time is up once more
  })
})

test('a pause that is asked for pushes nothing out of sight, and a game at rest says so in the place of what is asked', async ({
  browser,
  server,
}) => {
  const [anna, bo] = [await guest(browser, server, { ...PHONE, drawn: true }), await guest(browser, server, { width: 1440, drawn: true })]
  const link = await makeTable(anna, 'Anna-Maria Bartholomea', 'giganten', ['me', 'open', 'bot'])
  await joinBy(bo, link, 'Bo')
  await anna.getByRole('combobox', { name: 'Time to think' }).selectOption({ index: 1 })
  await begin(anna)
  const waits = await Promise.race(
    [anna, bo].map(async page =>
      asks(page)
        .getByRole('heading', { name: /^Waiting for/ })
        .waitFor()
        .then(() => page),
    ),
  )
  if (waits === bo) await expect(asks(bo).getByRole('button', { name: /^Rule / })).toBeHidden() // the log is drawn up over it
  await expect(parts(anna)).toBeInViewport({ ratio: 1 })
  await openAround(bo)
  await bo.getByRole('button', { name: 'Propose a pause' }).click()
  await bo.keyboard.press('Escape')
  await expect(anna.getByRole('button', { name: 'Pause the game' })).toBeInViewport({ ratio: 1 })
  await expect(parts(anna)).toBeInViewport({ ratio: 1 })
  await anna.getByRole('button', { name: 'Pause the game' }).click()
  for (const page of [anna, bo]) {
    await expect(page.getByRole('button', { name: 'End the pause' })).toBeInViewport({ ratio: 1 })
    const { height = 0 } = (await page.getByRole('heading', { name: 'The game is paused' }).boundingBox()) ?? {}
    expect(height, 'no more room than the line needs').toBeLessThan(48)
  }
  await expect(waitingControls(anna)).toHaveCount(0)
})
