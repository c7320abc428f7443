// A game by correspondence: two people on two devices each, called once a turn, over a restart, an update of the rules and a time-out.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { clickOne, decisions } from './at-the-table.ts'
import { begin, comeToSeat, guest, joinBy, openAround } from './friends.ts'
import { test } from './own-server.ts'
import { said, title } from './page-parts.ts'

const DAY = 86_400_000
const CLOCK = { kind: 'days', days: 3, per: 'move', weekendsOff: false, datesOff: [], zone: 'Europe/Rome', atZero: 'bot' }
const TABLE = {
  game: 'gusher',
  options: { rounds: 20, deals: false },
  seats: ['me', 'open'],
  listed: false,
  takeover: 'never',
  clock: CLOCK,
}
const WISHES = { language: 'en', kinds: ['turn', 'invited', 'over'], quiet: 'none' }

test.use({ settings: { privateHooks: true, callPace: { gatherMs: 1, delayMs: 1500, everyMs: 50 }, sweepMs: 200 } })

/** Asks the server from a page, as that person. */
const ask = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, sent === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(sent) })
      const told: unknown = await answer.json()
      return told
    },
    [path, body] as const,
  )

class Player {
  readonly name: string
  readonly devices: readonly [Page, Page]
  calls = 0 // that have come
  turns = 0 // that have begun while they were away
  isAsked = false
  told: readonly string[] = [] // when their last turn ended
  constructor(name: string, devices: readonly [Page, Page]) {
    this.name = name
    this.devices = devices
  }
  async leave(): Promise<void> {
    for (const page of this.devices) await page.goto('/about')
  }
}

/** All lines of the log; on a phone they are behind a tab. */
const toldOn = (page: Page): Promise<string[]> => {
  const all = { includeHidden: true }
  return page
    .getByRole('log', { name: 'What happened', ...all })
    .getByRole('listitem', all)
    .allTextContents()
}

const isAskedNow = async ({ devices }: Player): Promise<boolean> => {
  const { mine } = (await ask(devices[0], '/api/tables')) as { mine: { yourTurn: boolean }[] }
  return mine[0]?.yourTurn === true
}

test('is played over weeks, and nothing is lost', async ({ browser, server }) => {
  test.slow()
  const players = await Promise.all(
    ['Ada', 'Bo'].map(
      async name => new Player(name, [await guest(browser, server), await guest(browser, server, { width: 390, height: 844 })]),
    ),
  )
  const [ada, bo] = players as [Player, Player]
  const receiver = createServer((request, response) => {
    const called = players.find(({ name }) => request.url === `/${name}`)
    if (called !== undefined) called.calls++
    response.writeHead(204).end()
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  let path = ''

  /** Everybody is away: whoever is newly asked is called, once. Nobody else is. */
  const called = async (): Promise<Player> => {
    for (const player of players) {
      const isAsked = await isAskedNow(player)
      if (isAsked && !player.isAsked) player.turns++
      player.isAsked = isAsked
    }
    await expect.poll(() => players.map(({ calls }) => calls)).toEqual(players.map(({ turns }) => turns))
    const next = players.find(({ isAsked }) => isAsked)
    if (next === undefined) throw new Error('nobody is asked')
    return next
  }
  /** On one of their devices, as long as they are asked. All that they were told before is there. */
  const takeTurn = async (player: Player, device: 0 | 1): Promise<void> => {
    const page = player.devices[device]
    await page.goto(path)
    await expect(decisions(page).first()).toBeVisible()
    await expect.poll(async () => lostOf(player, await toldOn(page))).toEqual([])
    for (let n = 0; n < 40 && (await isAskedNow(player)); n++) {
      await clickOne(page, n)
      await expect.poll(async () => (await decisions(page).first().isVisible()) || !(await isAskedNow(player))).toBe(true)
    }
    player.told = await toldOn(page)
    await player.leave()
    player.isAsked = false
  }
  const lostOf = ({ told }: Player, lines: readonly string[]) => told.filter(line => !lines.includes(line))

  await test.step('they sit down, each on two devices, and want to be called', async () => {
    const [first] = ada.devices
    await first.goto('/friends')
    await ask(first, '/api/guest', { name: 'Ada' })
    const { id } = (await ask(first, '/api/tables', TABLE)) as { id: string }
    path = `/friends/${id}`
    await first.goto(path)
    await joinBy(bo.devices[0], path, 'Bo')
    await begin(first)
    for (const { name, devices } of players) {
      await openAround(devices[0])
      await devices[0].getByRole('button', { name: 'My seat’s link' }).click()
      const field = devices[0].getByRole('textbox', { name: 'My seat’s link' })
      const none = devices[0].getByText('You can make a new one.') // there is a way to do so beside a link, too
      await expect(field.or(none)).toBeVisible()
      if (await none.isVisible()) await devices[0].getByRole('button', { name: 'Make a new link' }).click()
      await comeToSeat(devices[1], await field.inputValue(), `${name} at home`)
      await expect(title(devices[1])).toBeVisible()
    }
    for (const player of players) await player.leave()
    for (const { name, devices } of players) {
      await ask(devices[0], '/api/calls/wishes', WISHES)
      const hook = { kind: 'hook', url: `http://127.0.0.1:${port}/${name}`, form: 'json' }
      expect(await ask(devices[0], '/api/calls/ways', hook)).toEqual({ done: true })
    }
  })
  await test.step('each is called once a turn', async () => {
    for (const device of [0, 1] as const) await takeTurn(await called(), device)
  })
  await test.step('after a restart nobody is called again', async () => {
    await called()
    await server.stop()
    await server.run()
    await takeTurn(await called(), 1)
  })
  await test.step('after an update the game goes on under the new rules, and is told whole', async () => {
    await called()
    await server.stop()
    await server.update()
    await server.run()
    const next = await called()
    const page = next.devices[0]
    await page.goto(path)
    await expect(said(page).filter({ hasText: 'It goes on from here under the new ones.' })).toHaveCount(1)
    await takeTurn(next, 0)
  })
  await test.step('when time is up a bot plays on; whoever comes back has the seat', async () => {
    const late = await called()
    await server.skip(4 * DAY)
    late.isAsked = false
    const other = late === ada ? bo : ada
    await expect.poll(() => isAskedNow(other)).toBe(true)
    const [page] = late.devices
    await page.goto(path)
    await page.getByRole('button', { name: 'Play it myself again' }).click()
    await late.leave()
    await takeTurn(await called(), 1)
    await called()
  })
  receiver.close()
})
