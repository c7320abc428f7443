/** npm run archive -- [games]: bytes that an ended game takes, before and after it was archived. */
import { listed } from '@wildcat/catalogue'
import { Folders } from '../testing/server.ts'
import { archive } from './archive.ts'

const USUAL = 20

const games = Number(process.argv[2] ?? USUAL)
if (!Number.isInteger(games) || games < 1) throw new Error(`how many games must be a whole number from 1, not '${process.argv[2]}'`)

const folders = new Folders()
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
for (const { id } of listed(false)) {
  const { entries, before, after, packed } = await archive(folders, id, games)
  console.log(
    `${id}: ${games} games of ${entries} entries; ${kilobytes(before)} a game, archived ${kilobytes(after)}, of which ${kilobytes(packed)} are its record`,
  )
}
await folders.remove()
