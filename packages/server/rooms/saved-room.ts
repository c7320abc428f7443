/** A room on its way to the store: what it is, and what the store must know of it without reading it. */
import type { RoomToSave } from '../store/tables.ts'
import { countsUnseen } from './away.ts'
import { holdersOf, type RoomState } from './state.ts'

export const savedRoom = (room: RoomState, touched: number): Required<Omit<RoomToSave, 'id'>> => ({
  stage: room.stage,
  listed: room.listed,
  touched,
  room: JSON.stringify(room),
  unseen: countsUnseen(room.takeover),
  bots: room.seats.flatMap(({ bot }, seat) => (bot === 'none' ? [] : [seat])),
  holders: holdersOf(room),
})
