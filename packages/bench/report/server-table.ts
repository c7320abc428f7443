/** The server's figures as one reads them on a screen. */
import { fine, row, short, spread, targetLine, whole } from './print.ts'
import type { Beside, ServerReport } from './server.ts'

export const serverLines = (report: ServerReport): string[] => [
  '',
  `## server: ${report.tables} tables of ${report.game} at once, ${report.seats} seats, over loopback`,
  'All servers show the same at every table in the end. Ours has each command on the disk before it is acknowledged, theirs in memory.',
  'boardgame.io plays as its tutorial has it, with drafts that are changed in place; in its fastest mount a plugin of ours hands it the plain state.',
  ...(report.busy
    ? [
        `BUSY: a plain loop took ${short(report.stretch.median)} times its CPU time. What is measured by the wall clock (†) is not to be trusted.`,
      ]
    : []),
  '',
  row('', 'Wildcat', 'boardgame.io', '      ratio'),
  line('CPU a command, µs', report.cpu, whole),
  line('commands/s †', report.perSecond, whole),
  line(`answered after, ms, half of them, at ${report.paced}/s †`, report.p50, fine),
  line('  99 of 100 †', report.p99, fine),
  line('a table with a socket at each seat, kB', report.tableBytes, kilo),
  line('an idle socket, kB', report.socketBytes, kilo),
  '',
  row('', 'Wildcat', 'compared with', '      ratio'),
  line('CPU a command, µs, and boardgame.io in its fastest mount', report.fastestCpu, whole),
  line('  commands/s †', report.fastestPerSecond, whole),
  line('  answered after, ms, 99 of 100 †', report.fastestP99, fine),
  line('CPU a command, µs, and that with its matches on the disk', report.durableCpu, whole),
  line('  answered after, ms, half of them †', report.durableP50, fine),
  line('  99 of 100 †', report.durableP99, fine),
  line('CPU a command, µs, and a mere echo of the same bytes', report.echo, whole),
  line('from spawn to the first answer, ms, and a bare Node †', report.coldWall, whole),
  line('  ms of CPU in all threads', report.coldCpu, whole),
  '',
  ...Object.entries(report.threads).map(([thread, spent]) => row(`CPU a command, µs, ${THREADS[thread] ?? thread}`, spread(spent, whole))),
  row('bytes a command on the disk, all at once', spread(report.written, whole)),
  row('bytes of an update, mean', whole(report.updateBytes)),
  row('bytes of a reconnection / seat’s view', spread(report.reconnect, fine)),
  row('event loop p99 while two bots think, ms †', spread(report.thinking, fine)),
  row('speed of the rules inside the server / in a clean process', spread(report.inside, fine)),
  '',
  'Targets',
  ...report.targets.map(targetLine),
]

const THREADS: Readonly<Record<string, string>> = {
  main: 'of ours: the thread in which all play',
  store: '  that of the store',
  helpers: '  those of V8 and Node',
}
const kilo = (bytes: number): string => short(bytes / 1000)
const line = (title: string, { ours, theirs, ratio }: Beside, write: (n: number) => string): string =>
  row(`  ${title}`, spread(ours, write), spread(theirs, write), `× ${spread(ratio, fine)}`)
