/** The inside of a worker thread of the arena. A contest comes in many tasks: its rules and bots are loaded once. */
import type { RecordOf, Types } from '@wildcat/kernel'
import { type Arena, type Contest, openArena } from './contest.ts'
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

let open: { readonly contest: string; readonly arena: Promise<Arena> } | undefined

function arenaOf(contest: Contest): Promise<Arena> {
  const name = JSON.stringify(contest)
  if (open?.contest !== name) open = { contest: name, arena: openArena(contest) }
  return open.arena
}

/** @public The pool asks for it by name. */
export async function tally({ contest, from, to }: TallyTask): Promise<Tally> {
  const arena = await arenaOf(contest)
  return arena.tally(from, to)
}

/** @public The pool asks for it by name. */
export async function record({ contest, game, commands }: RecordTask): Promise<RecordOf<Types>> {
  const arena = await arenaOf(contest)
  return arena.record(game, commands)
}
