/** A game that was begun under earlier rules: how it stood, and the entry by which it goes on under those that there are now. */
import { type Engine, type GoesOnEntry, stateDigest, type Types } from '@wildcat/kernel'
import * as v from 'valibot'
import { digest } from './read-record.ts'

/** A game between two entries, as the rules that it followed left it. */
export interface Standing {
  readonly entries: number
  readonly rules: number
  readonly layout: number
  readonly state: object
  readonly heard: readonly number[] // lines of the log: of each seat, then of a spectator
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const snapshot = v.looseObject({
  entries: whole,
  rules: v.optional(whole), // since format 3
  layout: v.optional(whole, 1),
  state: v.looseObject({}),
  log: v.looseObject({ lengths: v.array(whole) }),
})

/** From a snapshot of any format. `begun`: the rules by which the game was, which it followed while snapshots did not say so. */
export function readStanding(input: unknown, begun: number): Standing | undefined {
  const read = v.safeParse(snapshot, input)
  if (!read.success) return undefined
  const { entries, rules = begun, layout, state, log } = read.output
  return { entries, rules, layout, state, heard: log.lengths }
}

/** Throws `CannotGoOn` where these rules cannot play on from there. */
export function goingOn(engine: Engine<Types>, { layout, state, heard }: Standing, at?: number): GoesOnEntry {
  engine.goOn(state, layout)
  const kept = { kind: 'goesOn', rules: engine.version, layout, state, digest: stateDigest(state, digest), heard } as const
  return { ...kept, ...(at !== undefined && { at }) }
}
