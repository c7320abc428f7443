import { luckOf } from '@wildcat/bots'
import { titleOf } from '@wildcat/catalogue'
import { keyFrom, type RecordOf, type Types, type Viewer } from '@wildcat/kernel'
import { standing, Table } from '@wildcat/table'
import { beforeAll, expect, test } from 'vitest'
import { heardEntries, seeAt } from './sight.ts'

const VIEWERS: Viewer[] = [0, 1, 2, 'spectator']
let table: Table<Types>
let record: RecordOf<Types>
/** What each viewer saw and had heard at the table, after each entry. */
const seen: unknown[][] = []
const look = () => seen.push(VIEWERS.map(viewer => shown(table, viewer)))
const shown = (from: Table<Types>, viewer: Viewer) => {
  const { view, log } = from.see(viewer)
  return { view, log: standing(log) }
}

beforeAll(async () => {
  const engine = await titleOf('gusher')?.engine()
  const options = engine?.options(3, {})
  if (engine === undefined || options === undefined || 'refused' in options) throw new Error('no game')
  table = Table.open(engine, 3, options.ok, keyFrom(6))
  const luck = luckOf(keyFrom(7), 0)
  look()
  while (!table.over) {
    const [seat = 0] = table.pending
    const { view, decision, undo } = table.see(seat)
    const undoer = VIEWERS.find(viewer => viewer !== 'spectator' && table.see(viewer).undo === 'free' && luck.below(4) === 0)
    const command = [...engine.legal(view, seat), ...(luck.below(3) === 0 ? engine.aside(view, seat) : [])]
    const proposal =
      typeof undoer === 'number' ? table.proposeUndo(undoer) : table.propose(seat, decision, command[luck.below(command.length)])
    if ('refused' in proposal) throw new Error(`${JSON.stringify(proposal.refused)} ${JSON.stringify(undo)}`)
    table.accept(proposal.change)
    look()
  }
  record = table.record
})

test('the record that this is tried on holds undone commands', () => {
  expect(record.entries.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(3)
})

test('a replay shows each viewer, after each entry, what he saw and had heard at the table', () => {
  for (let after = 0; after <= record.entries.length; after++) {
    const sights = VIEWERS.map(viewer => {
      const { view, log } = seeAt(table.engine, record, after, viewer)
      return { view, log }
    })
    expect(sights).toEqual(seen[after])
  }
})

test('an undo of several commands takes back what was heard of all of them', () => {
  const undoneAfter = (count: number): RecordOf<Types> => {
    const seat = record.entries[count - 1]?.seat ?? 0
    return { ...record, entries: [...record.entries.slice(0, count), { kind: 'undo', seat, commands: 2 }] }
  }
  const counts = Array.from(record.entries, (_, i) => i + 1)
  const count = counts.find(each => !heardEntries(table.engine, undoneAfter(each), 'spectator').departs) ?? -1
  const [before, after] = [count - 2, count].map(at => seeAt(table.engine, record, at, 'spectator'))
  const { view, log } = seeAt(table.engine, undoneAfter(count), count + 1, 'spectator')
  expect(view).toEqual(before?.view)
  const lines = (after?.log.length ?? 0) - (before?.log.length ?? 0)
  expect(lines).toBeGreaterThan(1)
  expect(log).toEqual([...(before?.log ?? []), { kind: 'undone', seat: record.entries[count - 1]?.seat, lines }])
})

test('what a viewer did not hear of is not counted for him, and he sees the same before it and after', () => {
  const { played } = heardEntries(table.engine, record, 'spectator')
  const silent = record.entries.map((_, i) => i + 1).filter(entry => !played.includes(entry))
  for (const entry of silent)
    expect(seeAt(table.engine, record, entry, 'spectator')).toEqual(seeAt(table.engine, record, entry - 1, 'spectator'))
  expect(played.length + silent.length).toBe(record.entries.length)
})
