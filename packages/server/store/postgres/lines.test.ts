/** What is asked of a line at once is asked one after the other: its client would rather not keep what waits. */
import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../testing/postgres.ts'
import { Line } from './lines.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

describe.runIf(postgres !== undefined)('a line', () => {
  test('does one thing after the other, and goes on after what failed', async () => {
    const line = new Line((await postgres?.database()) ?? '')
    const told: string[] = []
    const ask = (what: string, statement: string) =>
      line.run(async client => {
        told.push(`${what} begins`)
        await client.query(statement).finally(() => told.push(`${what} ends`))
      })
    const all = [ask('one', 'SELECT pg_sleep(0.01)'), ask('two', 'SELECT nothing'), ask('three', 'SELECT 1')]
    const ended = await Promise.allSettled(all)
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(told).toEqual(['one', 'two', 'three'].flatMap(what => [`${what} begins`, `${what} ends`]))
    await line.close()
  })
})
