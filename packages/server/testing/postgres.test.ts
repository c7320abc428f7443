/** A PostgreSQL of the tests leaves nothing behind, however whoever wanted it ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { asked, startPostgres } from './postgres.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())
const folderOf = (database: string): string => new URL(database).searchParams.get('host') ?? ''

/** It is there and answers, and is gone when this resolves. */
async function leavesNothing(database: string, end: () => unknown): Promise<void> {
  const [row] = await asked(database, 'SELECT 1 AS one')
  expect(row).toEqual({ one: 1 })
  expect(existsSync(folderOf(database))).toBe(true)
  end()
  while (existsSync(folderOf(database))) await pause(20)
  await expect(asked(database, 'SELECT 1')).rejects.toThrow()
}

describe.runIf(postgres !== undefined)('a PostgreSQL of the tests', () => {
  test('goes with its folder when it is stopped', async () => {
    const another = await startPostgres()
    await leavesNothing((await another?.database()) ?? '', () => another?.stop())
  })

  test('and when whoever started it is killed', async () => {
    const program = `
      const { startPostgres } = await import(${JSON.stringify(new URL('postgres.ts', import.meta.url).href)})
      console.log(await (await startPostgres()).database())`
    const killed = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(killed.stdout, 'data')
    await leavesNothing(String(said).trim(), () => killed.kill('SIGKILL'))
  })
})
