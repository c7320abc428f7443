/** CPU that a PostgreSQL has used, with all its processes, those that have ended included. Linux tells. */
import { readdirSync, readFileSync } from 'node:fs'
import { asked } from '@wildcat/server/testing/postgres'

const MICROS_A_TICK = 10_000

interface Process {
  readonly parent: number
  readonly ticks: number
  readonly ofChildren: number // that have ended
}
function processOf(id: number | string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const after = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(n => after[n])
    return { parent, ticks: user + system, ofChildren: childUser + childSystem }
  } catch {
    return undefined // it has ended
  }
}

/** Gives a clock: microseconds until now. */
export async function postgresCpu(database: string): Promise<() => number> {
  const [row] = await asked(database, `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS id`)
  const main = Number(row?.['id'])
  return () => {
    let ticks = 0
    for (const id of readdirSync('/proc')) {
      const found = /^\d+$/.test(id) ? processOf(id) : undefined
      if (Number(id) === main) ticks += (found?.ticks ?? 0) + (found?.ofChildren ?? 0)
      else if (found?.parent === main) ticks += found.ticks
    }
    return ticks * MICROS_A_TICK
  }
}
