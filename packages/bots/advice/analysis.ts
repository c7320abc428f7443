/**
 * A game looked at again with the eyes of one seat, by what it knew at each moment: what it could expect, which decisions cost it most,
 * and what dice, draws and the others did. The judge looks at least as far ahead as the players did, and in worlds of its own; what is told of
 * a moment has been measured again in others, and is larger than luck in the measuring explains.
 */
import { at, promised, type Seat, type Types } from '@wildcat/kernel'
import { meanOf } from '../search/differences.ts'
import type { ThinkingParts } from '../search/think.ts'
import type { Compared } from './compare.ts'
import { beside, type Judgement, type JudgeSettings, judged, type Other } from './judge.ts'
import type { Lived } from './lived.ts'
import { standingIn } from './standing.ts'
import { Adding, type Errors, type Sums } from './sums.ts'
import { type Run, runsBetween, type Swing, swingsIn } from './swings.ts'
import { apart } from './turning-points.ts'
import { fromPlace, type Turn, turnAt } from './turns.ts'
import type { Asked } from './worlds.ts'

/** Where the seat was asked, and what it could expect there as a sound player: its share of the win. */
export interface Point {
  readonly at: number
  readonly round: number
  readonly share: number
}
/** A decision, or a whole turn from its first command on that was not as it could have been. */
interface Decided {
  readonly at: number
  readonly round: number
  readonly view: Types['view'] // of the seat, then
  readonly chosen: Types['command']
  readonly chosenRest: readonly Types['command'][] // of the turn that it begins
}
/** What could have been better. */
export interface Slip extends Decided {
  readonly better: Types['command']
  readonly betterRest: readonly Types['command'][]
  readonly than: Compared // the better one, compared with what was chosen
}
/** What was clearly better than the next best. */
export interface Feat extends Decided {
  readonly next: Types['command']
  readonly nextRest: readonly Types['command'][]
  readonly than: Compared // what was chosen, compared with the next best
}
export interface Analysis {
  readonly seat: Seat
  readonly points: readonly Point[]
  readonly slips: readonly Slip[] // those that cost most first, a mistake that was made again and again once
  readonly feats: readonly Feat[] // the best first
  readonly swings: readonly Swing[] // the largest first
  readonly sums: Sums // in log-odds: together all that lies between start and result
  readonly skill: number // decisions against those of a sound player, in log-odds over the rivals' average: the same far ahead and far behind
  readonly errors: Errors // of the sums and of skill: what is not larger than two of them is uncertain
  readonly judged: number // decisions
  readonly rounds: number // that the judge looked ahead, after the running one
  readonly start: number // what a sound player could expect
  readonly result: number
  readonly lines: readonly number[] // by position: how many everybody had heard by then
  readonly done: number // of all positions
  readonly of: number
}

/** Feats are looked at once more when all is judged: as many as this. */
const MOST_FEATS = 4
const CLEAR = 2 // standard errors
/** What is shown as nothing is not worth telling: half a win in a hundred. */
const LEAST = 0.005

interface Found {
  readonly turn: Turn
  readonly judgement: Judgement
  readonly other: Other
}

/** An analysis that grows while it is made: it can be looked at after every decision. */
export function* analysing(parts: ThinkingParts, lived: Lived, settings: JudgeSettings): Generator<Analysis, Analysis> {
  const { seat, moments, end } = lived
  const asked = (view: Types['view']) => ({ ...parts, view, seat })
  const result = at(promised(end, parts.evaluation), seat)
  const stands = standingIn(parts, lived, settings, result)
  const points: Point[] = []
  const slips: Slip[] = []
  const quiet: Found[] = [] // nothing seemed better
  const runs: Run[] = []
  const adding = new Adding(settings.worlds)
  let last: Parameters<typeof runsBetween>[2] = { at: 0, end: 0 }
  let judgements = 0

  const point = (place: number, view: Types['view']) =>
    points.push({ at: place, round: view.round, share: meanOf(stands.of({ at: place }, 'usual')) })
  const account = (to: number) => {
    for (const run of runsBetween(moments, seat, last, to)) {
      adding.change(run.cause, stands.of(run.before, 'usual'), stands.of(run.after, 'usual'))
      runs.push(run)
    }
  }
  const soFar = (done: number): Analysis => ({
    seat,
    points: [...points],
    slips: apart(slips, ({ than }) => than.by),
    feats: [],
    swings: [],
    sums: adding.sums,
    skill: adding.skilled,
    errors: adding.errors,
    judged: judgements,
    rounds: settings.horizon,
    start: points[0]?.share ?? 0,
    result,
    lines: lived.lines,
    done,
    of: moments.length,
  })

  for (const { at: place, view } of moments) {
    const turn = place < last.end ? undefined : turnAt(parts.engine, lived, place)
    const judgement = turn && judged(asked(view), turn, settings)
    if (turn === undefined || judgement === undefined) continue
    judgements++
    const { chosen, shares, usual, skill, other } = judgement
    stands.know({ at: place }, usual)
    stands.know({ at: place, turn: chosen }, shares)
    if (place > 0 && points.length === 0) point(0, at(moments, 0).view)
    if (place > 0) account(place)
    point(place, view)
    adding.change('decisions', usual, shares)
    adding.skill(skill)
    if (other !== 'none' && other.fresh === 'none') quiet.push({ turn, judgement, other })
    if (other !== 'none' && other.fresh !== 'none' && isClear(other.fresh)) slips.push(slipOf(turn, judgement, other, other.fresh))
    last = { at: place, turn: chosen, end: place + turn.commands.length }
    yield soFar(place)
  }
  account(moments.length)
  point(moments.length, end)
  return {
    ...soFar(moments.length),
    feats: featsAmong(quiet, asked, settings),
    swings: swingsIn(runs, lived, (place, which) => stands.of(place, which)),
  }
}

const isClear = ({ by, error }: Compared): boolean => by > CLEAR * error && by >= LEAST

/** From the command on that was not as it could have been. */
function decidedAt({ at: begun, views }: Turn, { chosen }: Judgement, parting: number): Decided {
  const view = at(views, parting)
  const { command, rest } = fromPlace(chosen, parting)
  return { at: begun + parting, round: view.round, view, chosen: command, chosenRest: rest }
}

function slipOf(turn: Turn, judgement: Judgement, { answer, parting }: Other, than: Compared): Slip {
  const { command: better, rest: betterRest } = fromPlace(answer, parting)
  return { ...decidedAt(turn, judgement, parting), better, betterRest, than }
}

/** Those whose lead over the next best was largest, measured again. */
function featsAmong(quiet: readonly Found[], asked: (view: Types['view']) => Asked, settings: JudgeSettings): Feat[] {
  const leading = quiet.map(({ turn, judgement, other }) => ({
    turn,
    judgement,
    other,
    round: at(turn.views, 0).round,
    chosen: judgement.chosen.command,
  }))
  return apart(leading, ({ other }) => -other.lead)
    .slice(0, MOST_FEATS)
    .flatMap(({ turn, judgement, other: { answer, parting } }): Feat[] => {
      const than = beside(asked(at(turn.views, 0)), judgement.chosen, answer, turn.at, settings)
      const { command: next, rest: nextRest } = fromPlace(answer, parting)
      return isClear(than) ? [{ ...decidedAt(turn, judgement, parting), next, nextRest, than }] : []
    })
    .sort((one, other) => other.than.by - one.than.by)
}
