/** npm run growth: what lists, waking and admission cost at 200 tables and at 20,000, and at as many sockets. */
import { Folders } from '../testing/server.ts'
import { byTurns, socketsLike, storeWith } from './growth.ts'
import { fileIn } from './stores.ts'

const [FEW, MANY] = [200, 20_000]
const ROUNDS = 7

const folders = new Folders()
const works = []
for (const many of [FEW, MANY]) works.push([...storeWith(fileIn(await folders.make()), many), socketsLike(many)])
const [few = [], much = []] = works
for (const [n, work] of few.entries()) {
  const other = much[n]
  if (other === undefined) throw new Error('both have the same')
  const [small = Number.NaN, large = Number.NaN] = byTurns([work, other], ROUNDS)
  console.log(`${work.name}: ${small.toFixed(1)} µs at ${FEW}, ${large.toFixed(1)} µs at ${MANY}; ${(large / small).toFixed(2)} times`)
}
await folders.remove()
process.exit(0)
