/** Everything from one place to another: table by table, a few rows at a time, then read again there and compared. */
import { MoveFailure, type Source, type Target } from './place.ts'
import { Tally } from './tally.ts'

/** What a place has for itself: who runs there, what only saves time and is made anew, and where it is tried whether one can write. */
const OWN: ReadonlySet<string> = new Set(['nodes', 'beats', 'keys', 'snapshots', 'probes', 'wildcat_version'])
/** Columns that say which server has what, or is about to delete whom. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(['tables.node', 'running.keeper', 'guests.leaving'])

export interface Moved {
  readonly table: string
  readonly rows: number
}

export async function move(source: Source, target: Target, progress: (moved: Moved) => void = () => undefined): Promise<Moved[]> {
  const all = tablesOf(source, target)
  const moved: Moved[] = []
  for (const [table, columns] of all) {
    const read = await copied(source, target, table, columns)
    if (source.numbered.has(table) && target.numbered.has(table)) await target.numberFrom(table, await source.lastNumber(table))
    const written = await tallied(target, table, columns)
    if (written.count !== read.count || written.digest !== read.digest) throw new MoveFailure('notTheSame', table)
    moved.push({ table, rows: read.count })
    progress({ table, rows: read.count })
  }
  if (source.key !== undefined) await target.keepKey(source.key)
  await target.finish()
  return moved
}

/** All that one has, the other must have: of a newer version than both nothing is forgotten. */
export function tablesOf(source: Pick<Source, 'shape'>, target: Pick<Target, 'shape'>): [string, readonly string[]][] {
  return [...source.shape]
    .filter(([table]) => !OWN.has(table))
    .map(([table, columns]) => {
      const there = target.shape.get(table)
      const moved = columns.filter(column => !OWN_COLUMNS.has(`${table}.${column}`))
      if (there === undefined || moved.some(column => !there.includes(column))) throw new MoveFailure('noSuchTable', table)
      return [table, moved]
    })
}

async function copied(source: Source, target: Target, table: string, columns: readonly string[]): Promise<Tally> {
  await target.empty(table)
  const tally = new Tally()
  for await (const rows of source.rows(table, columns)) {
    tally.add(columns, rows)
    await target.add(table, columns, rows)
  }
  return tally
}
async function tallied(target: Target, table: string, columns: readonly string[]): Promise<Tally> {
  const tally = new Tally()
  for await (const rows of target.rows(table, columns)) tally.add(columns, rows)
  return tally
}
