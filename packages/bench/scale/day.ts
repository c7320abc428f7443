/**
 * A day of very many players at three servers, in minutes: a share of what they do, live and by correspondence, as fast as it is answered, over
 * a database that holds all of their tables. What each kind of thing costs, and what would be short first.
 */
import { titleOf } from '@wildcat/catalogue'
import { at } from '@wildcat/kernel'
import { asked, startPostgres } from '@wildcat/server/testing/postgres'
import { Lots } from '../lots.ts'
import { short, whole } from '../report/print.ts'
import { openSocket } from '../server/lines/socket.ts'
import { type BenchTable, type Turn, turnsOf } from '../server/lines/table.ts'
import { ask, decisionIn, type SeatLine, WildcatDriver } from '../server/lines/wildcat.ts'
import { percentile } from '../server/loads.ts'
import { SEATS } from '../server/plan.ts'
import { ServerProcess } from '../server/process.ts'
import { copies, guests } from './many-rows.ts'
import { postgresCpu } from './postgres-cpu.ts'

export interface DayPlan {
  readonly game: string
  readonly players: number // of the day
  readonly share: number // of what they do that is played
  readonly live: number // tables at which people play at once
}

const SERVERS = 3
/** What a player does, as far as it is known: three of ten play live, the others by correspondence. */
const LIVE = 0.3
const COMMANDS_OF_LIVE = 250 / SEATS // each of the players' share of a game
const GAMES_BY_LETTER = 3
const VISITS_BY_LETTER = 9 // each to one of their tables, to move there
const LISTS = 5
const PEAK_HOUR = 0.1 // of the day
const PLAYED = 4 // commands, at every table by correspondence
const AT_ONCE = 12 // visits

interface Costs {
  readonly what: string
  readonly times: number
  readonly seconds: number
  readonly servers: readonly number[] // CPU in µs, each
  readonly database: number
  readonly waits: readonly number[] // ms
}

