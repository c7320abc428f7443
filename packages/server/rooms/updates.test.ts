import { TITLES } from '@wildcat/catalogue'
import { at, keyFrom, type Types, type Viewer } from '@wildcat/kernel'
import { update } from '@wildcat/protocol'
import { type Change, linesOf, type Proposal, patched, Table } from '@wildcat/table'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { updates } from './updates.ts'

const accepted = (proposal: Proposal<Types>): Change<Types> => {
  if ('refused' in proposal) throw new Error(proposal.refused.why)
  return proposal.change
}

/** A game from beginning to end, in which every tenth command that may be taken back is. */
function* changes(table: Table<Types>): Generator<Change<Types>> {
  const { engine } = table
  for (let n = 0; !table.over; n++) {
    const seat = at(table.pending, n % table.pending.length)
    const { view, undo, decision } = table.see(seat)
    if (n % 10 === 9 && undo === 'free') {
      yield accepted(table.proposeUndo(seat))
      continue
    }
    const asides = engine.aside(view, seat)
    const commands = n % 7 === 0 && asides.length > 0 ? asides : engine.legal(view, seat)
    const command = at(commands, (n * 7919) % commands.length)
    yield accepted(table.propose(seat, decision, command))
  }
}

test.each(TITLES)('in a game of $id every update leads from what a viewer saw to what he sees', async title => {
  const engine = await title.engine()
  const seats = Math.min(engine.seats.most, 4)
  const options = engine.options(seats, {})
  if ('refused' in options) throw new Error(options.refused.why)
  const table = Table.open(engine, seats, options.ok, keyFrom(11))
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator']
  const views = new Map<Viewer, unknown>(viewers.map(viewer => [viewer, engine.view(table.snapshot.state, viewer)]))
  for (const change of changes(table)) {
    table.accept(change)
    const updateFor = updates(table, change)
    for (const viewer of viewers) {
      if (!table.notices(change, viewer)) continue
      const { view, decision, undo } = table.see(viewer)
      const { patch, ...told } = v.parse(update, JSON.parse(updateFor(viewer)))
      expect(told).toEqual({ news: 'update', heard: table.lines(viewer), log: linesOf(change, viewer), decision, undo })
      views.set(viewer, patched(views.get(viewer), patch))
      expect(views.get(viewer)).toEqual(view)
    }
  }
})
