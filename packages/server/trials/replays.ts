/** Many look back at the same time at a game that is far too long: how long does the server not answer anybody else? */
import { once } from 'node:events'
import { join } from 'node:path'
import { Person } from '../testing/people.ts'
import { longRecord } from './long-record.ts'
import { start } from './server-process.ts'
import { askHealth, Waits } from './waits.ts'

const QUIET_MS = 3000

export interface Replays {
  readonly quiet: Waits
  readonly during: Waits
  readonly seconds: number // until all had theirs
}

export async function replays(folder: string, web: string, entries: number, many: number): Promise<Replays> {
  const id = await longRecord(folder, entries)
  const { origin, child } = await start({ data: join(folder, 'data'), web })
  process.once('exit', () => child.kill('SIGKILL')) // nothing goes on if this fails
  const [quiet, during] = [new Waits(), new Waits()]
  const end = performance.now() + QUIET_MS
  await askHealth(origin, quiet, () => performance.now() < end)
  const { cookie } = await Person.come(origin, 'Eve') // a game that goes on is shown to guests
  const begun = performance.now()
  let underWay = true
  const looking = Promise.all(Array.from({ length: many }, () => looked(`${origin}/api/tables/${id}/replay`, cookie))).finally(() => {
    underWay = false
  })
  await askHealth(origin, during, () => underWay)
  await looking
  const seconds = (performance.now() - begun) / 1000
  const stopped = once(child, 'exit')
  child.kill('SIGTERM')
  await stopped
  return { quiet, during, seconds }
}

async function looked(address: string, cookie: string): Promise<void> {
  const answer = await fetch(address, { headers: { cookie } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`a replay was answered with ${answer.status}: ${text}`)
}
