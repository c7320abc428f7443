/** What viewers are told of a change: what they hear, what changed of their view, and the number of it that is their own. */
import { isForAll, type Tagged, type Types, type Viewer } from '@wildcat/kernel'
import type { SentSight, Update } from '@wildcat/protocol'
import { type Change, differenceIn, differing, type Line, linesOf, type Table } from '@wildcat/table'

const NO_LINES = Number.POSITIVE_INFINITY

/**
 * For each viewer, after the change was accepted, as JSON. Views before it are made again: to keep those of all tables costs more
 * than that. What everybody sees and hears alike is made once for all of them, for each viewer only what is personal.
 */
export function updates(table: Table<Types>, change: Change<Types>): (viewer: Viewer) => string {
  const patchFor = patches(table, change)
  const heard = (viewer: Viewer) => JSON.stringify(linesOf(change, viewer))
  const heardByAll = change.entry.kind === 'command' && isForAll(change.messages) ? heard('spectator') : undefined
  return viewer => {
    const own: Omit<Update, 'news' | 'log' | 'patch'> = { heard: table.lines(viewer), ...table.asked(viewer) }
    return `{"news":"update","log":${heardByAll ?? heard(viewer)},"patch":${patchFor(viewer)},${JSON.stringify(own).slice(1)}`
  }
}

const NOTHING = '[]'

/** What changed of a view. */
function patches({ engine }: Table<Types>, change: Change<Types>): (viewer: Viewer) => string {
  const { before, after, fields } = differing(change.before, change.state)
  const personal: string[] = []
  const alike: string[] = []
  for (const field of fields) (engine.personal.includes(field) ? personal : alike).push(field)
  const patch = (which: readonly string[], viewer: Viewer) =>
    JSON.stringify(differenceIn(which, engine.view(before, viewer), engine.view(after, viewer)))
  const forAll = patch(alike, 'spectator')
  if (personal.length === 0) return () => forAll
  return viewer => {
    const own = patch(personal, viewer)
    if (own === NOTHING || forAll === NOTHING) return own === NOTHING ? forAll : own
    return `${forAll.slice(0, -1)},${own.slice(1)}`
  }
}

/** All that a viewer may see now, with some lines that he has not heard yet. */
export function wholeSight(table: Table<Types>, viewer: Viewer, from: number, log: readonly Line<Tagged>[]): SentSight {
  const { view, decision, undo } = table.see(viewer, NO_LINES)
  return { heard: table.lines(viewer), view, decision, undo, from, log: [...log] }
}
