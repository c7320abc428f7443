/** What a bot says is input like any other: understood by the game and checked by its rules before it counts. */
import type { Engine, Seat, Types } from '@wildcat/kernel'
import type { Bot, Situation, Turn } from './bot.ts'
import { FaultError, messageOf } from './failure.ts'

/** What the bot says. Whatever it throws comes out as its own fault. */
export function ask(bot: Bot, situation: Situation): ReturnType<Bot['choose']> {
  try {
    return bot.choose(situation)
  } catch (cause) {
    throw new FaultError({ kind: 'threw', bot: bot.id, detail: messageOf(cause) }, { cause })
  }
}

/**
 * The answer as a turn, mostly of one command. Throws what is wrong with that; the rest of a turn counts as far as it can be understood, and
 * the rules are asked when it comes to it. `view` may be the state: a check comes out the same on both.
 */
export function judge(engine: Engine<Types>, bot: Bot, view: Types['view'], seat: Seat, said: unknown): Turn {
  const { command: answer, rest } = turnIn(said)
  const parsed = engine.parse(answer)
  if ('refused' in parsed) throw new FaultError({ kind: 'babbled', bot: bot.id, answer: shortened(answer), refused: parsed.refused })
  const refused = engine.check(view, seat, parsed.ok)
  if (refused !== null) throw new FaultError({ kind: 'cheated', bot: bot.id, answer: shortened(answer), refused })
  return { command: parsed.ok, rest: rest.length === 0 ? [] : understood(engine, rest) }
}

/** A command has a kind; a turn has none. */
function turnIn(said: unknown): { readonly command: unknown; readonly rest: readonly unknown[] } {
  if (typeof said !== 'object' || said === null || 'kind' in said || !('command' in said)) return { command: said, rest: [] }
  return { command: said.command, rest: 'rest' in said && Array.isArray(said.rest) ? said.rest : [] }
}

const MOST_IN_A_TURN = 100
/** Up to the first that is no command. */
function understood(engine: Engine<Types>, rest: readonly unknown[]): Types['command'][] {
  const commands: Types['command'][] = []
  for (const each of rest.slice(0, MOST_IN_A_TURN)) {
    const parsed = engine.parse(each)
    if ('refused' in parsed) break
    commands.push(parsed.ok)
  }
  return commands
}

function shortened(answer: unknown): string {
  try {
    return (JSON.stringify(answer) ?? String(answer)).slice(0, 200)
  } catch {
    return String(answer)
  }
}
