/**
 * The rest of a turn that a bot has thought out. It is played on without asking the bot again, until something else happens, until
 * something can be done that could not be done when it thought, or until the rules forbid what comes next.
 */
import type { Engine, Seat, Types } from '@wildcat/kernel'

export interface Planned {
  readonly seat: Seat
  readonly commands: readonly Types['command'][]
  readonly kinds: ReadonlySet<string> // of what could be done
}

/** Undefined: nothing is left to be done. */
export function plannedBy(
  engine: Engine<Types>,
  view: Types['view'],
  seat: Seat,
  commands: readonly Types['command'][],
): Planned | undefined {
  if (commands.length === 0) return undefined
  return { seat, commands, kinds: new Set(engine.legal(view, seat).map(({ kind }) => kind)) }
}

/** What comes next, and what is left then. */
export interface Next {
  readonly command: Types['command']
  readonly rest: Planned | undefined
}

/** Undefined: the bot is to be asked. A state will do for a view. */
export function nextIn(planned: Planned | undefined, engine: Engine<Types>, view: Types['view'], seat: Seat): Next | undefined {
  if (planned?.seat !== seat) return undefined
  const [command, ...commands] = planned.commands
  if (command === undefined || engine.check(view, seat, command) !== null) return undefined
  if (!engine.legal(view, seat).every(({ kind }) => planned.kinds.has(kind))) return undefined
  return { command, rest: { ...planned, commands } }
}
