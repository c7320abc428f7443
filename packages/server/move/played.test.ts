/** Games that are moved from a folder to a PostgreSQL and back go on where they were, for the same people. */
import { join } from 'node:path'
import { at } from '@wildcat/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { type Company, company, isOver, leaveAll, move, together } from '../testing/company.ts'
import { startPostgres } from '../testing/postgres.ts'
import { Folders, startServer } from '../testing/server.ts'
import { spread } from '../testing/several-servers.ts'
import { lots } from '../trials/damage.ts'
import { moveEverything } from './command.ts'

const folders = new Folders()
const postgres = await startPostgres()
afterAll(async () => {
  postgres?.stop()
  await folders.remove()
})

const LINES = { from: 0, lines: 200 }
const any = lots(9, 1)

async function moved(from: string, to: string): Promise<void> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const code = await moveEverything(from, to, {}, { say, complain: say, done: (_, line) => say(line) })
  expect({ code, said }).toMatchObject({ code: 0 })
}
/** What each of them was told so far, and sees now. */
const known = ({ seated }: Company) => Promise.all(seated.map(async ({ client, view }) => ({ view, log: await client.ask('log', LINES) })))

async function playedOn(table: Company, moves: number): Promise<Awaited<ReturnType<typeof known>>> {
  for (let n = 0; n < moves && !isOver(table); n++) await move(table, any)
  await together(table)
  const now = await known(table)
  await leaveAll(table)
  return now
}

describe.runIf(postgres !== undefined)('with a PostgreSQL', () => {
  test('one that runs and one that is over come there and back', async () => {
    const [folder, other] = [await folders.make(), await folders.make()]
    const database = (await postgres?.database()) ?? ''
    const first = await startServer(folder)
    let tables = [await company(first.origin, 3, { options: { rounds: 20, deals: true } }), await company(first.origin, 2)]
    const play = () => Promise.all(tables.map((table, n) => playedOn(table, n === 0 ? 6 : Number.POSITIVE_INFINITY)))
    let before = await play()
    await first.stop()
    /** The same people come, see what they saw, and play on. */
    const goOn = async (where: string, database = '') => {
      const server = await startServer(where, { database })
      tables = await Promise.all(tables.map(table => spread(table, [server])))
      expect(await Promise.all(tables.map(known))).toEqual(before)
      before = await play()
      const { mine } = await at(at(tables, 1).people, 0).lobby()
      expect(mine.map(({ id, stage }) => [id, stage])).toEqual([[at(tables, 1).id, 'over']])
      await server.stop()
    }
    await moved(join(folder, 'data'), database)
    await goOn(await folders.make(), database)
    await moved(database, join(other, 'data'))
    await goOn(other)
  })
})
