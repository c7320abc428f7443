/** How tests sit at a table. */
import type { Seat, Types, Viewer } from '@wildcat/kernel'
import type { Change, Proposal, Table } from '../table.ts'

/** The reason of a refusal; 'accepted' if there is none. */
export const whyNot = <T extends Types>(proposal: Proposal<T>): string => ('refused' in proposal ? proposal.refused.why : 'accepted')

function accepted<T extends Types>(table: Table<T>, proposal: Proposal<T>): Change<T> {
  if ('refused' in proposal) throw new Error(`refused: ${proposal.refused.rule} ${proposal.refused.why}`)
  table.accept(proposal.change)
  return proposal.change
}

/** A command for the decision on show, which must be allowed. */
export const act = <T extends Types>(table: Table<T>, seat: Seat, command: T['command']): Change<T> =>
  accepted(table, table.propose(seat, table.see(seat).decision, command))

export const takeBack = <T extends Types>(table: Table<T>, seat: Seat, commands = 1): Change<T> =>
  accepted(table, table.proposeUndo(seat, { commands }))

export const viewersOf = <T extends Types>(table: Table<T>): Viewer[] => [...Array(table.record.seats).keys(), 'spectator']

/** All that these viewers can get from a table, byte for byte. */
export const sights = <T extends Types>(table: Table<T>, viewers: readonly Viewer[] = viewersOf(table)): string =>
  JSON.stringify(viewers.map(viewer => table.see(viewer)))

/** May this seat undo? 'free', or why not. */
export function undoOf<T extends Types>(table: Table<T>, seat: Seat): string {
  const { undo } = table.see(seat)
  return undo === 'free' ? undo : undo.why
}
