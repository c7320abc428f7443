/** A backup of a running server, and the way back to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { at } from '@wildcat/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../store/sqlite/migrations.ts'
import { asked, type Company, company, engine, leaveAll, move, together } from '../testing/company.ts'
import { Person } from '../testing/people.ts'
import { Seated } from '../testing/seated.ts'
import { Folders, startServer } from '../testing/server.ts'
import type { BackupFailure } from './backup-failure.ts'
import { askForBackup, socketOf } from './socket.ts'

const folders = new Folders()
afterAll(() => folders.remove())
const LONG = { options: { rounds: 20, deals: true } }

/** The command as users give it. */
const run = (...args: string[]) => runIn('en', ...args)
async function runIn(language: string, ...args: string[]) {
  const env = { ...process.env, WILDCAT_LANGUAGE: language }
  const child = spawn(process.execPath, [fileURLToPath(new URL('run.ts', import.meta.url)), ...args], { env })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { exitCode: child.exitCode, out, err }
}
const viewsOf = (table: Company) => table.seated.map(({ view, heard, log }) => ({ view, heard, log }))

/** A server with a game under way, of which there is a backup from a while ago. */
async function backedUp() {
  const folder = await folders.make()
  const server = await startServer(folder)
  const table = await company(server.origin, 2, LONG)
  for (let n = 0; n < 6; n++) await move(table)
  await together(table)
  const earlier = viewsOf(table)
  const backup = join(folder, 'kept', 'monday')
  const made = await run('backup', '--data', server.data, '--to', backup)
  expect(made).toMatchObject({ exitCode: 0, err: '', out: expect.stringContaining('the server goes on') })
  return { folder, server, table, earlier, backup }
}

