/** What does not grow with the number of tables and sockets: the same work in a small house and in a large one, by turns, in CPU time. */
import { Connections } from '../socket/connections.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import { operations } from '../store/sqlite/operations.ts'

const LISTED = 60
const WAKING = 20 // tables at which a bot is to move, in either
const NETWORKS = 100
const ROOM = { stage: 'playing', listed: true, touched: 5, room: '{}', unseen: false } as const

export interface Work {
  readonly name: string
  run(): void
}

/** A store with so many tables under way, and what is asked of it while people play. */
export function storeWith(file: string, tables: number): Work[] {
  const db = openDatabase({ file })
  const all = operations(db)
  db.exec('BEGIN')
  for (let n = 0; n < tables; n++) {
    const guest = all.addGuest(`key ${n}`, `Guest ${n}`, 1)
    const bots = n % (tables / WAKING) === 0 ? [0] : []
    const id = all.addTable(`table ${n}`, { ...ROOM, bots, holders: [[0, guest]] }, guest, `network ${n % NETWORKS}`)
    all.addEntry({ table: id, n: 0, entry: '', said: '[]', heard: '[0]', pending: '[0]', at: 1, clocks: '' })
  }
  db.exec('COMMIT')
  const guest = all.guest('key 100')?.id ?? 0
  return [
    { name: 'the list of open tables', run: () => all.openTables(LISTED) },
    { name: 'the list of one’s own tables', run: () => all.tablesOf(guest, LISTED) },
    { name: 'tables to wake', run: () => all.tablesToWake() },
    { name: 'how many has one made?', run: () => all.countTablesOf(guest) },
    { name: 'a table by its name', run: () => all.table('table 100') },
  ]
}

/** So many sockets, and one more that comes and goes. */
export function socketsLike(many: number): Work {
  const connections = new Connections<{ readonly guest: number }>()
  for (let n = 0; n < many; n++) connections.add({ guest: n % (many / 2) }, `network ${n % (many / 4)}`)
  return {
    name: 'a socket comes and goes',
    run() {
      const one = { guest: 7 }
      if (connections.of(7).length > many || connections.from('network 7') > many) throw new Error('there are not so many')
      connections.add(one, 'network 7')
      connections.delete(one)
    },
  }
}

const LEAST_MICROS = 30_000 // the clock ticks slowly

/** Microseconds of CPU each, by turns; the best of each says most. */
export function byTurns(works: readonly Work[], rounds: number): number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++)
    for (const [n, work] of works.entries()) best[n] = Math.min(best[n] ?? Number.POSITIVE_INFINITY, spent(work))
  return best
}
function spent(work: Work): number {
  const from = process.threadCpuUsage()
  for (let times = 1; ; times++) {
    work.run()
    if (times % 8 > 0) continue
    const { user, system } = process.threadCpuUsage(from)
    if (user + system >= LEAST_MICROS) return (user + system) / times
  }
}
