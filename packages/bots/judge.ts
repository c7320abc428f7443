/** What a bot says is input like any other: understood by the game and checked by its rules before it counts. */
import type { Engine, Seat, Types } from '@wildcat/kernel'
import type { Bot } from './bot.ts'

/** The answer as a command. Throws what is wrong with it. `view` may be the state: a check comes out the same on both. */
export function judge(engine: Engine<Types>, bot: Bot, view: Types['view'], seat: Seat, answer: unknown): Types['command'] {
  const parsed = engine.parse(answer)
  if ('refused' in parsed) throw new Error(`${said(bot, answer)}, which is not a command: ${JSON.stringify(parsed.refused)}`)
  const refused = engine.check(view, seat, parsed.ok)
  if (refused !== null) throw new Error(`${said(bot, answer)}, which is illegal: ${JSON.stringify(refused)}`)
  return parsed.ok
}

const said = (bot: Bot, answer: unknown) => `the bot '${bot.id}' answered ${shortened(answer)}`

function shortened(answer: unknown): string {
  try {
    return (JSON.stringify(answer) ?? String(answer)).slice(0, 200)
  } catch {
    return String(answer)
  }
}
