import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { clickOne, decisions, isAsked, logLines, playOn } from './at-the-table.ts'
import { askedAmong, begin, comeToSeat, guest, joinBy, makeTable, tellName } from './friends.ts'
import { test } from './own-server.ts'
import { aroundTheTable, logLine, player, qrCode, replayControls, result, roomSeats, said, tableLink } from './page-parts.ts'

const SHORT = [/^2 rounds/]
/** What Ada has said. */
const spoken = (page: Page) => said(page).filter({ hasText: /^Ada / })
const ELSEWHERE = 'https://games.example.org:8443'

/** What a camera would read of the screen. */
async function scanned(page: Page): Promise<string | undefined> {
  const png = (await qrCode(page).screenshot()).toString('base64')
  const empty = await page.context().newPage() // without our page's policy, which allows no such picture
  const { data, width, height } = await empty.evaluate(async source => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const pixels = context.getImageData(0, 0, picture.width, picture.height)
    return { data: [...pixels.data], width: pixels.width, height: pixels.height }
  }, `data:image/png;base64,${png}`)
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}

test('a server for this machine alone says so, with the command that lets friends in', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await expect(ada.getByRole('note')).toContainText('only this computer can reach the server')
  await expect(ada.getByRole('note')).toContainText(`npm start -- --host 0.0.0.0 --port ${new URL(server.origin).port}`)
  await expect(qrCode(ada)).toHaveCount(0)
  // The page stays where it is while that is done.
  await server.kill()
  await server.run({ url: ELSEWHERE })
  await expect(ada.getByRole('note')).toHaveCount(0)
  await expect(tableLink(ada)).toHaveValue(/^https:\/\/games\.example\.org/)
  await expect(qrCode(ada)).toBeVisible()
})

test.describe('a server that others can reach', () => {
  test.use({ settings: { url: ELSEWHERE } })
  test('gives a link that is copied, scanned and opened', async ({ browser, server }) => {
    const ada = await guest(browser, server)
    await ada.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
    expect(link).toMatch(/^https:\/\/games\.example\.org:8443\/friends\/[\w-]{22}$/)
    await expect(ada.getByRole('note')).toHaveCount(0)
    const copied = () => ada.evaluate(() => navigator.clipboard.readText())
    await ada.getByRole('button', { name: 'Copy the link' }).click()
    await expect(ada.getByText('The link is on the clipboard.')).toBeVisible()
    expect(await copied()).toBe(link)
    // In a home network without TLS there is no such interface, and pages copy as they used to.
    await ada.evaluate(() => navigator.clipboard.writeText('nothing'))
    await ada.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }))
    await ada.getByRole('button', { name: 'Copy the link' }).click()
    await expect.poll(copied).toBe(link)
    expect(await scanned(ada)).toBe(link)
  })
})

test('whoever looks elsewhere is called by a notification, once', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const called = async (page: Page) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      const calls: string[] = []
      Object.assign(window, { calls })
      class Kept extends Notification {
        static override readonly permission = 'granted' // which a browser without a screen never gives
        constructor(title: string, options?: NotificationOptions) {
          super(title, options)
          calls.push(`${title}: ${options?.body ?? ''}`)
        }
      }
      Object.assign(window, { Notification: Kept })
    })
    return (): Promise<string> => page.evaluate(() => JSON.stringify(Reflect.get(window, 'calls')))
  }
  const calls = new Map([
    [ada, await called(ada)],
    [bo, await called(bo)],
  ])
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  const first = await askedAmong(ada, bo)
  const second = first === ada ? bo : ada
  expect(await calls.get(second)?.()).toBe('[]')
  for (let turn = 0; !(await decisions(second).first().isVisible()); turn++) {
    expect(turn, 'the turn never passed').toBeLessThan(40)
    if ((await askedAmong(first, second)) === first) await clickOne(first, 0)
  }
  await expect.poll(() => calls.get(second)?.()).toMatch(/^\["Your turn – Gusher: [^"]+"\]$/)
})

