import type { Blank, Seat, Tagged } from '@wildcat/kernel'
import { filled, fits } from '../attempts.ts'
import type { Check, Probe } from '../check.ts'
import { type Moment, spell } from '../moment.ts'

export const blanks: Check = {
  name: 'blanks',
  promise: 'a blank can be filled in, from one end of each range to the other, and every legal command of its kind fits one',
  closely(moment, probe) {
    for (const seat of moment.seats) {
      const open = moment.blanks(seat)
      for (const blank of open) if (!sound(blank, seat, probe) || !fillable(moment, blank, seat, probe)) return
      for (const command of [...moment.legal(seat), ...moment.aside(seat)]) {
        const ofKind = open.filter(blank => blank.command.kind === command.kind)
        if (ofKind.length > 0 && !ofKind.some(blank => fits(blank, command)))
          return probe.breach(`The legal command ${spell(command)} fits no blank of its kind: ${spell(ofKind)}.`, seat)
      }
      for (const blank of open) if (!reachable(moment, blank, seat, probe)) return
    }
  },
}

function sound({ command, open }: Blank<Tagged>, seat: Seat, { breach }: Probe): boolean {
  for (const [field, allowed] of Object.entries(open)) {
    const good =
      'least' in allowed
        ? Number.isInteger(allowed.least) && Number.isInteger(allowed.most) && allowed.least <= allowed.most
        : allowed.length > 0 && new Set(allowed).size === allowed.length
    if (!good || !Object.hasOwn(command, field)) {
      breach(
        `The blank ${spell(command)} leaves '${field}' open for ${spell(allowed)}: a field of the command with a range or a list was expected.`,
        seat,
      )
      return false
    }
  }
  return true
}

/** A form sends what was filled in; only `check` may object. */
function fillable({ engine, state }: Moment, blank: Blank<Tagged>, seat: Seat, { breach, below }: Probe): boolean {
  for (let n = 0; n < 4; n++) {
    const command = filled(blank, below)
    const parsed = engine.parse(command)
    if ('refused' in parsed) {
      breach(`A blank filled in as it allows, ${spell(command)}, is not understood: ${spell(parsed.refused)}.`, seat)
      return false
    }
    engine.check(state, seat, parsed.ok)
  }
  return true
}

const MOST_TRIES = 1000

/** A range that ends where nothing can be accepted misleads whoever fills it in. */
function reachable({ engine, state }: Moment, blank: Blank<Tagged>, seat: Seat, { breach }: Probe): boolean {
  for (const [field, allowed] of Object.entries(blank.open)) {
    if (!('least' in allowed)) continue
    for (const end of [allowed.least, allowed.most]) {
      let tries = 0
      let found = false
      for (const command of fillings(blank, field, end)) {
        found = engine.check(state, seat, command) === null
        if (found || ++tries === MOST_TRIES) break
      }
      if (found || tries === MOST_TRIES) continue
      breach(
        `The blank ${spell(blank.command)} lets '${field}' be ${end}, but \`check\` refuses that with whatever is filled in beside it.`,
        seat,
      )
      return false
    }
  }
  return true
}

/** A field at one end of its range, the others as they were, at their ends or with each choice of their lists. */
function* fillings({ command, open }: Blank<Tagged>, fixed: string, end: number): Generator<Tagged> {
  let done: Tagged[] = [{ ...command, [fixed]: end }]
  yield* done
  for (const [field, allowed] of Object.entries(open)) {
    if (field === fixed) continue
    const values = 'least' in allowed ? [allowed.least, Math.min(allowed.least + 1, allowed.most), allowed.most] : allowed
    const more = done.flatMap(each => values.map(value => ({ ...each, [field]: value })))
    yield* more
    done = [...done, ...more].slice(0, MOST_TRIES)
  }
}
