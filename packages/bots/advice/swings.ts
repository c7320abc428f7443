/** What changed a seat's chances besides its decisions: stretches of the game with one cause each, and in each what changed most. */
import { at, type Seat, type Types } from '@wildcat/kernel'
import type { Answer } from '../search/candidates.ts'
import { differenceOf, meanOf } from '../search/differences.ts'
import type { Lived, LivedMoment } from './lived.ts'
import type { Which } from './standing.ts'
import type { Cause } from './sums.ts'

export interface Swing {
  readonly from: number
  readonly to: number // the position after it
  readonly round: number
  readonly view: Types['view'] // of the seat, when it had happened
  readonly events: readonly Types['event'][] // of what the seat heard, what says most
  readonly cause: Exclude<Cause, 'decisions'>
  readonly before: number
  readonly after: number
  readonly error: number // of the change: one standard error
}

/** A place in the game, or a turn of its own that begins there. */
export interface Place {
  readonly at: number
  readonly turn?: Answer
}
/** What can be expected at a place, by world. */
export type Stands = (place: Place, which: Which) => readonly number[]

export interface Run {
  readonly cause: Cause
  readonly from: number // the first command
  readonly before: Place
  readonly after: Place
}

/**
 * From a turn of its own, or from the beginning, to a position. The turn itself has been judged; what it turned up has not, nor what
 * others had kept secret until then.
 */
export function runsBetween(moments: readonly LivedMoment[], seat: Seat, before: Place & { readonly end: number }, to: number): Run[] {
  const { end } = before
  const heads: { cause: Cause; from: number }[] = []
  const last = before.turn === undefined ? undefined : moments[end - 1]
  if (last !== undefined && last.news.length > 0) heads.push({ cause: last.drawn.length > 0 ? 'draws' : 'others', from: end - 1 })
  for (const { at: from, by, drawn } of moments.slice(end, to)) {
    const cause = drawn.length > 0 ? 'draws' : by === seat ? 'moves' : 'others'
    if (heads.at(-1)?.cause !== cause) heads.push({ cause, from })
  }
  if (heads.length === 0) return [{ cause: 'decisions', from: before.at, before, after: { at: to } }]
  return heads.map(({ cause, from }, n) => ({
    cause,
    from,
    before: n === 0 ? before : { at: from },
    after: { at: heads[n + 1]?.from ?? to },
  }))
}

/** The part of a run that changed most: a draw, or what one player did until another did something. */
function mostIn(run: Run, moments: readonly LivedMoment[], stands: Stands): Run {
  const { cause, from, before, after } = run
  const starts = moments.slice(from, after.at).filter(({ by }, n, all) => n === 0 || cause === 'draws' || by !== all[n - 1]?.by)
  const parts = starts.map(({ at: start }, n): Run => {
    const next = starts[n + 1]
    return { cause, from: start, before: n === 0 ? before : { at: start }, after: next === undefined ? after : { at: next.at } }
  })
  const whole = changeOf(run, stands)
  const by = (part: Run) => changeOf(part, stands) * Math.sign(whole)
  return parts.reduce((best, part) => (by(part) > by(best) ? part : best), parts[0] ?? run)
}

const changeOf = ({ before, after }: Run, stands: Stands): number => meanOf(stands(after, 'usual')) - meanOf(stands(before, 'usual'))

/** Runs are looked into, and what is found is measured again: so many of them. */
const MOST = 6
const CLEAR = 2 // standard errors

/** Those that are certain, the largest first. */
export function swingsIn(runs: readonly Run[], lived: Lived, stands: Stands): Swing[] {
  const own = runs.filter(({ cause }) => cause !== 'decisions')
  const sizes = new Map(own.map(run => [run, Math.abs(changeOf(run, stands))]))
  return own
    .toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))
    .slice(0, MOST)
    .map(run => measured(mostIn(run, lived.moments, stands), lived, stands))
    .filter(({ before, after, error }) => Math.abs(after - before) > CLEAR * error)
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
}

/** In worlds in which it was not found. */
function measured(run: Run, { seat, moments, end }: Lived, stands: Stands): Swing {
  const [before, after] = [stands(run.before, 'fresh'), stands(run.after, 'fresh')]
  const { error } = differenceOf(after.map((share, n) => share - at(before, n)))
  const [from, to] = [run.from, run.after.at]
  return {
    from,
    to,
    round: at(moments, from).view.round,
    view: moments[to]?.view ?? end,
    events: sayingMost(moments.slice(from, to), run.cause, seat),
    cause: run.cause === 'decisions' ? 'moves' : run.cause,
    before: meanOf(before),
    after: meanOf(after),
    error,
  }
}

/** Of chance what was drawn, of others what they did or had kept secret; of these whatever says more than who did something, and when. */
function sayingMost(moments: readonly LivedMoment[], cause: Cause, seat: Seat): Types['event'][] {
  const all = moments.flatMap(({ by, events, drawn, news }) => {
    if (cause === 'draws' && drawn.length > 0) return drawn
    return cause === 'others' && by === seat ? news : events
  })
  const telling = all.filter(event => Object.entries(event).some(([field, value]) => !MERE.has(field) && value !== null))
  return telling.length > 0 ? telling : all
}
const MERE: ReadonlySet<string> = new Set(['kind', 'seat', 'round', 'first', 'last', 'draws'])
