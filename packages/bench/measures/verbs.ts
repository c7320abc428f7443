/** Microseconds of each verb of the engine, in the mean over the same moments. */
import { type Engine, keyFrom, type Types } from '@wildcat/kernel'
import { keep, microsEach, spend } from '../clock.ts'
import type { Played } from '../starts.ts'
import { type Moment, momentsOf } from './moments.ts'

export const VERBS = ['copy', 'view', 'legal', 'check', 'apply', 'imagine'] as const
export type Verb = (typeof VERBS)[number]

export function verbs(engine: Engine<Types>, games: readonly Played[], least: number): Record<Verb, number> {
  const moments = momentsOf(engine, games)
  const each = (verb: (moment: Moment) => unknown) => {
    const run = () => {
      for (const moment of moments) keep(verb(moment))
      return moments.length
    }
    return microsEach(spend(least, { run }))
  }
  const key = keyFrom(1)
  return {
    copy: each(({ state }) => engine.copy(state)),
    view: each(({ state, seat }) => engine.view(state, seat)),
    legal: each(({ view, seat }) => engine.legal(view, seat)),
    check: each(({ view, seat, command }) => engine.check(view, seat, command)),
    apply: applying(engine, moments, least),
    imagine: each(({ view }) => engine.imagine(view, key)),
  }
}

/** A command is applied once to each copy; making the copies is not counted. */
function applying(engine: Engine<Types>, moments: readonly Moment[], least: number): number {
  let copies: Moment[] = []
  const prepare = () => {
    copies = moments.map(moment => ({ ...moment, state: engine.copy(moment.state) }))
  }
  const run = () => {
    for (const { state, seat, command } of copies) keep(engine.apply(state, seat, command))
    return copies.length
  }
  return microsEach(spend(least, { prepare, run }))
}
