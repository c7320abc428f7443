/** Very many sockets and tables at one server, most of them quiet as people who think are: memory, CPU, and how long a command waits. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { titleOf } from '@wildcat/catalogue'
import { short, whole } from '../report/print.ts'
import type { BenchTable } from '../server/lines/table.ts'
import { WildcatDriver } from '../server/lines/wildcat.ts'
import { pace, percentile } from '../server/loads.ts'
import { SEATS } from '../server/plan.ts'
import { ServerProcess } from '../server/process.ts'

export interface CrowdPlan {
  readonly game: string
  readonly sockets: number
  readonly tables: number // with a socket at each seat; all other sockets look at the lists
  readonly perSecond: number // commands
  readonly seconds: number
}

const AT_ONCE = 16 // that come in
/** At one table: far more than fall to any of them by lot. */
const MOST = 60

const TOLD_EVERY = 1000
/** Only for people: it takes a while until all are there. */
const told = (sockets: number) => {
  if (sockets % TOLD_EVERY < AT_ONCE * SEATS) process.stderr.write(`${sockets} sockets\n`)
}

export async function crowd({ game, sockets, tables, perSecond, seconds }: CrowdPlan): Promise<string[]> {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no game '${game}'`)
  const server = await ServerProcess.start('wildcat', game, SEATS)
  const figure = async (task: 'memory' | 'usage' | 'delay', name: string) => (await server.ask(task))[name] ?? Number.NaN
  // Everybody is a guest of their own: nobody has two thousand tables.
  const people = (many: number) => WildcatDriver.come(server.port, engine, many)
  await people(1)
  const empty = await server.ask('memory')
  const came = performance.now()
  const playing: BenchTable[] = []
  let before: Promise<unknown> = Promise.resolve()
  while (playing.length < tables) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - playing.length) }, (_, n) => {
      const [number, after] = [playing.length + n, before]
      const opened = people(SEATS).then(each => each.open(number, after, MOST))
      before = opened
      return opened
    })
    playing.push(...(await Promise.all(some)))
    told(playing.length * SEATS)
  }
  for (let n = tables * SEATS; n < sockets; n += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, sockets - n) }, async () => (await people(1)).watchLists()))
    told(n)
  }
  const coming = (performance.now() - came) / 1000
  const full = await server.ask('memory')
  const weigh = (name: string) => ((full[name] ?? 0) - (empty[name] ?? 0)) / 1e6
  /** How much of one core is used meanwhile. */
  const during = async <X>(work: () => Promise<X>) => {
    const [micros, from] = [await figure('usage', 'micros'), performance.now()]
    const done = await work()
    const spent = (await figure('usage', 'micros')) - micros
    return { done, micros: spent, core: spent / 1000 / (performance.now() - from) }
  }
  await pace(playing, perSecond, seconds, 0) // to warm up
  const quiet = await during(() => new Promise(resolve => setTimeout(resolve, (seconds * 1000) / 2)))
  await server.ask('watch')
  const own = monitorEventLoopDelay({ resolution: 1 })
  own.enable()
  const busy = await during(() => pace(playing, perSecond, seconds, 1))
  const { p99 = Number.NaN, longest = Number.NaN } = await server.ask('delay')
  own.disable()
  const waits = busy.done
  await server.stop()
  return [
    `${game}: ${whole(sockets)} sockets, ${whole(tables)} tables under way, one server; they came in ${whole(coming)} s`,
    `memory     ${whole((full['rss'] ?? 0) / 1e6)} MB, of which ${whole(weigh('used'))} MB in use for them; ${whole((empty['rss'] ?? 0) / 1e6)} MB when empty`,
    `nobody moves   ${short(quiet.core * 100)} % of a core`,
    `${whole(perSecond)} commands/s   ${short(busy.core * 100)} % of a core, ${whole(busy.micros / waits.length)} µs a command with all else`,
    `answered after p50 ${short(percentile(waits, 0.5))} ms, p99 ${short(percentile(waits, 0.99))} ms; its event loop waited for p99 ${short(p99)} ms, at most ${short(longest)} ms, that of those who play at most ${short(own.max / 1e6)} ms`,
  ]
}
