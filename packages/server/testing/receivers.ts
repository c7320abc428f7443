/** Who calls go to, in tests: a web server that stands in for push services and hooks, a browser's keys, and a mail server. All of them are real. */
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Pushed, pushed } from '@wildcat/protocol'
import { decrypt } from 'http_ece'
import { SMTPServer } from 'smtp-server'
import * as v from 'valibot'

export interface Parcel {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' ? (address?.port ?? 0) : 0)

class Waiting<Each> {
  readonly all: Each[] = []
  readonly #watching = new Set<() => void>()
  add(each: Each): void {
    this.all.push(each)
    for (const look of this.#watching) look()
  }
  /** Waits until there are so many. */
  async until(many: number): Promise<readonly Each[]> {
    while (this.all.length < many) await new Promise<void>(resolve => this.#watching.add(resolve))
    return this.all
  }
}

/** Answers with `status`, and keeps whatever comes. */
export class Receiver {
  readonly parcels = new Waiting<Parcel>()
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(this.status, { location: '/elsewhere' }).end()
      this.parcels.add({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    })
  })
  status = 201
  get origin(): string {
    return `http://127.0.0.1:${portOf(this.#server.address())}`
  }

  static async listen(): Promise<Receiver> {
    const receiver = new Receiver()
    receiver.#server.listen(0, '127.0.0.1')
    await once(receiver.#server, 'listening')
    return receiver
  }
  at(path: string): Parcel[] {
    return this.parcels.all.filter(each => each.path === path)
  }
  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

/** What a browser has of a subscription: the keys by which it reads what it is sent. */
export function browserAt(endpoint: string) {
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16)
  const p256dh = keys.generateKeys().toString('base64url')
  return {
    way: { kind: 'push', endpoint, keys: { p256dh, auth: auth.toString('base64url') }, device: 'Firefox on Linux' } as const,
    read: ({ body }: Parcel): Pushed => {
      const plain: Buffer = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') })
      return v.parse(v.strictObject(pushed.entries), JSON.parse(plain.toString()))
    },
  }
}

export class MailBox {
  readonly mails = new Waiting<string>()
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void this.open.then(() => {
          done()
          this.mails.add(Buffer.concat(chunks).toString())
        })
      })
    },
    onRcptTo: ({ address }, _, done) => done(address.startsWith('refused') ? new Error(`nobody here is ${address}`) : null),
  })
  /** Nothing is taken before. */
  open: Promise<void> = Promise.resolve()

  static async listen(): Promise<MailBox> {
    const box = new MailBox()
    await new Promise<void>(resolve => box.#server.listen(0, '127.0.0.1', resolve))
    return box
  }
  get settings() {
    return { smtp: `smtp://127.0.0.1:${portOf(this.#server.server.address())}`, sender: 'Wildcat <games@example.org>' }
  }
  close(): void {
    this.#server.close()
  }
}
