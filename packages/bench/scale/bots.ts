/** Many bots at one server, of all levels and in all games, as they ship: how late the thread is in which everybody plays, and how long people wait meanwhile. */
import { OPPONENTS } from '@wildcat/bots'
import { listed, titleOf } from '@wildcat/catalogue'
import { at, forSeats } from '@wildcat/kernel'
import { short, whole } from '../report/print.ts'
import { inside } from '../server/lines/inside.ts'
import { openSocket } from '../server/lines/socket.ts'
import { ask, type SeatLine, WildcatDriver } from '../server/lines/wildcat.ts'
import { pace, percentile } from '../server/loads.ts'
import { SEATS } from '../server/plan.ts'
import { ServerProcess } from '../server/process.ts'

export interface BotsPlan {
  readonly game: string // that people play meanwhile
  readonly bots: number // four at a table: three, and one more that plays for whoever made it
  readonly tables: number // of people
  readonly perSecond: number // commands of theirs, all together
  readonly seconds: number // so long, once to warm up and once to be measured
}

const LATE_AT_MOST = 20 // milliseconds
const SHARES = ['0.5', '0.9', '0.99'] as const

export async function bots({ game, bots: many, tables, perSecond, seconds }: BotsPlan): Promise<string[]> {
  const engine = await titleOf(game)?.engine()
  if (engine === undefined) throw new Error(`no game '${game}'`)
  const server = await ServerProcess.start('wildcat', game, SEATS)
  const driver = await WildcatDriver.come(server.port, engine, SEATS)
  const playing = []
  for (let n = 0; n < tables; n++) playing.push(await driver.open(n))
  const games = listed(false).map(({ id }) => id)
  const watched: Watched[] = []
  for (let n = 0; n < many / SEATS; n++) {
    const levels = forSeats(SEATS, seat => at(OPPONENTS, (n + seat) % OPPONENTS.length).id)
    watched.push(await Watched.begin(server.port, at(driver.cookies, 0), at(games, n % games.length), levels))
  }
  const moves = () => watched.reduce((sum, table) => sum + table.moves, 0)
  await pace(playing, perSecond, seconds, 0)
  const [movesBefore, before] = [moves(), await server.ask('usage')]
  await server.ask('watch')
  const from = performance.now()
  const waits = await pace(playing, perSecond, seconds, 1)
  const passed = performance.now() - from
  const { p99 = Number.NaN, longest = Number.NaN } = await server.ask('delay')
  const after = await server.ask('usage')
  const moved = moves() - movesBefore
  const answered = await answeredIn(server.port)
  for (const table of watched) table.close()
  await server.stop()
  const core = (name: string) => short(((after[name] ?? 0) - (before[name] ?? 0)) / passed / 10)
  return [
    `${whole(many)} bots of all levels at ${watched.length} tables of ${games.join(', ')}, and people at ${tables} tables of ${game}, ${whole(perSecond)} commands/s; ${whole(passed / 1000)} s`,
    `bots       made ${short(moved / (passed / 1000))} moves a second, which took them ${SHARES.map((share, n) => `p${Number(share) * 100} ${short(answered[n] ?? Number.NaN)} ms`).join(', ')}, with the wait for their turn, since the start`,
    `people     were answered after p50 ${short(percentile(waits, 0.5))} ms, p99 ${short(percentile(waits, 0.99))} ms`,
    `CPU        ${core('micros')} % of a core, of which ${core('main')} % the thread in which all play`,
    `event loop waited for p99 ${short(p99)} ms, at most ${LATE_AT_MOST} wanted; the longest ${short(longest)} ms`,
  ]
}

/** A table at which bots play for everybody, as whoever made it sees it. */
class Watched {
  readonly #line: SeatLine
  #moves = 0

  private constructor(line: SeatLine) {
    this.#line = line
  }
  get moves(): number {
    return this.#moves
  }

  static async begin(port: number, cookie: string, game: string, [own, ...others]: readonly string[]): Promise<Watched> {
    const origin = `http://127.0.0.1:${port}`
    const wish = { game, options: {}, seats: ['me', ...others.map(bot => ({ bot }))], listed: false, takeover: 'never' }
    const made: unknown = await (
      await fetch(`${origin}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie },
        body: JSON.stringify(wish),
      })
    ).json()
    const table = String(inside(made, 'id'))
    const hear = (text: string) => {
      if (text.startsWith('{"news":"update"')) watched.#moves++
      else line.waiting?.(text)
    }
    const socket = await openSocket(`${origin.replace('http', 'ws')}/socket?table=${table}`, hear, { origin, cookie })
    const line: SeatLine = { socket, decision: 0, waiting: undefined }
    const watched = new Watched(line)
    await ask(line, { kind: 'join', table })
    await ask(line, { kind: 'start' })
    await ask(line, { kind: 'handOver', bot: own })
    return watched
  }
  close(): void {
    this.#line.socket.terminate()
  }
}

/** Milliseconds, by shares, as the server tells whoever runs it. */
async function answeredIn(port: number): Promise<number[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return SHARES.map(share => 1000 * Number(new RegExp(`^wildcat_bot_seconds\\{quantile="${share}"\\} (.*)$`, 'm').exec(text)?.[1]))
}
