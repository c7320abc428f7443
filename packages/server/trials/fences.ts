/**
 * Three servers on one PostgreSQL, games under way at all of them, and one of them killed, stopped for a while, cut off from the database in
 * mid-commit, or told to go after another one has come, again and again. Whatever anybody was told must be in the record, once, also what a server said that others had taken over from.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '@wildcat/kernel'
import { BreakableLine } from '../testing/breakable-line.ts'
import { type Company, company, engine } from '../testing/company.ts'
import type { Person } from '../testing/people.ts'
import { asked as askDatabase } from '../testing/postgres.ts'
import { Seated } from '../testing/seated.ts'
import { type Any, lots } from './damage.ts'
import { from, kill, type Place, type ServerProcess, start } from './server-process.ts'

export type NodeFault = 'killed' | 'stopped' | 'cut off' | 'replaced'
export const NODE_FAULTS: readonly NodeFault[] = ['killed', 'stopped', 'cut off', 'replaced']

export interface Fences {
  rounds: Record<NodeFault, number>
  acknowledged: number
  wrong: string[]
  early: number // servers that nothing had happened to, but were so slow that others took over
  slow: string[] // takeovers that took longer than they should
  takeoverMs: number[] // until a table of a server that was killed or stopped goes on
}

const SERVERS = 3
const TABLES = 6
const PATIENCE_MS = 600 // for an answer, before somebody tries another server
const PLAYED_MS = 400 // before something happens
/** A game has some fifty commands: between them people think, so that it is under way all the time; when something happens they are quick. */
const THOUGHT_MS = 100
const QUICK_MS = 60
const STOPPED_MS = 2600
const AFTER_MS = 700
const SLOW_MS = 3000
const GONE_MS = 15_000 // until a server knows that it is
const LONG = { options: { rounds: 20, deals: true } }

interface Server {
  readonly line: BreakableLine
  process: ServerProcess
  down: boolean
}

/** Takes both fences away: what must not happen happens then, which shows that it would be seen. */
const UNFENCE = `
  CREATE OR REPLACE FUNCTION fence(node bigint) RETURNS boolean LANGUAGE plpgsql AS 'BEGIN RETURN true; END';
  ALTER TABLE entries DROP CONSTRAINT entries_pkey; CREATE INDEX ON entries (table_id, n)`
const TWICE = 'SELECT table_id, n FROM entries GROUP BY table_id, n HAVING count(*) > 1'
const GAPS = 'SELECT table_id FROM entries GROUP BY table_id HAVING max(n) + 1 <> count(DISTINCT n)'
/** Commands of each table in the record; its beginning is no command. */
const RECORDED = `
  SELECT name, coalesce((SELECT n FROM archives WHERE table_id = id), (SELECT max(n) FROM entries WHERE table_id = id), 0) AS commands FROM tables`

/** A table that is played on, by whichever server answers. */
class Played {
  table: Company
  readonly heard: Seated[][] // everything that ever listened, by seat
  waits = 0 // since when it was not answered
  acknowledged = 0
  tries: string[] = [] // to come again, since then: what came of them
  unanswered = 0 // commands of which nobody knows yet whether they were done
  constructor(table: Company) {
    this.table = table
    this.heard = table.seated.map(seat => [seat])
  }
}

export class FenceTrial {
  readonly counted: Fences = {
    rounds: { killed: 0, stopped: 0, 'cut off': 0, replaced: 0 },
    acknowledged: 0,
    wrong: [],
    early: 0,
    slow: [],
    takeoverMs: [],
  }
  readonly #database: string
  readonly #place: Place
  readonly #any: Any
  #servers: Server[] = []
  #thoughtMs = THOUGHT_MS
  #round = 0
  #fault: NodeFault | undefined

  constructor(place: Place, database: string, seed: number) {
    this.#place = place
    this.#database = database
    this.#any = lots(seed, 3)
  }

