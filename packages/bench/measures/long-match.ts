/**
 * Does an entry cost more when thousands came before it? No game is that long, so one command is played and taken back
 * again and again: at a table, with what its seat is shown each time, and in the replay of the record of all that.
 */
import { type Engine, replay, type Seat, type Types } from '@wildcat/kernel'
import { type Proposal, Table } from '@wildcat/table'
import { byTurns, keep, type Work } from '../clock.ts'
import { choose, Lots } from '../lots.ts'
import { startOf } from '../starts.ts'
import { type Growth, growth } from './growth.ts'

export const SHORT = 200
export const LONG = 20_000
const TABLES = LONG / SHORT // as many young ones as write as much as one old one

/** A table that stands before a command which can be taken back. */
interface Swing {
  readonly table: Table<Types>
  readonly seat: Seat
  readonly command: Types['command']
  line: number // of the log, up to which the seat was shown it
}

export function byTable(engine: Engine<Types>, least: number): Growth | undefined {
  const game = swingingGame(engine)
  if (game === undefined) return undefined
  const fresh = () => swingIn(engine, game) ?? []
  const young = () => Array.from({ length: TABLES }, fresh).flat()
  const old = () => [fresh()].flat().map(swing => swung(swing, LONG))
  return growth(byTurns(least, swinging(young, SHORT), swinging(old, LONG)))
}

function swinging(tables: () => Swing[], entries: number): Work {
  let swings: Swing[] = []
  return {
    prepare() {
      swings = tables()
    },
    run() {
      for (const swing of swings) swung(swing, entries)
      return swings.length * entries
    },
  }
}

export function byRecord(engine: Engine<Types>, least: number): Growth | undefined {
  const game = swingingGame(engine)
  const swing = game === undefined ? undefined : swingIn(engine, game)
  if (swing === undefined) return undefined
  const { record } = swung(swing, LONG).table
  const upTo = (entries: number, times: number): Work => ({
    run() {
      for (let n = 0; n < times; n++) keep(replay(engine, record, { upTo: entries }).state)
      return entries * times
    },
  })
  return growth(byTurns(least, upTo(SHORT, LONG / SHORT), upTo(record.entries.length, 1)))
}

const GAMES = 20

const swingingGame = (engine: Engine<Types>): number | undefined =>
  [...Array(GAMES).keys()].find(number => swingIn(engine, number) !== undefined)

/** Plays one game by lots up to the first command that can be taken back. */
function swingIn(engine: Engine<Types>, number: number): Swing | undefined {
  const { seats, options, key } = startOf(engine, number)
  const table = Table.open(engine, seats, options, key)
  const { state } = engine.start(seats, options, key)
  const lots = new Lots(number)
  for (let choice = choose(engine, state, lots); choice !== undefined; choice = choose(engine, state, lots)) {
    const { seat, command } = choice
    accept(table, table.propose(seat, table.see(seat).decision, command))
    engine.apply(state, seat, command)
    if (table.see(seat).undo !== 'free') continue
    accept(table, table.proposeUndo(seat))
    return { table, seat, command, line: table.see(seat).log.length }
  }
  return undefined
}

function swung(swing: Swing, entries: number): Swing {
  for (let n = 0; n < entries; n += 2) backAndForth(swing)
  return swing
}

function backAndForth(swing: Swing) {
  const { table, seat, command } = swing
  accept(table, table.propose(seat, look(swing), command))
  look(swing)
  accept(table, table.proposeUndo(seat))
}

function look(swing: Swing): number {
  const { decision, log } = swing.table.see(swing.seat, swing.line)
  swing.line += log.length
  return decision
}

function accept(table: Table<Types>, proposal: Proposal<Types>) {
  if ('refused' in proposal) throw new Error(`the table refuses: ${proposal.refused.why}`)
  table.accept(proposal.change)
}