export async function day({ game, players, share, live }: DayPlan): Promise<string[] | undefined> {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no game '${game}'`)
  const postgres = await startPostgres(['fsync=on', 'shared_buffers=256MB', 'max_wal_size=4GB'])
  if (postgres === undefined) return undefined
  const database = await postgres.database()
  const servers: ServerProcess[] = []
  for (let n = 0; n < SERVERS; n++) servers.push(await ServerProcess.start('wildcat', game, SEATS, undefined, database))
  const ports = servers.map(({ port }) => port)
  const drivers: WildcatDriver[] = []
  for (const port of ports) drivers.push(await WildcatDriver.come(port, engine, SEATS, ports))

  const byLetter = Math.round((players * (1 - LIVE) * GAMES_BY_LETTER) / SEATS)
  const first = await at(drivers, 0).open(0)
  for (let n = 0; n < PLAYED; n++) await first.play()
  first.close()
  await guests(database, players)
  const names = await copies(database, at(drivers, 0).idOf(0), byLetter, players)
  const letters = new Letters(at(drivers, 0), turnsOf(engine, 0, SEATS), names, ports)

  const clock = await postgresCpu(database)
  const used = () => Promise.all(servers.map(async server => (await server.ask('usage'))['micros'] ?? 0))
  const measured = async (what: string, times: number, work: () => Promise<number[]>): Promise<Costs> => {
    const [before, data, from] = [await used(), clock(), performance.now()]
    const waits = await work()
    const after = await used()
    const seconds = (performance.now() - from) / 1000
    return { what, times, seconds, waits, database: clock() - data, servers: after.map((micros, n) => micros - at(before, n)) }
  }
  const commands = Math.round(players * LIVE * COMMANDS_OF_LIVE * share)
  const visits = Math.round(players * (1 - LIVE) * VISITS_BY_LETTER * share)
  const lists = Math.round(players * LISTS * share)
  const salon = new Salon(drivers, live)
  await salon.play(live * 20) // to warm up
  const costs = [
    await measured('live commands', commands / 4, () => salon.play(commands / 4)),
    await measured('visits by correspondence', visits / 4, () => letters.visit(visits / 4)),
    await measured('looks at the lists', lists / 4, () => letters.look(lists / 4)),
  ]
  const all = await measured('all at once', commands + visits + lists, async () => {
    const [played] = await Promise.all([salon.play(commands), letters.visit(visits), letters.look(lists)])
    return played
  })
  const memory = await Promise.all(servers.map(async server => (await server.ask('memory'))['rss'] ?? 0))
  const [size] = await asked(database, 'SELECT pg_database_size(current_database()) AS bytes')
  for (const server of servers) await server.stop()
  postgres.stop()
  return report({ players, share, byLetter, costs, all, memory, bytes: Number(size?.['bytes']) })
}

/** People who play at once, each over another server; a game that is over gives way to a new one. */
class Salon {
  readonly #drivers: readonly WildcatDriver[]
  readonly #live: number
  readonly #tables: BenchTable[] = []
  readonly #opened: number[]
  #last: Promise<unknown>[]

  constructor(drivers: readonly WildcatDriver[], live: number) {
    this.#drivers = drivers
    this.#live = live
    this.#opened = drivers.map((_, n) => (n === 0 ? 1 : 0)) // the first one has begun a game already
    this.#last = drivers.map(() => Promise.resolve())
  }
  async play(commands: number): Promise<number[]> {
    let left = commands
    const waits: number[] = []
    await Promise.all(
      Array.from({ length: this.#live }, async (_, place) => {
        while (left-- > 0) {
          const table = this.#tables[place]
          const now = table === undefined || table.over ? await this.#open(place) : table
          waits.push(await now.play())
        }
      }),
    )
    return waits
  }
  async #open(place: number): Promise<BenchTable> {
    this.#tables[place]?.close()
    const which = place % this.#drivers.length
    const number = at(this.#opened, which)
    this.#opened[which] = number + 1
    const opening = at(this.#drivers, which).open(number, at(this.#last, which))
    this.#last[which] = opening
    const table = await opening
    this.#tables[place] = table
    return table
  }
}

/** People who come now and then: to a table that sleeps, by any server, to move there and go; or to look at the lists. */
class Letters {
  readonly #cookies: readonly string[]
  readonly #turns: readonly Turn[]
  readonly #names: readonly string[]
  readonly #ports: readonly number[]
  readonly #played = new Map<string, number>()
  readonly #lots = new Lots(7)

  constructor({ cookies }: WildcatDriver, turns: readonly Turn[], names: readonly string[], ports: readonly number[]) {
    this.#cookies = cookies
    this.#turns = turns
    this.#names = names
    this.#ports = ports
  }
  visit = (times: number): Promise<number[]> => this.#often(times, () => this.#move())
  look = (times: number): Promise<number[]> =>
    this.#often(times, async () => {
      const answer = await fetch(`${this.#anywhere()}/api/tables`, { headers: { cookie: at(this.#cookies, this.#lots.below(SEATS)) } })
      if (!answer.ok) throw new Error(`the lists are refused: ${answer.status}`)
      await answer.text()
    })

  async #often(times: number, work: () => Promise<unknown>): Promise<number[]> {
    let left = times
    const waits: number[] = []
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) {
          const from = performance.now()
          await work()
          waits.push(performance.now() - from)
        }
      }),
    )
    return waits
  }
  #anywhere = (): string => `http://127.0.0.1:${at(this.#ports, this.#lots.below(this.#ports.length))}`

  async #move(): Promise<void> {
    let name = at(this.#names, this.#lots.below(this.#names.length))
    while (this.#played.has(name)) name = at(this.#names, this.#lots.below(this.#names.length)) // each is visited once a day
    this.#played.set(name, PLAYED)
    const { seat, command } = at(this.#turns, PLAYED)
    const origin = this.#anywhere()
    const line: SeatLine = {
      socket: await openSocket(`${origin.replace('http', 'ws')}/socket?table=${name}`, text => line.waiting?.(text), {
        origin,
        cookie: at(this.#cookies, seat),
      }),
      decision: 0,
      waiting: undefined,
    }
    const decision = decisionIn(await ask(line, { kind: 'join', table: name }))
    const verdict = await ask(line, { kind: 'command', decision, command })
    if (!verdict.includes('"accepted":true')) throw new Error(`a move was not accepted: ${verdict.slice(0, 200)}`)
    line.socket.terminate()
  }
}

interface Found {
  readonly players: number
  readonly share: number
  readonly byLetter: number
  readonly costs: readonly Costs[]
  readonly all: Costs
  readonly memory: readonly number[]
  readonly bytes: number
}
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

function report({ players, share, byLetter, costs, all, memory, bytes }: Found): string[] {
  const cores = (micros: number) => micros / 1e6 / all.seconds
  const inPeakHour = (micros: number) => ((micros / share) * PEAK_HOUR) / 1e6 / 3600
  const places = [...all.servers.map((micros, n) => ({ what: `server ${n + 1}`, micros })), { what: 'PostgreSQL', micros: all.database }]
  const most = places.toSorted((a, b) => b.micros - a.micros)[0]
  return [
    `a day of ${whole(players)} players, ${short(share * 100)} % of it, at ${all.servers.length} servers; ${whole(byLetter)} tables by correspondence lie in the database`,
    ...costs.map(
      ({ what, times, servers, database, waits }) =>
        `${what}: ${whole(sum(servers) / times)} µs of the servers and ${whole(database / times)} µs of PostgreSQL each; p50 ${short(percentile(waits, 0.5))} ms, p99 ${short(percentile(waits, 0.99))} ms`,
    ),
    `all at once: ${whole(all.times)} in ${short(all.seconds)} s, ${whole(all.times / all.seconds)}/s; a command is answered after p50 ${short(percentile(all.waits, 0.5))} ms, p99 ${short(percentile(all.waits, 0.99))} ms`,
    ...places.map(
      ({ what, micros }) =>
        `${what}: ${short(cores(micros) * 100)} % of a core; in the day's peak hour ${short(inPeakHour(micros) * 100)} %`,
    ),
    `memory of the servers ${memory.map(each => whole(each / 1e6)).join(', ')} MB; the database has ${whole(bytes / 1e6)} MB`,
    `used most: ${most?.what}, ${short(((most?.micros ?? 0) / (sum(all.servers) + all.database)) * 100)} % of all CPU; as fast as this, the whole day would take ${short(all.seconds / share / 60)} minutes`,
  ]
}
