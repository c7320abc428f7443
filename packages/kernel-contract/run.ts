/** npm run contract */
import { availableParallelism } from 'node:os'
import { type Asked, asked, BadArgument, HELP } from './arguments.ts'
import { breachText } from './breach.ts'
import { type Configuration, configurations, seatCounts } from './configurations.ts'
import { type Findings, together } from './examine.ts'
import type { Examined } from './examined.ts'
import { runJobs } from './jobs.ts'
import { recordAnew } from './recorded.ts'
import { type Listed, SUBJECTS, subjectOf } from './subjects.ts'

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

function chosen({ game }: Asked): readonly Listed[] {
  if (game === undefined) return SUBJECTS
  const found = subjectOf(game)
  if (found !== undefined) return [found]
  throw new BadArgument(`there is no game '${game}'; there is: ${SUBJECTS.map(({ subject }) => subject.game.id).join(', ')}`)
}

/** On a terminal: how far it is, on one line that goes away. */
function progress(id: string) {
  if (!process.stderr.isTTY) return undefined
  return (games: number, of: number) => void process.stderr.write(`\r\u001b[K${games < of ? `${id}: game ${games} of ${of}` : ''}`)
}

type Timed = Omit<Findings, 'seen'> & { readonly seconds: number }

async function examineOne(subject: Examined, request: Asked): Promise<Timed> {
  const started = performance.now()
  const { id } = subject.game
  const job = { game: id, seeds: request.seeds, every: request.every, tables: tablesFor(subject, request), checks: request.checks }
  const parts = await runJobs(subject, job, availableParallelism(), progress(id))
  const { seen: _, ...findings } = together(subject, parts, request.whole)
  return { ...findings, seconds: Math.round(performance.now() - started) / 1000 }
}

function report({ game, games, commands, looks, seconds, breaches, unjudged }: Timed): string {
  const played = `${games} games, ${commands} commands, ${looks} of them closely, ${seconds.toFixed(1)} s`
  const open = unjudged.map(text => `\n  not judged: ${text}`).join('')
  if (breaches.length === 0) return `${game}: every promise kept (${played})${open}`
  return `${breaches.map(breachText).join('\n\n')}\n\n${game}: ${breaches.length} promises broken (${played})${open}`
}

async function examineAll(request: Asked): Promise<boolean> {
  const all: Timed[] = []
  for (const { subject } of chosen(request)) all.push(await examineOne(subject, request))
  console.log(request.json ? JSON.stringify({ games: all }, undefined, 2) : all.map(report).join('\n\n'))
  return all.every(({ breaches }) => breaches.length === 0)
}

function record(request: Asked): boolean {
  const results = chosen(request).map(({ subject, records }) => ({ game: subject.game.id, ...recordAnew(subject, records) }))
  const said = results.flatMap(({ game, written, missing }) => [
    `${game}: recorded ${written.join(', ') || 'nothing'}`,
    ...(missing.length === 0
      ? []
      : [`${game}: random play never ended by ${missing.join(', ')}; play such a game and keep its record by hand`]),
  ])
  console.log(request.json ? JSON.stringify({ records: results }, undefined, 2) : said.join('\n'))
  return results.every(({ missing }) => missing.length === 0)
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const request = asked(args)
    if (request.help) {
      console.log(HELP)
      return 0
    }
    return (request.record ? record(request) : await examineAll(request)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error
    console.error(`contract: ${error.message}\nSee npm run contract -- --help`)
    return 2
  }
}

process.exitCode = await main(process.argv.slice(2))
