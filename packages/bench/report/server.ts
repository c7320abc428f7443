/** What the bench found of the server, as it is written to the file. */
import type { Spread, Target } from './report.ts'

/** Ours, theirs, and ours to theirs within each repetition. */
export interface Beside {
  readonly ours: Spread
  readonly theirs: Spread
  readonly ratio: Spread
}

export interface ServerReport {
  readonly game: string
  readonly seats: number
  readonly tables: number
  readonly commands: number // at each table, in each repetition
  readonly paced: number // commands a second, where waiting is measured
  readonly cpu: Beside // µs a command, beside boardgame.io
  readonly echo: Beside // the same, beside a server that only echoes as many bytes
  readonly perSecond: Beside
  readonly fastestCpu: Beside // beside boardgame.io in its fastest mount, which is no way that it documents
  readonly fastestPerSecond: Beside
  readonly fastestP99: Beside
  readonly durableCpu: Beside // beside the same with its matches on the disk
  readonly durableP50: Beside
  readonly durableP99: Beside
  readonly threads: Readonly<Record<'main' | 'store' | 'helpers', Spread>> // µs a command of ours, where the system tells
  readonly written: Spread // bytes a command of ours on the disk, in whole blocks and in batches as large as they come
  readonly p50: Beside // ms until a command is answered, at a pace
  readonly p99: Beside
  readonly tableBytes: Beside // one table with a socket at each seat
  readonly socketBytes: Beside // one idle socket
  readonly updateBytes: number // mean
  readonly reconnect: Spread // bytes / those of the seat's view
  readonly thinking: Spread // ms, p99 of the event loop while two bots think
  readonly inside: Spread // speed of the rules in the server's process / in a clean one
  readonly coldCpu: Beside // ms, beside a bare Node that answers the same
  readonly coldWall: Beside
  readonly stretch: Spread // wall / CPU of a plain loop: 1 on a machine that has nothing else to do
  readonly busy: boolean
  readonly targets: readonly Target[]
}

const BUSY = 1.15

export const isBusy = (stretch: Spread): boolean => stretch.median > BUSY

/** Shown beside what was reached; nothing fails because a machine is slow. */
export function serverTargets(found: Omit<ServerReport, 'targets'>): Target[] {
  const most = (name: string, atMost: number, reached: number): Target => ({ name, atMost, reached, passed: reached <= atMost })
  const least = (name: string, atLeast: number, reached: number): Target => ({ name, atLeast, reached, passed: reached >= atLeast })
  const byWall = (target: Target): Target => (found.busy ? { ...target, noisy: true } : target)
  return [
    byWall(least('commands/s, times boardgame.io as its tutorial has it', 5, found.perSecond.ratio.median)),
    most('CPU a command / boardgame.io as its tutorial has it', 0.3, found.cpu.ratio.median),
    most('CPU a command / boardgame.io in its fastest mount', found.game === 'giganten' ? 0.3 : 0.4, found.fastestCpu.ratio.median),
    byWall(most('p99 at a pace / boardgame.io with its matches on the disk', 1, found.durableP99.ratio.median)),
    most('CPU a command / echo of the same bytes', 4, found.echo.ratio.median),
    byWall(most('p99 at a pace / boardgame.io as its tutorial has it', 0.7, found.p99.ratio.median)),
    most('idle table with a socket at each seat, kB', 100, found.tableBytes.ours.median / 1000),
    most('idle socket, kB', 15, found.socketBytes.ours.median / 1000),
    most('bytes of a reconnection / seat’s view', 1.5, found.reconnect.median),
    byWall(most('event loop p99 while two bots think, ms', 20, found.thinking.median)),
    least('speed inside the server / in a clean process', 0.85, found.inside.median),
    byWall(most('from spawn to the first answer / bare Node', 2.5, found.coldWall.ratio.median)),
  ]
}
