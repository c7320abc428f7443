/** The server as a process: how it starts, how it refuses to, how it stops. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Person } from './testing/people.ts'
import { builtPage, Folders } from './testing/server.ts'

const folders = new Folders()
let folder: string
let web: string

beforeAll(async () => {
  folder = await folders.make()
  web = await builtPage(folder)
})
afterAll(() => folders.remove())

describe('the process', () => {
  const start = (env: Record<string, string>, ...flags: string[]) =>
    spawn(process.execPath, [fileURLToPath(new URL('start.mjs', import.meta.url)), '--web', web, ...flags], {
      env: { ...process.env, HOST: '', PORT: '0', WILDCAT_LANGUAGE: 'en', WILDCAT_DATA: join(folder, 'data'), ...env },
    })

  async function ending(child: ReturnType<typeof start>) {
    let said = ''
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    await once(child, 'close')
    return { exitCode: child.exitCode, said }
  }

  const portOf = (holder: Server) => {
    const address = holder.address()
    return typeof address === 'object' && address ? String(address.port) : ''
  }

  test('goes on after what nobody waited for, ends after what nobody foresaw, and logs nothing of what they say', async () => {
    const code = `import { isMainThread } from 'node:worker_threads'
      if (isMainThread) process.once('SIGUSR2', () => Promise.reject(new Error('A' + 'da'))).once('SIGALRM', () => { throw new Error('B' + 'o') })`
    const child = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` })
    const end = ending(child)
    const origin = /http:\S+/.exec(String((await once(child.stdout, 'data'))[0]))?.[0] ?? ''
    const logged = once(child.stderr, 'data')
    child.kill('SIGUSR2')
    expect(String((await logged)[0])).toContain('nobody waited for')
    expect((await fetch(`${origin}health`)).status).toBe(200)
    child.kill('SIGALRM')
    const { exitCode, said } = await end
    expect(exitCode).toBe(1)
    expect(said).toContain('by a mistake of ours')
    expect(said).not.toMatch(/Ada|Bo/)
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'prints its address, and on %s says goodbye, leaves its data whole and ends with 0',
    async signal => {
      const data = join(await folders.make(), 'data')
      const child = start({ WILDCAT_DATA: data })
      const end = ending(child)
      const origin = /http:[/]{2}[^/]+/.exec(String((await once(child.stdout, 'data'))[0]))?.[0] ?? ''
      expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: 'ok' })
      const client = await (await Person.come(origin, 'Ada')).open()
      child.kill(signal)
      await client.until(() => client.closed !== undefined)
      expect(client.closed).toBe(1012)
      expect(await end).toEqual({ exitCode: 0, said: '' })
      expect((await readdir(data)).toSorted()).toEqual(['cookie.key', 'wildcat.sqlite']) // nothing is left to be written
    },
  )

  /** Runs in the thread of the store, every moment. */
  const inStore = (code: string) => ({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import { existsSync } from 'node:fs'
      import { isMainThread } from 'node:worker_threads'
      if (!isMainThread) setInterval(() => { ${code} }, 5).unref()`)}`,
  })

  test.each([
    ['ends', 'process.exit(0)'],
    ['fails', "throw new Error('A' + 'da')"],
  ])('ends with 1 and a clear line when the thread of its store %s, and has everything when it is started again', async (_, end) => {
    const data = await folders.make()
    const child = start({ WILDCAT_DATA: data, ...inStore(`if (existsSync(${JSON.stringify(join(data, 'now'))})) ${end}`) })
    const ended = ending(child)
    const origin = /http:[/]{2}[^/]+/.exec(String((await once(child.stdout, 'data'))[0]))?.[0] ?? ''
    const ada = await Person.come(origin, 'Ada')
    await writeFile(join(data, 'now'), '')
    const { exitCode, said } = await ended
    expect(exitCode).toBe(1)
    expect(said.trim().split('\n').at(-1)).toContain('The thread of the store has ended')
    expect(said).not.toContain('Ada')
    const again = start({ WILDCAT_DATA: data })
    const [text] = await once(again.stdout, 'data')
    expect(String(text)).toMatch(/checked and is whole .*guests: 1/)
    expect((await ada.at(/http:[/]{2}[^/]+/.exec(String(text))?.[0] ?? '').http('/api/guest')).status).toBe(200)
    again.kill()
    await ending(again)
  })

  test('is not well while its store does not answer', async () => {
    const data = await folders.make()
    const hangs = `while (existsSync(${JSON.stringify(join(data, 'now'))})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)`
    const child = start({ WILDCAT_DATA: data, ...inStore(hangs) })
    const ended = ending(child)
    const origin = /http:[/]{2}[^/]+/.exec(String((await once(child.stdout, 'data'))[0]))?.[0] ?? ''
    await writeFile(join(data, 'now'), '')
    const answer = await fetch(`${origin}/health`)
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'store' }])
    await rm(join(data, 'now'))
    while ((await fetch(`${origin}/health`)).status !== 200) {}
    child.kill()
    expect(await ended).toMatchObject({ exitCode: 0 })
  })

  test('says so when there is no database any more where one was', async () => {
    const data = await folders.make()
    for (const expected of ['is whole', 'There was no database']) {
      const child = start({ WILDCAT_DATA: data })
      const ended = ending(child)
      const [text] = await once(child.stdout, 'data')
      expect(String(text)).toContain(expected)
      child.kill()
      await ended
      await rm(join(data, 'wildcat.sqlite'))
    }
  })

  test('says so when its key is gone, though somebody has a seat', async () => {
    const data = await folders.make()
    const first = start({ WILDCAT_DATA: data })
    const gone = ending(first)
    await Person.come(/http:[/]{2}[^/]+/.exec(String((await once(first.stdout, 'data'))[0]))?.[0] ?? '', 'Ada')
    first.kill()
    await gone
    await rm(join(data, 'cookie.key'))
    const again = start({ WILDCAT_DATA: data })
    const ended = ending(again)
    expect(String((await once(again.stdout, 'data'))[0])).toMatch(/guests: 1[\s\S]*cookie\.key was not there/)
    again.kill()
    await ended
  })

  test('ends with 1 and says what to do when its data or its key is damaged', async () => {
    const data = await folders.make()
    await writeFile(join(data, 'cookie.key'), '')
    expect(await ending(start({ WILDCAT_DATA: data }))).toEqual({ exitCode: 1, said: expect.stringContaining('put that of a backup') })
    await rm(join(data, 'cookie.key'))
    await writeFile(join(data, 'wildcat.sqlite'), 'this is a letter to my aunt'.repeat(100))
    expect(await ending(start({ WILDCAT_DATA: data }))).toEqual({ exitCode: 1, said: expect.stringContaining('npm run restore') })
    expect(await readdir(data)).toEqual(['wildcat.sqlite']) // no key for what is not ours
  })

  test('ends with 2 when PORT makes no sense', async () => {
    expect(await ending(start({ PORT: 'oil' }))).toEqual({ exitCode: 2, said: expect.stringContaining('PORT must be a whole number') })
  })

  test('ends with 1 when the port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const end = await ending(start({ PORT: portOf(holder) }))
    holder.close()
    expect(end).toEqual({ exitCode: 1, said: expect.stringContaining('already taken') })
  })

  test('speaks Italian to an Italian, at its start and when it cannot', async () => {
    const data = await folders.make()
    const italian = { WILDCAT_LANGUAGE: '', LC_ALL: 'it_IT.UTF-8', WILDCAT_DATA: data }
    const child = start(italian)
    const [text] = await once(child.stdout, 'data')
    expect(String(text)).toMatch(/^Wildcat è pronto: http:\S+\nI dati in .* sono integri \(tavoli: 0, ospiti: 0\)\.\n$/)
    expect(await ending(start(italian))).toEqual({ exitCode: 1, said: expect.stringContaining('sono già usati da un altro Wildcat') })
    expect(await ending(start({ ...italian, WILDCAT_LANGUAGE: 'en' }))).toEqual({
      exitCode: 1,
      said: expect.stringContaining('Another Wildcat is running'),
    })
    child.kill()
    await ending(child)
    expect(await ending(start(italian, '--prot'))).toEqual({
      exitCode: 2,
      said: expect.stringMatching(/^L’opzione --prot non esiste\..*opzioni/s),
    })
    expect(await ending(start({ WILDCAT_LANGUAGE: 'klingon', LC_ALL: 'it' }))).toEqual({
      exitCode: 2,
      said: expect.stringMatching(/: en, it\..*«klingon»/),
    })
  })

  test('helps', async () => {
    const child = start({}, '--help')
    const [text] = await once(child.stdout, 'data')
    expect(String(text)).toContain('WILDCAT_DATA')
    expect(await ending(child)).toEqual({ exitCode: 0, said: '' })
  })

  test('ends with 1 and says what to do when its data is of a newer version', async () => {
    const data = await folders.make()
    const db = new DatabaseSync(join(data, 'wildcat.sqlite'))
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(await ending(start({ WILDCAT_DATA: data }))).toEqual({
      exitCode: 1,
      said: expect.stringContaining('written by a newer Wildcat'),
    })
  })

  test('ends with 1 when another one has the data', async () => {
    const data = await folders.make()
    const first = start({ WILDCAT_DATA: data })
    await once(first.stdout, 'data')
    expect(await ending(start({ WILDCAT_DATA: data }))).toEqual({
      exitCode: 1,
      said: expect.stringContaining('Another Wildcat is running'),
    })
    first.kill()
    await ending(first)
  })

  test('ends with 1 when its folder is none', async () => {
    const file = join(await folders.make(), 'a-file')
    await writeFile(file, '')
    const said = expect.stringContaining('is not a folder')
    expect(await ending(start({ WILDCAT_DATA: join(file, 'data') }))).toEqual({ exitCode: 1, said })
    expect(await ending(start({ WILDCAT_DATA: file }))).toEqual({ exitCode: 1, said })
  })

  test('ends with 1 when there is no page yet', async () => {
    expect(await ending(start({}, '--web', '/nowhere'))).toEqual({ exitCode: 1, said: expect.stringContaining('npm start') })
  })
})
