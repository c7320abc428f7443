/** Commands that somebody might try at a moment: good, stale, another's, filled in by hand, or damaged and still well formed. */
import type { Below, Blank, Seat, Tagged } from '@wildcat/kernel'
import { damaged } from './damage.ts'
import { pick, sample } from './dice.ts'
import type { Moment } from './moment.ts'
import { canonical } from './values.ts'

const isList = (open: Blank<Tagged>['open'][string]): open is readonly (string | number)[] => Array.isArray(open)

/** A blank with each open field filled in from what it allows. */
export function filled({ command, open }: Blank<Tagged>, below: Below): Tagged {
  const values = Object.entries(open).map(([field, allowed]) => {
    if (isList(allowed)) return [field, pick(allowed, below)]
    const { least, most } = allowed
    return [field, pick([least, most, least + below(Math.max(1, most - least + 1))], below)]
  })
  return { ...command, ...Object.fromEntries(values) }
}

/** Is this command the blank with allowed values in its open fields? */
export function fits({ command, open }: Blank<Tagged>, candidate: Tagged): boolean {
  const values = new Map<string, unknown>(Object.entries(candidate))
  for (const [field, allowed] of Object.entries(open)) {
    const value = values.get(field)
    if (isList(allowed)) {
      if (!allowed.some(each => each === value)) return false
    } else if (typeof value !== 'number' || !Number.isInteger(value) || value < allowed.least || value > allowed.most) return false
  }
  const openValues = Object.fromEntries(Object.keys(open).map(field => [field, values.get(field)]))
  return canonical({ ...command, ...openValues }) === canonical(candidate)
}

/** Damaged forms of what this seat, or else anybody, could have said. */
export function damages(moment: Moment, seat: Seat, n: number, below: Below): readonly unknown[] {
  const own = [...moment.legal(seat), ...moment.aside(seat)]
  const models = own.length > 0 ? own : moment.known
  return models.length === 0 ? [] : sample(damaged(pick(models, below)), n, below)
}

const OF_EACH_SORT = 10

/** Well formed commands to put to `check`, each once. */
export function attempts(moment: Moment, seat: Seat, below: Below): Tagged[] {
  const inputs: unknown[] = [
    ...sample(moment.legal(seat), OF_EACH_SORT, below),
    ...sample(moment.aside(seat), OF_EACH_SORT, below),
    ...moment.blanks(seat).flatMap(blank => [filled(blank, below), filled(blank, below)]),
    ...sample(moment.known, OF_EACH_SORT, below),
    ...damages(moment, seat, 2 * OF_EACH_SORT, below),
  ]
  const found = new Map<string, Tagged>()
  for (const input of inputs) {
    const parsed = moment.engine.parse(input)
    if ('ok' in parsed) found.set(canonical(parsed.ok), parsed.ok)
  }
  return [...found.values()]
}
