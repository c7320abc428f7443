/** The ladder as a page of the documentation. */
import { titleOf } from '@wildcat/catalogue'
import { LADDERS } from '../levels/ladders.ts'
import { OPPONENTS } from '../levels/opponents.ts'
import type { Figures } from './figures.ts'
import type { Pairing } from './pairing.ts'
import { ENOUGH, type Standing } from './results.ts'

interface Row {
  readonly pairing: Pairing
  readonly standing: Standing
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
const nameOf = (bot: string): string => OPPONENTS.find(({ id }) => id === bot)?.called[0] ?? bot
const titled = (game: string): string => titleOf(game)?.names.en ?? game

export function pageOf(rows: readonly Row[], figures: ReadonlyMap<string, Figures>): string {
  const games = [...new Set(rows.map(({ pairing }) => pairing.game))]
  return [
    '# The ladder',
    '',
    'How strong the five opponents are: one of them against others that are all the same, every deal played once from each seat. The interval',
    'is 95 %, by Wilson, over games. Where few games are given, little is known. Made by `npm run ladder`, which goes on where it stopped;',
    'results of bots that have changed since are not counted.',
    '`greedy` is the game’s own bot with the constants it had at first, and stays the same. `think-0-0` is that bot with those in force, by which',
    'all others play and think; `advised-3` plays like it and follows advice at one decision in three. _Missing_ are the minutes of one core until',
    '200 games are played, by those of the row whose time was taken. To measure again: `npm run ladder`, and',
    '`npm run ladder -- --each 0 --figures 4` for what stands below the tables.',
    ...games.flatMap(game => {
      const measured = figures.get(game)
      return [
        '',
        `## ${titled(game)}`,
        '',
        ...table(rows.filter(({ pairing }) => pairing.game === game)),
        '',
        ...dials(game),
        ...triedIn(game),
        ...(measured === undefined ? [] : ['', ...told(measured)]),
      ]
    }),
    '',
  ].join('\n')
}

const triedIn = (game: string): string[] => [LADDERS[game]?.tried].flatMap(text => (text === undefined ? [] : ['', text]))

/** What else was measured in a game. */
function told({ thinking, playouts, reasons, analysis }: Figures): string[] {
  const whole = (number: number) => Math.round(number).toLocaleString('en')
  const times = Object.entries(thinking).map(([bot, { median, most }]) => `${nameOf(bot)} ${whole(median)} / ${whole(most)}`)
  const decisions = Object.values(thinking).reduce((sum, each) => sum + each.decisions, 0)
  const lost = Object.entries(analysis.lost).map(([who, odds]) => `${nameOf(who)} ${odds.toFixed(1)}`)
  return [
    `- CPU milliseconds a decision at a table of four, median / 95 of a hundred: ${times.join(', ')} (${whole(decisions)} decisions).`,
    `- In thought: ${whole(playouts.perSecond)} playouts and ${whole(playouts.commandsPerSecond)} commands a second of CPU (${whole(playouts.playouts)} playouts to the end of the round, worlds and judgement included).`,
    ...(reasons.reasons === 0 ? [] : [saidOf(reasons)]),
    `- The analysis of a game from all four seats takes ${analysis.seconds.toFixed(1)} s of CPU; by it players lose by their decisions, against those of a sound player and in log-odds a game: ${lost.join(', ')} (${analysis.games} games).`,
  ]
}

const saidOf = ({ better, hold, kept, reasons, decisions }: Figures['reasons']): string =>
  `- Reasons given with advice come out the same way in ${percent(hold)} of fresh worlds, and ${percent(kept)} of them in at least 80 % (${reasons} reasons at ${decisions} of the ${better} decisions at which something was better than what they had in mind or the next best).`

function table(rows: readonly Row[]): string[] {
  const lines = rows.map(({ pairing: { seats, one, others }, standing }) => {
    const { games, share, low, high } = standing
    const result = games === 0 ? ['–', '–'] : [percent(share), `${percent(low)} to ${percent(high)}`]
    return [String(seats), nameOf(one), `${seats - 1} × ${nameOf(others)}`, String(games), ...result, percent(1 / seats), missing(standing)]
  })
  const cells = [['seats', 'one', 'against', 'games', 'wins', '95 %', 'by chance', 'missing'], ...lines]
  const widths = (cells[0] ?? []).map((_, i) => Math.max(3, ...cells.map(row => row[i]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...body.map(line)]
}

/** What it takes until there are enough. */
function missing({ games, seconds }: Standing): string {
  if (games >= ENOUGH) return '–'
  return seconds === 'unknown' ? '?' : `${Math.ceil(((ENOUGH - games) * seconds) / 60)} min`
}

/** What each of them does in this game. */
function dials(game: string): string[] {
  return (LADDERS[game]?.levels ?? []).map(({ slips, grave, attention, about, worlds, horizon, toTheEnd, margin, rivals }, n) => {
    const slip =
      grave === undefined ? 'the next best' : `one of the worst answers (at most ${percent(grave)} of the way from best to worst)`
    const said = [
      slips === undefined ? '' : `${slip} at ${percent(slips)} of decisions`,
      worlds === undefined
        ? 'plays as the game’s own bot does'
        : `${worlds} worlds, to the end of the round${horizon === undefined ? '' : ` and ${horizon} more`}`,
      attention === undefined ? '' : `at ${percent(attention)} of decisions`,
      margin === undefined ? '' : `where an answer is better by ${margin} standard errors`,
      toTheEnd === undefined ? '' : `to the end of the game when it is ${toTheEnd} rounds away`,
      rivals === 'various' ? 'rivals imagined by the constants in force and by those at first' : '',
      about === undefined ? '' : about === 'everything' ? 'driving and the like, too' : `only ${about.join(', ')}`,
    ]
    return `- ${nameOf(OPPONENTS[n]?.id ?? '')}: ${said.filter(part => part !== '').join(', ')}`
  })
}