describe('a backup', () => {
  test('of a running server is a data folder of its own, for its owner alone', async () => {
    const { server, table, backup, folder } = await backedUp()
    expect((await readdir(backup)).toSorted()).toEqual(['cookie.key', 'wildcat.sqlite'])
    expect(await readdir(join(folder, 'kept'))).toEqual(['monday'])
    for (const file of ['cookie.key', 'wildcat.sqlite']) expect((await stat(join(backup, file))).mode & 0o777).toBe(0o600)
    expect(await move(table)).toBe(true) // the game goes on
    await leaveAll(table)
    await server.stop()
    expect((await readdir(server.data)).toSorted()).toEqual(['cookie.key', 'wildcat.sqlite'])
  })

  test('has all that was acknowledged before it, and is whole, though everybody goes on playing', async () => {
    const folder = await folders.make()
    const server = await startServer(folder)
    const table = await company(server.origin, 2, LONG)
    let done = false
    const playing = (async () => {
      while (!done && (await move(table))) {}
    })()
    const before: number[] = []
    for (let n = 0; n < 5; n++) {
      before.push(at(table.seated, 0).heard)
      expect(await askForBackup(server.data, join(folder, `backup ${n}`))).toBe('made')
    }
    done = true
    await playing
    await leaveAll(table)
    await server.stop()
    for (const [n, heard] of before.entries()) {
      const other = await folders.make()
      await cp(join(folder, `backup ${n}`), join(other, 'data'), { recursive: true })
      const again = await startServer(other)
      const ada = at(table.people, 0).at(again.origin)
      expect((await Seated.join(ada, table.id)).heard).toBeGreaterThanOrEqual(heard)
      await ada.close()
      await again.stop()
    }
  })

  test('can be made of a server that does not run, and goes into the data folder if nothing else is said', async () => {
    const folder = await folders.make()
    const server = await startServer(folder)
    await Person.come(server.origin, 'Ada')
    await server.stop()
    const made = await run('backup', '--data', server.data)
    expect(made).toMatchObject({ exitCode: 0, out: expect.stringContaining('does not run') })
    const [name = ''] = await readdir(join(server.data, 'backups'))
    expect((await readdir(join(server.data, 'backups', name))).toSorted()).toEqual(['cookie.key', 'wildcat.sqlite'])
  })

  test('is refused with a reason, and leaves nothing behind', async () => {
    const folder = await folders.make()
    expect(await run('backup', '--data', folder)).toMatchObject({ exitCode: 1, err: expect.stringContaining('nothing to back up') })
    const server = await startServer(folder)
    const there = join(folder, 'web')
    expect(await run('backup', '--data', server.data, '--to', there)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('already'),
    })
    expect(await runIn('it', 'backup', '--data', server.data, '--to', there)).toMatchObject({
      exitCode: 1,
      err: `${there} esiste già. Scegli un altro nome.\n`,
    })
    await writeFile(join(folder, 'a-file'), '')
    expect(await run('backup', '--data', server.data, '--to', join(folder, 'a-file', 'x', 'y'))).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining(`${join(folder, 'a-file', 'x')} is not a folder`),
    })
    expect((await readdir(folder)).toSorted()).toEqual(['a-file', 'data', 'web'])
    for (const wrong of ['', 'relative/path', `/${'x'.repeat(5000)}`]) {
      const socket = connect(socketOf(server.data))
      socket.on('error', () => undefined)
      socket.end(wrong)
      expect(await text(socket)).toContain('wrongPath')
    }
    expect((await stat(socketOf(server.data))).mode & 0o777).toBe(0o600)
    await server.stop()
    for (const args of [['backup', 'x'], ['restore'], ['restore', 'a', 'b'], ['nonsense'], ['backup', '--nonsense']])
      expect(await run(...args)).toMatchObject({ exitCode: 2, err: expect.stringContaining('npm run backup') })
    expect(await run('backup', '--help')).toMatchObject({ exitCode: 0, err: '' })
  })

  test('of a running server is asked for also where the name of its data folder is too long for a socket', async () => {
    const folder = join(await folders.make(), 'long'.repeat(40))
    await mkdir(folder)
    const server = await startServer(folder)
    expect(await askForBackup(server.data, join(folder, 'backup'))).toBe('made')
    const socket = socketOf(server.data)
    expect((await stat(dirname(socket))).mode & 0o777).toBe(0o700)
    expect((await stat(socket)).mode & 0o777).toBe(0o600)
    await server.stop()
    expect((await readdir(server.data)).toSorted()).toEqual(['cookie.key', 'wildcat.sqlite'])
    expect(existsSync(dirname(socket))).toBe(false)
    expect(await askForBackup(server.data, join(folder, 'later'))).toBe('nobody')
  })

  test('that a running server cannot be asked for says so', async () => {
    const server = await startServer(await folders.make())
    await rm(socketOf(server.data))
    expect(await run('backup', '--data', server.data)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('cannot be asked for a backup'),
    })
    await server.stop()
  })

  test('that is made by two at once is made once, and the other one is told', async () => {
    const folder = await folders.make()
    const server = await startServer(folder)
    const asks = await Promise.allSettled([1, 2, 3].map(() => askForBackup(server.data, join(folder, 'backup'))))
    const told = asks.map(ask => (ask.status === 'fulfilled' ? ask.value : (ask.reason as BackupFailure).code))
    expect(told.toSorted()).toEqual(['exists', 'exists', 'made'])
    expect((await readdir(folder)).toSorted()).toEqual(['backup', 'data', 'web'])
    await server.stop()
  })

  test('does not go where a file has its name, which keeps no server from starting and is named by both who make one', async () => {
    const folder = await folders.make()
    await (await startServer(folder)).stop()
    const data = join(folder, 'data')
    const file = join(data, 'backups')
    await writeFile(file, 'notes')
    const refused = { exitCode: 1, err: expect.stringContaining(`${file} is not a folder`) }
    expect(await run('backup', '--data', data)).toMatchObject(refused)
    const again = await startServer(folder)
    expect(await run('backup', '--data', data)).toMatchObject(refused)
    expect(await readFile(file, 'utf8')).toBe('notes')
    await again.stop()
    expect(await run('restore', data, '--data', file)).toMatchObject(refused)
  })

  test('during which somebody was killed is cleared away with the next one and at a start: not what is new, nor what is not ours', async () => {
    const folder = await folders.make()
    const server = await startServer(folder)
    const backups = join(server.data, 'backups')
    const leave = async (name: string, file: string, daysAgo: number) => {
      await mkdir(join(backups, name), { recursive: true })
      await writeFile(join(backups, name, file), '')
      const then = new Date(Date.now() - daysAgo * 86_400_000)
      for (const path of [join(backups, name, file), join(backups, name)]) await utimes(path, then, then)
    }
    await leave('old.0123456789ab.part', 'wildcat.sqlite', 1)
    await leave('new.0123456789ab.part', 'wildcat.sqlite', 0)
    await leave('other.0123456789ab.part', 'letter.txt', 1)
    await leave('whole', 'wildcat.sqlite', 1)
    const stay = ['new.0123456789ab.part', 'other.0123456789ab.part', 'whole']
    await askForBackup(server.data, join(backups, 'next'))
    expect((await readdir(backups)).toSorted()).toEqual([...stay, 'next'].toSorted())
    await server.stop()
    await leave('old.0123456789ab.part', 'wildcat.sqlite-journal', 1)
    await (await startServer(folder)).stop()
    expect((await readdir(backups)).toSorted()).toEqual([...stay, 'next'].toSorted())
  })
})

