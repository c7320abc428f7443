/**
 * Thinks a decision through: what could be answered, and for each answer how the game goes on in worlds that fit what the seat knows.
 * Everybody plays on by the game's own policy to the end of a round, then the position is judged. It sees a view and nothing else, and
 * knows no game: any game with a policy and an evaluation can be thought about.
 */
import { at, type Engine, type Evaluation, type Policy, type Seat, type Types } from '@wildcat/kernel'
import type { Luck } from '../luck.ts'
import { type Answer, candidatesOf } from './candidates.ts'
import { errorOf, meanOf } from './differences.ts'
import { halved, type Tried } from './halving.ts'
import { type End, playOut } from './playout.ts'
import { imaginedWorld, type Rivals, type World } from './worlds.ts'

export interface ThinkingParts {
  readonly engine: Engine<Types>
  readonly policy: Policy<Types>
  readonly evaluation: Evaluation<Types>
  readonly otherPolicies?: readonly Policy<Types>[] // by which rivals may play, where they are imagined as various
}
/** How far is played on, and how the others are imagined to play. */
export interface Ahead {
  readonly horizon: number // rounds after the running one
  readonly toTheEnd?: number // with no more rounds left than these the game is played to its end
  readonly rivals?: Rivals | undefined
}
export interface ThinkingSettings extends Ahead {
  readonly worlds: number // that the best answers are tried in
  readonly candidates: number // at most
  readonly margin?: number | undefined // standard errors by which another answer must be better than the policy's
}
export interface Thinking extends ThinkingParts {
  readonly view: Types['view']
  readonly seat: Seat
  readonly legal: readonly Types['command'][]
  readonly luck: Luck
  readonly settings: ThinkingSettings
  readonly also?: readonly Types['command'][] // what somebody has in mind: tried in all worlds, like the policy's own answer
  readonly stopped: () => boolean // the clock is a brake only: with the same luck the same is thought
}

/** An answer that was tried. */
export interface Candidate extends Answer {
  readonly share: number // of the win: the mean over the worlds
  readonly error: number // standard, of that mean; two answers are compared world by world, which is far more exact
  readonly worlds: number // in which it was tried: the first so many, the same for all
  readonly figures: Pick<End, 'own' | 'theirs'> // means, in the order of `evaluation.figures`
  readonly ends: readonly End[] // by world
}
export interface Thought extends Answer {
  readonly candidates: readonly Candidate[] // the policy's own answer first, then what somebody had in mind
  readonly playouts: number
  readonly stoppedEarly: boolean
}

export function think(thinking: Thinking): Thought {
  const { engine, luck, settings, stopped, also = [] } = thinking
  const candidates = candidatesOf(thinking)
  const worlds: World[] = []
  const worldOf = (n: number): World => {
    while (worlds.length <= n) worlds.push(imaginedWorld(thinking, luck, settings.rivals)) // in order: the luck of a world is its own
    return at(worlds, n)
  }
  const lastRound = lastRoundOf(thinking, thinking.view, settings)
  let playouts = 0
  const tryIn = (answer: Answer, n: number): End => {
    const { state, key, policies } = worldOf(n)
    playouts++
    return playOut({ ...thinking, policies }, engine.copy(state), answer, key, lastRound)
  }
  const kept = Math.min(candidates.length, 1 + also.length)
  const { tried, best, isWhole } = halved(candidates, { worlds: settings.worlds, margin: settings.margin, kept, tryIn, stopped })
  return { ...best, candidates: tried.map(candidateOf), playouts, stoppedEarly: !isWhole }
}

/** Up to which round is played on; infinite: to the end of the game. */
export const lastRoundOf = ({ evaluation }: ThinkingParts, view: Types['view'], { horizon, toTheEnd = 0 }: Ahead): number =>
  evaluation.roundsLeft(view) <= toTheEnd ? Number.POSITIVE_INFINITY : view.round + horizon

function candidateOf({ answer, ends }: Tried<Answer, End>): Candidate {
  const shares = ends.map(({ share }) => share)
  const share = meanOf(shares)
  const mean = (name: 'own' | 'theirs') => (ends[0]?.[name] ?? []).map((_, figure) => meanOf(ends.map(end => end[name][figure] ?? 0)))
  const figures = { own: mean('own'), theirs: mean('theirs') }
  return { ...answer, share, error: errorOf(shares, share), worlds: ends.length, figures, ends }
}
