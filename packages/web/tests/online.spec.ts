import { expect, type Page } from '@playwright/test'
import { click, now, oilmanAtBoard, plates, playOnBoard } from './at-the-board.ts'
import { clickOne, decisions, isAsked, logLines, playOn } from './at-the-table.ts'
import { askedAmong, begin, comeToSeat, guest, joinBy, makeTable, tellName, watchBy } from './friends.ts'
import { overheard } from './overheard.ts'
import { test } from './own-server.ts'
import { breakdown, log, player, replayCaption, replayControls, result, scores, talk } from './page-parts.ts'

const RECONNECTING = 'Reconnecting…'
const SHORT = [/^2 rounds/]
const own = (page: Page) => player(page).filter({ has: page.getByText(/^(you|tu)$/) })

async function say(page: Page, text: string) {
  await talk(page).getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

test('people and bots play Giganten to the end, through a reload, a dropped line and a server that was killed', async ({
  browser,
  server,
}) => {
  test.setTimeout(900_000)
  const [ada, bo, cy] = [await guest(browser, server), await guest(browser, server, { drawn: true }), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'giganten', ['me', 'open', 'bot'])
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  await watchBy(cy, link, 'Cy')
  await expect(cy.getByText('You are watching.')).toBeVisible()

  const atTurn: Readonly<Record<number, () => Promise<unknown>>> = {
    6: () => ada.reload(),
    12: async () => {
      await server.kill()
      await expect(ada.getByText(RECONNECTING)).toBeVisible()
      await expect(ada.locator('[data-decision]').first()).toHaveAttribute('aria-disabled', 'true')
      await server.run()
    },
    20: async () => {
      await ada.context().setOffline(true)
      await expect(ada.getByText(RECONNECTING)).toBeVisible()
      await ada.context().setOffline(false)
      await expect(ada.getByText(RECONNECTING)).toBeHidden()
    },
  }
  const comeThrough = async () => {
    for (let turn = 0; turn < 24 && (await isAsked(ada)); turn++) {
      await atTurn[turn]?.()
      if (await isAsked(ada)) await clickOne(ada, turn)
    }
    await ada.getByRole('button', { name: 'Table options' }).click()
    await ada.getByRole('button', { name: 'Let a bot play for me' }).click()
    await expect(result(ada)).toBeVisible({ timeout: 600_000 })
  }
  await Promise.all([comeThrough(), playOnBoard(bo, oilmanAtBoard(bo, click, new Set(), 1))])
  const ranking = (page: Page) => scores(page).allTextContents()
  await expect(result(cy)).toBeVisible()
  const ended = await ranking(ada)
  expect(ended).toHaveLength(3)
  expect(await ranking(bo)).toEqual(ended)
  expect(await ranking(cy)).toEqual(ended)
  // All that happened is in the log of everybody, and nothing twice: it is the one that a page has which was there from the start.
  const told = await logLines(ada)
  await ada.reload()
  await expect(result(ada)).toBeVisible()
  expect(await logLines(ada)).toEqual(told)
  await expect(breakdown(ada)).toBeVisible()
})

test('what only one seat may know reaches no other page: not its line, not its storage, not what it shows', async ({ browser, server }) => {
  const [ada, bo, cy] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
  const ears = { ada: overheard(ada), bo: overheard(bo), cy: overheard(cy) }
  const link = await makeTable(ada, 'Ada', 'giganten', ['me', 'open', 'bot'])
  await joinBy(bo, link, 'Bo')
  await watchBy(cy, link, 'Cy')
  await begin(ada)
  const asked = await askedAmong(ada, bo)
  await expect(asked.getByRole('button', { name: 'What would a strong player do?' })).toHaveCount(0) // at a table that does not allow it
  for (let turn = 0; turn < 12; turn++) await clickOne(await askedAmong(ada, bo), 0)
  await expect(cy.getByText('Your hand')).toBeHidden()
  await expect(bo.getByText('Your hand')).toBeVisible()

  const shared = ears.cy.events()
  const secrets = [...ears.ada.events()].filter(event => !shared.has(event))
  expect(secrets.length).toBeGreaterThan(0)
  const tokens = Object.values(await ears.ada.stored()).filter(value => value.length === 43)
  expect(tokens).toHaveLength(1)
  for (const other of [ears.bo, ears.cy]) {
    const held = [other.text(), JSON.stringify(await other.stored()), await other.shown()].join('\n')
    expect([...secrets, ...tokens].filter(secret => held.includes(secret))).toEqual([])
    expect(await other.databases()).toEqual([])
  }
  expect(Object.keys(await ears.cy.stored()).filter(key => key.startsWith('wildcat.seat.'))).toEqual([])
  expect(new URL(bo.url()).hash).toBe('')
})

test('a friend comes late, says something, and goes on from another device by the link of his seat', async ({ browser, server }) => {
  const [ada, bo, phone] = [
    await guest(browser, server),
    await guest(browser, server, { language: 'it' }),
    await guest(browser, server, { width: 390, height: 844 }),
  ]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await say(ada, 'Anybody there?')
  await joinBy(bo, link, 'Bo')
  await expect(talk(bo)).toContainText('Anybody there?')
  await bo.getByText('Frasi rapide').click()
  await bo.getByRole('button', { name: 'Ciao!' }).click()
  await expect(talk(ada)).toContainText('Hello!')
  await begin(ada)
  await expect(own(bo)).toContainText('Bo')

  await bo.getByRole('button', { name: 'Gestisci il tavolo' }).click()
  await bo.getByRole('button', { name: 'Il link del mio posto' }).click()
  const seat = await bo.getByRole('textbox', { name: 'Il link del mio posto' }).inputValue()
  const requests: string[] = []
  phone.on('request', request => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await phone.goto(seat)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^.?Bo.?’s seat at Gusher$/)
  await comeToSeat(phone, seat, 'Bo on the phone')
  await expect(own(phone)).toContainText('Bo')
  expect(new URL(phone.url()).hash).toBe('')
  const token = new URL(seat).hash.split('.')[1] ?? 'none'
  expect(requests.filter(request => request.replace(/#.*/, '').includes(token))).toEqual([])

  await bo.context().close()
  await Promise.all([playOn(ada, turn => clickOne(ada, turn)), playOn(phone, turn => clickOne(phone, turn))])
  await expect(result(phone)).toBeVisible()
})

test.describe('where nobody has to have been away for long', () => {
  test.use({ settings: { limits: { relinkMs: 0 } } })
  test('a link that is no longer good is said to be so; the host can give a new one', async ({ browser, server }) => {
    const [ada, bo, other] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
    const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
    await joinBy(bo, link, 'Bo')
    await begin(ada)
    await expect(own(bo)).toBeVisible()
    const forged = `/join#${link.split('/').at(-1)}.${'x'.repeat(43)}`
    await other.goto(forged)
    await tellName(other, 'Mallory')
    await expect(other.getByText('This link is no longer good')).toBeVisible()
    expect(await other.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wildcat.seat.')))).toEqual([])
    await bo.goto('/')
    await ada.getByRole('button', { name: 'Table options' }).click()
    await ada.getByRole('button', { name: 'New link' }).click()
    const fresh = await ada.getByRole('textbox', { name: /A new link for/ }).inputValue()
    await other.goto(fresh)
    await expect(own(other)).toContainText('Mallory') // whoever comes by it is who plays
    await bo.goto(new URL(link).pathname)
    await expect(own(bo)).toContainText('Bo') // who comes back has the seat again
    await expect(other.getByText('The player for whom you played is back')).toBeVisible()
  })
})

test('a decision is taken back when all others agree, and stands when one does not', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'giganten', ['me', 'open', 'bot'])
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  const ask = ada.getByRole('button', { name: 'Ask to undo' })
  for (let turn = 0; !(await ask.isVisible()); turn++) {
    expect(turn, 'nobody could ask').toBeLessThan(40)
    await clickOne(await askedAmong(ada, bo), 0)
  }
  await ask.click()
  await expect(ada.getByText('You asked to undo a decision.')).toBeVisible()
  await bo.getByRole('button', { name: 'Refuse' }).click()
  await expect(ada.getByText('You asked to undo a decision.')).toBeHidden()
  await ada.keyboard.press('u')
  await bo.getByRole('button', { name: 'Agree' }).click()
  await expect(log(bo)).toContainText('undid a decision')
  await expect(log(ada)).toContainText('undid a decision')
})

test('a bot plays for whoever leaves until they come back; one gives up, all agree to stop', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open', 'bot'])
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  await ada.getByRole('button', { name: 'Table options' }).click()
  await ada.getByRole('button', { name: 'Let a bot play for me' }).click()
  await expect(ada.getByRole('heading', { name: 'A bot plays your seat' })).toBeVisible()
  await expect(talk(bo)).toContainText('A bot now plays for')
  await ada.getByRole('button', { name: 'Play it myself again' }).click()
  await expect(talk(bo)).toContainText('plays again')
  await bo.getByRole('button', { name: 'Table options' }).click()
  await bo.getByRole('button', { name: 'Propose to stop' }).click()
  await ada.getByRole('button', { name: 'Stop the game' }).click()
  for (const page of [ada, bo]) await expect(page.getByRole('heading', { name: 'The game was stopped' })).toBeVisible()

  const again = await makeTable(ada, '', 'gusher', ['me', 'open'], SHORT)
  await joinBy(bo, again)
  await begin(ada)
  await bo.getByRole('button', { name: 'Table options' }).click()
  await bo.getByRole('button', { name: 'Give up' }).click()
  await bo.getByRole('dialog').last().getByRole('button', { name: 'Give up' }).click()
  await expect(ada.getByText('all others have given up')).toBeVisible()
})

test('a drawn board says that its game was stopped, and waits for nobody', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server, { drawn: true }), await guest(browser, server, { drawn: true })]
  const link = await makeTable(ada, 'Ada', 'giganten', ['me', 'open', 'bot'])
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  await bo.getByRole('button', { name: 'Table options' }).click()
  await bo.getByRole('button', { name: 'Propose to stop' }).click()
  await ada.getByRole('button', { name: 'Stop the game' }).click()
  for (const page of [ada, bo]) {
    await expect(now(page)).toHaveText('The game was stopped')
    await expect(plates(page).filter({ hasText: /Your turn|Deciding…/ })).toHaveCount(0)
  }
})