describe('a restore', () => {
  test('brings back the tables as they were, and what was there since is kept beside it', async () => {
    const { folder, server, table, earlier, backup } = await backedUp()
    for (let n = 0; n < 5; n++) await move(table)
    expect(await run('restore', backup, '--data', server.data)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('Another Wildcat is running'),
    })
    await leaveAll(table)
    await server.stop()
    const { exitCode, out } = await run('restore', backup, '--data', server.data)
    expect([exitCode, out]).toEqual([0, expect.stringContaining('before-restore')])
    const again = await startServer(folder)
    const people = table.people.map(person => person.at(again.origin))
    const seated: Seated[] = []
    for (const [seat, each] of table.seated.entries()) seated.push(await each.again(at(people, seat)))
    const back = { ...table, people, seated }
    expect(viewsOf(back)).toEqual(earlier)
    expect(await move(back)).toBe(true)
    await leaveAll(back)
    await again.stop()
  })

  test('under an open page is another epoch: nobody is told that all is the same over another history', async () => {
    const { folder, server, table, backup } = await backedUp()
    const [seat, { heard: from }] = [0, at(table.seated, 0)]
    while (at(table.seated, seat).heard < from + 4) await move(table)
    await together(table)
    const page = at(table.seated, seat)
    await leaveAll(table)
    await server.stop()
    await run('restore', backup, '--data', server.data)
    const again = await startServer(folder)
    const people = table.people.map(person => person.at(again.origin))
    const others: Seated[] = []
    for (const person of people) others.push(await Seated.join(person, table.id))
    const other = { ...table, people, seated: others }
    await at(others, seat).client.ask('say', { text: 'this is another story' })
    while (at(others, seat).heard < page.heard) await move(other, legal => legal - 1) // as long as the one before, but not the same
    await together(other)
    expect(at(others, seat).heard).toBe(page.heard)
    expect(at(others, seat).view).not.toEqual(page.view)
    const back = await page.again(at(people, seat))
    expect(back.joined?.sight).toMatchObject({ view: at(others, seat).view })
    expect(back.joined?.talk).toHaveLength(1)
    expect(back.epoch).not.toBe(page.epoch)
    expect(back.view).toEqual(at(others, seat).view)
    const mover = asked(other)
    expect(await mover?.command(at(engine.legal(mover.view, Number(mover.viewer)), 0))).toEqual({ accepted: true })
    await leaveAll(other)
    await again.stop()
  })

  test('takes no leftovers of the other history along, also of a server that was killed', async () => {
    const { server, table, backup } = await backedUp()
    for (let n = 0; n < 5; n++) await move(table)
    const killed = await folders.make() // as the data lies when the power fails
    await cp(server.data, join(killed, 'data'), { recursive: true, filter: name => !name.endsWith('.sock') })
    expect((await stat(join(killed, 'data/wildcat.sqlite-wal'))).size).toBeGreaterThan(0)
    const now = at(table.seated, 0).heard
    await leaveAll(table)
    await server.stop()
    expect(await run('restore', backup, '--data', join(killed, 'data'))).toMatchObject({ exitCode: 0 })
    const again = await startServer(killed)
    const ada = at(table.people, 0).at(again.origin)
    expect((await Seated.join(ada, table.id)).heard).toBeLessThan(now)
    await ada.close()
    await again.stop()
  })

  test('of what is no backup touches nothing', async () => {
    const { server, table, backup } = await backedUp()
    await leaveAll(table)
    await server.stop()
    const before = [await readdir(server.data), await readFile(join(server.data, 'wildcat.sqlite'))]
    const bytes = await readFile(join(backup, 'wildcat.sqlite'))
    bytes.fill(0x5a, 4096 * 3, 4096 * 6)
    await writeFile(join(backup, 'wildcat.sqlite'), bytes)
    const file = join(backup, 'wildcat.sqlite')
    const refused = await run('restore', backup, '--data', server.data)
    expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining(`The backup ${file} is damaged (`) })
    expect(refused.err).toContain(`The data in ${server.data} was left as it was.`)
    expect(refused.err).not.toContain(`${server.data} is damaged`)
    const italian = await runIn('it', 'restore', backup, '--data', server.data)
    expect(italian.err).toContain(`Il backup ${file} è danneggiato (`)
    expect(italian.err).toContain(`I dati in ${server.data} sono rimasti com’erano.`)
    await writeFile(file, 'a letter to my aunt')
    expect(await run('restore', backup, '--data', server.data)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining(`The backup ${file} is damaged`),
    })
    const db = new DatabaseSync(join(backup, 'newer.sqlite'))
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(await run('restore', join(backup, 'newer.sqlite'), '--data', server.data)).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/The backup .*newer\.sqlite was written by a newer Wildcat \(version 99 .*was left as it was/),
    })
    const FOREIGN = ['', 'CREATE TABLE notes (text TEXT)', `PRAGMA user_version = ${MIGRATIONS.length}; CREATE TABLE notes (text TEXT)`]
    for (const sql of FOREIGN) {
      await writeFile(file, '')
      const other = new DatabaseSync(file)
      other.exec(sql)
      other.close()
      expect(await run('restore', backup, '--data', server.data)).toMatchObject({
        exitCode: 1,
        out: '',
        err: expect.stringMatching(/wildcat\.sqlite is not a backup of Wildcat.*was left as it was/),
      })
    }
    expect((await runIn('it', 'restore', backup, '--data', server.data)).err).toContain(`${file} non è un backup di Wildcat`)
    await writeFile(file, bytes)
    await writeFile(join(backup, 'cookie.key'), 'torn')
    expect(await run('restore', backup, '--data', server.data)).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/cookie\.key of the backup is damaged.*was left as it was/),
    })
    await rm(file)
    expect(await run('restore', backup, '--data', server.data)).toMatchObject({ exitCode: 1, err: expect.stringContaining('no backup') })
    expect([await readdir(server.data), await readFile(join(server.data, 'wildcat.sqlite'))]).toEqual(before)
  })

  test('goes into an empty folder, too, and in the place of what is damaged', async () => {
    const { server, table, backup } = await backedUp()
    await leaveAll(table)
    await server.stop()
    const folder = await folders.make()
    const data = join(folder, 'data')
    expect(await run('restore', backup, '--data', data)).toMatchObject({ exitCode: 0 })
    await writeFile(join(data, 'wildcat.sqlite'), 'rubbish'.repeat(5000))
    await writeFile(join(data, 'cookie.key'), 'torn')
    expect(await run('restore', backup, '--data', data)).toMatchObject({ exitCode: 0 })
    const again = await startServer(folder)
    const ada = at(table.people, 0).at(again.origin)
    expect((await ada.http('/api/guest')).status).toBe(200)
    expect((await Seated.join(ada, table.id)).viewer).toBe(0)
    await ada.close()
    await again.stop()
  })
})
