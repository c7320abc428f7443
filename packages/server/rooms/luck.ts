/** The luck of a table, as far as the server is bound to it before a game: see `table/fair-luck.ts`. */
import type { FairLuck } from '@wildcat/kernel'
import { commitmentTo, keyOfLuck } from '@wildcat/table'
import { newLuckSecret } from '../secrets.ts'
import type { RoomState } from './state.ts'

/** For a new table. */
export function newFairLuck(secret = newLuckSecret()): RoomState['fairLuck'] {
  return { secret, commitment: commitmentTo(secret) }
}

/** For the record, when the game is over. */
export function fairLuckOf(table: string, { fairLuck, seats, deal }: RoomState): FairLuck | undefined {
  if (fairLuck === 'none') return undefined
  if (deal !== 'none') return { table: `deal ${deal.code}`, ...fairLuck, parts: [deal.part] } // at every table of it the same
  return { table, ...fairLuck, parts: seats.map(({ luck }) => luck) }
}

/** The key of the game that begins; undefined: this table is not bound to any. */
export function keyOf(table: string, room: RoomState): number[] | undefined {
  const luck = fairLuckOf(table, room)
  return luck && keyOfLuck(luck)
}
