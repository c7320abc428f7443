/** A program at the other end of a real socket: it keeps every byte, and reads all of it by the protocol's own schemas. */
import { once } from 'node:events'
import {
  madeProgram,
  PROGRAM_ANSWERS,
  type ProgramAskKind,
  type ProgramNews,
  problem,
  programNews,
  type TableNews,
} from '@wildcat/protocol'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import type { Person } from './people.ts'
import { Watching } from './watching.ts'

const BEAT = JSON.stringify({ news: 'beat' } satisfies ProgramNews)
const reply = v.object({ n: v.number(), answer: v.optional(v.unknown()), problem: v.optional(problem) })

/** A new one of this person's. Gives its token. */
export async function programOf(person: Person, name: string): Promise<{ n: number; token: string }> {
  const made = await person.http('/api/programs', { method: 'POST', body: { name } })
  return v.parse(madeProgram, await made.json())
}

export class Program {
  readonly socket: WebSocket
  readonly received: string[] = []
  readonly news: ProgramNews[] = []
  readonly #waiting = new Map<number, (message: v.InferOutput<typeof reply>) => void>()
  readonly #watching = new Watching()
  #asked = 0
  closed: number | undefined

  constructor(origin: string, token: string, table = '') {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/programs/v1${table && `?table=${table}`}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString()))
    this.socket.on('error', () => undefined)
    this.socket.on('close', code => {
      this.closed = code
      this.#watching.look()
    })
  }
  static async open(origin: string, token: string, table = ''): Promise<Program> {
    const program = new Program(origin, token, table)
    await once(program.socket, 'open')
    return program
  }

  /** The answer, as its schema has it, or the problem. */
  async ask(kind: ProgramAskKind, fields: object = {}): Promise<unknown> {
    const n = ++this.#asked
    const answered = new Promise<v.InferOutput<typeof reply>>(resolve => this.#waiting.set(n, resolve))
    this.socket.send(JSON.stringify({ n, ask: { kind, ...fields } }))
    const message = await answered
    return message.problem ?? v.parse(PROGRAM_ANSWERS[kind], message.answer)
  }
  /** The last of what it was told of its table, as soon as that is as wanted. */
  async table(wanted: (news: TableNews) => boolean = () => true): Promise<TableNews> {
    const last = () => this.news.findLast(each => each.news === 'table')
    await this.until(() => {
      const now = last()
      return now !== undefined && wanted(now)
    })
    const now = last()
    if (now === undefined) throw new Error('it was told of no table')
    return now
  }
  until(wanted: () => boolean): Promise<void> {
    return this.#watching.until(wanted)
  }
  async close(): Promise<void> {
    if (this.closed !== undefined) return
    const closed = once(this.socket, 'close')
    this.socket.close()
    await closed
  }

  #hear(text: string) {
    if (text === BEAT) return
    this.received.push(text)
    const message: unknown = JSON.parse(text)
    if (v.is(reply, message)) {
      this.#waiting.get(message.n)?.(message)
      this.#waiting.delete(message.n)
    } else this.news.push(v.parse(programNews, message))
    this.#watching.look()
  }
}
