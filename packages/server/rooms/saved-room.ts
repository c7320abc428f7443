/** A room on its way to the store: what it is, and what the store must know of it without reading it. */
import type { RoomToSave } from '../store/contract.ts'
import { countsUnseen } from './away.ts'
import { holdersOf, type RoomState } from './state.ts'

export const savedRoom = (room: RoomState, touched: number): Required<Omit<RoomToSave, 'id'>> => ({
  stage: room.stage,
  listed: room.listed,
  touched,
  room: JSON.stringify(room),
  unseen: countsUnseen(room.takeover) || (room.clock !== 'none' && !room.paused),
  bots: room.seats.flatMap(({ bot }, seat) => (bot === 'none' ? [] : [seat])),
  holders: holdersOf(room),
})
