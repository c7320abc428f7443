/** The server as users start it: bundled. What it finds by an address, loads later or runs in a thread must be there, too. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { titleOf } from '@wildcat/catalogue'
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '../../scripts/product.mjs'
import { BUNDLE, isBundled } from './bundle.mjs'
import { Person } from './testing/people.ts'
import { Seated } from './testing/seated.ts'
import { builtPage, Folders } from './testing/server.ts'

const folders = new Folders()
afterAll(() => folders.remove())

const START = fileURLToPath(new URL('start.mjs', import.meta.url))

async function start(folder: string) {
  const child = spawn(process.execPath, [START, '--web', await builtPage(folder), '--data', join(folder, 'data'), '--port', '0'])
  let log = ''
  child.stderr.on('data', (text: Buffer) => {
    log += text.toString()
  })
  const [line]: unknown[] = await once(child.stdout, 'data')
  return {
    origin: /http:\/\/[\d.]+:\d+/.exec(String(line))?.[0] ?? '',
    /** Ends it, and gives what it has complained of. */
    async stop() {
      child.kill()
      await once(child, 'close')
      return log
    },
  }
}

describe('the bundled server', () => {
  beforeAll(async () => {
    expect(await buildServer()).toMatchObject({ exitCode: 0 })
    expect(isBundled()).toBe(true) // by which start.mjs decides
  })

  test.each(['giganten', 'black-gold', 'oilfield', 'competitors'])('plays %s against a bot that thinks in a thread', async game => {
    const server = await start(await folders.make())
    const engine = await titleOf(game)?.engine()
    const ada = await Person.come(server.origin, 'Ada')
    const { id } = await ada.make({ game, options: {}, seats: ['me', { bot: 'greedy' }, { bot: 'greedy' }] })
    const a = await Seated.join(ada, id)
    await a.client.ask('start', {})
    await a.ready()
    for (let byBots = 0; byBots < 2; ) {
      if (engine?.pending(a.view).includes(0)) {
        expect(await a.command(at(engine.legal(a.view, 0), 0))).toHaveProperty('accepted')
      } else {
        await a.hears(a.heard + 1)
        byBots++
      }
    }
    await ada.close()
    expect(await server.stop()).toBe('')
  })

  test('says of an error where in the sources it happened', async () => {
    const folder = await folders.make()
    const before = await start(folder)
    const ada = await Person.come(before.origin, 'Ada')
    const { id } = await ada.make({ seats: ['me', 'open'] })
    await before.stop()
    const db = new DatabaseSync(join(folder, 'data/wildcat.sqlite'))
    db.exec("UPDATE tables SET room = 'nonsense'")
    db.close()
    const server = await start(folder)
    expect(await ada.at(server.origin).problem(`/api/tables/${id}/record`)).toMatchObject({ code: 'broken' })
    const log = await server.stop()
    expect(log).toMatch(/at readRoom \(file:.*\/packages\/server\/rooms\/state\.ts:\d+:\d+\)/)
    expect(log).not.toContain('.build')
  })
})

describe('a bundle', () => {
  test('lies as deep below the root as the sources, which settings.mjs counts on', () => {
    expect(new URL('../..', pathToFileURL(BUNDLE))).toEqual(new URL('../..', import.meta.url))
  })

  test('counts only while its sources are as they were', async () => {
    const root = `${await folders.make()}/`
    expect(isBundled(root)).toBe(false)
    await mkdir(join(root, '.build/server'), { recursive: true })
    await writeFile(join(root, 'a.ts'), 'one')
    await utimes(join(root, 'a.ts'), 1, 1)
    await writeFile(join(root, '.build/server/sources.json'), JSON.stringify([['a.ts', 3, 1000]]))
    expect(isBundled(root)).toBe(true)
    await utimes(join(root, 'a.ts'), 2, 2)
    expect(isBundled(root)).toBe(false)
    await writeFile(join(root, 'a.ts'), 'three')
    await utimes(join(root, 'a.ts'), 1, 1)
    expect(isBundled(root)).toBe(false)
  })
})
