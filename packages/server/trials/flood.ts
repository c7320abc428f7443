/** Somebody floods the server: what do others wait then, beside when he does not? */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Person } from '../testing/people.ts'
import type { FloodKind } from './flooding.ts'
import { start } from './server-process.ts'
import { askHealth, Players, Waits } from './waits.ts'

const FLOODING = fileURLToPath(new URL('flooding.ts', import.meta.url))
const LISTED = 20 // tables, so that there is something to list
const ROUNDS = 3 // quiet and flooded in turns: a machine has moods

export interface Flood {
  readonly quiet: Around
  readonly flooded: Around
  readonly sent: number // frames or requests
  readonly opened: number // sockets; of requests, those that were answered
  readonly turnedAway: number
  readonly nowhere: number // opened where there are no sockets
}
export interface Around {
  readonly health: Waits
  readonly moves: Waits
}
const around = (): Around => ({ health: new Waits(), moves: new Waits() })

export async function flood(folder: string, web: string, kind: FloodKind, ms: number): Promise<Flood> {
  const { origin, child } = await start({ data: folder, web })
  const children: ChildProcess[] = [child]
  const killAll = () => {
    for (const each of children) each.kill('SIGKILL')
  }
  process.once('exit', killAll) // nothing goes on if this fails
  const players = new Players(origin)
  const [quiet, flooded] = [around(), around()]
  const counted = { sent: 0, opened: 0, turnedAway: 0, nowhere: 0 }
  const measured = async ({ health, moves }: Around) => {
    const end = performance.now() + ms
    const goesOn = () => performance.now() < end
    await Promise.all([askHealth(origin, health, goesOn), players.play(moves, goesOn)])
  }
  await measured(around()) // warm
  const eve = await Person.come(origin, 'Eve')
  for (let n = 0; n < LISTED; n++) await eve.make({ seats: ['me', 'open'], listed: true })
  for (let n = 0; n < ROUNDS; n++) {
    await measured(quiet)
    const attack = spawn(process.execPath, [FLOODING, origin, eve.cookie, kind], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(attack)
    await once(attack.stdout, 'data')
    const [ended, last] = [once(attack, 'exit'), once(attack.stdout, 'data')]
    await measured(flooded)
    attack.kill('SIGTERM')
    add(counted, JSON.parse(String((await last)[0])))
    await ended
  }
  await players.leave()
  const stopped = once(child, 'exit')
  child.kill('SIGTERM')
  await stopped
  process.off('exit', killAll)
  return { quiet, flooded, ...counted }
}

function add(counted: Record<string, number>, told: unknown): void {
  if (typeof told !== 'object' || told === null) return
  for (const [key, value] of Object.entries(told)) counted[key] = (counted[key] ?? 0) + Number(value)
}
