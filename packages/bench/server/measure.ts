/** All figures of the server. */
import { titleOf } from '@wildcat/catalogue'
import type { Engine, Types } from '@wildcat/kernel'
import { isBusy, type ServerReport, serverTargets } from '../report/server.ts'
import { spreadOf } from '../report/spread.ts'
import { coldStarts } from './cold.ts'
import { contest, type StartServer } from './contest.ts'
import { WildcatDriver } from './lines/wildcat.ts'
import { pace } from './loads.ts'
import { Notes } from './notes.ts'
import { SEATS, type ServerPlan } from './plan.ts'
import { ServerProcess } from './process.ts'
import type { ServerName } from './task.ts'

const FEW = 20 // tables at which bots think

export async function measureServer(game: string, plan: ServerPlan): Promise<ServerReport> {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no game '${game}'`)
  const notes = new Notes()
  const race = await withServers(game, plan.core, start => contest(engine, plan, notes, start))
  plan.progress('bots think')
  await withServers(game, undefined, start => thoughts(engine, plan, notes, start))
  plan.progress('cold starts')
  await coldStarts(plan.repetitions, notes)
  const { tables, commands, perSecond: paced } = plan
  const stretch = spreadOf(notes.of('stretch', 'machine'))
  const found = {
    game,
    seats: SEATS,
    tables,
    commands,
    paced,
    cpu: notes.beside('cpu', 'boardgame'),
    echo: notes.beside('cpu', 'echo'),
    perSecond: notes.beside('perSecond', 'boardgame'),
    fastestCpu: notes.beside('cpu', 'fastest'),
    fastestPerSecond: notes.beside('perSecond', 'fastest'),
    fastestP99: notes.beside('p99', 'fastest'),
    durableCpu: notes.beside('cpu', 'durable'),
    durableP50: notes.beside('p50', 'durable'),
    durableP99: notes.beside('p99', 'durable'),
    threads: {
      main: spreadOf(notes.of('main', 'wildcat')),
      store: spreadOf(notes.of('store', 'wildcat')),
      helpers: spreadOf(notes.of('helpers', 'wildcat')),
    },
    written: spreadOf(notes.of('written', 'wildcat')),
    p50: notes.beside('p50', 'boardgame'),
    p99: notes.beside('p99', 'boardgame'),
    tableBytes: notes.beside('table', 'boardgame'),
    socketBytes: notes.beside('socket', 'boardgame'),
    ...race,
    thinking: spreadOf(notes.of('thinking', 'wildcat')),
    inside: notes.beside('replay', 'clean').ratio,
    coldCpu: notes.beside('coldCpu', 'bare'),
    coldWall: notes.beside('coldWall', 'bare'),
    stretch,
    busy: isBusy(stretch),
  }
  return { ...found, targets: serverTargets(found) }
}

/** How late the server's own thread is while two bots think in others and people play at a pace. Not pinned: bots need room. */
async function thoughts(engine: Engine<Types>, plan: ServerPlan, notes: Notes, start: StartServer) {
  const server = await start('wildcat')
  const driver = await WildcatDriver.come(server.port, engine, SEATS)
  const tables = []
  for (let number = 0; number < Math.min(FEW, plan.tables); number++) tables.push(await driver.open(number))
  await server.ask('think')
  for (let n = 0; n < plan.repetitions; n++) {
    await server.ask('watch')
    await pace(tables, plan.perSecond / 2, plan.seconds, n)
    notes.add('thinking', 'wildcat', (await server.ask('delay'))['p99'] ?? 0)
  }
}

async function withServers<X>(game: string, core: number | undefined, use: (start: StartServer) => Promise<X>): Promise<X> {
  const running: ServerProcess[] = []
  try {
    return await use(async (name: ServerName) => {
      const server = await ServerProcess.start(name, game, SEATS, core)
      running.push(server)
      return server
    })
  } finally {
    for (const server of running) await server.stop()
  }
}
