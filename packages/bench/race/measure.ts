/** All figures of one game: who plays it, in which order, how often. */
import { RIVALS, TITLE_OF } from '../contenders/index.ts'
import { type GameReport, GROWTHS, type Proof } from '../report/report.ts'
import { targetsOf } from '../report/targets.ts'
import { bytesOf, calibratorOf, growthOf, microsOf, plansOf, proofOf, raceOf } from './figures.ts'
import { Runner } from './runner.ts'
import { Sheet, type Who } from './sheet.ts'
import type { TaskName } from './task.ts'

export interface Plan {
  readonly repetitions: number
  readonly proof: number // commands that all contenders play to compare
  readonly commands: number // of the games whose records are replayed, and which are played again by lots
  readonly least: number // microseconds for a figure, in each repetition
  readonly core: number | undefined
  progress(doing: string): void
}

const RACERS = ['wildcat', ...RIVALS] as const
const LAPS = ['replay', 'random'] as const

export async function measure(game: string, plan: Plan): Promise<GameReport> {
  const sheet = new Sheet()
  await race(game, plan, sheet)
  await alone(game, plan, sheet)
  const found = { game, replay: raceOf(sheet, 'replay'), random: raceOf(sheet, 'random'), growth: growthOf(sheet), plans: plansOf(sheet) }
  return {
    proof: proofOf(sheet),
    ...found,
    micros: microsOf(sheet),
    bytes: bytesOf(sheet),
    calibrator: calibratorOf(sheet),
    targets: targetsOf(found),
  }
}

/** By turns, so that what disturbs one repetition disturbs all who run in it. */
async function race(game: string, plan: Plan, sheet: Sheet) {
  await withRunners(game, RACERS, plan, async ask => {
    for (const who of RACERS) {
      plan.progress(`${TITLE_OF[who]} plays ${plan.proof} commands to compare`)
      sheet.note(who, 'prove', await ask(who, 'prove', plan.proof))
    }
    refuseUnequal(game, proofOf(sheet))
    for (const task of LAPS) for (const who of RACERS) await ask(who, task, plan.commands) // to warm up
    for (let n = 0; n < plan.repetitions; n++) {
      plan.progress(`race ${n + 1} of ${plan.repetitions}`)
      for (const task of LAPS)
        for (const who of RACERS) {
          sheet.note(who, 'calibrate', await ask(who, 'calibrate', 0))
          sheet.note(who, task, await ask(who, task, plan.commands))
        }
    }
  })
}

async function alone(game: string, plan: Plan, sheet: Sheet) {
  await withRunners(game, ['alone'], plan, async ask => {
    sheet.note('alone', 'sizes', await ask('alone', 'sizes', plan.commands))
    for (const task of ['verbs', 'plans', ...GROWTHS] as const) await ask('alone', task, plan.commands) // to warm up
    for (let n = 0; n < plan.repetitions; n++) {
      plan.progress(`verbs and growth ${n + 1} of ${plan.repetitions}`)
      for (const task of ['calibrate', 'verbs', 'plans', ...GROWTHS] as const)
        sheet.note('alone', task, await ask('alone', task, plan.commands))
    }
  })
}

type Ask = (who: Who, task: TaskName, commands: number) => ReturnType<Runner['ask']>

async function withRunners(game: string, names: readonly Who[], { core, least }: Plan, use: (ask: Ask) => Promise<void>) {
  const runners = new Map<Who, Runner>()
  try {
    for (const who of names) runners.set(who, await Runner.start(game, who === 'alone' ? 'wildcat' : who, core))
    await use((who, task, commands) => {
      const runner = runners.get(who)
      if (runner === undefined) throw new Error(`${who} does not run here`)
      return runner.ask({ task, commands, least })
    })
  } finally {
    for (const runner of runners.values()) runner.stop()
  }
}

/** A comparison of different games would say nothing. */
function refuseUnequal(game: string, { checksums }: Proof) {
  const other = RIVALS.find(rival => checksums[rival] !== checksums.wildcat)
  if (other !== undefined) throw new Error(`${game}: ${TITLE_OF[other]} does not play the same games as ${TITLE_OF.wildcat}`)
}
