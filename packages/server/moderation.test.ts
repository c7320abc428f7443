/** What a host may do about people, over real sockets: mute, close the talk, send away who watches. Everything is told. */
import { at } from '@wildcat/kernel'
import type { TalkLine } from '@wildcat/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mute } from './rooms/moderation.ts'
import { personSeat, readRoom, UNTOUCHED } from './rooms/state.ts'
import { company, leaveAll } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
beforeAll(async () => {
  server = await startServer(await folders.make())
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})

const said = ({ client }: Seated): TalkLine['said'][] =>
  client.news.flatMap(news => (news.news === 'talk' ? news.talk.map(line => line.said) : []))
const hears = (of: Seated, wanted: TalkLine['said']) =>
  of.client.until(() => said(of).some(each => JSON.stringify(each) === JSON.stringify(wanted)))

test('who is muted cannot speak, in no way and from no other device; everybody sees it, plays on, and hears when it ends', async () => {
  const table = await company(server.origin, 3)
  const [host, loud, other] = [at(table.seated, 0), at(table.seated, 1), at(table.seated, 2)]
  await host.client.ask('mute', { seat: 1, muted: true })
  await hears(other, { notice: 'muted' })
  const { room } = await other.client.newsOf('room', news => news.room.seats[1]?.muted === true)
  expect(room.seats.map(({ muted }) => muted)).toEqual([false, true, false])
  expect(await loud.client.refusal('say', { text: 'grr' })).toBe('muted')
  expect(await loud.client.refusal('phrase', { phrase: 'hello' })).toBe('muted')
  await other.client.ask('phrase', { phrase: 'hello' })
  await loud.client.until(() => said(loud).some(line => 'phrase' in line)) // he hears
  await host.client.ask('mute', { seat: 1, muted: true }) // twice is once
  await host.client.ask('mute', { seat: 1, muted: false })
  await hears(loud, { notice: 'unmuted' })
  await loud.client.ask('phrase', { phrase: 'sorry' })
  await hears(host, { phrase: 'sorry' })
  expect(said(other).filter(line => 'notice' in line)).toEqual([{ notice: 'muted' }, { notice: 'unmuted' }])
  await leaveAll(table)
})

test('who is muted stays so at another seat', async () => {
  const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
  const { id } = await ada.make({ seats: ['me', 'open', 'open'] })
  const [host, loud] = [await ada.open(), await bo.open()]
  await host.ask('join', { table: id })
  await loud.ask('join', { table: id })
  await loud.ask('sit', { seat: 1 })
  await host.ask('mute', { seat: 1, muted: true })
  await loud.ask('sit', { seat: 2 })
  expect(await loud.refusal('say', { text: 'again' })).toBe('muted')
  await host.newsOf('room', ({ room }) => room.seats[2]?.muted === true)
  await Promise.all([ada.close(), bo.close()])
})

test('who is muted puts no words into a new name by sitting down again, here or elsewhere', async () => {
  const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
  const { id } = await ada.make({ seats: ['me', 'open', 'open'] })
  const [host, loud] = [await ada.open(), await bo.open()]
  await host.ask('join', { table: id })
  await loud.ask('join', { table: id })
  await loud.ask('sit', { seat: 1 })
  await host.ask('mute', { seat: 1, muted: true })
  await bo.http('/api/guest', { method: 'POST', body: { name: 'Ada cheats' } })
  const names = async () => (await host.ask('join', { table: id })).room.seats.map(({ name }) => name)
  await loud.ask('sit', { seat: 1 })
  expect(await names()).toEqual(['Ada', 'Bo', ''])
  await loud.ask('sit', { seat: 2 })
  expect(await names()).toEqual(['Ada', '', 'Bo'])
  await loud.ask('stand', {})
  await loud.ask('sit', { seat: 1 })
  expect(await names()).toEqual(['Ada', '', '']) // the usual one
  await host.ask('mute', { seat: 1, muted: false })
  await loud.ask('sit', { seat: 2 })
  expect(await names()).toEqual(['Ada', '', 'Ada cheats'])
  await Promise.all([ada.close(), bo.close()])
})

test('who is muted stays so at a second device, also when the first one is given up, and puts no words into a new name', async () => {
  const table = await company(server.origin, 2)
  const [host, bo] = [at(table.seated, 0), at(table.people, 1)]
  await host.client.ask('mute', { seat: 1, muted: true })
  const second = await Person.come(server.origin, 'Bo elsewhere')
  const there = await second.open()
  await there.ask('join', { table: table.id, token: at(table.tokens, 1) })
  expect(await there.refusal('say', { text: 'here I am' })).toBe('muted')
  await bo.http('/api/guest', { method: 'POST', body: { name: 'Ada cheats' } })
  const { room } = await there.ask('join', { table: table.id })
  expect(room.seats[1]?.name).toBe('Bo')
  await bo.http('/api/guest', { method: 'DELETE' })
  await hears(host, { notice: 'muted' })
  expect(await there.refusal('say', { text: 'here I am' })).toBe('muted')
  await Promise.all([leaveAll(table), second.close()])
})

