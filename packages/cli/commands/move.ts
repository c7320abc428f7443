/** wildcat move: what the server does it with, and its own words. */
import { moveEverything } from '@wildcat/server/move'
import type { Context } from '../context.ts'
import { complain, print, printJson } from '../output.ts'

export async function move({ terminal, language, json }: Context, from: string, to: string): Promise<void> {
  const env = { ...terminal.env, WILDCAT_LANGUAGE: language }
  terminal.exitCode = await moveEverything(from, to, env, {
    say: line => (json ? undefined : print(terminal, [line])),
    complain: line => complain(terminal, line),
    done(moved, sentence) {
      if (json) printJson(terminal, { moved: Object.fromEntries(moved.map(({ table, rows }) => [table, rows])) })
      else print(terminal, [sentence])
    },
  })
}
