/** npm run stores -- [repetitions]: commands a second that are safe, in PostgreSQL beside SQLite, by turns, at several sizes of a crowd. */
import { PostgresStore } from '../store/postgres/store.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { startPostgres } from '../testing/postgres.ts'
import { Folders } from '../testing/server.ts'
import { Crowd, fileIn, type Pace } from './stores.ts'

const USUAL = 7
const CROWDS = [1, 8, 60, 150, 300] as const
const COMMANDS = 1500 // in each turn, about; of one alone a tenth

const repetitions = Number(process.argv[2] ?? USUAL)
if (!Number.isInteger(repetitions) || repetitions < 1) throw new Error(`how many must be a whole number from 1, not '${process.argv[2]}'`)

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const folders = new Folders()
const postgres = await startPostgres(['fsync=on']) // as safe as the file
if (postgres === undefined) process.exit(1)
const stores = [
  { name: 'SQLite', store: await SqliteStore.open({ file: fileIn(await folders.make()) }) },
  { name: 'PostgreSQL', store: await PostgresStore.open(await postgres.database()) },
] as const
const crowds = stores.map(({ store }) => new Crowd(store))
for (const crowd of crowds) await crowd.gather(Math.max(...CROWDS))
for (const tables of CROWDS) {
  const each = Math.max(4, Math.ceil((tables === 1 ? COMMANDS / 10 : COMMANDS) / tables))
  const found: Pace[][] = stores.map(() => [])
  for (let n = 0; n <= repetitions; n++)
    for (const [which, crowd] of crowds.entries()) {
      const pace = await crowd.play(tables, each)
      if (n > 0) found[which]?.push(pace) // the first one warms up
    }
  const [sqlite = [], other = []] = found
  const ratio = median(other.map(({ perSecond }, n) => perSecond / (sqlite[n]?.perSecond ?? Number.NaN)))
  /** Of a busy machine the best moment says most. */
  const best = (paces: readonly Pace[]) => Math.max(...paces.map(({ perSecond }) => perSecond))
  const told = stores.map(({ name }, which) => {
    const paces = found[which] ?? []
    return `${name} ${Math.round(median(paces.map(({ perSecond }) => perSecond)))}/s (best ${Math.round(best(paces))}) in commits of ${median(paces.map(({ unitsOfCommit }) => unitsOfCommit)).toFixed(0)}`
  })
  console.log(`${tables} at once: ${told.join(', ')}; ratio ${ratio.toFixed(2)}, of the best ${(best(other) / best(sqlite)).toFixed(2)}`)
}
for (const { store } of stores) await store.close()
postgres.stop()
await folders.remove()
process.exit(0)
