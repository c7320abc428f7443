/**
 * boardgame.io's own server with what is kept on the disk: a storage behind it as its documentation asks for, over the same SQLite that we use
 * and as safe (every change is committed before the next is taken). It reads from memory, which is as fast as it can be. Whoever is told of a
 * move is told by boardgame.io itself, before it asks the storage to keep it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const ASYNC = 1 // its mark of a storage that may take its time

type Kept = Record<'state' | 'initialState' | 'metadata' | 'log', unknown>

export class DurableStorage {
  readonly #folder: string
  readonly #db: DatabaseSync
  readonly #matches = new Map<string, Kept>()

  private constructor(folder: string) {
    this.#folder = folder
    this.#db = new DatabaseSync(join(folder, 'matches.sqlite'))
    this.#db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    this.#db.exec(
      'CREATE TABLE matches (id TEXT PRIMARY KEY, kept TEXT NOT NULL); CREATE TABLE log (id TEXT NOT NULL, entry TEXT NOT NULL)',
    )
  }
  static async open(): Promise<DurableStorage> {
    return new DurableStorage(await mkdtemp(join(tmpdir(), 'wildcat-durable-')))
  }
  async close(): Promise<void> {
    this.#db.close()
    await rm(this.#folder, { recursive: true })
  }

  type = (): number => ASYNC
  connect = (): Promise<void> => Promise.resolve()
  async createMatch(id: string, { initialState, metadata }: { initialState: unknown; metadata: unknown }): Promise<void> {
    this.#matches.set(id, { state: initialState, initialState, metadata, log: [] })
    this.#write(id, [])
  }
  async setState(id: string, state: unknown, deltalog: readonly unknown[] = []): Promise<void> {
    const match = this.#matches.get(id)
    if (match === undefined) return
    match.state = state
    this.#write(id, deltalog)
  }
  async setMetadata(id: string, metadata: unknown): Promise<void> {
    const match = this.#matches.get(id)
    if (match !== undefined) match.metadata = metadata
  }
  fetch = (id: string): Promise<Partial<Kept>> => Promise.resolve(this.#matches.get(id) ?? {})
  async wipe(id: string): Promise<void> {
    this.#matches.delete(id)
  }
  listMatches = (): Promise<string[]> => Promise.resolve([...this.#matches.keys()])

  #write(id: string, log: readonly unknown[]): void {
    this.#db.exec('BEGIN')
    this.#db
      .prepare('INSERT INTO matches VALUES (?, ?) ON CONFLICT DO UPDATE SET kept = excluded.kept')
      .run(id, JSON.stringify(this.#matches.get(id)?.state))
    for (const entry of log) this.#db.prepare('INSERT INTO log VALUES (?, ?)').run(id, JSON.stringify(entry))
    this.#db.exec('COMMIT')
  }
}
