/** The ladder as a page of the documentation. */
import { titleOf } from '@wildcat/catalogue'
import { LADDERS } from '../search/ladders.ts'
import { OPPONENTS } from '../search/opponents.ts'
import type { Match } from './match.ts'
import type { Standing } from './results.ts'

interface Row {
  readonly match: Match
  readonly standing: Standing
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
const nameOf = (bot: string): string => OPPONENTS.find(({ id }) => id === bot)?.called[0] ?? bot
const titled = (game: string): string => titleOf(game)?.names.en ?? game

export function pageOf(rows: readonly Row[]): string {
  const games = [...new Set(rows.map(({ match }) => match.game))]
  return [
    '# The ladder',
    '',
    'How strong the five opponents are: one of them against others that are all the same, every deal played once from each seat. The interval',
    'is 95 %, by Wilson, over games. Where few games are given, little is known. Made by `npm run ladder`, which goes on where it stopped;',
    'results of bots that have changed since are not counted.',
    ...games.flatMap(game => ['', `## ${titled(game)}`, '', ...table(rows.filter(({ match }) => match.game === game)), '', ...dials(game)]),
    '',
  ].join('\n')
}

function table(rows: readonly Row[]): string[] {
  const lines = rows.map(({ match: { seats, one, others }, standing: { games, share, low, high } }) => {
    const result = games === 0 ? ['–', '–'] : [percent(share), `${percent(low)} to ${percent(high)}`]
    return [String(seats), nameOf(one), `${seats - 1} × ${nameOf(others)}`, String(games), ...result, percent(1 / seats)]
  })
  const cells = [['seats', 'one', 'against', 'games', 'wins', '95 %', 'by chance'], ...lines]
  const widths = (cells[0] ?? []).map((_, i) => Math.max(3, ...cells.map(row => row[i]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...body.map(line)]
}

/** What each of them does in this game. */
function dials(game: string): string[] {
  return (LADDERS[game]?.levels ?? []).map(({ slips, attention, only, worlds, horizon }, n) => {
    const said = [
      slips === undefined ? '' : `the next best at ${percent(slips)} of decisions`,
      worlds === undefined
        ? 'plays as the game’s own bot does'
        : `${worlds} worlds, to the end of the round${horizon === undefined ? '' : ` and ${horizon} more`}`,
      attention === undefined ? '' : `at ${percent(attention)} of decisions`,
      only === undefined ? '' : `only ${only.join(', ')}`,
    ]
    return `- ${nameOf(OPPONENTS[n]?.id ?? '')}: ${said.filter(part => part !== '').join(', ')}`
  })
}
