/** The report as one reads it on a screen. */
import { RIVALS, TITLE_OF } from '../contenders/index.ts'
import { LONG, SHORT } from '../measures/long-match.ts'
import { SIZED } from '../measures/sizes.ts'
import { VERBS } from '../measures/verbs.ts'
import { fine, row, short, spread, targetLine, whole } from './print.ts'
import { type GameReport, GROWTHS, type GrowthName, type Race, type Report } from './report.ts'
import { serverLines } from './server-table.ts'
import { MOST_GROWTH } from './targets.ts'

const GROWTH_TITLE: Readonly<Record<GrowthName, string>> = {
  bySeats: 'most seats / fewest seats',
  byAge: 'last fifth of a game / first fifth',
  byTable: `a table after ${LONG.toLocaleString('en')} entries / within its first ${SHORT}`,
  byRecord: `an entry of a record of ${LONG.toLocaleString('en')} / of ${SHORT}`,
}

export function tableOf(report: Report): string {
  const { node, processor, pinnedTo, repetitions, quick } = report
  const pinned = pinnedTo === null ? 'not pinned' : `pinned to core ${pinnedTo}`
  const head = `Node ${node}, ${processor}, ${pinned}; CPU time, median of ${repetitions} (least … most)${quick ? '; --quick: figures mean nothing' : ''}`
  return [head, ...report.games.flatMap(gameLines), ...report.servers.flatMap(serverLines), ''].join('\n')
}

function gameLines(report: GameReport): string[] {
  const { game, proof, calibrator, targets } = report
  return [
    '',
    `## ${game}`,
    `All contenders play the same ${proof.games} games (${whole(proof.commands)} commands), state by state: ${proof.checksums.wildcat}`,
    ...(calibrator.tooNoisy
      ? [`TOO NOISY: a fixed loop swung ${calibrator.swing.toFixed(2)}-fold. These figures are not to be trusted.`]
      : []),
    ...raceLines('Replay', report.replay),
    ...raceLines('Random play', report.random),
    '',
    row('Verb', 'µs'),
    ...VERBS.map(verb => row(`  ${verb}`, spread(report.micros[verb], fine))),
    ...(report.plans === null
      ? []
      : [
          row('  a plan, median', spread(report.plans.median, fine)),
          row('  a plan, 95 of 100 are faster', spread(report.plans.slow, fine)),
        ]),
    '',
    row('JSON', 'bytes, mean (most)'),
    ...SIZED.map(name => row(`  ${name}`, `${whole(report.bytes[name].mean)} (${whole(report.bytes[name].most)})`)),
    '',
    row('Growth of µs a command', 'ratio'),
    ...GROWTHS.map(name => {
      const grown = report.growth[name]
      return row(
        `  ${GROWTH_TITLE[name]}`,
        grown === null ? 'nothing to take back' : spread(grown.ratio, fine),
        `at most ${MOST_GROWTH[name]}`,
      )
    }),
    '',
    `Targets; its tutorial changes drafts in place, its fastest mount (*) is handed the plain state by a plugin of ours`,
    ...targets.map(targetLine),
    `  (the calibrator swung ${calibrator.swing.toFixed(2)}-fold)`,
  ]
}

const raceLines = (title: string, { perSecond, ratios, fastest }: Race): string[] => [
  '',
  row(title, 'commands/s', 'Wildcat is faster by'),
  row(`  ${TITLE_OF.wildcat}`, spread(perSecond.wildcat, whole)),
  ...RIVALS.map(rival =>
    row(`  ${TITLE_OF[rival]}${rival === fastest ? ' *' : ''}`, spread(perSecond[rival], whole), `× ${spread(ratios[rival], short)}`),
  ),
]
