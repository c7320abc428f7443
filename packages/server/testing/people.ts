/** Guests of a test: over HTTP they get a name and make tables, over sockets they sit down and play. */
import { type Lobby, lobby as lobbySchema, type Made, made, type NewTable, type Problem, problem } from '@wildcat/protocol'
import * as v from 'valibot'
import { Client } from './client.ts'

export class Person {
  readonly origin: string
  readonly name: string
  readonly cookie: string
  readonly #headers: Readonly<Record<string, string>>
  readonly clients: Client[] = []
  readonly answers: string[] = [] // every answer over HTTP, with its status and what a page sees of its headers

  constructor(origin: string, name: string, cookie: string, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin
    this.name = name
    this.cookie = cookie
    this.#headers = headers
  }

  /** `headers` go with all that they ask for, as a proxy would add them. */
  static async come(origin: string, name: string, headers: Readonly<Record<string, string>> = {}): Promise<Person> {
    const response = await fetch(`${origin}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify({ name }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (cookie === undefined) throw new Error(`no cookie: ${await response.text()}`)
    return new Person(origin, name, cookie, headers)
  }

  /** The same person after the server has moved. */
  at(origin: string): Person {
    return new Person(origin, this.name, this.cookie, this.#headers)
  }

  async http(path: string, init: { method?: string; body?: unknown; headers?: Record<string, string> } = {}): Promise<Response> {
    const { method = 'GET', body, headers = {} } = init
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: this.origin,
        ...this.#headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    this.answers.push(`${response.status} ${await response.clone().text()}`)
    return response
  }
  async problem(path: string, init: Parameters<Person['http']>[1] = {}): Promise<Problem> {
    return v.parse(problem, await (await this.http(path, init)).json())
  }
  async make(wish: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<Made> {
    const body = { game: 'gusher', options: { rounds: 1, deals: false }, listed: false, takeover: 'never', ...wish }
    return v.parse(made, await (await this.http('/api/tables', { method: 'POST', body })).json())
  }
  async lobby(): Promise<Lobby> {
    return v.parse(lobbySchema, await (await this.http('/api/tables')).json())
  }

  async open(headers: Record<string, string> = {}, table = ''): Promise<Client> {
    const client = await Client.open(this.origin, { cookie: this.cookie, ...this.#headers, ...headers }, table)
    this.clients.push(client)
    return client
  }
  async close(): Promise<void> {
    for (const client of this.clients) await client.close()
  }
}
