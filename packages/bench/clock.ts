/** The clock is this process's CPU time: wall time swings with whatever else the machine does. */

/** Microseconds of CPU that this process has used. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

export interface Work {
  prepare?(): void // not counted
  run(): number // how many units it did
}

export interface Spent {
  units: number
  micros: number
}

/** Runs some work until it has used `least` microseconds. */
export function spend(least: number, work: Work): Spent {
  const spent = { units: 0, micros: 0 }
  while (spent.micros < least) add(work, spent)
  return spent
}

/** Two kinds of work by turns: whatever disturbs the one disturbs the other. */
export function byTurns(least: number, first: Work, second: Work): readonly [Spent, Spent] {
  const a = { units: 0, micros: 0 }
  const b = { units: 0, micros: 0 }
  while (Math.min(a.micros, b.micros) < least) {
    add(first, a)
    add(second, b)
  }
  return [a, b]
}

export const microsEach = ({ units, micros }: Spent): number => micros / units

/** Long enough to make nothing of what it costs to read the clock. */
const STRETCH = 10_000

function add(work: Work, spent: Spent) {
  work.prepare?.()
  const from = cpu()
  let runs = 1
  let units = work.run()
  let micros = cpu() - from
  // What need not be prepared is run again, twice as often each time.
  while (work.prepare === undefined && micros < STRETCH) {
    for (let n = 0; n < runs; n++) units += work.run()
    runs *= 2
    micros = cpu() - from
  }
  spent.units += units
  spent.micros += micros
}

const ROUNDS = 20_000_000

/** A fixed plain loop. If it does not take the same time throughout, neither does anything else. */
export function calibrate(): number {
  const from = cpu()
  let x = 1
  for (let i = 0; i < ROUNDS; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0
  keep(x)
  return cpu() - from
}

const kept: unknown[] = [undefined]

/** Holds on to a result, so that no compiler leaves out the work that made it. */
export function keep(result: unknown): void {
  kept[0] = result
}
