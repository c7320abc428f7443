/** Commands that a seat could have given instead. */
import type { Below, Blank, Seat, Tagged } from '@wildcat/kernel'
import { fits } from './attempts.ts'
import { sample } from './dice.ts'
import type { Moment } from './moment.ts'
import { canonical } from './values.ts'

type Allowed = Blank<Tagged>['open'][string]
const MOST = 400

/** A few values that an open field allows; what stands in it already is not among them. */
function valuesOf(allowed: Allowed, now: unknown, below: Below): readonly (string | number)[] {
  if (!('least' in allowed)) return sample(allowed, 4, below).filter(value => value !== now)
  const { least, most } = allowed
  const near = typeof now === 'number' ? [now - 1, now + 1] : []
  const values = [...near, least, most, least + below(most - least + 1)]
  return [...new Set(values)].filter(value => value >= least && value <= most && value !== now)
}

/** The command with one or two of its open fields filled in otherwise. */
function refilled(command: Tagged, { open }: Blank<Tagged>, below: Below): Tagged[] {
  const fields = new Map<string, unknown>(Object.entries(command))
  const ones = Object.entries(open).flatMap(([field, allowed]) =>
    valuesOf(allowed, fields.get(field), below).map((value): [string, string | number] => [field, value]),
  )
  const pairs = ones.flatMap(([field, value], i) => ones.slice(i + 1).map(other => ({ [field]: value, [other[0]]: other[1] })))
  return [...ones.map(([field, value]) => ({ [field]: value })), ...sample(pairs, MOST, below)].map(change => ({ ...command, ...change }))
}

/** Legal commands of the same kind, listed or filled in, each once and without this one. */
export function alternatives(moment: Moment, seat: Seat, command: Tagged, below: Below): Tagged[] {
  const { engine, state } = moment
  const blanks = moment.blanks(seat).filter(blank => fits(blank, command))
  const found = new Map<string, Tagged>()
  for (const each of [...moment.legal(seat), ...moment.aside(seat)]) if (each.kind === command.kind) found.set(canonical(each), each)
  for (const each of blanks.flatMap(blank => refilled(command, blank, below)))
    if (!found.has(canonical(each)) && engine.check(state, seat, each) === null) found.set(canonical(each), each)
  found.delete(canonical(command))
  return [...found.values()]
}
