/** A moment of Competitors in which one may lay a Soffiata ready, in secret, and another one could take something back. */
import { at, type Engine, keyFrom, type Seat, type Types } from '@wildcat/kernel'
import { Table } from '../table.ts'
import { act, undoOf } from './play.ts'

export interface Laying<T extends Types> {
  readonly key: number[]
  readonly moves: readonly { readonly seat: Seat; readonly command: T['command'] }[] // that lead there
  readonly seat: Seat
  readonly lay: T['command']
  readonly open: T['command'] // what it could do instead, heard by all
  readonly other: Seat
}
export const SEATS = 3

function opened<T extends Types>(engine: Engine<T>, key: number[]): Table<T> {
  const options = engine.options(SEATS, {})
  if ('refused' in options) throw new Error('a game as it comes')
  return Table.open(engine, SEATS, options.ok, key)
}

/** `undo`: what the other one is told of taking back. */
export function findLaying<T extends Types>(engine: Engine<T>, undo: 'free' | 'somebodyDecided'): Laying<T> {
  for (let seed = 0; seed < 1000; seed++) {
    const key = keyFrom(seed)
    const table = opened(engine, key)
    const moves: { seat: Seat; command: T['command'] }[] = []
    for (let n = 0; n < 300 && !table.over; n++) {
      const seat = at(table.pending, 0)
      const legal = engine.legal(table.see(seat, Number.POSITIVE_INFINITY).view, seat)
      const lay = legal.find(({ kind }) => kind === 'layReady')
      const open = legal.find(({ kind }) => kind === 'endTurn')
      const other = [0, 1, 2].find(each => each !== seat && undoOf(table, each) === undo)
      if (lay !== undefined && open !== undefined && other !== undefined) return { key, moves, seat, lay, open, other }
      const command = at(legal, (n * 7919 + seed * 31) % legal.length)
      act(table, seat, command)
      moves.push({ seat, command })
    }
  }
  throw new Error('somewhere somebody has a Soffiata')
}

export function reached<T extends Types>(engine: Engine<T>, { key, moves }: Pick<Laying<T>, 'key' | 'moves'>): Table<T> {
  const table = opened(engine, key)
  for (const { seat, command } of moves) act(table, seat, command)
  return table
}