test('a closed talk is closed to all but the host, until it is opened again', async () => {
  const table = await company(server.origin, 2)
  const [host, other] = [at(table.seated, 0), at(table.seated, 1)]
  await host.client.ask('closeTalk', { closed: true })
  await hears(other, { notice: 'talkClosed' })
  await other.client.newsOf('room', ({ room }) => room.talkClosed)
  expect(await other.client.refusal('say', { text: 'but' })).toBe('talkClosed')
  await host.client.ask('say', { text: 'later' })
  await hears(other, { text: 'later' })
  await host.client.ask('closeTalk', { closed: false })
  await hears(other, { notice: 'talkOpened' })
  await other.client.ask('say', { text: 'thanks' })
  await leaveAll(table)
})

test('who watches can be removed: all his windows are told and he does not come back, others stay, and it is told', async () => {
  const table = await company(server.origin, 2)
  const host = at(table.seated, 0)
  const [pest, guest] = [await Person.come(server.origin, 'Pest'), await Person.come(server.origin, 'Guest')]
  const windows = [await pest.open(), await pest.open()]
  for (const each of windows) await each.ask('join', { table: table.id })
  const friend = await guest.open()
  await friend.ask('join', { table: table.id })
  const { room } = await host.client.newsOf('room', news => news.room.watchers === 3)
  expect(room.watching.map(({ name }) => name)).toEqual(['Pest', 'Guest'])
  const { n: watcher = 0 } = room.watching.find(({ name }) => name === 'Pest') ?? {}
  await host.client.ask('removeWatcher', { watcher })
  for (const each of windows) expect((await each.newsOf('gone')).problem).toEqual({ code: 'removed' })
  await friend.newsOf('room', ({ room: now }) => now.watchers === 1)
  await hears(host, { notice: 'watcherRemoved' })
  expect(await at(windows, 0).refusal('talk', { before: 9, lines: 1 })).toBe('notJoined')
  const again = await pest.open()
  expect(await again.refusal('join', { table: table.id })).toBe('removed')
  expect(await again.refusal('join', { table: table.id, seat: 'spectator' })).toBe('removed')
  expect(await pest.problem(`/api/tables/${table.id}/replay`)).toEqual({ code: 'removed' })
  expect((await pest.http(`/api/tables/${table.id}/replay`)).status).toBe(403)
  expect(await (await fetch(`${server.origin}/api/tables/${table.id}/replay`)).json()).toEqual({ code: 'noGuest' }) // nor as nobody
  expect(await host.client.refusal('removeWatcher', { watcher })).toBe('noWatcher')
  await friend.ask('talk', { before: 9, lines: 1 }) // still there
  await Promise.all([pest.close(), guest.close()])
  await leaveAll(table)
})

test('who watches is told apart from who plays', async () => {
  const table = await company(server.origin, 2)
  const watchers = [await Person.come(server.origin, 'Bo'), await Person.come(server.origin, 'В0')]
  for (const each of watchers) await (await each.open()).ask('join', { table: table.id })
  const { room } = await at(table.seated, 0).client.newsOf('room', news => news.room.watchers === 2)
  expect(room.watching.map(({ name }) => name)).toEqual(['Bo 2', 'В0 3'])
  for (const each of watchers) await each.close()
  await leaveAll(table)
})

test('a removal outlives the server’s memory and a restart', async () => {
  const folder = await folders.make()
  let own = await startServer(folder)
  const [ada, pest] = [await Person.come(own.origin, 'Ada'), await Person.come(own.origin, 'Pest')]
  const { id } = await ada.make({ seats: ['me', 'open'] })
  const [host, watching] = [await ada.open(), await pest.open()]
  await host.ask('join', { table: id })
  await watching.ask('join', { table: id })
  const { room } = await host.newsOf('room', news => news.room.watching.length === 1)
  await host.ask('removeWatcher', { watcher: at(room.watching, 0).n })
  await Promise.all([ada.close(), pest.close()])
  await own.stop()
  own = await startServer(folder)
  const back = await pest.at(own.origin).open()
  expect(await back.refusal('join', { table: id })).toBe('removed')
  await back.close()
  await own.stop()
})

