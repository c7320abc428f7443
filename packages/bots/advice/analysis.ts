/**
 * A game looked at again with the eyes of one seat, by what it knew at each moment: what it could expect, which decisions cost it most,
 * and what dice, draws and the others did. The judge looks further ahead than the players did, and in worlds of its own.
 *
 * Whoever is far behind loses no share of a win by any blunder: so sums are in log-odds, and only single moments are told in shares.
 */
import { at, promised, type Seat, type Types } from '@wildcat/kernel'
import type { Answer } from '../search/candidates.ts'
import type { ThinkingParts } from '../search/think.ts'
import type { Compared } from './compare.ts'
import { beside, type JudgeSettings, judged, plain, standing } from './judge.ts'
import type { Lived, LivedMoment } from './lived.ts'

/** Where the seat was asked, and what it could expect there as a sound player: its share of the win. */
export interface Point {
  readonly at: number
  readonly round: number
  readonly share: number
}
/** A decision that could have been better. */
export interface Slip {
  readonly at: number
  readonly round: number
  readonly view: Types['view'] // of the seat, then
  readonly chosen: Types['command']
  readonly better: Types['command']
  readonly than: Compared // the better one, compared with what was chosen
}
/** A decision that was clearly better than the next best. */
export interface Feat {
  readonly at: number
  readonly round: number
  readonly view: Types['view']
  readonly chosen: Types['command']
  readonly next: Types['command']
  readonly than: Compared // what was chosen, compared with the next best
}
/** What changed the seat's chances, other than a decision that was judged. */
export type Cause = 'draws' | 'others' | 'moves' // chance; what others did; moves of its own that are not judged one by one
export interface Swing {
  readonly from: number
  readonly to: number // the position after it
  readonly round: number
  readonly view: Types['view'] // of the seat, when it had happened
  readonly events: readonly Types['event'][] // that the seat heard
  readonly cause: Cause
  readonly before: number
  readonly after: number
}
export interface Analysis {
  readonly seat: Seat
  readonly points: readonly Point[]
  readonly slips: readonly Slip[] // those that cost most first
  readonly feats: readonly Feat[] // the best first
  readonly swings: readonly Swing[] // the largest first
  readonly sums: Readonly<Record<Cause | 'decisions', number>> // in log-odds: together all that lies between start and result
  readonly skill: number // decisions against those of a sound player, in log-odds over the rivals' average: the same far ahead and far behind
  readonly judged: number // decisions
  readonly rounds: number // that the judge looked ahead, after the running one
  readonly start: number // what a sound player could expect
  readonly result: number
  readonly lines: readonly number[] // by position: how many everybody had heard by then
  readonly done: number // of all positions
  readonly of: number
}

/** Where a share is so small or so large that more of it could not be told. */
const LEAST = 0.03
const logOdds = (share: number): number => {
  const held = Math.min(1 - LEAST, Math.max(LEAST, share))
  return Math.log(held / (1 - held))
}

/** Feats are looked at once more when all is judged: as many as this. */
const MOST_FEATS = 3
const MOST_SLIPS = 24
/** A swing is followed to the command that made it: so many of them. */
const MOST_SWINGS = 3
const CLEAR = 2 // standard errors

