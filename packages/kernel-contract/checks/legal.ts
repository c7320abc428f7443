import type { Seat, Tagged } from '@wildcat/kernel'
import { fits } from '../attempts.ts'
import type { Check, Probe } from '../check.ts'
import { type Moment, spell } from '../moment.ts'
import { canonical } from '../values.ts'

export const legal: Check = {
  name: 'legal',
  promise: '`legal` and `check` agree: what is listed is accepted, what is accepted is listed or fits a blank',
  moment(moment, probe) {
    for (const seat of moment.seats) for (const command of listed(moment, seat)) if (!accepted(moment, seat, command, probe)) return
  },
  closely(moment, probe) {
    for (const seat of moment.seats) {
      once(moment, seat, probe)
      exhaustive(moment, seat, probe)
    }
  },
}

const listed = (moment: Moment, seat: Seat) => [...moment.legal(seat), ...moment.aside(seat)]

function accepted({ engine, state }: Moment, seat: Seat, command: Tagged, { breach }: Probe): boolean {
  const refused = engine.check(state, seat, command)
  if (refused !== null) breach(`\`legal\` offers ${spell(command)} but \`check\` refuses it: ${spell(refused)}.`, seat)
  return refused === null
}

/** Each command is listed once, and comes back from the network as it was. */
function once(moment: Moment, seat: Seat, { breach }: Probe) {
  const seen = new Set<string>()
  for (const command of listed(moment, seat)) {
    const text = canonical(command)
    if (seen.has(text)) return breach(`\`legal\` offers ${spell(command)} twice.`, seat)
    seen.add(text)
    const parsed = moment.engine.parse(JSON.parse(JSON.stringify(command)))
    if ('refused' in parsed)
      return breach(`\`parse\` does not understand the legal command ${spell(command)}: ${spell(parsed.refused)}.`, seat)
    if (canonical(parsed.ok) !== text) return breach(`\`parse\` makes ${spell(parsed.ok)} of the legal command ${spell(command)}.`, seat)
  }
}

/** What `check` lets through must be on offer: a player who cannot find it in the list has been cheated of it. */
function exhaustive(moment: Moment, seat: Seat, { breach }: Probe) {
  const offered = new Set(listed(moment, seat).map(canonical))
  for (const command of moment.attempts(seat)) {
    if (offered.has(canonical(command)) || moment.engine.check(moment.state, seat, command) !== null) continue
    if (!moment.blanks(seat).some(blank => fits(blank, command)))
      return breach(`\`check\` accepts ${spell(command)}, but \`legal\` does not list it and no blank can be filled in to give it.`, seat)
  }
}
