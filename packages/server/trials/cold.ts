/**
 * Games out of a large file of which nothing is in memory: as the entries lie now, in the order in which they were written, and as they lay
 * before, each game's together.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../store/sqlite/database.ts'
import { operations } from '../store/sqlite/operations.ts'
import { lots } from './damage.ts'

export interface ColdPlan {
  readonly tables: number
  readonly entries: number // of each game
  readonly live: number // games that are played at the same time
  readonly looks: number // at games by lot
}
export type Lying = 'by game' | 'as written'
export interface Look {
  readonly what: string
  readonly ms: readonly number[]
  readonly kB: readonly number[] // that came from the disk
}

const AFTER_SNAPSHOT = 20
const ROW = { entry: 'e'.repeat(90), said: 's'.repeat(400), heard: '[12,14,13,15,16]', pending: '[2]', at: 1 } as const
const BY_GAME = `
  DROP TABLE entries;
  CREATE TABLE entries (
    table_id INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, said TEXT NOT NULL, heard TEXT NOT NULL, pending TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID`

/** Games that are played side by side, and each that ends gives way to another one. */
function fill(db: DatabaseSync, { tables, entries, live }: ColdPlan, any: (below: number) => number): void {
  const add = db.prepare('INSERT INTO entries (table_id, n, entry, said, heard, pending, at) VALUES (?, ?, ?, ?, ?, ?, ?)')
  const under = Array.from({ length: Math.min(live, tables) }, (_, n) => ({ id: n + 1, n: 0 }))
  let last = under.length
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  while (under.length > 0) {
    const which = any(under.length)
    const game = under[which]
    if (game === undefined) throw new Error('one of them')
    add.run(game.id, game.n++, ROW.entry, ROW.said, ROW.heard, ROW.pending, ROW.at)
    if (game.n < entries) continue
    if (last < tables) under[which] = { id: ++last, n: 0 }
    else under.splice(which, 1)
  }
  db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
}

const readBytes = (): number => Number(/^read_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])

/** Gives what it took, each time from the disk. */
export function coldLooks(file: string, lying: Lying, plan: ColdPlan): Look[] {
  const db = openDatabase({ file })
  if (lying === 'by game') db.exec(BY_GAME)
  fill(db, plan, lots(1, 1))
  const all = operations(db)
  const any = lots(2, 2)
  const looked = (what: string, work: (table: number) => unknown): Look => {
    const [ms, kB]: [number[], number[]] = [[], []]
    for (let n = 0; n < plan.looks; n++) {
      const table = 1 + any(plan.tables)
      db.exec('PRAGMA shrink_memory')
      execFileSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' }) // the system forgets it, too
      const [before, from] = [readBytes(), performance.now()]
      work(table)
      ms.push(performance.now() - from)
      kB.push((readBytes() - before) / 1000)
    }
    return { what, ms, kB }
  }
  const looks = [
    looked('a whole record', table => all.match(table, -1)),
    looked(`the last ${AFTER_SNAPSHOT} entries, after a snapshot`, table => all.entriesAfter(table, plan.entries - AFTER_SNAPSHOT - 1, -1)),
    looked('all that one player heard', table => all.saidBetween(table, 0, 0, 1e9)),
  ]
  db.close()
  return looks
}
