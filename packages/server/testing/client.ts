/** Somebody at the other end of a real socket. Every byte that comes in is kept. */
import { once } from 'node:events'
import {
  ANSWERS,
  type AnswerTo,
  type AskKind,
  type AskOf,
  type News,
  news as newsSchema,
  type Problem,
  problem as problemSchema,
} from '@wildcat/protocol'
import * as v from 'valibot'
import { type ClientOptions, WebSocket } from 'ws'
import { Watching } from './watching.ts'

export type Fields<K extends AskKind> = Omit<AskOf<K>, 'kind'>

class Problematic extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(JSON.stringify(problem))
    this.problem = problem
  }
}

const BEAT = JSON.stringify({ news: 'beat' } satisfies News)

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

export class Client {
  readonly socket: WebSocket
  readonly received: string[] = [] // every message, as it came
  readonly news: News[] = []
  readonly #waiting = new Map<number, Waiting>()
  readonly #watching = new Watching()
  #asked = 0
  closed: number | undefined // with which code

  /** `table`: for which it is opened, where there are several servers. */
  constructor(origin: string, headers: Record<string, string>, { table = '', ...options }: ClientOptions & { table?: string } = {}) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/socket${table && `?table=${table}`}`, {
      origin,
      headers,
      perMessageDeflate: false,
      ...options,
    })
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString()))
    this.socket.on('error', () => undefined)
    this.socket.on('close', code => {
      this.closed = code
      for (const { reject } of this.#waiting.values()) reject(new Error(`closed: ${code}`))
      this.#waiting.clear()
      this.#watching.look()
    })
  }

  static async open(origin: string, headers: Record<string, string>, table = ''): Promise<Client> {
    const client = new Client(origin, headers, { table })
    await once(client.socket, 'open')
    return client
  }

  /** Waits until it is let in or turned away. */
  settled(): Promise<void> {
    const { socket } = this
    if (socket.readyState !== socket.CONNECTING) return Promise.resolve()
    return new Promise(resolve => {
      socket.once('open', () => resolve())
      socket.once('close', () => resolve())
    })
  }

  /** The answer, or the problem as an exception. */
  async ask<K extends AskKind>(kind: K, fields: Fields<K>): Promise<AnswerTo<K>> {
    const n = ++this.#asked
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(n, { resolve, reject }))
    this.socket.send(JSON.stringify({ n, ask: { kind, ...fields } }))
    const schema: v.GenericSchema<unknown, AnswerTo<K>> = ANSWERS[kind]
    return v.parse(schema, await answer)
  }
  /** The code of the problem. */
  async refusal<K extends AskKind>(kind: K, fields: Fields<K>): Promise<Problem['code'] | 'none'> {
    try {
      await this.ask(kind, fields)
      return 'none'
    } catch (error) {
      if (error instanceof Problematic) return error.problem.code
      throw error
    }
  }
  /** Anything at all; the next message is what comes of it. */
  async raw(data: string | Buffer): Promise<string> {
    const before = this.received.length
    this.socket.send(data)
    await this.until(() => this.received.length > before || this.closed !== undefined)
    return this.received[before] ?? `closed ${this.closed}`
  }

  /** Waits until something is so, looking again after each message. */
  until(wanted: () => boolean): Promise<void> {
    return this.#watching.until(wanted)
  }
  /** The last news of a kind, as soon as it is as wanted. */
  async newsOf<N extends News['news']>(kind: N, wanted: (news: Extract<News, { news: N }>) => boolean = () => true) {
    const isOfKind = (news: News): news is Extract<News, { news: N }> => news.news === kind
    const last = () => this.news.findLast(isOfKind)
    const found = () => {
      const news = last()
      return news !== undefined && wanted(news)
    }
    await this.until(() => found() || this.closed !== undefined)
    const news = last()
    if (news === undefined || !wanted(news)) throw new Error(`closed with ${this.closed} before there was such news of ${kind}`)
    return news
  }

  async close(): Promise<void> {
    if (this.closed !== undefined) return
    const closed = once(this.socket, 'close')
    this.socket.close()
    await closed
  }
  /** As a cable is pulled. */
  drop(): void {
    this.socket.terminate()
  }

  #hear(text: string) {
    if (text === BEAT) return // comes by the clock, whatever happens at the table
    this.received.push(text)
    const message: unknown = JSON.parse(text)
    if (typeof message === 'object' && message !== null && 'n' in message && typeof message.n === 'number') {
      const waiting = this.#waiting.get(message.n)
      this.#waiting.delete(message.n)
      if ('problem' in message) waiting?.reject(new Problematic(v.parse(problemSchema, message.problem)))
      else if ('answer' in message) waiting?.resolve(message.answer)
    } else this.news.push(v.parse(newsSchema, message))
    this.#watching.look()
  }
}
