/** The inside of a worker thread of the arena. A contest comes in many tasks: its rules and bots are loaded once. */
import type { RecordOf, Types } from '@wildcat/kernel'
import { type Arena, type Contest, openArena } from './contest.ts'
import { GameFailed, type GameFailure } from './failure.ts'
import type { Pulse } from './pulse.ts'
import type { Tally } from './tally.ts'

export interface TallyTask {
  readonly contest: Contest
  readonly from: number
  readonly to: number
}
export interface RecordTask {
  readonly contest: Contest
  readonly game: number
  readonly commands: number
}
/** A failure crosses as data: of an error no more than its text would arrive. */
export type Played<X> = { readonly played: X } | { readonly failed: GameFailure }

let open: { readonly contest: string; readonly arena: Promise<Arena> } | undefined

async function playIn<X>(contest: Contest, play: (arena: Arena) => X): Promise<Played<X>> {
  const name = JSON.stringify(contest)
  if (open?.contest !== name) open = { contest: name, arena: openArena(contest) }
  const arena = await open.arena
  try {
    return { played: play(arena) }
  } catch (error) {
    if (error instanceof GameFailed) return { failed: error.failure }
    throw error
  }
}

/** @public The pool asks for it by name. */
export const tally = ({ contest, from, to, pulse }: TallyTask & { pulse: Pulse }): Promise<Played<Tally>> =>
  playIn(contest, arena => arena.tally(from, to, pulse))

/** @public The pool asks for it by name. */
export const record = ({ contest, game, commands, pulse }: RecordTask & { pulse: Pulse }): Promise<Played<RecordOf<Types>>> =>
  playIn(contest, arena => arena.record(game, commands, pulse))
