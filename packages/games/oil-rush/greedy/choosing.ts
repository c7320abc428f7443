/** Choosing among commands. */
import { at, type Tagged } from '@wildcat/kernel'

/** Those of one kind. */
export const only = <C extends Tagged, K extends C['kind']>(legal: readonly C[], kind: K): Extract<C, { kind: K }>[] =>
  legal.filter((command): command is Extract<C, { kind: K }> => command.kind === kind)

/** The one that is worth most; of equals the first. */
export function best<C>(legal: readonly C[], worth: (command: C) => number): C {
  const worths = legal.map(worth)
  return at(legal, worths.indexOf(Math.max(...worths)))
}

/** The one that gains most, if any gains anything. */
export function bestGain<C>(legal: readonly C[], gain: (command: C) => number): C | undefined {
  let found: { command: C; gain: number } | undefined
  for (const command of legal) {
    const here = gain(command)
    if (here > 0 && (found === undefined || here > found.gain)) found = { command, gain: here }
  }
  return found?.command
}
