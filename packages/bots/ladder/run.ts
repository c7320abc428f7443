/** npm run ladder */
import { writeFile } from 'node:fs/promises'
import { runWith } from '../arguments.ts'
import { type Asked, HELP, readArguments } from './arguments.ts'
import { figuresOf } from './figures.ts'
import { pageOf } from './page.ts'
import { type Deal, makeOf, type Pairing, playDeal } from './pairing.ts'
import { ladderPairings } from './pairings.ts'
import { addLine, nextDeal, readFigures, readResults, standingOf } from './results.ts'

interface Rung {
  readonly pairing: Pairing
  readonly of: string // what its bots are made of now
}

/** For one number of seats after the other it goes round the pairings, a deal each, so that all of them have about as many games. */
async function climb({ games, seats, ones, minutes, results, each, figures, threads, page }: Asked): Promise<void> {
  const isWanted = ({ game, one }: Pairing) => games.includes(game) && (ones === 'all' || ones.includes(one))
  const pairings = ladderPairings().filter(pairing => page !== 'none' || isWanted(pairing))
  const rungs = await Promise.all(pairings.map(async (pairing): Promise<Rung> => ({ pairing, of: await makeOf(pairing) })))
  const played = await readResults(results)
  const end = performance.now() + minutes * 60_000
  for (const count of seats) {
    const wanted = rungs.filter(({ pairing }) => pairing.seats === count && isWanted(pairing))
    for (let round = 0; round * count < each; round++)
      for (const rung of wanted) if (performance.now() < end) await playNext(rung, round, { played, results, threads })
  }
  if (figures > 0) for (const game of games) await addLine(results, await figuresOf(game, figures))
  if (page === 'none') return
  const rows = rungs.map(({ pairing, of }) => ({ pairing, standing: standingOf(played, pairing, of) }))
  await writeFile(page, pageOf(rows, await readFigures(results)))
}

interface Book extends Pick<Asked, 'results' | 'threads'> {
  readonly played: Deal[]
}
/** The next deal of a pairing that has not had so many yet. */
async function playNext({ pairing, of }: Rung, round: number, { played, results, threads }: Book): Promise<void> {
  const deal = nextDeal(played, pairing, of)
  if (deal > round) return
  const came = await playDeal(pairing, of, deal, { threads })
  await addLine(results, came)
  played.push(came)
  const { games, share, low, high } = standingOf(played, pairing, of)
  const percent = [share, low, high].map(each => `${Math.round(100 * each)} %`)
  process.stderr.write(
    `${pairing.game} ${pairing.seats}: ${pairing.one} among ${pairing.others} ${percent[0]} (${percent[1]}–${percent[2]}, ${games} games)\n`,
  )
}

await runWith<Asked>('ladder', { help: HELP, read: readArguments, run: climb })
