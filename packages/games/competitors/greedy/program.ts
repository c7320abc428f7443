/** Which deliveries in which order: the best row of jobs for the actions that are left, a few of the best kept at each length. */
import { at } from '@wildcat/kernel'
import { FAR } from '../planner/atlas.ts'
import type { Constants } from './constants.ts'
import type { Job } from './jobs.ts'
import { movesTo, type Standing } from './reach.ts'
import type { Outlook } from './trips.ts'
import { toCome } from './worth.ts'

export interface Means {
  readonly standings: readonly Standing[]
  readonly jobs: readonly Job[]
  readonly bits: number // continents with an own base
  readonly actions: number // that are left in the game
  readonly missing: number // points
  readonly euro: number // what one is worth
  readonly spent: number // actions, before anything of this begins
  readonly later: readonly number[] // how much counts what comes after so many actions
  readonly constants: Constants
}
/** A job that the route planner has looked at. */
export interface Known extends Outlook {
  readonly moves: number
}
/** By job and vehicle; none: it cannot be done. */
export type Knowledge = ReadonlyMap<string, Known | 'none'>
export const keyOf = ({ goods, from, to }: Job, { vehicle }: Standing): string => `${goods} ${from} ${to} ${vehicle}`

/** The first thing to do. */
export interface Task {
  readonly job: Job
  readonly standing: Standing
  readonly moves: number
}
export interface Program {
  readonly worth: number
  readonly first: Task | 'none' // none: better cards are needed
  readonly contracts: number // cards that it uses, as bits
  readonly states: number
}

/** Actions until there is anything to deliver, about, where a hand allows nothing yet. */
const NO_DELIVERY = 4
/** Actions until the first delivery of a program has arrived. */
export const untilNext = ({ first }: Program): number =>
  first === 'none' ? NO_DELIVERY : first.moves + (first.job.signed === 'no' ? 2 : 1)

interface Row extends Program {
  readonly standings: readonly Standing[]
  readonly actions: number
  readonly missing: number
  readonly gained: number
}
const WIDTH = 8
const LENGTH = 4

export function bestProgram(means: Means, known?: Knowledge): Program {
  const { standings, actions, missing, spent, constants } = means
  const worth = later(means, spent) * toCome(missing, actions - spent, constants)
  let rows: Row[] = [{ standings, contracts: 0, states: 0, actions: spent, missing, gained: 0, worth, first: 'none' }]
  let best = at(rows, 0)
  for (let length = 0; length < LENGTH && rows.length > 0; length++) {
    const longer: Row[] = []
    for (const row of rows) extend(means, row, longer, length === 0 ? known : undefined)
    rows = longer
    const [top] = rows
    if (top !== undefined && top.worth > best.worth) best = top
  }
  return best
}

/** Of vehicles of a kind in one place one is enough. */
function extend(means: Means, row: Row, into: Row[], known: Knowledge | undefined): void {
  const places = row.standings.flatMap((standing, n) => (isTwin(row.standings, n) ? [] : [{ n, standing }]))
  for (const job of means.jobs) {
    if ((job.contracts & row.contracts) !== 0 || (job.states & row.states) !== 0) continue
    for (const { n, standing } of places) if (job.outlooks[standing.kind] !== 'none') consider(means, row, job, n, standing, into, known)
  }
}
function isTwin(standings: readonly Standing[], n: number): boolean {
  const { kind, node } = at(standings, n)
  for (let before = 0; before < n; before++) if (at(standings, before).kind === kind && at(standings, before).node === node) return true
  return false
}

function consider(means: Means, row: Row, job: Job, n: number, standing: Standing, into: Row[], known: Knowledge | undefined): void {
  const map = job.outlooks[standing.kind]
  if (map === 'none') return
  const proved = known?.get(keyOf(job, standing))
  if (proved === 'none') return
  const moves = proved?.moves ?? movesTo(standing, job.from, means.bits)
  const actions = row.actions + moves + (job.signed === 'no' ? 2 : 1)
  if (moves >= FAR || actions > means.actions) return
  const { chance, euro, extra } = proved ?? map
  const points = chance * Math.min(job.vp, row.missing) - (1 - chance)
  const gained = row.gained + later(means, actions) * (points + euro * means.euro + extra)
  const missing = Math.max(0, row.missing - Math.max(0, points))
  const worth = gained + later(means, actions) * toCome(missing, means.actions - actions, means.constants)
  const last = into[WIDTH - 1]
  if (last !== undefined && last.worth >= worth) return
  const standings = row.standings.slice()
  standings[n] = { vehicle: standing.vehicle, kind: standing.kind, node: job.to, left: 0 }
  const first = row.first === 'none' ? { job, standing, moves } : row.first
  const longer = {
    standings,
    contracts: row.contracts | job.contracts,
    states: row.states | job.states,
    actions,
    missing,
    gained,
    worth,
    first,
  }
  insert(into, longer)
}

/** The best come first. */
function insert(rows: Row[], row: Row): void {
  let n = rows.length
  while (n > 0 && at(rows, n - 1).worth < row.worth) n--
  rows.splice(n, 0, row)
  if (rows.length > WIDTH) rows.pop()
}

/** What comes after so many actions counts so much. */
export const later = (means: Means, actions: number): number => means.later[actions] ?? 0
