/** Somebody floods the server: what do others wait then, beside when he does not? */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { at } from '@wildcat/kernel'
import { MOST_LINES } from '@wildcat/protocol'
import { company, leaveAll, move } from '../testing/company.ts'
import { Person } from '../testing/people.ts'
import type { FloodKind } from './flooding.ts'
import { start } from './server-process.ts'
import { askHealth, MOVE_MS, Players, Waits } from './waits.ts'

const FLOODING = fileURLToPath(new URL('flooding.ts', import.meta.url))
const LISTED = 20 // tables, so that there is something to list
export const ROUNDS = 3 // quiet and flooded in turns: a machine has moods

export interface Flood {
  readonly quiet: Around
  readonly flooded: Around
  readonly sent: number // frames or requests
  readonly opened: number // sockets; of requests, those that were answered
  readonly turnedAway: number
  readonly nowhere: number // opened where there are no sockets
  readonly cpuMs: number // that the attack itself took of this machine, on which it should not be
}
export interface Around {
  readonly health: Waits
  readonly moves: Waits
  cpuMs: number // of the server
}
const around = (): Around => ({ health: new Waits(), moves: new Waits(), cpuMs: 0 })

const TICK_MS = 10
/** What a process has used of the processors so far; only Linux tells. */
function cpuMsOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ') // the name before may hold spaces
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * TICK_MS
}

export async function flood(folder: string, web: string, kind: FloodKind, ms: number): Promise<Flood> {
  const { origin, child } = await start({ data: folder, web })
  const children: ChildProcess[] = [child]
  const killAll = () => {
    for (const each of children) each.kill('SIGKILL')
  }
  process.once('exit', killAll) // nothing goes on if this fails
  const players = new Players(origin)
  const [quiet, flooded] = [around(), around()]
  const counted = { sent: 0, opened: 0, turnedAway: 0, nowhere: 0, cpuMs: 0 }
  const measured = async (told: Around) => {
    const { health, moves } = told
    const before = cpuMsOf(child)
    const end = performance.now() + ms
    const goesOn = () => performance.now() < end
    await Promise.all([askHealth(origin, health, goesOn), players.play(moves, goesOn)])
    told.cpuMs += cpuMsOf(child) - before
  }
  await measured(around()) // warm
  const eve = await Person.come(origin, 'Eve')
  for (let n = 0; n < LISTED; n++) await eve.make({ seats: ['me', 'open'], listed: true })
  const table = kind === 'readers' ? await withLog(origin) : ''
  for (let n = 0; n < ROUNDS; n++) {
    await measured(quiet)
    const attack = spawn(process.execPath, [FLOODING, origin, eve.cookie, kind, table], { stdio: ['ignore', 'pipe', 'inherit'] })
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

/** A table at which so much was said that an answer is full of it. */
async function withLog(origin: string): Promise<string> {
  const table = await company(origin, 2, { options: { rounds: 20, deals: true } })
  while (at(table.seated, 0).heard < MOST_LINES && (await move(table))) await pause(MOVE_MS)
  await leaveAll(table)
  return table.id
}

function add(counted: Record<string, number>, told: unknown): void {
  if (typeof told !== 'object' || told === null) return
  for (const [key, value] of Object.entries(told)) counted[key] = (counted[key] ?? 0) + Number(value)
}