test('only the host himself does this, to others, and only to people who are there', async () => {
  const table = await company(server.origin, 2, {}, 1)
  const [host, other] = [at(table.seated, 0).client, at(table.seated, 1).client]
  const curious = await Person.come(server.origin, 'Curious')
  const watching = await curious.open()
  await watching.ask('join', { table: table.id })
  const { room } = await host.newsOf('room', news => news.room.watching.length === 1)
  const { n: watcher } = at(room.watching, 0)
  for (const not of [other, watching]) {
    expect(await not.refusal('mute', { seat: 0, muted: true })).toBe('notHost')
    expect(await not.refusal('closeTalk', { closed: true })).toBe('notHost')
    expect(await not.refusal('removeWatcher', { watcher })).toBe('notHost')
  }
  expect(await host.refusal('mute', { seat: 0, muted: true })).toBe('yourself')
  expect(await host.refusal('mute', { seat: 2, muted: true })).toBe('notSeated') // a bot
  expect(await host.refusal('mute', { seat: 9, muted: true })).toBe('notSeated')
  expect(await host.refusal('removeWatcher', { watcher: watcher + 1 })).toBe('noWatcher')
  // Whoever acts for a host who is away does not moderate.
  host.drop()
  await other.newsOf('room', news => news.room.seats[0]?.present === false)
  expect(await other.refusal('closeTalk', { closed: true })).toBe('notHost')
  await curious.close()
  await leaveAll(table)
})

test('a host is the host on every device of their seat', async () => {
  const table = await company(server.origin, 3)
  const phone = await Person.come(server.origin, 'Ada on the phone')
  const client = await phone.open()
  expect(await client.ask('join', { table: table.id, token: at(table.tokens, 0) })).toMatchObject({ viewer: 0, host: true })
  at(table.seated, 0).client.drop()
  await client.ask('mute', { seat: 1, muted: true })
  await client.ask('changeTableSettings', { listed: true, takeover: 5 })
  await client.ask('closeTalk', { closed: true })
  await client.ask('say', { text: 'later' })
  expect(await client.refusal('mute', { seat: 0, muted: true })).toBe('yourself')
  expect(await at(table.seated, 2).client.refusal('closeTalk', { closed: false })).toBe('notHost')
  await phone.close()
  await leaveAll(table)
})

test('when a host is deleted somebody else hosts: first another device of the seat, then the next player, and that is told', async () => {
  const table = await company(server.origin, 2)
  const other = at(table.seated, 1)
  const phone = await Person.come(server.origin, 'Ada on the phone')
  const client = await phone.open()
  await client.ask('join', { table: table.id, token: at(table.tokens, 0) })
  await at(table.people, 0).http('/api/guest', { method: 'DELETE' })
  await client.ask('closeTalk', { closed: true })
  expect(said(other)).not.toContainEqual({ notice: 'newHost' })
  await phone.http('/api/guest', { method: 'DELETE' })
  await hears(other, { notice: 'newHost' })
  await other.client.ask('closeTalk', { closed: false })
  await phone.close()
  await leaveAll(table)
})

test('what a host does about seats is told', async () => {
  const [ada, bo] = [await Person.come(server.origin, 'Ada'), await Person.come(server.origin, 'Bo')]
  const { id } = await ada.make({ seats: ['me', 'open', 'open'] })
  const [host, other] = [await Seated.join(ada, id), await Seated.join(bo, id)]
  await other.client.ask('sit', { seat: 1 })
  await host.client.ask('remove', { seat: 1 })
  await host.client.ask('invite', { seat: 2 })
  for (const bot of ['random', 'random', 'none', 'none']) await host.client.ask('fill', { seat: 2, bot })
  await hears(other, { notice: 'botRemoved' })
  const told = ['seatFreed', 'programInvited', 'botSeated', 'botRemoved']
  expect(said(other)).toEqual(told.map(notice => ({ notice })))
  await Promise.all([ada.close(), bo.close()])
})

test('a mute is not forgotten for all the devices that came and went', () => {
  const [seated, away] = [7, 8]
  const room = readRoom(
    JSON.stringify({
      ...UNTOUCHED,
      game: 'gusher',
      options: {},
      stage: 'playing',
      listed: false,
      takeover: 'never',
      agreed: 'never',
      host: 1,
      seats: [seated, 9].map(guest => personSeat({ guest, name: '', since: 0, browser: '', system: '' }, '')),
      company: 'table',
      created: 0,
      muted: [seated, ...Array.from({ length: 300 }, (_, n) => 100 + n), away],
    }),
  )
  const { muted } = mute(room, 1, true)
  expect([muted.includes(seated), muted.includes(away), muted.includes(9), muted.length]).toEqual([true, true, true, 202])
})

test('of two who mute in the same moment one does, and it is told once', async () => {
  const table = await company(server.origin, 2)
  const [host, other] = [at(table.seated, 0), at(table.seated, 1)]
  await Promise.all([1, 2, 3].map(() => host.client.ask('mute', { seat: 1, muted: true })))
  await host.client.ask('say', { text: 'so' })
  await hears(other, { text: 'so' })
  expect(said(other)).toEqual([{ notice: 'muted' }, { text: 'so' }])
  await leaveAll(table)
})

test('a player with a second window that only watches is not among those who can be removed', async () => {
  const table = await company(server.origin, 2)
  const host = at(table.seated, 0).client
  const second = await at(table.people, 1).open()
  await second.ask('join', { table: table.id, seat: 'spectator' })
  const { room } = await host.newsOf('room', news => news.room.watchers === 1)
  expect(room.watching).toEqual([])
  await leaveAll(table)
})
