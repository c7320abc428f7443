/** Servers on one PostgreSQL, as a test of them needs them: they and all that they keep go with it. */
import { at } from '@wildcat/kernel'
import type { AppSettings } from '../app.ts'
import type { Company } from './company.ts'
import { asked, type Postgres, startPostgres } from './postgres.ts'
import { Seated } from './seated.ts'
import { Folders, type Running, startServer } from './server.ts'

export class SeveralServers {
  readonly #folders = new Folders()
  readonly #running: Running[] = []
  readonly #postgres: Postgres | undefined

  private constructor(postgres: Postgres | undefined) {
    this.#postgres = postgres
  }
  static async begin(): Promise<SeveralServers> {
    return new SeveralServers(await startPostgres())
  }
  /** Is there a PostgreSQL on this machine? */
  get possible(): boolean {
    return this.#postgres !== undefined
  }

  database(): Promise<string> {
    return this.#postgres?.database() ?? Promise.reject(new Error('there is none'))
  }
  async start(database: string, settings: Partial<AppSettings> = {}): Promise<Running> {
    const started = await startServer(await this.#folders.make(), { database, ...settings })
    this.#running.push(started)
    return started
  }
  async stop(one: Running): Promise<void> {
    this.#running.splice(this.#running.indexOf(one), 1)
    await one.stop()
  }
  async stopAll(): Promise<void> {
    for (const server of this.#running.splice(0)) await server.stop()
  }
  async end(): Promise<void> {
    await this.stopAll()
    this.#postgres?.stop()
    await this.#folders.remove()
  }
}

/** The same people, each by another server. */
export async function spread(table: Company, servers: readonly Running[]): Promise<Company> {
  const people = table.people.map((person, n) => person.at(at(servers, n % servers.length).origin))
  const seated = await Promise.all(people.map(person => Seated.join(person, table.id)))
  return { ...table, people, seated }
}

/** A server that is found at an address, whatever there is, and whose heart beats for an hour. Gives its number. */
export async function silentNode(database: string, address: string): Promise<number> {
  const [row] = await asked(
    database,
    `WITH made AS (INSERT INTO nodes (address) VALUES ('${address}') RETURNING id)
    INSERT INTO beats (node, seen) SELECT id, clock_timestamp() + interval '1 hour' FROM made RETURNING node`,
  )
  return Number(row?.['node'])
}
/** Its heart has not beaten for long. */
export async function silence(database: string, node: number): Promise<void> {
  await asked(database, `UPDATE beats SET seen = clock_timestamp() - interval '1 minute' WHERE node = ${node}`)
}
export const isGone = async (database: string, node: number): Promise<boolean> =>
  (await asked(database, `SELECT gone FROM nodes WHERE id = ${node}`))[0]?.['gone'] === true