test('the same people play again, each in his seat', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open', 'bot'], SHORT)
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  await Promise.all([playOn(ada, turn => clickOne(ada, turn)), playOn(bo, turn => clickOne(bo, turn))])
  await result(bo).getByRole('button', { name: 'Rematch' }).click()
  await expect(roomSeats(bo).nth(1)).toContainText('Bo')
  await expect(roomSeats(bo).nth(2)).toContainText('Bot: ')
  await expect(ada.getByText('A table for another game is ready.')).toBeVisible()
  await ada.getByRole('status').getByRole('button', { name: 'To the next game' }).click()
  await expect(roomSeats(ada).first()).toContainText('Ada')
  await expect(roomSeats(ada).first()).toContainText('you')
  expect(new URL(ada.url()).pathname).toBe(new URL(bo.url()).pathname)
  await ada.getByRole('button', { name: 'My seat’s link' }).click()
  await expect(ada.getByRole('textbox', { name: 'My seat’s link' })).toHaveValue(/\.[\w-]{43}\.0$/)
  await ada.keyboard.press('Escape')
  await begin(bo)
  await askedAmong(ada, bo)
  await expect(result(ada)).toBeHidden()
})

test('when the host stays away nobody else changes what was agreed on, or gets anybody’s link', async ({ browser, server }) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open', 'bot'], SHORT)
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  await askedAmong(ada, bo)
  await ada.getByRole('button', { name: 'Table options' }).click()
  await bo.getByRole('button', { name: 'Table options' }).click()
  const missing = (page: Page) => page.getByRole('combobox', { name: 'When somebody stays away' })
  await expect(missing(ada).locator('option:checked')).toHaveText('A bot offers to play after 5 minutes')
  await expect(missing(bo)).toHaveCount(0)
  await missing(ada).selectOption({ label: 'A bot plays after 10 minutes' })
  await expect(said(bo).last()).toHaveText('The host has changed “When somebody stays away”: A bot plays after 10 minutes.')
  await ada.close()
  await expect(aroundTheTable(bo).getByRole('listitem').first()).toContainText('away')
  await expect(missing(bo)).toHaveCount(0)
  await expect(bo.getByRole('button', { name: 'New link' })).toHaveCount(0)
})

test('of a long talk the last is there at once, and the rest when it is asked for', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await ada.evaluate(async table => {
    const socket = new WebSocket('/socket')
    const next = () => new Promise(resolve => socket.addEventListener('message', resolve, { once: true }))
    await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))
    socket.send(JSON.stringify({ n: 1, ask: { kind: 'join', table } }))
    await next()
    for (let n = 1; n <= 90; n++) {
      socket.send(JSON.stringify({ n, ask: { kind: 'say', text: `word ${n}` } }))
      await next()
    }
  }, new URL(ada.url()).pathname.split('/').at(-1))
  const lines = said(ada).filter({ hasText: /word \d+$/ })
  await expect(lines.last()).toHaveText('Ada word 90')
  await ada.reload()
  await expect(lines).toHaveCount(30)
  await expect(lines.last()).toBeInViewport()
  const earlier = ada.getByRole('button', { name: 'Earlier messages' })
  await earlier.click()
  await expect(lines).toHaveCount(80)
  await expect(lines.nth(50)).toHaveText('Ada word 61')
  await earlier.click()
  await expect(lines.first()).toHaveText('Ada word 1')
  await expect(lines).toHaveCount(90)
  await expect(earlier).toHaveCount(0)
})

test('names are only names: signs, another direction of writing, very long ones', async ({ browser, server }) => {
  const names = ['<img src=x onerror="document.title=1">', '\u202eevil\u202c مرحبا', '👩‍👩‍👧‍👦🛢️ Zoë', 'W'.repeat(190)]
  const [ada, bo, cy, di] = [
    await guest(browser, server, { width: 390, height: 844 }),
    await guest(browser, server),
    await guest(browser, server),
    await guest(browser, server),
  ]
  const link = await makeTable(ada, names[0] ?? '', 'gusher', ['me', 'open', 'open', 'open'], SHORT)
  for (const [page, name] of [
    [bo, names[1]],
    [cy, names[2]],
    [di, names[3]],
  ] as const)
    await joinBy(page, link, name ?? '')
  const sideways = () => ada.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect(roomSeats(ada).getByText(/^Free$/)).toHaveCount(0)
  await expect(roomSeats(ada).first()).toContainText('<img src=x')
  expect(await sideways()).toBe(0)
  await begin(ada)
  await expect(player(ada)).toHaveCount(4)
  await askedAmong(ada, bo, cy, di)
  expect(await sideways()).toBe(0)
  expect(await ada.locator('img').count()).toBe(0)
  await expect(ada).toHaveTitle(/Gusher/)
})