  async begin(fenced: boolean): Promise<void> {
    for (let n = 0; n < SERVERS; n++) this.#servers.push(await this.#another())
    if (!fenced) await askDatabase(this.#database, UNFENCE)
  }
  async end(): Promise<void> {
    for (const { process, line } of this.#servers.splice(0)) {
      await kill(process)
      line.close()
    }
  }

  async round(fault: NodeFault = at(NODE_FAULTS, this.#any(NODE_FAULTS.length))): Promise<void> {
    this.#round++
    this.#fault = fault
    const tables: Played[] = []
    for (let n = 0; n < TABLES; n++) tables.push(new Played(await this.#company(n % SERVERS)))
    const ending = new AbortController()
    const playing = tables.map(each => this.#play(each, ending.signal))
    await pause(PLAYED_MS + this.#any(PLAYED_MS))
    await this.#happen(fault, at(this.#servers, this.#any(SERVERS)))
    await pause(AFTER_MS)
    ending.abort()
    await Promise.all(playing)
    for (const { waits } of tables) if (waits > 0) this.counted.wrong.push('a table did not go on')
    await this.#check(tables)
    for (const { table, heard } of tables) for (const seat of [...table.seated, ...heard.flat()]) seat.client.drop()
    this.counted.rounds[fault]++
    await this.#startAgain(fault === 'cut off' ? 1 : 0)
  }

  #somewhere = () => from(`10.${this.#any(250)}.${this.#any(250)}.${this.#any(250)}`)
  /** Others may have taken over from a server that was slow, before anything happened to it. */
  async #company(server: number): Promise<Company> {
    try {
      return await company(at(this.#servers, server).process.origin, [this.#somewhere(), this.#somewhere()], LONG)
    } catch (error) {
      if (!this.#servers.some(({ process }) => hasEnded(process))) throw error
      await this.#startAgain()
      return this.#company(server)
    }
  }

  async #happen(fault: NodeFault, victim: Server): Promise<void> {
    const { child } = victim.process
    const added = fault === 'replaced' ? await this.#another() : undefined
    this.#thoughtMs = 0
    await pause(QUICK_MS / 2 + this.#any(QUICK_MS))
    setTimeout(() => {
      this.#thoughtMs = THOUGHT_MS
    }, QUICK_MS)
    if (fault === 'cut off') {
      const broken = victim.line.breakAt('"heard":', this.#any(2) === 0 ? 'before' : 'after')
      await Promise.race([broken, pause(AFTER_MS)])
      victim.line.cut()
      return
    }
    if (added !== undefined) return this.#replace(victim, added)
    victim.down = true
    if (fault === 'killed') child.kill('SIGKILL')
    else child.kill('SIGSTOP')
    await pause(STOPPED_MS + this.#any(STOPPED_MS / 2))
    if (fault === 'stopped') child.kill('SIGCONT') // and whatever was sent to it meanwhile is there
    if ((await Promise.race([victim.process.end, pause(GONE_MS, 'there' as const)])) !== 'there') return
    this.counted.wrong.push(`a server that was ${fault} did not end`)
    child.kill('SIGKILL')
    await victim.process.end
  }
  async #another(): Promise<Server> {
    const line = await BreakableLine.to(this.#database)
    return { line, process: await start({ ...this.#place, database: line.url }), down: false }
  }
  /** One more, then one less: its tables go to the others. */
  async #replace(victim: Server, added: Server): Promise<void> {
    this.#servers.push(added)
    victim.down = true
    victim.process.child.kill('SIGTERM')
    const { exitCode } = await victim.process.end
    if (exitCode !== 0) this.counted.wrong.push(`a server that was told to go ended with ${exitCode}`)
    victim.line.close()
    this.#servers = this.#servers.filter(server => server !== victim)
  }
  /** Whatever has ended; of those to which nothing had happened so many are not counted. */
  async #startAgain(expected = 0): Promise<void> {
    const ended = this.#servers.filter(({ process }) => hasEnded(process))
    this.counted.early += Math.max(0, ended.filter(({ down }) => !down).length - expected)
    for (const server of ended) {
      server.process = await start({ ...this.#place, database: server.line.url })
      server.down = false
    }
  }

  /** Somebody is asked, answers, and if nobody hears it for a while all come again by another server. */
  async #play(played: Played, ending: AbortSignal): Promise<void> {
    while (!isDone(played, ending)) {
      const mover = askedAt(played.table)
      if (mover === undefined) {
        await pause(1)
        continue
      }
      const legal = engine.legal(mover.view, Number(mover.viewer))
      const sent = performance.now()
      const answer = await Promise.race([
        mover.command(at(legal, this.#any(legal.length))).catch(() => 'lost' as const),
        pause(PATIENCE_MS, 'lost' as const),
      ])
      if (answer === 'lost') {
        played.unanswered++
        await this.#comeAgain(played, sent, ending)
      } else if ('accepted' in answer) this.#acknowledged(played)
      await pause(this.#any(this.#thoughtMs + 1))
    }
  }
  #acknowledged(played: Played) {
    this.counted.acknowledged++
    played.acknowledged++
    if (played.waits > 0) {
      const ms = performance.now() - played.waits
      this.counted.takeoverMs.push(ms)
      if (ms > SLOW_MS) this.counted.slow.push(`round ${this.#round}, ${this.#fault}: ${Math.round(ms)} ms, ${played.tries.join(', ')}`)
    }
    played.waits = 0
    played.tries = []
  }
  async #comeAgain(played: Played, sent: number, ending: AbortSignal): Promise<void> {
    if (this.#servers.some(({ down }) => down) && played.waits === 0) played.waits = sent
    while (!isDone(played, ending)) {
      const joined = await this.#joined(played.table, PATIENCE_MS * (2 + played.tries.length), what => played.tries.push(what))
      if (joined === undefined) continue
      played.table = joined
      for (const [seat, seated] of joined.seated.entries()) played.heard[seat]?.push(seated)
      return
    }
  }

  /** By any server, if it answers soon. */
  async #joined(
    table: Company,
    patienceMs = PATIENCE_MS * 2,
    told: (what: string) => void = () => undefined,
  ): Promise<Company | undefined> {
    const there = this.#servers.filter(({ down, process }) => !down && !hasEnded(process))
    if (there.length > 0) {
      const { origin } = at(there, this.#any(there.length)).process
      const people = table.people.map(person => person.at(origin))
      const from = performance.now()
      const joined = await Promise.race([joinAll(table, people).catch(reasonOf), pause(patienceMs, 'no answer')])
      told(`${typeof joined === 'string' ? joined : 'joined'} of ${there.length} after ${Math.round(performance.now() - from)} ms`)
      if (typeof joined !== 'string') return joined
      for (const { clients } of people) for (const client of clients) client.drop()
    }
    await pause(50)
    return undefined
  }

  /** Whatever anybody heard, at any time and of whichever server, is what the record says. */
  async #check(tables: readonly Played[]): Promise<void> {
    for (const { table, heard } of tables) {
      let now: Company | undefined
      for (const until = performance.now() + GONE_MS; now === undefined && performance.now() < until; ) now = await this.#joined(table)
      if (now === undefined) {
        this.counted.wrong.push('a table is at no server')
        continue
      }
      for (const [seat, sessions] of heard.entries()) {
        const { log } = at(now.seated, seat)
        for (const before of sessions) {
          const at0 = before.log.findIndex((line, n) => JSON.stringify(line) !== JSON.stringify(log[n]))
          if (at0 >= 0)
            this.counted.wrong.push(
              `seat ${seat} was told something else as line ${at0} of ${before.log.length}, the record has ${log.length}`,
            )
        }
      }
      for (const each of now.seated) each.client.drop()
    }
    const recorded = new Map((await askDatabase(this.#database, RECORDED)).map(row => [row['name'], Number(row['commands'])]))
    for (const { table, acknowledged, unanswered } of tables) {
      const commands = recorded.get(table.id) ?? 0
      if (commands < acknowledged || commands > acknowledged + unanswered)
        this.counted.wrong.push(`${acknowledged} commands were acknowledged and ${unanswered} not, the record has ${commands}`)
    }
    for (const [what, query] of [
      ['twice', TWICE],
      ['missing', GAPS],
    ] as const)
      for (const row of await askDatabase(this.#database, query)) this.counted.wrong.push(`${what}: ${JSON.stringify(row)}`)
  }
}

/** Whoever waits for a server that is gone plays on until it is known for how long. */
const isDone = ({ waits }: Played, ending: AbortSignal): boolean => ending.aborted && (waits === 0 || performance.now() - waits > GONE_MS)

const hasEnded = ({ child }: ServerProcess): boolean => child.exitCode !== null || child.signalCode !== null

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const askedAt = ({ seated }: Company): Seated | undefined =>
  seated.find(({ viewer, view }) => viewer !== 'spectator' && engine.pending(view).includes(viewer))

/** The same people by another server, with all that was said. */
async function joinAll(table: Company, people: readonly Person[]): Promise<Company> {
  const seated: Seated[] = []
  for (const person of people) {
    const now = await Seated.join(person, table.id)
    await now.join({ epoch: now.epoch, heard: 0 })
    seated.push(now)
  }
  return { ...table, people, seated }
}