test('whoever comes back to the lobby sees the tables with friends, and that it has become their turn', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  const first = await askedAmong(ada, bo)
  const second = first === ada ? bo : ada
  await second.goto('/')
  const row = second.getByRole('region', { name: 'Your games online' }).getByRole('article')
  await expect(row).toContainText('Gusher')
  await expect(row).not.toContainText('Your turn')
  await decisions(first).filter({ hasText: 'Stop prospecting' }).click()
  await expect(row).toContainText('Your turn')
  await row.getByRole('link').click()
  await expect(decisions(second).first()).toBeVisible()
})

test('it is shown in the title and the icon whose turn it is', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href')
  const asked = await askedAmong(ada, bo)
  const waits = asked === ada ? bo : ada
  await expect(asked).toHaveTitle(/^Your turn/)
  await expect.poll(() => icon(asked)).toBe('/favicon-turn.svg')
  await expect.poll(() => icon(waits)).toBe('/favicon.svg')
  await expect(waits).not.toHaveTitle(/^Your turn/)
})

test('a link leads others to the same position of a game, each with his own eyes', async ({ browser, server }) => {
  const [ada, bo, cy] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  for (let turn = 0; turn < 4; turn++) await clickOne(await askedAmong(ada, bo), 0)
  await ada.getByRole('link', { name: 'Replay' }).click()
  await expect(replayControls(ada)).toBeVisible()
  await ada.getByRole('button', { name: 'One decision on' }).click()
  await ada.getByRole('button', { name: 'One decision on' }).click()
  await expect(ada).toHaveURL(/at=2&as=0$/)
  const said = await replayCaption(ada).getByRole('paragraph').first().textContent()
  await cy.goto(ada.url())
  await tellName(cy, 'Cy') // the game is still played: nobody watches it unknown
  await expect(replayCaption(cy).getByRole('paragraph').first()).toHaveText(said ?? '')
  await expect(cy.getByLabel('Seen by').locator('option')).toHaveText(['A spectator'])
  await bo.goto(ada.url())
  await expect(replayCaption(bo).getByRole('paragraph').first()).toHaveText(said ?? '')
  await expect(bo.getByLabel('Seen by').locator('option')).toHaveText(['Bo', 'A spectator'])
  const refused = await bo.request.get(ada.url().replace(/\/friends\/([^/]+)\/replay.*/, '/api/tables/$1/replay?as=0'))
  expect(refused.status()).toBe(403)
})

test('one has all that is kept of oneself, and deletes it', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await ada.goto('/friends')
  await expect(ada.getByRole('link', { name: 'To the table: Gusher' })).toBeVisible()
  await ada.getByRole('link', { name: 'Devices, ways to come back, your data' }).click()
  const download = ada.waitForEvent('download')
  await ada.getByRole('button', { name: 'Save a copy' }).click()
  expect((await download).suggestedFilename()).toBe('wildcat.json')
  await ada.getByRole('button', { name: 'Delete all of it' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Delete all of it' }).click()
  await expect(ada.getByText('This server does not know you yet.')).toBeVisible()
  expect(await ada.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('wildcat.seat')))).toEqual([])
})

test('without a server the games in this browser are still there', async ({ page }) => {
  await page.route(/\/api\//, route => route.abort())
  await page.goto('/friends')
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible()
})