/** An analysis that grows while it is made: it can be looked at after every decision. */
export function* analysing(parts: ThinkingParts, lived: Lived, settings: JudgeSettings): Generator<Analysis, Analysis> {
  const { seat, moments, end } = lived
  const asked = (view: Types['view']) => ({ ...parts, view, seat })
  const stands = (moment: LivedMoment | undefined) => standing(asked(moment?.view ?? end), settings)
  const result = at(promised(end, parts.evaluation), seat)
  const points: Point[] = []
  const slips: Slip[] = []
  const swings: Swing[] = []
  const leads: { readonly moment: LivedMoment; readonly other: Answer; readonly lead: number }[] = []
  const sums = { draws: 0, others: 0, moves: 0, decisions: 0 }
  let skill = 0
  let last = { at: 0, share: 0 } // the place from which changes are not yet accounted for, and what could be expected there
  let isFirst = true
  let judgements = 0

  const account = (to: number, share: number) => {
    const runs = runsOf(moments, seat, last.at, to)
    let before = last.share
    for (const [n, { cause, from }] of runs.entries()) {
      const next = runs[n + 1]
      const until = next?.from ?? to
      const after = next === undefined ? share : stands(moments[next.from])
      sums[cause] += logOdds(after) - logOdds(before)
      swings.push({ ...told(moments, end, from, until), cause, before, after })
      before = after
    }
  }
  const soFar = (done: number): Analysis => ({
    seat,
    points: [...points],
    slips: slips.toSorted((one, other) => lossOf(other.than) - lossOf(one.than)).slice(0, MOST_SLIPS),
    feats: [],
    swings: swings.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_SWINGS),
    sums: { ...sums },
    skill,
    judged: judgements,
    rounds: settings.horizon,
    start: points[0]?.share ?? 0,
    result,
    lines: lived.lines,
    done,
    of: moments.length,
  })

  for (const moment of moments) {
    if (moment.by !== seat || moment.command === 'hidden') continue
    const judgement = judged(asked(moment.view), moment.command, moment.at, settings)
    if (judgement === undefined) continue
    judgements++
    const { share, usual, other, lead, fresh } = judgement
    skill += judgement.skill
    if (isFirst) isFirst = false
    else account(moment.at, usual)
    points.push({ at: moment.at, round: moment.view.round, share: usual })
    sums.decisions += logOdds(share) - logOdds(usual)
    if (fresh !== 'none') {
      if (fresh.by > CLEAR * fresh.error)
        slips.push({
          at: moment.at,
          round: moment.view.round,
          view: moment.view,
          chosen: moment.command,
          better: other.command,
          than: fresh,
        })
    } else leads.push({ moment, other, lead })
    last = { at: moment.at, share }
    yield soFar(moment.at)
  }
  if (!isFirst) account(moments.length, result)
  points.push({ at: moments.length, round: end.round, share: result })
  const feats = leads
    .sort((one, other) => one.lead - other.lead)
    .slice(0, MOST_FEATS)
    .flatMap(({ moment, other }): Feat[] => {
      if (moment.command === 'hidden') return []
      const than = beside(asked(moment.view), plain(moment.command), other, moment.at, settings)
      const { at: place, view } = moment
      return than.by > CLEAR * than.error ? [{ at: place, round: view.round, view, chosen: moment.command, next: other.command, than }] : []
    })
    .sort((one, other) => other.than.by - one.than.by)
  const whole = soFar(moments.length)
  return { ...whole, feats, swings: whole.swings.map(swing => followed(swing, lived, stands)) }
}

const sizeOf = ({ before, after }: Swing): number => Math.abs(after - before)
/** In log-odds. */
export const lossOf = ({ share, over }: Compared): number => logOdds(share) - logOdds(over)

/** Stretches with one cause each. What was judged has no effect of its own but what chance made of it. */
function runsOf(moments: readonly LivedMoment[], seat: Seat, from: number, to: number): { cause: Cause; from: number }[] {
  const runs: { cause: Cause; from: number }[] = []
  for (const { at: place, by, isChance } of moments.slice(from, to)) {
    const isOwn = by === seat
    if (isOwn && !isChance && place === from) continue
    const cause = isChance ? 'draws' : isOwn ? 'moves' : 'others'
    if (runs.at(-1)?.cause !== cause) runs.push({ cause, from: place })
  }
  const [first] = runs
  return first === undefined ? [{ cause: 'others', from }] : [{ ...first, from }, ...runs.slice(1)]
}

/** The command in a stretch that changed most. */
function followed(swing: Swing, { moments, end }: Lived, stands: (moment: LivedMoment | undefined) => number): Swing {
  const { from, to, before, after } = swing
  if (to - from < 2) return swing
  const values = [before, ...moments.slice(from + 1, to).map(stands), after]
  const step = (n: number) => ((values[n + 1] ?? 0) - (values[n] ?? 0)) * Math.sign(after - before)
  const most = Array.from({ length: to - from }, (_, n) => n).reduce((best, n) => (step(n) > step(best) ? n : best), 0)
  return { ...swing, ...told(moments, end, from + most, from + most + 1), before: at(values, most), after: at(values, most + 1) }
}

/** A stretch, and what the seat heard of it. */
const told = (moments: readonly LivedMoment[], end: Types['view'], from: number, to: number) => ({
  from,
  to,
  round: at(moments, from).view.round,
  view: moments[to]?.view ?? end,
  events: moments.slice(from, to).flatMap(({ events }) => events),
})
