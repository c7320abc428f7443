/** npm run contract */
import { type Asked, asked, BadArgument, HELP } from './arguments.ts'
import { breachText } from './breach.ts'
import { type Configuration, configurations, seatCounts } from './configurations.ts'
import { examine, type Findings } from './examine.ts'
import type { Examined } from './examined.ts'
import { recordAnew } from './recorded.ts'
import { SUBJECTS } from './subjects.ts'

/** What was asked for, or every table there is. */
function tablesFor({ game }: Examined, { seats, options }: Asked): readonly Configuration[] {
  const counts = seatCounts(game)
  if (seats !== undefined && !counts.includes(seats))
    throw new BadArgument(`${game.id} is for ${counts.join(', ')} seats, not for ${seats}`)
  if (options === undefined) return configurations(game, seats === undefined ? {} : { seats })
  return (seats === undefined ? counts : [seats]).map(each => {
    const parsed = game.options(each, options)
    if ('refused' in parsed) throw new BadArgument(`${game.id} refuses these options: ${JSON.stringify(parsed.refused)}`)
    return { seats: each, options: parsed.ok }
  })
}

function chosen({ game }: Asked) {
  const found = SUBJECTS.filter(({ subject }) => game === undefined || subject.game.id === game)
  if (found.length > 0) return found
  throw new BadArgument(`there is no game '${game}'; there is: ${SUBJECTS.map(({ subject }) => subject.game.id).join(', ')}`)
}

function progress(id: string) {
  if (!process.stderr.isTTY) return undefined
  return (games: number, of: number, breaches: number) => {
    const found = breaches === 0 ? '' : `, ${breaches} broken`
    process.stderr.write(`\r\u001b[K${games < of ? `${id}: game ${games} of ${of}${found}` : ''}`)
  }
}

type Timed = Findings & { readonly seconds: number }

function examineOne(subject: Examined, request: Asked): Timed {
  const started = performance.now()
  const show = progress(subject.game.id)
  const findings = examine(subject, {
    seeds: request.seeds,
    every: request.every,
    tables: tablesFor(subject, request),
    coverage: request.whole,
    ...(show === undefined ? {} : { progress: show }),
  })
  return { ...findings, seconds: Math.round(performance.now() - started) / 1000 }
}

function report({ game, games, commands, seconds, breaches }: Timed): string {
  const played = `${games} games, ${commands} commands, ${seconds.toFixed(1)} s`
  if (breaches.length === 0) return `${game}: every promise kept (${played})`
  return `${breaches.map(breachText).join('\n\n')}\n\n${game}: ${breaches.length} promises broken (${played})`
}

function record(request: Asked): boolean {
  const results = chosen(request).map(({ subject, records }) => ({ game: subject.game.id, ...recordAnew(subject, records) }))
  if (request.json) console.log(JSON.stringify(results))
  else
    for (const { game, written, missing } of results) {
      console.log(`${game}: recorded ${written.join(', ') || 'nothing'}`)
      if (missing.length > 0)
        console.log(`${game}: random play never ended by ${missing.join(', ')}; play such a game and keep its record by hand`)
    }
  return results.every(({ missing }) => missing.length === 0)
}

function examineAll(request: Asked): boolean {
  const findings = chosen(request).map(({ subject }) => examineOne(subject, request))
  console.log(request.json ? JSON.stringify(findings, undefined, 2) : findings.map(report).join('\n\n'))
  return findings.every(({ breaches }) => breaches.length === 0)
}

function main(args: readonly string[]): number {
  try {
    const request = asked(args)
    if (request.help) {
      console.log(HELP)
      return 0
    }
    return (request.record ? record(request) : examineAll(request)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error
    console.error(`contract: ${error.message}\nSee npm run contract -- --help`)
    return 2
  }
}

process.exitCode = main(process.argv.slice(2))
