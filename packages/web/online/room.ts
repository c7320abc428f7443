/** Questions about a room. */
import type { Seat, Viewer } from '@wildcat/kernel'
import type { Room, RoomSeat } from '@wildcat/protocol'
import { botNames } from '../setup/draft.ts'
import type { Plan } from '../store/plan.ts'

/** Stands for a program where bots are named: there is no portrait of it. */
const PROGRAM = 'program'

/** The room as a plan of seats. What did not change stays the same object, so that nothing is drawn anew for it. */
export function planOf({ game, options, seats }: Pick<Room, 'game' | 'options' | 'seats'>, before?: Plan): Plan {
  const names = namesOf(seats)
  const bots = seats.map(({ by, bot }) => (by === 'program' && bot === 'none' ? PROGRAM : bot))
  const plan: Plan = { game, names: kept(names, before?.names), bots: kept(bots, before?.bots), options, practice: false }
  return before !== undefined && before.names === plan.names && before.bots === plan.bots ? before : plan
}
/** Bots that came with the table have names of their own; people without one are called by their seat. */
export function namesOf(seats: readonly Pick<RoomSeat, 'by' | 'name' | 'bot'>[]): string[] {
  const called = botNames(ownBotsOf(seats))
  return seats.map(({ by, name }, seat) => (by === 'bot' && name === '' ? (called[seat] ?? '') : name))
}
/** Not those that play for people who are away. */
export const ownBotsOf = (seats: readonly Pick<RoomSeat, 'by' | 'bot'>[]): string[] =>
  seats.map(({ by, bot }) => (by === 'bot' ? bot : 'none'))

const kept = (now: readonly string[], before: readonly string[] | undefined): readonly string[] =>
  before !== undefined && before.length === now.length && now.every((each, place) => each === before[place]) ? before : now

/** The host; while he is away, the first person who is here. `told`: what the server said on coming in. */
export function isHost({ host, seats }: Room, viewer: Viewer, told: boolean): boolean {
  if (host === 'none') return told
  if (viewer === host) return true
  if (seats[host]?.present === true) return false
  return viewer !== 'spectator' && viewer === seats.findIndex(({ by, present, conceded }) => by === 'person' && present && !conceded)
}

/** Is it the host himself who looks at it, and nobody who only acts for him? A host without a seat is known by what the server said. */
export const isHostHimself = ({ room, viewer, host }: { room: Room; viewer: Viewer; host: boolean }): boolean =>
  room.host === 'none' ? host : viewer === room.host

/** Are all others bots that came with the table, or programs? */
export const isAlone = ({ seats }: Room, viewer: Viewer): boolean => seats.every(({ by }, seat) => seat === viewer || by !== 'person')

/** Who still plays by himself. */
export const playersIn = ({ seats }: Room): Seat[] =>
  seats.flatMap(({ by, bot, conceded }, seat) => (by === 'person' && bot === 'none' && !conceded ? [seat] : []))