test('two tabs of one seat are one seat: what is decided in one is decided in the other', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await makeTable(ada, 'Ada', 'gusher', ['me', 'bot'], SHORT)
  await begin(ada)
  await isAsked(ada)
  const other = await ada.context().newPage()
  await other.goto(ada.url())
  await isAsked(other)
  for (let turn = 0; turn < 4 && (await isAsked(ada)); turn++) {
    await isAsked(other)
    await clickOne(turn % 2 === 0 ? ada : other, 0)
    await expect(async () => expect(await logLines(other)).toEqual(await logLines(ada))).toPass()
  }
  await ada.close()
  await playOn(other, turn => clickOne(other, turn))
  await test.step('when it is over one can play on from any position, as practice, and come back', async () => {
    await other.goto(`${new URL(other.url()).pathname}/replay?at=1`)
    await other.getByRole('button', { name: 'Play on from here' }).click()
    await expect(other).toHaveURL(/\/table\//)
    await isAsked(other)
    await other.getByRole('link', { name: 'Back to the replay' }).click()
    await expect(other).toHaveURL(/\/friends\/[^/]+\/replay\?at=1/)
    await expect(replayControls(other)).toBeVisible()
  })
})

test('back and forward, a link cut short, a table that is gone', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'bot'], SHORT)
  await begin(ada)
  await isAsked(ada)
  await ada.getByRole('link', { name: 'Replay' }).click()
  await expect(replayControls(ada)).toBeVisible()
  await ada.goBack()
  await isAsked(ada)
  await ada.goForward()
  await expect(replayControls(ada)).toBeVisible()
  await ada.goto(link.slice(0, -3))
  await expect(ada.getByRole('link', { name: 'To the lobby' })).toBeVisible()
  await ada.goto(`${link.slice(0, -3)}xyz`)
  await expect(ada.getByText('This table is not there any more.')).toBeVisible()
  await ada.goto('/friends/nonsense/replay')
  await expect(ada.getByRole('link', { name: 'To the lobby' })).toBeVisible()
  await ada.goto(link)
  await isAsked(ada)
})

test('a decision that is made while the server is gone counts once, when it is back', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await makeTable(ada, 'Ada', 'gusher', ['me', 'bot'], SHORT)
  await begin(ada)
  await isAsked(ada)
  const answers = decisions(ada)
  const lines = logLine(ada)
  const before = await lines.count()
  server.halt()
  await answers.first().click()
  await server.kill()
  await expect(ada.getByText('Reconnecting…')).toBeVisible()
  await server.run()
  await expect(ada.getByText('Reconnecting…')).toBeHidden()
  await isAsked(ada)
  await expect.poll(() => lines.count()).toBeGreaterThan(before)
  const told = await lines.allTextContents()
  await ada.reload()
  await isAsked(ada)
  expect(await lines.allTextContents()).toEqual(told)
  await playOn(ada, turn => clickOne(ada, turn))
})

test('a page that stays open while the server goes back to a backup shows what is there now, and nothing else', async ({
  browser,
  server,
}) => {
  const [ada, bo] = [await guest(browser, server), await guest(browser, server)]
  const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
  await joinBy(bo, link, 'Bo')
  await begin(ada)
  const lines = logLine(ada)
  const mover = await askedAmong(ada, bo)
  await ada.getByRole('textbox', { name: 'Say something' }).fill('before')
  await ada.getByRole('textbox', { name: 'Say something' }).press('Enter')
  await expect(spoken(ada)).toHaveText(['Ada before'])
  const told = await lines.allTextContents()
  await server.backUp()
  await ada.getByRole('textbox', { name: 'Say something' }).fill('after')
  await ada.getByRole('textbox', { name: 'Say something' }).press('Enter')
  await expect(spoken(ada)).toHaveText(['Ada before', 'Ada after'])
  await clickOne(mover, 0)
  await expect.poll(() => lines.count()).toBeGreaterThan(told.length)
  await server.kill()
  await expect(ada.getByText('Reconnecting…')).toBeVisible()
  await server.restore()
  await server.run()
  await expect(ada.getByText('Reconnecting…')).toBeHidden()
  await expect(lines).toHaveText(told)
  await expect(spoken(ada)).toHaveText(['Ada before'])
  await isAsked(await askedAmong(ada, bo))
})

