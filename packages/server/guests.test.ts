/** Guests: names, cookies, what is kept of them and how it goes. */
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRoom } from './rooms/state.ts'
import { text } from './store/row.ts'
import { openDatabase } from './store/sqlite/database.ts'
import { Client } from './testing/client.ts'
import { asked, company, engine, leaveAll } from './testing/company.ts'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { Folders, type Running, startServer } from './testing/server.ts'

const folders = new Folders()
let server: Running
let clock = Date.now()
const DAY = 86_400_000
const JSON_BODY = { 'content-type': 'application/json' }
beforeAll(async () => {
  server = await startServer(await folders.make(), { now: () => clock })
})
afterAll(async () => {
  await server.stop()
  await folders.remove()
})
const come = (name: string) => Person.come(server.origin, name)
const as = (cookie: string) => new Person(server.origin, '', cookie)

describe('a guest', () => {
  test('has a name that can be shown', async () => {
    const ada = await come('  Ada\u202E   Lovelace\u0000 ')
    expect(await (await ada.http('/api/guest')).json()).toEqual({ name: 'Ada Lovelace' })
  })

  test('may take another name, also at his tables', async () => {
    const table = await company(server.origin, 2)
    expect(await (await at(table.people, 1).http('/api/guest', { method: 'POST', body: { name: 'Bob' } })).json()).toEqual({ name: 'Bob' })
    await at(table.seated, 0).client.newsOf('room', ({ room }) => room.seats[1]?.name === 'Bob')
    await leaveAll(table)
  })

  test('sits down by the name that he has taken meanwhile', async () => {
    const [ada, bo] = [await come('Ada'), await come('Bo')]
    const { id } = await ada.make({ seats: ['me', 'open'] })
    const there = await Seated.join(bo, id)
    await bo.http('/api/guest', { method: 'POST', body: { name: 'Robert' } })
    await there.client.ask('sit', { seat: 1 })
    expect((await there.join({})).room.seats.map(({ name }) => name)).toEqual(['Ada', 'Robert'])
    await bo.close()
  })

  test('is asked for a name that is one', async () => {
    const ada = await come('Ada')
    for (const body of [{}, { name: 7 }, { name: 'x'.repeat(201) }, { name: 'Ada', admin: true }, []])
      expect(await ada.problem('/api/guest', { method: 'POST', body })).toMatchObject({ code: 'malformed' })
  })
})

