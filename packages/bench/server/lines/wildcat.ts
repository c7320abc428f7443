/** Our own protocol, spoken as tersely as a client can: only the number of the next decision is read. */
import { at, type Engine, forSeats, type Types } from '@wildcat/kernel'
import type { WebSocket } from 'ws'
import type { Driver } from './driver.ts'
import { inside } from './inside.ts'
import { openSocket } from './socket.ts'
import { BenchTable, turnsOf } from './table.ts'

export interface SeatLine {
  readonly socket: WebSocket
  decision: number
  waiting: ((text: string) => void) | undefined // for an answer to something else than a command
}
interface MeasuredSight {
  readonly heard: number
  readonly view: unknown
  readonly bytes: number // of all of it
}
export interface Traffic {
  updates: number
  updateBytes: number
  answers: number
  answerBytes: number
}

export class WildcatDriver implements Driver {
  readonly traffic: Traffic = { updates: 0, updateBytes: 0, answers: 0, answerBytes: 0 }
  readonly #origin: string
  readonly #through: readonly string[]
  readonly #engine: Engine<Types>
  readonly #cookies: readonly string[] // one guest for each seat, at all tables
  readonly #ids: string[] = [] // of the tables, by number

  private constructor(origin: string, through: readonly string[], engine: Engine<Types>, cookies: readonly string[]) {
    this.#origin = origin
    this.#through = through
    this.#engine = engine
    this.#cookies = cookies
  }

  /** `through`: the ports of servers on the same database over which they play, each seat over another one. */
  static async come(port: number, engine: Engine<Types>, seats: number, through: readonly number[] = [port]): Promise<WildcatDriver> {
    const origin = `http://127.0.0.1:${port}`
    const cookies: string[] = []
    for (let seat = 0; seat < seats; seat++) {
      const response = await post(`${origin}/api/guest`, { name: `Seat ${seat}` }, { origin })
      cookies.push(response.headers.get('set-cookie')?.split(';')[0] ?? '')
    }
    const origins = through.map(each => `http://127.0.0.1:${each}`)
    return new WildcatDriver(origin, origins, engine, cookies)
  }

  /** Games begin one after the other, by their number: `after` is when the one before has. `most`: commands that will be played there. */
  async open(number: number, after: Promise<unknown> = Promise.resolve(), most?: number): Promise<BenchTable> {
    const seats = this.#cookies.length
    const turns = turnsOf(this.#engine, number, seats, most)
    const table = new BenchTable(turns)
    const wish = {
      game: this.#engine.id,
      options: {},
      seats: forSeats(seats, seat => (seat === 0 ? 'me' : 'open')),
      listed: false,
      takeover: 'never',
    }
    const made: unknown = await (
      await post(`${this.#origin}/api/tables`, wish, { origin: this.#origin, cookie: at(this.#cookies, 0) })
    ).json()
    const id = String(inside(made, 'id'))
    this.#ids[number] = id
    const lines: SeatLine[] = []
    for (let seat = 0; seat < seats; seat++) {
      const line: SeatLine = {
        socket: await this.#socket(seat, id, text => this.#hear(text, line, table)),
        decision: 0,
        waiting: undefined,
      }
      lines.push(line)
      await ask(line, { kind: 'join', table: id })
      if (seat > 0) await ask(line, { kind: 'sit', seat })
    }
    await after
    await ask(at(lines, 0), { kind: 'start' })
    table.line = {
      send({ seat, command }, index) {
        const line = at(lines, seat)
        line.socket.send(JSON.stringify({ n: index + 10, ask: { kind: 'command', decision: line.decision, command } }))
      },
      close() {
        for (const { socket } of lines) socket.terminate()
      },
    }
    return table
  }

  async idle(): Promise<WebSocket> {
    return this.#socket(0, '', () => undefined)
  }

  idOf(number: number): string {
    return at(this.#ids, number)
  }
  get cookies(): readonly string[] {
    return this.#cookies
  }

  /** The first one looks at the lists. */
  async watchLists(): Promise<void> {
    const line: SeatLine = { socket: await this.#socket(0, '', text => line.waiting?.(text)), decision: 0, waiting: undefined }
    await ask(line, { kind: 'lobby' })
  }

  /** What the first seat sees at this table, to somebody who missed the last few lines. */
  async reconnect(number: number, missed: number): Promise<MeasuredSight> {
    const { heard } = await this.#join(number, {})
    return this.#join(number, { heard: Math.max(0, heard - missed) })
  }

  async #join(number: number, wish: { readonly heard?: number }): Promise<MeasuredSight> {
    const table = at(this.#ids, number)
    const line: SeatLine = { socket: await this.#socket(0, table, text => line.waiting?.(text)), decision: 0, waiting: undefined }
    const text = await ask(line, { kind: 'join', table, ...wish })
    line.socket.terminate()
    const sight = inside(JSON.parse(text), 'answer', 'sight')
    return { heard: Number(inside(sight, 'heard')), view: inside(sight, 'view'), bytes: JSON.stringify(sight).length }
  }

  #socket(seat: number, table: string, hear: (text: string) => void): Promise<WebSocket> {
    const origin = at(this.#through, seat % this.#through.length)
    const url = `${origin.replace('http', 'ws')}/socket${table && `?table=${table}`}`
    return openSocket(url, hear, { origin, cookie: at(this.#cookies, seat) })
  }

  #hear(text: string, line: SeatLine, table: BenchTable) {
    if (text.startsWith('{"news":"update"')) {
      line.decision = decisionIn(text)
      this.traffic.updates++
      this.traffic.updateBytes += text.length
      table.heard()
    } else if (text.startsWith('{"news":"sight"')) line.decision = decisionIn(text)
    else if (text.includes('"answer":{"accepted":true}')) {
      this.traffic.answers++
      this.traffic.answerBytes += text.length
      table.answered()
    } else if (text.startsWith('{"n"')) {
      if (line.waiting === undefined) throw new Error(`a command was not accepted: ${text.slice(0, 200)}`)
      line.waiting(text)
    }
  }
}

export const decisionIn = (text: string): number => Number.parseInt(text.slice(text.lastIndexOf('"decision":') + 11), 10)

export function ask(line: SeatLine, what: object): Promise<string> {
  return new Promise((resolve, reject) => {
    line.waiting = text => {
      if (!text.startsWith('{"n"')) return
      line.waiting = undefined
      if (text.includes('"problem"')) reject(new Error(text))
      else resolve(text)
    }
    line.socket.send(JSON.stringify({ n: 1, ask: what }))
  })
}

const post = (url: string, body: object, headers: Record<string, string>) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
