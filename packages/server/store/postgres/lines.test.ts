/** What is asked of a line at once is asked one after the other: its client would rather not keep what waits. What is read often is planned once. */
import { afterAll, describe, expect, test } from 'vitest'
import { asked, startPostgres } from '../../testing/postgres.ts'
import { Line, Readers } from './lines.ts'

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

describe.runIf(postgres !== undefined)('readers', () => {
  test('keep how a statement is answered, until a newer version changes what it gives', async () => {
    const database = (await postgres?.database()) ?? ''
    await asked(database, 'CREATE TABLE things AS SELECT 1 AS one')
    const readers = new Readers(database, 1)
    const statement = 'SELECT * FROM things WHERE one = $1'
    expect(await readers.read(statement, [1])).toEqual([{ one: 1 }])
    expect(await readers.read('SELECT name FROM pg_prepared_statements WHERE statement = $1', [statement])).toHaveLength(1)
    await asked(database, 'ALTER TABLE things ADD COLUMN two integer DEFAULT 2')
    expect(await readers.read(statement, [1])).toEqual([{ one: 1, two: 2 }])
    await expect(readers.read('SELECT 1 / $1::integer', [0])).rejects.toThrow('division')
    await readers.close()
  })
})
