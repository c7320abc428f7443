/** The servers by turns, under the same load from the same sockets: what disturbs one repetition disturbs all who serve in it. */
import { isDeepStrictEqual } from 'node:util'
import { at, type Engine, type Types } from '@wildcat/kernel'
import { calibrate } from '../clock.ts'
import type { ServerReport } from '../report/server.ts'
import { spreadOf } from '../report/spread.ts'
import { BoardgameDriver } from './lines/boardgame.ts'
import type { Driver } from './lines/driver.ts'
import { EchoDriver } from './lines/echo.ts'
import type { BenchTable } from './lines/table.ts'
import { WildcatDriver } from './lines/wildcat.ts'
import { pace, percentile, saturate } from './loads.ts'
import type { Notes } from './notes.ts'
import { SEATS, type ServerPlan } from './plan.ts'
import type { ServerProcess } from './process.ts'
import type { ServerName } from './task.ts'

const MISSED = 5 // lines, by somebody who comes again

interface Contestant {
  readonly server: ServerProcess
  readonly tables: readonly BenchTable[]
}
export type StartServer = (name: ServerName) => Promise<ServerProcess>

export async function contest(
  engine: Engine<Types>,
  plan: ServerPlan,
  notes: Notes,
  start: StartServer,
): Promise<Pick<ServerReport, 'reconnect' | 'updateBytes'>> {
  const [ours, theirs, fastest, durable] = [
    await start('wildcat'),
    await start('boardgame'),
    await start('fastest'),
    await start('durable'),
  ]
  const [echo, clean] = [await start('echo'), await start('clean')]
  const wildcat = await WildcatDriver.come(ours.port, engine, SEATS)
  const boardgames = [theirs, fastest, durable].map(({ port }) => new BoardgameDriver(port, engine, SEATS))
  const players = [
    await settled(ours, wildcat, plan, notes),
    await settled(theirs, at(boardgames, 0), plan, notes),
    await settled(fastest, at(boardgames, 1), plan, notes),
    await settled(durable, at(boardgames, 2), plan, notes),
  ]
  const echoing = { server: echo, tables: await opened(new EchoDriver(echo.port, engine, SEATS, wildcat.traffic), plan.tables) }
  await hurried(echoing, plan.warmUp)
  for (let n = 0; n < plan.repetitions; n++) {
    plan.progress(`repetition ${n + 1} of ${plan.repetitions}`)
    notes.add('stretch', 'machine', stretch())
    for (const each of [...players, echoing]) {
      const { micros, seconds, commands, main, store, helpers, written } = await hurried(each, plan.commands)
      notes.add('main', each.server.name, main / commands)
      notes.add('store', each.server.name, store / commands)
      notes.add('helpers', each.server.name, helpers / commands)
      notes.add('written', each.server.name, written / commands)
      notes.add('cpu', each.server.name, micros / commands)
      notes.add('perSecond', each.server.name, commands / seconds)
    }
    for (const { server, tables } of players) {
      const waits = await pace(tables, plan.perSecond, plan.seconds, n)
      notes.add('p50', server.name, percentile(waits, 0.5))
      notes.add('p99', server.name, percentile(waits, 0.99))
    }
  }
  // Afterwards: whoever was asked for it in between would come to the next load with other work in his caches, and the others not.
  for (let n = 0; n < plan.repetitions; n++)
    for (const server of [ours, clean]) notes.add('replay', server.name, (await server.ask('replay'))['perSecond'] ?? 0)
  const { updates, updateBytes } = wildcat.traffic
  return { reconnect: spreadOf(await compared(wildcat, boardgames, plan)), updateBytes: updateBytes / updates }
}

/** A server with all its tables, after some play. What a socket and what a table weighs is noted on the way. */
async function settled(server: ServerProcess, driver: Driver, plan: ServerPlan, notes: Notes): Promise<Contestant> {
  plan.progress(`${plan.tables} tables at ${server.name}`)
  const first = await driver.open(0) // so that whatever is made once is there
  await saturate([first], plan.warmUp)
  const before = await weight(server)
  const sockets = []
  for (let n = 0; n < plan.idle; n++) sockets.push(await driver.idle())
  notes.add('socket', server.name, ((await weight(server)) - before) / plan.idle)
  for (const socket of sockets) socket.terminate()
  const tables = [first, ...(await opened(driver, plan.tables, 1))]
  await saturate(tables, plan.warmUp)
  notes.add('table', server.name, ((await weight(server)) - before) / (plan.tables - 1))
  return { server, tables }
}

async function opened(driver: Driver, tables: number, from = 0): Promise<BenchTable[]> {
  const found: BenchTable[] = []
  for (let number = from; number < tables; number++) found.push(await driver.open(number))
  return found
}

const weight = async (server: ServerProcess): Promise<number> => (await server.ask('memory'))['used'] ?? 0

async function hurried({ server, tables }: Contestant, each: number) {
  const before = await server.ask('usage')
  const load = await saturate(tables, each)
  const after = await server.ask('usage')
  const spent = (what: string) => (after[what] ?? 0) - (before[what] ?? 0)
  return {
    ...load,
    micros: spent('micros'),
    main: spent('main'),
    store: spent('store'),
    helpers: spent('helpers'),
    written: spent('written'),
  }
}

/** A comparison of different games would say nothing. Gives what reconnecting takes, in bytes of the view. */
async function compared(wildcat: WildcatDriver, boardgames: readonly BoardgameDriver[], { tables }: ServerPlan): Promise<number[]> {
  const reconnections: number[] = []
  for (let number = 0; number < tables; number++) {
    const { bytes, view } = await wildcat.reconnect(number, MISSED)
    for (const boardgame of boardgames)
      if (!isDeepStrictEqual(view, await boardgame.look(number)))
        throw new Error(`table ${number} is not the same at all servers: they have not played the same game`)
    reconnections.push(bytes / JSON.stringify(view).length)
  }
  return reconnections
}

/** Wall to CPU time of a plain loop. */
function stretch(): number {
  const from = performance.now()
  const micros = calibrate()
  return ((performance.now() - from) * 1000) / micros
}
