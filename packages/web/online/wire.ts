/**
 * The line to the server. It comes back by itself when it breaks, after a while that grows with every attempt, and at once when the
 * browser says that there is a network again or somebody looks at the page.
 */
import { ANSWERS, type AnswerTo, type AskKind, type AskOf, LINE_REFUSED, type News, news, problem, reply } from '@wildcat/protocol'
import * as v from 'valibot'
import { whoAmI } from './api.ts'
import { ServerFailed, type ServerFailure, serverFailureOf, UNREACHABLE } from './server-failure.ts'

const ANSWER_MS = 20_000
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 12_000
/** A line that nobody has heard anything of is looked after when the page comes into sight again. */
const QUIET_MS = 20_000
/** The server's heart beats more often than that: a line without it is dead, though nobody has said so. */
const DEAD_MS = 75_000
const LISTEN_MS = 15_000

export interface WireEars {
  opened(): void
  lost(why?: ServerFailure): void // the server may say why it wants no line; it is tried again all the same
  hear(news: News): void
  refused(failure: ServerFailure): void // it does not come back
}
interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (failure: ServerFailed) => void
  readonly deadline: ReturnType<typeof setTimeout>
}

export class Wire {
  readonly #ears: WireEars
  readonly #path: string
  readonly #waiting = new Map<number, Waiting>()
  readonly #gone = new AbortController()
  #socket: WebSocket | undefined
  #asked = 0
  #attempts = 0
  #heardAt = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  /** `table`: the one that is asked about. Of several servers the line goes to that which has it. */
  constructor(ears: WireEars, table = '') {
    this.#ears = ears
    this.#path = table === '' ? '/socket' : `/socket?table=${table}`
    const { signal } = this.#gone
    addEventListener('online', () => this.#hurry(), { signal })
    addEventListener('offline', () => this.#drop(), { signal })
    const seen = () => {
      if (!document.hidden) this.#hurry()
      this.#tellLooking()
    }
    document.addEventListener('visibilitychange', seen, { signal })
    const listening = setInterval(() => this.#listen(), LISTEN_MS)
    signal.addEventListener('abort', () => clearInterval(listening))
    this.#open()
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  async ask<K extends AskKind>(kind: K, fields: Omit<AskOf<K>, 'kind'>): Promise<AnswerTo<K>> {
    const socket = this.#socket
    if (socket === undefined || socket.readyState !== WebSocket.OPEN) throw new ServerFailed(UNREACHABLE)
    const n = ++this.#asked
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.set(n, { resolve, reject, deadline: setTimeout(() => this.#drop(), ANSWER_MS) })
    socket.send(JSON.stringify({ n, ask: { kind, ...fields } }))
    const read = v.safeParse(ANSWERS[kind], await promise)
    if (!read.success) throw new ServerFailed({ code: 'strange' })
    return read.output
  }

  close(): void {
    this.#gone.abort()
    clearTimeout(this.#retry)
    this.#drop()
  }

  #open() {
    clearTimeout(this.#retry)
    this.#retry = undefined
    const socket = new WebSocket(new URL(this.#path, location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    let opened = false
    socket.onopen = () => {
      opened = true
      this.#heardAt = Date.now()
      if (document.hidden) this.#tellLooking()
      this.#ears.opened()
    }
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (socket === this.#socket) this.#take(data)
    }
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) void this.#broken(opened, code === LINE_REFUSED ? failureIn(reason) : undefined)
    }
  }

  #take(data: unknown) {
    this.#heardAt = Date.now()
    this.#attempts = 0
    const message: unknown = JSON.parse(String(data))
    const answer = v.safeParse(reply, message)
    if (!answer.success) {
      const read = v.safeParse(news, message)
      if (read.success) this.#ears.hear(read.output)
      return
    }
    const { n } = answer.output
    const waiting = this.#waiting.get(n)
    this.#waiting.delete(n)
    clearTimeout(waiting?.deadline)
    if ('problem' in answer.output) waiting?.reject(new ServerFailed(answer.output.problem))
    else waiting?.resolve(answer.output.answer)
  }

  /** Whatever was under way has no answer. A line that was never open may have been refused, and by the cookie one sees why. */
  async #broken(opened: boolean, why?: ServerFailure) {
    this.#socket = undefined
    for (const { reject, deadline } of this.#waiting.values()) {
      clearTimeout(deadline)
      reject(new ServerFailed(UNREACHABLE))
    }
    this.#waiting.clear()
    if (this.#gone.signal.aborted) return
    this.#ears.lost(why)
    const failure = opened ? why : await whoAmI().then(() => undefined, serverFailureOf)
    if (this.#gone.signal.aborted || this.#socket !== undefined) return
    if (failure?.code === 'noGuest') {
      this.close()
      return this.#ears.refused(failure)
    }
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#attempts++)
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2))
  }

  #drop() {
    const socket = this.#socket
    if (socket === undefined) return
    socket.onclose = null
    socket.onmessage = null
    socket.onopen = null
    socket.close()
    void this.#broken(true)
  }

  /** Whoever does not look is called. */
  #tellLooking() {
    if (this.connected) this.ask('look', { looking: !document.hidden }).catch(() => undefined)
  }
  #listen() {
    if (this.connected && Date.now() - this.#heardAt > DEAD_MS) this.#drop()
  }
  #hurry() {
    if (this.#retry !== undefined) this.#open()
    else if (this.connected && Date.now() - this.#heardAt > QUIET_MS) this.ask('talk', { before: 0, lines: 1 }).catch(() => undefined)
  }
}

/** Why the server wants no line, from the reason with which it closed it. */
function failureIn(reason: string): ServerFailure | undefined {
  try {
    return v.parse(problem, JSON.parse(reason))
  } catch {
    return undefined
  }
}
