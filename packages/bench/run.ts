/** npm run bench: how fast the kernel and the server are, beside boardgame.io. The method: CPU time, ratios, repetitions by turns. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { runWith } from '@wildcat/bots/arguments'
import { type Arguments, HELP, readArguments } from './arguments.ts'
import { measure, type Plan } from './race/measure.ts'
import { coreToPin } from './race/runner.ts'
import type { GameReport, Report } from './report/report.ts'
import type { ServerReport } from './report/server.ts'
import { tableOf } from './report/table.ts'
import { measureServer } from './server/measure.ts'
import type { ServerPlan } from './server/plan.ts'

function planOf({ quick, repetitions }: Arguments, core: number | undefined): Plan {
  const size = quick ? { proof: 600, commands: 300, least: 2_000 } : { proof: 50_000, commands: 7_000, least: 300_000 }
  return { ...size, repetitions, core, progress }
}

function serverPlanOf({ quick, repetitions }: Arguments, core: number | undefined): ServerPlan {
  const size = quick
    ? { tables: 4, idle: 4, warmUp: 5, commands: 5, perSecond: 100, seconds: 0.2 }
    : { tables: 200, idle: 400, warmUp: 100, commands: 10, perSecond: 300, seconds: 1 }
  return { ...size, repetitions, core, progress }
}

/** Only for people: it is not part of the output. */
function progress(doing: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${doing}`)
}

async function bench(given: Arguments): Promise<Report> {
  const core = coreToPin()
  const plan = planOf(given, core)
  const games: GameReport[] = []
  for (const game of given.kernel) games.push(await measure(game, plan))
  const servers: ServerReport[] = []
  for (const game of given.server) servers.push(await measureServer(game, serverPlanOf(given, core)))
  progress('')
  const { quick, repetitions } = given
  return { node: process.version, processor: cpus()[0]?.model ?? 'unknown', pinnedTo: core ?? null, quick, repetitions, games, servers }
}

async function run(given: Arguments): Promise<void> {
  const report = await bench(given)
  const json = `${JSON.stringify(report, null, 2)}\n`
  await mkdir(dirname(given.out), { recursive: true })
  await writeFile(given.out, json)
  process.stdout.write(given.json ? json : tableOf(report))
}

await runWith('bench', { help: HELP, read: readArguments, run })
