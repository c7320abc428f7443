/** What viewers are told of a change: what they hear, what changed of their view, and the number of it that is their own. */
import type { Tagged, Types, Viewer } from '@wildcat/kernel'
import type { Sight, Update } from '@wildcat/protocol'
import { type Change, difference, type Line, linesOf, type Table } from '@wildcat/table'

const NO_LINES = Number.POSITIVE_INFINITY

/** What viewers were last told, and of which state: whoever was away meanwhile, or noticed nothing, was told of an older one. */
export type Told = Map<Viewer, { readonly state: Types['state']; readonly view: Types['view'] }>

/** After the change was accepted. */
export function updateFor(table: Table<Types>, change: Change<Types>, viewer: Viewer, told: Told): string {
  const { view, decision, undo } = table.see(viewer, NO_LINES)
  const last = told.get(viewer)
  const before = last?.state === change.before ? last.view : table.engine.view(change.before, viewer)
  told.set(viewer, { state: change.state, view })
  const update: Update = {
    news: 'update',
    heard: table.lines(viewer),
    log: linesOf(change, viewer),
    patch: [...difference(before, view)],
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
