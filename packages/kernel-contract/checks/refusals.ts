import { isTableReason, isTableRule, LANGUAGES, type Rejection, refusalText, type Seat, type Tagged } from '@wildcat/kernel'
import { damages } from '../attempts.ts'
import type { Check, Probe } from '../check.ts'
import { sample } from '../dice.ts'
import type { Examined } from '../examined.ts'
import { type Moment, spell, worldOf } from '../moment.ts'
import { textFlaw } from '../text.ts'
import { flaw } from '../values.ts'

export const refusals: Check = {
  name: 'refusals',
  promise: 'a damaged, stale or foreign command is refused by a rule that exists and in words, or can be played; nothing throws',
  moment(moment, probe) {
    const seat = probe.below(moment.seats.length)
    for (const input of damages(moment, seat, 4, probe.below)) put(moment, seat, input, probe)
  },
  closely(moment, probe) {
    for (const seat of moment.seats) {
      for (const input of damages(moment, seat, 12, probe.below)) put(moment, seat, input, probe)
      for (const command of moment.attempts(seat)) judge(moment, seat, command, probe)
    }
    for (const command of sample(moment.known, 6, probe.below))
      for (const nobody of [-1, moment.seats.length, 0.5, Number.NaN]) strangers(moment, nobody, command, probe)
  },
}

/** Raw input, from the door to the rules. */
function put(moment: Moment, seat: Seat, input: unknown, probe: Probe) {
  const parsed = moment.engine.parse(input)
  if ('refused' in parsed) return wellFounded(moment.subject, parsed.refused, input, seat, probe)
  const found = flaw(parsed.ok, false)
  if (found !== undefined) return probe.breach(`\`parse\` lets ${spell(input)} through and makes a command that holds ${found}.`, seat)
  judge(moment, seat, parsed.ok, probe)
}

function judge(moment: Moment, seat: Seat, command: Tagged, probe: Probe) {
  const { engine, state, subject } = moment
  const refused = engine.check(state, seat, command)
  if (refused !== null) return wellFounded(subject, refused, command, seat, probe)
  const world = worldOf(moment)
  try {
    engine.apply(world, seat, command)
  } catch (error) {
    return probe.breach(`\`check\` accepts ${spell(command)} and \`apply\` throws: ${String(error)}.`, seat)
  }
  const found = flaw(world, false)
  if (found !== undefined) probe.breach(`\`check\` accepts ${spell(command)}, which leaves a state that holds ${found}.`, seat)
}

function strangers({ engine, state }: Moment, seat: Seat, command: Tagged, { breach }: Probe) {
  if (engine.check(state, seat, command) === null)
    breach(`\`check\` accepts ${spell(command)} from seat ${seat}, which this table does not have.`)
}

function wellFounded({ game, words }: Examined, rejection: Rejection, input: unknown, seat: Seat, { breach }: Probe) {
  const { rule, why } = rejection
  if (!isTableRule(rule) && !game.rules.includes(rule))
    return breach(`${spell(input)} is refused by rule ${rule}, which the game does not list.`, seat)
  for (const language of LANGUAGES) {
    const text = refusalText(words[language], language, rejection, each => `<${each}>`)
    if (isTableReason(why) && text !== '') continue // the table's own; it may quote what was sent
    const bad = textFlaw(text)
    if (bad !== undefined) return breach(`The refusal '${why}' (${spell(rejection)}) has no proper words in '${language}': ${bad}.`, seat)
  }
}
