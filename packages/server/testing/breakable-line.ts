/** A line to a PostgreSQL that breaks when it is told to: before what is sent gets there, or after it was done and before anybody hears of it. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = '.s.PGSQL.5432'

export type Break = 'before' | 'after'

export class BreakableLine {
  readonly url: string
  readonly #folder: string
  readonly #server: Server
  readonly #lines = new Set<Socket>()
  #next: { readonly when: Break; readonly sent: string; readonly broken: () => void } | undefined

  private constructor(url: string) {
    const address = new URL(url)
    const real = join(address.searchParams.get('host') ?? '', NAME)
    this.#folder = mkdtempSync(join(tmpdir(), 'wildcat-line-'))
    address.searchParams.set('host', this.#folder)
    this.url = address.href
    this.#server = createServer(line => this.#pass(line, connect(real)))
  }
  static async to(url: string): Promise<BreakableLine> {
    const line = new BreakableLine(url)
    line.#server.listen(join(line.#folder, NAME))
    await once(line.#server, 'listening')
    return line
  }

  /** The next time that this is sent. Resolves when it has broken. */
  breakAt(sent: string, when: Break): Promise<void> {
    return new Promise(broken => {
      this.#next = { when, sent, broken }
    })
  }
  /** Whatever is open ends. */
  cut(): void {
    for (const line of this.#lines) line.destroy()
  }
  close(): void {
    this.#server.close()
    this.cut()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #pass(line: Socket, real: Socket) {
    for (const [one, other] of [
      [line, real],
      [real, line],
    ] as const) {
      this.#lines.add(one)
      one
        .on('error', () => one.destroy())
        .once('close', () => {
          this.#lines.delete(one)
          other.destroy()
        })
    }
    let breaks: (() => void) | undefined
    line.on('data', data => {
      const next = this.#next
      if (next === undefined || !data.includes(next.sent)) return void real.write(data)
      this.#next = undefined
      if (next.when === 'after') {
        breaks = next.broken
        return void real.write(data)
      }
      line.destroy()
      next.broken()
    })
    real.on('data', data => {
      if (breaks === undefined) return void line.write(data)
      line.destroy()
      breaks()
    })
  }
}
