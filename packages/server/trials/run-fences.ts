/** npm run fences -- [rounds]: three servers on one PostgreSQL, of which one dies, again and again; then some rounds without the fences. */
import { startPostgres } from '../testing/postgres.ts'
import { builtPage, Folders } from '../testing/server.ts'
import { type Fences, FenceTrial } from './fences.ts'

const USUAL = 100
const UNFENCED = 6 // at most, until the fault has shown
const TOLD_EVERY = 10
const SEED = Date.now() % 1_000_000

const rounds = Number(process.argv[2] ?? USUAL)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`how many must be a whole number from 1, not '${process.argv[2]}'`)

const folders = new Folders()
const postgres = await startPostgres()
if (postgres === undefined) process.exit(1)
const folder = await folders.make()
const place = { data: folder, web: await builtPage(folder) }

function told({ rounds: { killed, stopped, replaced, ...more }, acknowledged, wrong, early, takeoverMs }: Fences): string {
  const sorted = takeoverMs.toSorted((a, b) => a - b)
  const [median, p99] = [0.5, 0.99].map(share => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0))
  return `killed ${killed}, stopped ${stopped}, cut off ${more['cut off']}, replaced ${replaced}: ${acknowledged} commands acknowledged, ${wrong.length} wrong; ${early} servers too slow; ${sorted.length} tables taken over, median ${median} ms, p99 ${p99} ms`
}

async function tried(fenced: boolean, most: number): Promise<Fences> {
  const trial = new FenceTrial(place, (await postgres?.database()) ?? '', SEED)
  await trial.begin(fenced)
  for (let n = 1; n <= most && (fenced || trial.counted.wrong.length === 0); n++) {
    await trial.round(fenced ? undefined : 'stopped')
    if (n % TOLD_EVERY === 0) console.log(told(trial.counted))
  }
  await trial.end()
  return trial.counted
}

console.log(`fences, ${rounds} rounds, seed ${SEED}`)
const fenced = await tried(true, rounds)
console.log(`fenced: ${told(fenced)}`)
for (const what of [...fenced.wrong, ...fenced.slow]) console.log(`  ${what}`)
const unfenced = await tried(false, UNFENCED)
console.log(`without the fences, as must show: ${told(unfenced)}`)
for (const what of unfenced.wrong.slice(0, 3)) console.log(`  ${what}`)
postgres.stop()
await folders.remove()
process.exit(fenced.wrong.length === 0 && fenced.takeoverMs.length > 0 && unfenced.wrong.length > 0 ? 0 : 1)
