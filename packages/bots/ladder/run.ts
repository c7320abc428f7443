/** npm run ladder */
import { writeFile } from 'node:fs/promises'
import { runWith } from '../arguments.ts'
import { type Asked, HELP, readArguments } from './arguments.ts'
import { figuresOf } from './figures.ts'
import { type Deal, type Match, makeOf, playDeal } from './match.ts'
import { ladderMatches } from './matches.ts'
import { pageOf } from './page.ts'
import { addLine, nextDeal, readFigures, readResults, standingOf } from './results.ts'

interface Rung {
  readonly match: Match
  readonly of: string // what its bots are made of now
}

/** For one number of seats after the other it goes round the matches, a deal each, so that all of them have about as many games. */
async function climb({ games, seats, ones, minutes, results, deals, figures, threads, page }: Asked): Promise<void> {
  const isWanted = ({ game, one }: Match) => games.includes(game) && (ones === 'all' || ones.includes(one))
  const matches = ladderMatches().filter(match => page !== 'none' || isWanted(match))
  const rungs = await Promise.all(matches.map(async (match): Promise<Rung> => ({ match, of: await makeOf(match) })))
  const played = await readResults(results)
  const end = performance.now() + minutes * 60_000
  for (const count of seats) {
    const wanted = rungs.filter(({ match }) => match.seats === count && isWanted(match))
    for (let round = 0; round < deals; round++)
      for (const rung of wanted) if (performance.now() < end) await playNext(rung, round, { played, results, threads })
  }
  if (figures > 0) for (const game of games) await addLine(results, await figuresOf(game, figures))
  if (page === 'none') return
  const rows = rungs.map(({ match, of }) => ({ match, standing: standingOf(played, match, of) }))
  await writeFile(page, pageOf(rows, await readFigures(results)))
}

interface Book extends Pick<Asked, 'results' | 'threads'> {
  readonly played: Deal[]
}
/** The next deal of a match that has not had so many yet. */
async function playNext({ match, of }: Rung, round: number, { played, results, threads }: Book): Promise<void> {
  const deal = nextDeal(played, match, of)
  if (deal > round) return
  const came = await playDeal(match, of, deal, { threads })
  await addLine(results, came)
  played.push(came)
  const { games, share, low, high } = standingOf(played, match, of)
  const percent = [share, low, high].map(each => `${Math.round(100 * each)} %`)
  process.stderr.write(
    `${match.game} ${match.seats}: ${match.one} among ${match.others} ${percent[0]} (${percent[1]}–${percent[2]}, ${games} games)\n`,
  )
}

await runWith<Asked>('ladder', { help: HELP, read: readArguments, run: climb })
