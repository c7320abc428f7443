/** npm run cold [-- tables]: games out of a file of a gigabyte that is not in memory, before entries were an ordinary table and since. */
import { statSync } from 'node:fs'
import { Folders } from '../testing/server.ts'
import { type ColdPlan, coldLooks, type Lying } from './cold.ts'
import { fileIn } from './stores.ts'

const PLAN: ColdPlan = { tables: Number(process.argv[2] ?? 7000), entries: 250, live: 200, looks: 60 }

const folders = new Folders()
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
for (const lying of ['by game', 'as written'] satisfies Lying[]) {
  const file = fileIn(await folders.make())
  const looks = coldLooks(file, lying, PLAN)
  console.log(`entries ${lying}, ${PLAN.tables} games of ${PLAN.entries} entries, ${Math.round(statSync(file).size / 1e6)} MB:`)
  for (const { what, ms, kB } of looks)
    console.log(
      `  ${what}: p50 ${percentile(ms, 0.5).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms, ${Math.round(percentile(kB, 0.5))} kB from the disk`,
    )
  await folders.remove()
}
process.exit(0)
