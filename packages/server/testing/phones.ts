/** Every way by which people are called, at its other end: what has come, as whoever was called reads it, and as whoever carries it sees it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './people.ts'
import { browserAt, MailBox, type Parcel, Receiver } from './receivers.ts'

const WAYS = 4
const TABLE = 'THIS TABLE'
/** Headers that tell of the server, the table or this receiver, and of nothing else. */
const OF_ITS_OWN: ReadonlySet<string> = new Set(['authorization', 'topic', 'host'])

interface Call {
  readonly way: string
  readonly text: string
}

/** Without when it was sent, and without the secret of its way, which is another at every server. */
const mailed = (mail: string): Call => ({
  way: /^To: .*/m.exec(mail)?.[0] ?? '',
  text: mail
    .replaceAll('=\r\n', '')
    .replace(/^Date: .*\r\n/m, '')
    .replaceAll(/\/calls\/stop\/(\d+)\.[\w-]+/g, '/calls/stop/$1'),
})
const linkIn = (mail: string): string => /http:\/\/\S*\/calls\/confirm\/[\w.-]+/.exec(mail.replaceAll('=\r\n', ''))?.[0] ?? ''

export class Phones {
  readonly #web: Receiver
  readonly #box: MailBox
  readonly #browsers = new Map<string, ReturnType<typeof browserAt>>()
  readonly #calls: Call[] = []
  #parcels = 0 // that were read
  #mails = 0

  private constructor(web: Receiver, box: MailBox) {
    this.#web = web
    this.#box = box
  }
  static listen = async (): Promise<Phones> => new Phones(await Receiver.listen(), await MailBox.listen())
  get settings() {
    const { smtp, sender } = this.#box.settings
    return { privateHooks: true, mail: { smtp: `${smtp}/?pool=true`, sender } } // each connection is greeted late
  }
  close(): void {
    this.#web.close()
    this.#box.close()
  }

  /** From now on they are called by all ways; what comes is known by this name. */
  async callBy(person: Person, name: string): Promise<void> {
    const add = (body: object) => person.http('/api/calls/ways', { method: 'POST', body })
    const browser = browserAt(`${this.#web.origin}/push/${name}`)
    this.#browsers.set(`/push/${name}`, browser)
    await add(browser.way)
    for (const form of ['json', 'discord']) await add({ kind: 'hook', url: `${this.#web.origin}/${form}/${name}`, form })
    const address = `${name}@example.org`
    const before = this.#box.mails.all.length
    await add({ kind: 'mail', address })
    await fetch(await this.#linkTo(address, before), { method: 'POST' })
  }

  /** The link by which an address is confirmed. Others may be called in the meantime. */
  async #linkTo(address: string, before: number): Promise<string> {
    const { mails } = this.#box
    for (let n = before; ; n++) {
      const mail = (await mails.until(n + 1))[n] ?? ''
      const link = mail.includes(`To: ${address}`) ? linkIn(mail) : ''
      if (link !== '') return link
    }
  }

  /** All calls about this table, by their ways in the order in which they came, with what is of the table and the server alone taken out. */
  callsOf(id: string, origin: string): Map<string, string[]> {
    const clean = ({ text }: Call) => text.replaceAll(id, TABLE).replaceAll(origin, '')
    return new Map([...Map.groupBy(this.#about(id), ({ way }) => way)].map(([way, calls]) => [way, calls.map(clean)]))
  }
  /** Waits until so many have come, each by all ways. */
  async until(id: string, many: number): Promise<void> {
    while (this.#about(id).length < many * WAYS) await pause(5)
  }

  #about(id: string): Call[] {
    const [parcels, mails] = [this.#web.parcels.all, this.#box.mails.all]
    this.#calls.push(...parcels.slice(this.#parcels).map(this.#carried), ...mails.slice(this.#mails).map(mailed))
    this.#parcels = parcels.length
    this.#mails = mails.length
    return this.#calls.filter(({ text }) => text.includes(id))
  }
  #carried = (parcel: Parcel): Call => {
    const { path, headers, body } = parcel
    const pushed = this.#browsers.get(path)?.read(parcel)
    const seen = Object.entries(headers).filter(([name]) => !OF_ITS_OWN.has(name))
    return { way: path, text: `${JSON.stringify(seen)} ${pushed === undefined ? body.toString() : JSON.stringify(pushed)}` }
  }
}
