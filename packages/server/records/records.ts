/**
 * Long records are played and written out in threads of their own, and read there straight from the store's: whoever plays does not wait
 * for whoever looks back. One thread for what somebody looks at, where many take turns; one for what is taken away and one for pictures, one after the other.
 */
import type { Problem } from '@wildcat/protocol'
import type { Piscina } from 'piscina'
import { Refused } from '../refused.ts'
import type { Store } from '../store/contract.ts'
import type { Done, Job, Task } from './thread.ts'

const POOLS = {
  looking: { concurrentTasksPerWorker: 32, maxQueue: 64 },
  taking: { concurrentTasksPerWorker: 1, maxQueue: 32 },
  drawing: { concurrentTasksPerWorker: 1, maxQueue: 8 },
} as const
type Pool = keyof typeof POOLS
const POOL_OF: Readonly<Record<Job['kind'], Pool>> = {
  replay: 'looking',
  playOut: 'looking',
  lines: 'looking',
  record: 'taking',
  export: 'taking',
  archive: 'taking',
  picture: 'drawing',
}

const IDLE_MS = 60_000

export class Records {
  readonly #store: Store
  readonly #pools: Partial<Record<Pool, Promise<Piscina<Task, Done>>>> = {}

  constructor(store: Store) {
    this.#store = store
  }

  /** What comes of it: as JSON, or the bytes of an archive. */
  async done(job: Job): Promise<Buffer> {
    const name = POOL_OF[job.kind]
    this.#pools[name] ??= made(name)
    const pool = await this.#pools[name]
    if (pool.queueSize >= POOLS[name].maxQueue) throw new Refused('tooFast')
    const store = this.#store.reader()
    const done = await pool.run({ job, store }, { transferList: [store] })
    if ('problem' in done) throw refusedFor(done.problem)
    return Buffer.from(done.buffer, done.byteOffset, done.byteLength)
  }

  async close(): Promise<void> {
    for (const pool of Object.values(this.#pools)) await (await pool).destroy()
  }
}

const refusedFor = ({ code, with: figures }: Problem): Refused => new Refused(code, figures)

/** The first time that one is wanted. */
async function made(pool: Pool): Promise<Piscina<Task, Done>> {
  const { Piscina: Threads } = await import('piscina')
  const threads = new Threads<Task, Done>({
    filename: new URL('thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    ...POOLS[pool],
  })
  return threads.on('error', () => undefined) // whoever waits for it hears of it
}
