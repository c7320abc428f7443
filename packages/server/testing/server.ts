/** A real server for a test: on a port of its own, with its data in a folder of its own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyFrom } from '@wildcat/kernel'
import { type AppSettings, createApp } from '../app.ts'

const PAGE = '<!doctype html><title>Wildcat</title>'

export interface Running {
  readonly origin: string
  readonly data: string
  stop(): Promise<void>
}

const FAST = { atOnce: 1e6, perSecond: 1e6 }
const MUCH = { atOnce: 1e12, perSecond: 1e12 }
export const NO_QUOTAS = { writtenByGuest: MUCH, writtenByNetwork: MUCH, tablesByGuest: MUCH, tablesByNetwork: MUCH }
const MANY = { all: 1e6, some: 1e6, few: 1e6 }

/** Folders that go when the test is over. */
export class Folders {
  readonly #made: string[] = []
  async make(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'wildcat-test-'))
    this.#made.push(folder)
    return folder
  }
  async remove(): Promise<void> {
    for (const folder of this.#made.splice(0)) await rm(folder, { recursive: true, force: true })
  }
}

/** A client that was built, as far as the server looks at it. */
export async function builtPage(folder: string): Promise<string> {
  const web = join(folder, 'web')
  await mkdir(web, { recursive: true })
  await writeFile(join(web, 'index.html'), PAGE)
  return web
}

/** The luck of games in tests is always the same. */
function sameKeys(): () => number[] {
  let games = 0
  return () => keyFrom(7, games++)
}

export async function startServer(folder: string, settings: Partial<AppSettings> = {}): Promise<Running> {
  const data = join(folder, 'data')
  const app = await createApp({
    web: await builtPage(folder),
    data,
    botPauseMs: 0,
    matchKey: sameKeys(),
    requests: MANY,
    pace: [FAST],
    rates: { socket: FAST, guest: FAST, address: FAST, reading: FAST, talk: FAST, floods: FAST },
    quotas: NO_QUOTAS,
    ...settings,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, data, stop: () => app.close() }
}
