/** When the disk is full nothing is acknowledged that is not kept, and nothing that is kept is lost. */
import { at } from '@wildcat/kernel'
import { afterAll, expect, test } from 'vitest'
import { asked, company, engine, leaveAll, together } from './testing/company.ts'
import { Seated } from './testing/seated.ts'
import { Folders, startServer } from './testing/server.ts'

const TABLE = { game: 'gusher', options: {}, seats: ['me', 'open', 'open', 'open', 'open'], listed: true, takeover: 'never' }
const folders = new Folders()
afterAll(() => folders.remove())

test('a full disk leaves the match as it was, says so, and goes on when there is room again', async () => {
  const folder = await folders.make()
  const small = await startServer(folder, { mostPages: 96 })
  const table = await company(small.origin, 2, { options: { rounds: 20, deals: true } })
  const talker = at(table.seated, 0).client
  for (let lines = 0; (await talker.refusal('say', { text: 'oil '.repeat(70) })) === 'none'; lines++) expect(lines).toBeLessThan(1000)
  let accepted = 0
  let problem = 'none'
  while (problem === 'none') {
    await together(table)
    const mover = asked(table)
    if (mover === undefined) throw new Error('the game was over before the disk was full')
    const before = JSON.stringify(mover.view)
    const legal = engine.legal(mover.view, Number(mover.viewer))
    const command = at(legal, accepted % legal.length)
    problem = await mover.client.refusal('command', { decision: mover.decision, command })
    if (problem === 'none') accepted++
    else expect(JSON.stringify(mover.view)).toBe(before)
  }
  expect(problem).toBe('full')
  const people = table.people
  const tables = async () => (await at(people, 0).http('/api/tables', { method: 'POST', body: TABLE })).status
  for (let n = 0; (await tables()) !== 507; n++) expect(n).toBeLessThan(30)
  const health = await fetch(`${small.origin}/health`)
  expect([health.status, await health.json()]).toEqual([507, { code: 'full' }])
  await leaveAll(table)
  await small.stop()

  const large = await startServer(folder)
  const again = await Seated.join(at(people, 0).at(large.origin), table.id)
  expect(again.view).toEqual(at(table.seated, 0).view)
  expect(again.heard).toBe(at(table.seated, 0).heard)
  const other = await Seated.join(at(people, 1).at(large.origin), table.id)
  const mover = asked({ ...table, seated: [again, other] })
  expect(await mover?.command(at(engine.legal(mover.view, Number(mover.viewer)), 0))).toEqual({ accepted: true })
  await Promise.all([again.client.close(), other.client.close()])
  await large.stop()
})
