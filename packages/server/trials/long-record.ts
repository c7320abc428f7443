/** A table with a record far longer than any game: two who move and take back, again and again. */
import { join } from 'node:path'
import type { Seat, Types } from '@wildcat/kernel'
import { type Change, type Proposal, Table } from '@wildcat/table'
import { changeRow } from '../rooms/rows.ts'
import { understood } from '../rooms/understood.ts'
import { call, type Unit } from '../store/contract.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { company, leaveAll } from '../testing/company.ts'
import { startServer } from '../testing/server.ts'

const AT_ONCE = 500
const MOMENT = 1_700_000_000_000

/** Gives the name of the table. The folder is that of a server which does not run. */
export async function longRecord(folder: string, entries: number): Promise<string> {
  const server = await startServer(folder)
  const table = await company(server.origin, 2, { options: { rounds: 20, deals: true } })
  await leaveAll(table)
  await server.stop()
  const store = await SqliteStore.open({ file: join(server.data, 'wildcat.sqlite') })
  const row = await store.do('table', table.id)
  if (row === undefined) throw new Error('the table is there')
  const { engine, record } = await understood(row.head, [])
  const match = Table.resume(engine, record)
  let unit: Unit = []
  while (match.length < entries) {
    const change = next(match)
    unit = [...unit, call('addEntry', changeRow(match, row.id, change, MOMENT + match.length, ''))]
    match.accept(change)
    match.forget()
    if (unit.length < AT_ONCE && match.length < entries) continue
    await store.together(unit)
    unit = []
  }
  await store.close()
  return table.id
}

/** What can be taken back is; else whoever is asked does the first thing he may. */
function next(match: Table<Types>): Change<Types> {
  const seats = Array.from({ length: match.head.seats }, (_, seat) => seat)
  const undoing = seats.find(seat => match.asked(seat).undo === 'free')
  return undoing === undefined ? changeOf(moved(match)) : changeOf(match.proposeUndo(undoing))
}
function moved(match: Table<Types>): Proposal<Types> {
  const seat: Seat = match.pending[0] ?? 0
  const { view, decision } = match.see(seat)
  return match.propose(seat, decision, match.engine.legal(view, seat)[0])
}
function changeOf(proposal: Proposal<Types>): Change<Types> {
  if ('refused' in proposal) throw new Error(`the game refused its own move: ${proposal.refused.why}`)
  return proposal.change
}
