import { isTableRule, type Parsed, type Pieces } from '@wildcat/kernel'
import type { Check, Probe } from '../check.ts'
import { configurations, seatCounts } from '../configurations.ts'
import type { Examined } from '../examined.ts'
import { spell } from '../moment.ts'
import { canonical } from '../values.ts'

const WRONG = [null, Number.NaN, -1, 1.5, 1e9, 'no such value', '', [], {}, 'true', '__proto__'] as const
const NOT_OBJECTS = [null, 'fast', 7, [], [{}]] as const

export const options: Check = {
  name: 'options',
  promise: 'what a form offers is accepted, the usual first; anything else is refused clearly',
  subject(subject, probe) {
    const { game } = subject
    for (const seats of seatCounts(game)) {
      usual(subject, seats, probe)
      refused(subject, seats, probe)
    }
    for (const { seats, options } of configurations(game)) {
      const parsed = game.options(seats, options)
      if ('refused' in parsed)
        return probe.breach(`A form offers ${spell(options)} to ${seats} seats, but it is refused: ${spell(parsed.refused)}.`)
      if (canonical(parsed.ok) !== canonical(options)) return probe.breach(`The options ${spell(options)} became ${spell(parsed.ok)}.`)
      putTogether(subject, seats, parsed.ok, probe)
    }
    for (const seats of [game.seats.least - 1, game.seats.most + 1, 2.5, Number.NaN])
      if ('ok' in game.options(seats, {}))
        return probe.breach(`\`options\` accepts a table with ${seats} seats; the game is for ${game.seats.least} to ${game.seats.most}.`)
  },
}

function usual({ game }: Examined, seats: number, { breach }: Probe) {
  const choices: [string, readonly unknown[]][] = Object.entries(game.choices(seats))
  for (const [key, values] of choices) if (values.length === 0) return breach(`The option '${key}' offers nothing to ${seats} seats.`)
  const first = Object.fromEntries(choices.map(([key, values]) => [key, values[0]]))
  const parsed = game.options(seats, {})
  if ('refused' in parsed) return breach(`Without any options a table of ${seats} is refused: ${spell(parsed.refused)}.`)
  if (canonical(parsed.ok) !== canonical(first))
    breach(`What is missing must get the value offered first, ${spell(first)}, but it gets ${spell(parsed.ok)}.`)
}

/** The first piece for each place makes a value that is accepted as it is, whatever else is chosen. */
function putTogether({ game }: Examined, seats: number, options: object, { breach }: Probe) {
  for (const [key, places] of Object.entries<Pieces | undefined>(game.pieces(seats, options))) {
    const own = { ...options, [key]: places?.map(([first]) => first).join(' ') }
    const parsed = game.options(seats, own)
    if ('refused' in parsed || canonical(parsed.ok) !== canonical(own))
      return breach(`The option '${key}' put together from its first pieces, ${spell(own)}, does not stay as it is: ${spell(parsed)}.`)
  }
}

function refused({ game }: Examined, seats: number, { breach }: Probe) {
  const wellRefused = (input: unknown, parsed: Parsed<object>) => {
    if ('ok' in parsed) return breach(`The options ${spell(input)} are accepted and become ${spell(parsed.ok)}.`)
    const { rule } = parsed.refused
    if (!isTableRule(rule) && !game.rules.includes(rule)) breach(`The options ${spell(input)} are refused by the unknown rule ${rule}.`)
  }
  for (const input of [...NOT_OBJECTS, { 'no such option': 1 }]) wellRefused(input, game.options(seats, input))
  const choices: [string, readonly unknown[]][] = Object.entries(game.choices(seats))
  for (const [key, offered] of choices)
    for (const wrong of WRONG) {
      const input = { [key]: wrong }
      if (!offered.includes(wrong)) wellRefused(input, game.options(seats, input))
    }
}
