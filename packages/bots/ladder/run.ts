/** npm run ladder */
import { writeFile } from 'node:fs/promises'
import { type Asked, BadArguments, HELP, readArguments } from './arguments.ts'
import { makeOf, playDeal } from './match.ts'
import { ladderMatches } from './matches.ts'
import { pageOf } from './page.ts'
import { addResult, nextDeal, readResults, standingOf } from './results.ts'

/** Goes round all matches, a deal each, so that all of them have about as many games whenever it is stopped. */
async function climb({ games, seats, results, deals, threads, page }: Asked): Promise<void> {
  const matches = await Promise.all(ladderMatches(games, seats).map(async match => ({ match, of: await makeOf(match) })))
  const played = await readResults(results)
  for (let round = 0; round < deals; round++) {
    for (const { match, of } of matches) {
      const deal = nextDeal(played, match, of)
      if (deal > round) continue
      const came = await playDeal(match, of, deal, { threads })
      await addResult(results, came)
      played.push(came)
      const { games: count, share, low, high } = standingOf(played, match, of)
      const percent = [share, low, high].map(each => `${Math.round(100 * each)} %`)
      process.stderr.write(
        `${match.game} ${match.seats}: ${match.one} among ${match.others} ${percent[0]} (${percent[1]}–${percent[2]}, ${count} games)\n`,
      )
    }
  }
  if (page !== 'none') await writeFile(page, pageOf(matches.map(({ match, of }) => ({ match, standing: standingOf(played, match, of) }))))
}

try {
  const asked = readArguments(process.argv.slice(2))
  if (asked === 'help') process.stdout.write(HELP)
  else await climb(asked)
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  process.stderr.write(`ladder: ${error.message}\nSee npm run ladder -- --help\n`)
  process.exitCode = 2
}
