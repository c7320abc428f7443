/**
 * Thinks a decision through: what could be answered, and for each answer how the game goes on in worlds that fit what the seat knows.
 * Everybody plays on by the game's own policy to the end of a round, then the position is judged. It sees a view and nothing else, and
 * knows no game: any game with a policy and an evaluation can be thought about.
 */
import type { Engine, Evaluation, Policy, Seat, Types } from '@wildcat/kernel'
import type { Luck } from '../luck.ts'
import { candidatesOf } from './candidates.ts'
import { halved, type Tried } from './halving.ts'
import { playOut } from './playout.ts'

export interface ThinkingParts {
  readonly engine: Engine<Types>
  readonly policy: Policy<Types>
  readonly evaluation: Evaluation<Types>
}
export interface ThinkingSettings {
  readonly worlds: number // that the best answers are tried in
  readonly horizon: number // rounds after the running one
  readonly candidates: number // at most
}
export interface Thinking extends ThinkingParts {
  readonly view: Types['view']
  readonly seat: Seat
  readonly legal: readonly Types['command'][]
  readonly luck: Luck
  readonly settings: ThinkingSettings
  readonly stopped: () => boolean // the clock is a brake only: with the same luck the same is thought
}

export interface Thought {
  readonly command: Types['command']
  readonly candidates: readonly Tried<Types['command']>[] // the policy's own answer first
  readonly playouts: number
  readonly stoppedEarly: boolean
}

export function think(thinking: Thinking): Thought {
  const { engine, view, luck, settings, stopped } = thinking
  const candidates = candidatesOf(thinking)
  const worlds: { readonly state: Types['state']; readonly key: readonly number[] }[] = []
  const worldOf = (n: number) => (worlds[n] ??= imagined(n))
  const imagined = (n: number) => {
    while (worlds.length < n) worldOf(worlds.length) // in order: the luck of a world is its own
    return { state: engine.imagine(view, luck.key()), key: luck.key() }
  }
  let playouts = 0
  const tryIn = (command: Types['command'], n: number): number => {
    const { state, key } = worldOf(n)
    playouts++
    return playOut(thinking, engine.copy(state), command, key, view.round + settings.horizon)
  }
  const { tried, best, isWhole } = halved(candidates, settings.worlds, tryIn, stopped)
  return { command: best, candidates: tried, playouts, stoppedEarly: !isWhole }
}
