/** What viewers are told of a change: what they hear, what changed of their view, and the number of it that is their own. */
import type { Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Sight, Update } from '@wildcat/protocol'
import { type Change, difference, type Line, linesOf, type Table } from '@wildcat/table'

const NO_LINES = Number.POSITIVE_INFINITY

/** After the change was accepted. The view before it is made again: to keep those of all tables costs more than that. */
export function updateFor(table: Table<Types>, change: Change<Types>, viewer: Viewer): string {
  const { view, decision, undo } = table.see(viewer, NO_LINES)
  const update: Update = {
    news: 'update',
    heard: table.lines(viewer),
    log: linesOf(change, viewer),
    patch: [...difference(table.engine.view(change.before, viewer), view)],
    decision,
    undo,
  }
  return JSON.stringify(update)
}

/** All that a viewer may see now, with some lines that he has not heard yet. */
export function wholeSight(table: Table<Types>, viewer: Viewer, from: number, log: readonly Line<Tagged>[]): Sight {
  const { view, decision, undo } = table.see(viewer, NO_LINES)
  return { heard: table.lines(viewer), view, decision, undo, from, log: [...log] }
}
