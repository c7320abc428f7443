/** npm run fit */
import { TITLES, titleOf } from '@wildcat/catalogue'
import { BadArguments, runWith } from '../arguments.ts'
import { type Asked, HELP, readArguments } from './arguments.ts'
import { type Climbed, climb, type Score } from './coordinates.ts'
import { positionsOf } from './positions.ts'
import { brier, fit, type Position } from './regression.ts'

/** What is printed with --json. */
export interface Fitted {
  readonly game: string
  readonly learnedFrom: { readonly games: number; readonly positions: number }
  readonly judgedBy: { readonly games: number; readonly positions: number }
  readonly weights: Readonly<Record<string, number>>
  readonly brier: Readonly<Record<'fitted' | 'inForce' | 'plain' | 'equal', number>>
}

async function fitOf({ game, games, seed, every }: Asked): Promise<Fitted> {
  const title = titleOf(game)
  const [policy, evaluation] = [await title?.greedy?.(), await title?.evaluation?.()]
  if (title === undefined || policy === undefined || evaluation === undefined) {
    const fit = TITLES.filter(each => each.greedy !== undefined && each.evaluation !== undefined).map(({ id }) => id)
    throw new BadArguments(`There is no game '${game}' with a greedy bot and an evaluation; there is: ${fit.join(', ')}.`)
  }
  const play = { engine: await title.engine(), policy, evaluation, seed, every }
  const more = Math.ceil(games / 4)
  const [learned, judged]: [Position[], Position[]] = [[], []]
  for (let n = 0; n < games + more; n++) {
    ;(n < games ? learned : judged).push(...positionsOf(play, n))
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${n + 1 < games + more ? `game ${n + 1} of ${games + more}` : ''}`)
  }
  const { features, plain } = evaluation
  const weights = fit(
    learned,
    features.map(() => true),
  )
  const alone = fit(
    learned,
    features.map(feature => plain.includes(feature)),
  )
  return {
    game,
    learnedFrom: { games, positions: learned.length },
    judgedBy: { games: more, positions: judged.length },
    weights: Object.fromEntries(features.map((feature, i) => [feature, weights[i] ?? 0])),
    brier: {
      fitted: brier(judged, weights),
      inForce: brier(judged, evaluation.weights),
      plain: brier(judged, alone),
      equal: brier(judged, []),
    },
  }
}

function textOf({ game, learnedFrom, judgedBy, weights, brier: score }: Fitted): string {
  const of = ({ games, positions }: Fitted['judgedBy']) => `${positions} positions of ${games} games`
  const width = Math.max(...Object.keys(weights).map(name => name.length))
  return [
    `${game}: learned from ${of(learnedFrom)}, judged by ${of(judgedBy)}`,
    '',
    ...Object.entries(weights).map(([name, weight]) => `  ${name.padEnd(width)}  ${weight.toFixed(4).padStart(9)}`),
    '',
    `Brier score: ${score.fitted.toFixed(3)} fitted, ${score.inForce.toFixed(3)} with the weights in force, ${score.plain.toFixed(3)} by the plain features alone, ${score.equal.toFixed(3)} with equal chances`,
    '',
  ].join('\n')
}

async function climbedOf({ game, games, seed, seats, passes, only }: Asked): Promise<Climbed[]> {
  const title = titleOf(game)
  const tuning = await title?.tuning?.()
  if (title === undefined || tuning === undefined) {
    const known = TITLES.filter(each => each.tuning !== undefined).map(({ id }) => id)
    throw new BadArguments(`There is no game '${game}' whose bot has constants to be tried; there is: ${known.join(', ')}.`)
  }
  const engine = await title.engine()
  const { least, most } = engine.seats
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n).filter(count => seats === 'all' || count === seats)
  if (counts.length === 0) throw new BadArguments(`${game} is played by ${least} to ${most}.`)
  const names = Object.keys(tuning.constants(least))
  const unknown = only === 'all' ? undefined : only.find(name => !names.includes(name))
  if (unknown !== undefined) throw new BadArguments(`There is no constant '${unknown}'; there is: ${names.join(', ')}.`)
  const told = (line: string) => process.stderr.write(`${line}\n`)
  return counts.map(count => climb({ engine, tuning, seats: count, games, seed, only }, passes, told))
}

function climbText({ seats, constants, changes, against: { inForce, first } }: Climbed): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const said = ({ share, low, high, games }: Score) => `${percent(share)} (${percent(low)} to ${percent(high)}, ${games} games)`
  return [
    `${seats} seats: ${changes.length === 0 ? 'nothing better was found' : JSON.stringify(constants)}`,
    `  one among those in force: ${said(inForce)}; among the first ones: ${said(first)}; by chance ${percent(1 / seats)}`,
    '',
  ].join('\n')
}

await runWith<Asked>('fit', {
  help: HELP,
  read: readArguments,
  async run(asked) {
    if (asked.constants) {
      const climbed = await climbedOf(asked)
      process.stdout.write(asked.json ? `${JSON.stringify(climbed, null, 2)}\n` : climbed.map(climbText).join(''))
      return
    }
    const fitted = await fitOf(asked)
    process.stdout.write(asked.json ? `${JSON.stringify(fitted, null, 2)}\n` : textOf(fitted))
  },
})
