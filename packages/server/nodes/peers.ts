/**
 * How servers on one database reach each other: at an address of their own, with a secret that only the database knows. There whatever another
 * one passes on is taken as if whoever sent it had come here, and tables are given up that another one needs.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Refused } from '../refused.ts'

const SECRET = 'x-wildcat-node'
const ADDRESS = 'x-wildcat-address'
const GIVE_UP = '/give-up/'
const PATIENCE_MS = 5000
const DONE = 204

const passedOn = new WeakSet<IncomingMessage>()
/** Has another server passed it on, which has looked at where it comes from? */
export const isPassedOn = (message: IncomingMessage): boolean => passedOn.has(message)

export interface Address {
  readonly host: string
  readonly port: number
}
export const addressOf = (text: string): Address => {
  const { hostname, port } = new URL(`http://${text}`)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}
const textOf = (host: string, port: number): string => `${host.includes(':') ? `[${host}]` : host}:${port}`

export class Peers {
  readonly #secret: string
  readonly #server: Server
  readonly #lines = new Set<Duplex>()

  /** `app` is where all others come in. `giveUp` lets go of a table. */
  constructor(key: string, app: Server, giveUp: (table: string) => Promise<void>) {
    this.#secret = createHmac('sha256', key).update('nodes').digest('base64url')
    this.#server = createServer((message, response) => {
      if (!this.#isPeer(message)) return void message.socket.destroy()
      if (message.url?.startsWith(GIVE_UP) === true) return void answer(response, giveUp(message.url.slice(GIVE_UP.length)))
      app.emit('request', this.#taken(message), response)
    })
    this.#server.on('upgrade', (message: IncomingMessage, line: Duplex, head: Buffer) => {
      line.on('error', () => line.destroy())
      if (this.#isPeer(message)) app.emit('upgrade', this.#taken(message), line, head)
      else line.destroy()
    })
    this.#server.on('connection', (line: Socket) => {
      this.#lines.add(line)
      line.once('close', () => this.#lines.delete(line))
    })
  }

  /** Gives the address at which others find it. */
  async listen({ host, port }: Address): Promise<string> {
    this.#server.listen(port, host)
    await once(this.#server, 'listening')
    return textOf(host, portOf(this.#server.address()) ?? port)
  }
  close(): void {
    this.#server.close()
    for (const line of this.#lines) line.destroy()
  }

  /** What goes with something that is passed on, for somebody at this address. */
  headersFor(address: string): Record<string, string> {
    return { [SECRET]: this.#secret, [ADDRESS]: address }
  }

  /** Asks whoever has a table to let go of it. */
  async giveUp(address: string, table: string): Promise<void> {
    const asking = request({
      ...addressOf(address),
      method: 'POST',
      path: `${GIVE_UP}${encodeURIComponent(table)}`,
      headers: { [SECRET]: this.#secret },
      timeout: PATIENCE_MS,
    })
    asking.on('timeout', () => asking.destroy())
    asking.end()
    const status = await new Promise<number | undefined>(resolve => {
      asking.once('error', () => resolve(undefined)).once('response', answer => resolve(answer.resume().statusCode))
    })
    if (status !== DONE) throw new Refused('stopping') // it may be on its way to somebody else
  }

  #isPeer({ headers }: IncomingMessage): boolean {
    const [given, wanted] = [Buffer.from(String(headers[SECRET])), Buffer.from(this.#secret)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  /** As it came to the other server: from there, and by no proxy. */
  #taken(message: IncomingMessage): IncomingMessage {
    Object.defineProperty(message.socket, 'remoteAddress', { value: message.headers[ADDRESS], configurable: true })
    for (const header of [SECRET, ADDRESS, 'x-forwarded-for', 'forwarded']) delete message.headers[header]
    passedOn.add(message)
    return message
  }
}

const portOf = (address: string | AddressInfo | null): number | undefined => (typeof address === 'object' ? address?.port : undefined)

async function answer(response: ServerResponse, done: Promise<void>): Promise<void> {
  response.statusCode = await done.then(
    () => DONE,
    () => 503,
  )
  response.end()
}