describe('a cookie', () => {
  test('is signed, for the server alone, and not sent along from other sites', async () => {
    const response = await fetch(`${server.origin}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=34560000']) expect(cookie).toContain(part)
  })

  test('has a name where there is TLS that only this site can have set', async () => {
    const behind = await startServer(await folders.make(), { url: 'https://games.example.org' })
    const { cookie } = await Person.come(behind.origin, 'Ada')
    expect(cookie).toMatch(/^__Host-wildcat=/)
    const ada = new Person(behind.origin, 'Ada', cookie)
    const given = await fetch(`${behind.origin}/api/guest`, { method: 'POST', headers: JSON_BODY, body: '{"name":"Bo"}' })
    for (const part of ['Secure', 'Path=/', 'HttpOnly']) expect(given.headers.get('set-cookie')).toContain(part)
    expect(given.headers.get('set-cookie')).not.toContain('Domain')
    expect((await ada.http('/api/guest')).status).toBe(200)
    const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''
    const bo = cookieOf(given).replace('__Host-', '')
    const planted = new Person(behind.origin, 'Bo', bo)
    expect(await planted.problem('/api/guest')).toEqual({ code: 'noGuest' })
    const made = await planted.http('/api/guest', { method: 'POST', body: { name: 'Cy' } })
    const cy = new Person(behind.origin, 'Cy', cookieOf(made))
    expect(await (await cy.http('/api/guest')).json()).toEqual({ name: 'Cy' })
    const host = new Person(behind.origin, 'Bo', cookieOf(given))
    expect(await (await host.http('/api/guest')).json()).toEqual({ name: 'Bo' }) // it is still another guest
    const both = new Person(behind.origin, 'Ada', `${bo}; ${cookie}`) // as a neighbour under the same name could set it
    expect(await (await both.http('/api/guest')).json()).toEqual({ name: 'Ada' })
    const gone = await ada.http('/api/guest', { method: 'DELETE' })
    expect(gone.headers.getSetCookie().map(each => each.split('=')[0])).toEqual(['__Host-wildcat', 'wildcat'])
    await behind.stop()
  })

  test('that was given before there was TLS is good, and gets the name that it would have now', async () => {
    const folder = await folders.make()
    const before = await startServer(folder)
    const ada = await Person.come(before.origin, 'Ada')
    const { id } = await ada.make({ seats: ['me', 'open'] })
    await before.stop()
    const behind = await startServer(folder, { url: 'https://games.example.org' })
    const known = await ada.at(behind.origin).http('/api/guest')
    expect(await known.json()).toEqual({ name: 'Ada' })
    const renewed = known.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(renewed).toMatch(/^__Host-wildcat=/)
    const again = new Person(behind.origin, 'Ada', renewed)
    expect((await again.http('/api/guest')).headers.get('set-cookie')).toBe(null)
    expect((await again.lobby()).mine.map(table => table.id)).toEqual([id])
    const [name, value = ''] = ada.cookie.split('=')
    const unmarked = new Person(behind.origin, 'Ada', `__Host-${name}=${value}`) // as it was given before its value said so
    expect((await unmarked.http('/api/guest')).headers.get('set-cookie')).toMatch(/^__Host-wildcat=/)
    const forged = new Person(behind.origin, 'Eve', `${name}=${value.replace(/^./, first => (first === 'A' ? 'B' : 'A'))}`)
    expect(await forged.problem('/api/guest')).toEqual({ code: 'noGuest' })
    await behind.stop()
  })

  test('that is forged is none', async () => {
    const { cookie } = await come('Ada')
    const [name = '', value = ''] = cookie.split('=')
    const [key, issued, ...signature] = decodeURIComponent(value).split('.')
    const forged = [
      `${key}.${issued}.${signature.join('.').replace(/^./, first => (first === 'A' ? 'B' : 'A'))}`,
      `${key}.${Number(issued) + 1}.${signature.join('.')}`,
      `somebodyElse.${issued}.${signature.join('.')}`,
      `${key}.${issued}`,
      '',
      '%00',
    ]
    for (const each of forged) {
      const eve = as(`${name}=${encodeURIComponent(each)}`)
      expect(await eve.problem('/api/guest')).toEqual({ code: 'noGuest' })
      await expect(eve.open()).rejects.toThrow('401')
    }
  })

  test('of another server is none', async () => {
    const other = await startServer(await folders.make())
    const { cookie } = await Person.come(other.origin, 'Ada')
    expect(await as(cookie).problem('/api/guest')).toEqual({ code: 'noGuest' })
    await other.stop()
  })

  test('is renewed while it is used, and expires when it is not', async () => {
    const ada = await come('Ada')
    clock += 8 * DAY
    const renewed = (await ada.http('/api/guest')).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(renewed).toMatch(/^wildcat=/)
    clock += 393 * DAY
    expect(await ada.problem('/api/guest')).toEqual({ code: 'noGuest' })
    await expect(ada.open()).rejects.toThrow('401')
    expect((await as(renewed).http('/api/guest')).status).toBe(200)
  })

  test('from the future is good, and gets its date right', async () => {
    const ada = await come('Ada')
    const { id } = await ada.make({ seats: ['me', 'open'] })
    for (const back of [2, 30, 5000]) {
      clock -= back * DAY
      const answer = await ada.http('/api/guest')
      expect(await answer.json()).toEqual({ name: 'Ada' })
      expect((await Seated.join(ada, id)).viewer).toBe(0)
      if (back < 7) expect(answer.headers.get('set-cookie')).toBe(null)
      else expect((await as(answer.headers.get('set-cookie')?.split(';')[0] ?? '').http('/api/guest')).status).toBe(200)
      clock += back * DAY
    }
    await ada.close()
  })

  test('is seen in every start, also by a clock that begins at the same time whenever the machine does', async () => {
    const folder = await folders.make()
    const seen = () => {
      const db = openDatabase({ file: join(folder, 'data', 'wildcat.sqlite') })
      const row = db.prepare('SELECT seen FROM guests').get()
      db.close()
      return row
    }
    let other = await startServer(folder, { now: () => 1000 })
    const ada = await Person.come(other.origin, 'Ada')
    await other.stop()
    expect(seen()).toEqual({ seen: 1000 })
    other = await startServer(folder, { now: () => 1007 })
    await ada.at(other.origin).http('/api/guest')
    await other.stop()
    expect(seen()).toEqual({ seen: 1007 })
  })

  test('that is well signed is never lost by saying one’s name again, whatever the clock says', async () => {
    const ada = await come('Ada')
    const { id } = await ada.make({ seats: ['me', 'open'] })
    let cookie = ada.cookie
    const named = async (name: string) => {
      const answer = await as(cookie).http('/api/guest', { method: 'POST', body: { name } })
      expect(await answer.json()).toEqual({ name })
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
      const again = as(cookie)
      const there = await Seated.join(again, id)
      expect((await there.join({})).room.seats[0]).toMatchObject({ name, present: true })
      expect(there.viewer).toBe(0)
      await again.close()
    }
    for (const jump of [4000, -8000, 4000]) {
      clock += jump * DAY
      await named(`Ada ${clock}`)
    }
    const same = await ada.http('/api/guest', { method: 'POST', body: { name: 'Ada' } })
    expect(same.headers.get('set-cookie')).toBe(null)
  })

  test('of a guest of whom nothing is known any more is used for whoever comes with it', async () => {
    const ada = await come('Ada')
    const twice = await Promise.all(['Ida', 'Ida'].map(name => ada.http('/api/guest', { method: 'POST', body: { name } })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    await ada.http('/api/guest', { method: 'DELETE' })
    expect((await ada.http('/api/guest')).status).toBe(401)
    const both = await Promise.all(['Eva', 'Eva'].map(name => ada.http('/api/guest', { method: 'POST', body: { name } })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await (await ada.http('/api/guest')).json()).toEqual({ name: 'Eva' })
    expect((await ada.lobby()).mine).toEqual([])
  })

  test('is signed with a key that only its owner can read, and that is mended if others could', async () => {
    const folder = await folders.make()
    const first = await startServer(folder)
    const ada = await Person.come(first.origin, 'Ada')
    await first.stop()
    const key = join(folder, 'data', 'cookie.key')
    expect((await stat(key)).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700)
    const { chmod } = await import('node:fs/promises')
    await chmod(key, 0o644)
    const second = await startServer(folder)
    expect((await stat(key)).mode & 0o777).toBe(0o600)
    expect((await ada.at(second.origin).http('/api/guest')).status).toBe(200)
    await second.stop()
    const whole = await readFile(key)
    for (const torn of [whole.subarray(0, 20), Buffer.alloc(0), Buffer.from('short')]) {
      await writeFile(key, torn)
      await expect(startServer(folder)).rejects.toThrow('damaged')
      expect(await readFile(key)).toEqual(torn) // it is for its owner to say what is to be done
    }
    await writeFile(key, whole)
    const third = await startServer(folder)
    expect((await ada.at(third.origin).http('/api/guest')).status).toBe(200)
    await third.stop()
  })
})

describe('what is kept of a guest', () => {
  test('can be had: his seats, his decisions, what he said; nothing of anybody else', async () => {
    const table = await company(server.origin, 2)
    const mover = asked(table)
    if (mover === undefined) throw new Error('somebody is asked')
    await mover.command(at(engine.legal(mover.view, Number(mover.viewer)), 0))
    for (const each of table.seated) await each.client.ask('say', { text: `I am ${each.viewer}` })
    for (const [seat, person] of table.people.entries()) {
      const kept = await (await person.http('/api/guest/export')).json()
      expect(kept).toMatchObject({
        name: person.name,
        tables: [{ id: table.id, game: 'gusher', seats: [seat], host: seat === 0, entries: { length: seat === mover.viewer ? 1 : 0 } }],
        talk: [{ table: table.id, said: { text: `I am ${seat}` } }],
      })
      expect(JSON.stringify(kept)).not.toContain(at(table.people, 1 - seat).name)
    }
    await leaveAll(table)
  })

  test('goes when he wants it to: a bot plays on, his name and his words are gone', async () => {
    const table = await company(server.origin, 3)
    const [ada, bo] = [at(table.people, 0), at(table.people, 1)]
    await at(table.seated, 1).client.ask('say', { text: 'forget me' })
    const waiting = await bo.make({ seats: ['me', 'open'], listed: true })
    expect((await bo.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    const { room } = await at(table.seated, 0).client.newsOf('room', news => news.room.seats[1]?.name === '')
    expect(room.seats[1]).toEqual({
      by: 'person',
      name: '',
      owner: '',
      bot: 'random',
      present: false,
      conceded: false,
      muted: false,
      offered: false,
      kept: false,
      awayMs: 0,
      botMs: 'none',
      clock: 'none',
    })
    expect(await bo.problem('/api/guest')).toEqual({ code: 'noGuest' })
    const again = await Seated.join(ada, table.id)
    expect(again.talk).toEqual([])
    const open = await Seated.join(ada, waiting.id)
    expect((await open.join({})).room).toMatchObject({ host: 'none', seats: [{ by: 'open', name: '' }, { by: 'open' }] })
    await leaveAll(table)
  })

  test('goes from the files, too: not a byte of the name or the words is left in them, nor in copies of them', async () => {
    const folder = await folders.make()
    let other = await startServer(folder)
    const secrets = ['Zwxqvname', 'qzwords']
    const [ada, zoe] = [await Person.come(other.origin, 'Ada'), await Person.come(other.origin, 'Zwxqvname')]
    const { id } = await ada.make({ seats: ['me', 'open'] })
    const client = await zoe.open()
    await client.ask('join', { table: id })
    await client.ask('sit', { seat: 1 })
    await client.ask('say', { text: 'qzwords' })
    await other.stop()
    const file = join(other.data, 'wildcat.sqlite')
    for (const end of ['-wal', '']) await copyFile(file, `${file}.before-restore-2026${end}`)
    const named = async () => {
      const found: string[] = []
      for (const name of await readdir(other.data)) {
        if (!name.startsWith('wildcat.sqlite')) continue
        const bytes = await readFile(join(other.data, name))
        if (secrets.some(secret => bytes.includes(secret))) found.push(name)
      }
      return found.toSorted()
    }
    expect(await named()).toEqual(['wildcat.sqlite', 'wildcat.sqlite.before-restore-2026', 'wildcat.sqlite.before-restore-2026-wal'])
    other = await startServer(folder)
    expect((await zoe.at(other.origin).http('/api/guest', { method: 'DELETE' })).status).toBe(200)
    expect(await named()).toEqual([])
    expect((await ada.at(other.origin).http('/api/guest')).status).toBe(200)
    secrets.push('Ada') // who is still there, and in the copy
    expect(await named()).toContain('wildcat.sqlite.before-restore-2026')
    secrets.pop()
    await other.stop()
    expect(await named()).toEqual([])
  })

  test('goes for good: whoever does not hang up is not heard any more', async () => {
    const [ada, bo] = [await come('Ada'), await come('Bo')]
    const { id } = await ada.make({ seats: ['me', 'open'] })
    const [host, deaf] = [await Seated.join(ada, id), await Seated.join(bo, id)]
    deaf.client.socket.pause() // it never hears that it should go
    await bo.http('/api/guest', { method: 'DELETE' })
    deaf.client.socket.send(JSON.stringify({ n: 9, ask: { kind: 'sit', seat: 1 } }))
    for (let n = 0; n < 20; n++) await host.client.ask('talk', { before: 1, lines: 1 })
    expect((await host.join({})).room.seats[1]).toMatchObject({ by: 'open', name: '' })
    deaf.client.drop()
    await ada.close()
  })

  test('goes for good: no table that was made in the same moment keeps the name or the seat', async () => {
    const body = { game: 'gusher', options: { rounds: 1, deals: false }, seats: ['me', 'open'], listed: true, takeover: 'never' }
    const folder = await folders.make()
    const own = await startServer(folder)
    const host = await Person.come(own.origin, 'Host')
    const { id } = await host.make({ seats: ['me', 'open', 'open'] })
    for (let n = 0; n < 25; n++) {
      const bo = await Person.come(own.origin, `Fugitive ${n}`)
      const there = await Seated.join(bo, id)
      const made = Array.from({ length: 4 }, () => bo.http('/api/tables', { method: 'POST', body }))
      for (const each of made.slice(0, n % 4)) await each
      for (const kind of ['sit', 'stand', 'sit'] as const)
        there.client.socket.send(JSON.stringify({ n: 9, ask: { kind, ...(kind === 'sit' ? { seat: 1 } : {}) } }))
      expect((await bo.http('/api/guest', { method: 'DELETE' })).status).toBe(200)
      for (const each of await Promise.all(made)) expect([200, 401]).toContain(each.status)
      await bo.close()
    }
    await host.close()
    await own.stop()
    const db = openDatabase({ file: join(folder, 'data', 'wildcat.sqlite') })
    const left = {
      holders: db.prepare('SELECT DISTINCT guest FROM holders').all(),
      guests: db.prepare('SELECT id AS guest FROM guests').all(),
    }
    const rooms = db
      .prepare('SELECT room FROM tables')
      .all()
      .map(row => text(row, 'room'))
    db.close()
    expect(left.holders).toEqual(left.guests) // the host alone
    expect(rooms.filter(room => room.includes('Fugitive'))).toEqual([])
    for (const room of rooms.map(readRoom))
      for (const { holders } of room.seats) expect(holders.length).toBe(holders.filter(({ guest }) => guest === 1).length)
  })

  test('goes for good: no socket that was opened in the same moment stays', async () => {
    const bo = await come('Bo')
    const deleted = bo.http('/api/guest', { method: 'DELETE' })
    const clients = Array.from({ length: 12 }, () => new Client(server.origin, { cookie: bo.cookie }))
    expect((await deleted).status).toBe(200)
    await Promise.all(clients.map(client => client.settled()))
    for (const client of clients) expect(await client.raw('{}')).toMatch(/^closed/)
  })
})
