/** What a bot says is input like any other: understood by the game and checked by its rules before it counts. */
import type { Engine, Seat, Types } from '@wildcat/kernel'
import type { Bot, Situation } from './bot.ts'
import { FaultError, messageOf } from './failure.ts'

/** What the bot says. Whatever it throws comes out as its own fault. */
export function ask(bot: Bot, situation: Situation): Types['command'] {
  try {
    return bot.choose(situation)
  } catch (cause) {
    throw new FaultError({ kind: 'threw', bot: bot.id, detail: messageOf(cause) }, { cause })
  }
}

/** The answer as a command. Throws what is wrong with it. `view` may be the state: a check comes out the same on both. */
export function judge(engine: Engine<Types>, bot: Bot, view: Types['view'], seat: Seat, answer: unknown): Types['command'] {
  const parsed = engine.parse(answer)
  if ('refused' in parsed) throw new FaultError({ kind: 'babbled', bot: bot.id, answer: shortened(answer), refused: parsed.refused })
  const refused = engine.check(view, seat, parsed.ok)
  if (refused !== null) throw new FaultError({ kind: 'cheated', bot: bot.id, answer: shortened(answer), refused })
  return parsed.ok
}

function shortened(answer: unknown): string {
  try {
    return (JSON.stringify(answer) ?? String(answer)).slice(0, 200)
  } catch {
    return String(answer)
  }
}