test('a line that has died without a word is noticed by whoever only waits', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await ada.clock.install()
  await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await ada.clock.runFor(60_000)
  await expect(ada.getByText('Reconnecting…')).toBeHidden()
  server.halt()
  await ada.clock.runFor(60_000)
  await expect(ada.getByText('Reconnecting…')).toBeVisible()
  await server.kill()
})

test('what is said over a slow line is said once, and what is written meanwhile stays', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  let open = Promise.resolve()
  await ada.routeWebSocket(/\/socket\b/, line => {
    const far = line.connectToServer()
    line.onMessage(async message => {
      await open
      far.send(message)
    })
  })
  await makeTable(ada, 'Ada', 'gusher', ['me', 'open'])
  await expect(ada.getByText('Nobody has said anything yet.')).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<void>()
  open = promise
  const writing = ada.getByRole('textbox', { name: 'Say something' })
  await writing.fill('once')
  await writing.press('Enter')
  await writing.press('Enter')
  await writing.fill('next')
  resolve()
  await expect(spoken(ada)).toHaveText(['Ada once'])
  await expect(writing).toHaveValue('next')
  await writing.press('Enter')
  await expect(spoken(ada)).toHaveText(['Ada once', 'Ada next'])
})

test.describe('where nobody has to have been away for long', () => {
  test.use({ settings: { limits: { relinkMs: 0 } } })
  test('whoever has lost his seat while he was away comes back as one who watches', async ({ browser, server }) => {
    const [ada, bo, other] = [await guest(browser, server), await guest(browser, server), await guest(browser, server)]
    const lines: { close: () => Promise<void> }[] = []
    let open = Promise.resolve()
    await other.routeWebSocket(/\/socket\b/, async line => {
      await open
      const far = line.connectToServer()
      lines.push({ close: async () => void (await Promise.all([far.close(), line.close()])) })
    })
    const link = await makeTable(ada, 'Ada', 'gusher', ['me', 'open'], SHORT)
    await joinBy(bo, link, 'Bo')
    await begin(ada)
    await askedAmong(ada, bo)
    await expect(bo.getByText('Your hand')).toBeVisible()
    const table = bo.url()
    await bo.goto('/')
    await ada.getByRole('button', { name: 'Table options' }).click()
    await ada.getByRole('button', { name: 'New link' }).click()
    await comeToSeat(other, await ada.getByRole('textbox', { name: /^A new link for/ }).inputValue(), 'Ben')
    await expect(other.getByText('Your hand')).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<void>()
    open = promise
    await lines.at(-1)?.close()
    await bo.goto(table)
    await expect(bo.getByText('Your hand')).toBeVisible()
    resolve()
    await expect(other.getByText('You are watching.')).toBeVisible()
    await expect(other.getByText('Your hand')).toBeHidden()
  })
})

test('a game in this browser goes on when there is no server any more', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await ada.goto('/new/gusher')
  await ada.getByRole('radio', { name: /^2 rounds/ }).check()
  await ada.getByRole('button', { name: 'Begin' }).click()
  await isAsked(ada)
  await server.kill()
  await playOn(ada, turn => clickOne(ada, turn))
  await expect(result(ada)).toBeVisible()
})

test('a browser that keeps no cookie is told so', async ({ browser, server }) => {
  const ada = await guest(browser, server)
  await ada.context().route('**/api/guest', async route => {
    const response = await route.fetch()
    await ada.context().clearCookies()
    await route.fulfill({ response, headers: { 'content-type': 'application/json' } })
  })
  await ada.goto('/friends')
  await tellName(ada, 'Ada')
  await expect(ada.getByText('Allow cookies for this site')).toBeVisible()
})
