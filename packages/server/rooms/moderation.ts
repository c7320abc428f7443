/** What a host may do about people: mute somebody's talk, close the talk, send somebody away who only watches. */
import type { Seat } from '@wildcat/kernel'
import { Refused } from '../refused.ts'
import { isHostOf, isPlayer, type RoomState } from './state.ts'

/** Of the guests named by a host who have no seat: more than ever watch at one table, and a bound all the same. */
const MOST_NAMED = 200
export function bounded(room: RoomState, guests: readonly number[]): number[] {
  const others = guests.filter(guest => !isPlayer(room, guest)).slice(-MOST_NAMED)
  return guests.filter(guest => isPlayer(room, guest) || others.includes(guest))
}

/** One who holds the seat with others makes it mute for all of them: it is one person at several devices. */
export const isMuted = ({ seats, muted }: RoomState, seat: Seat): boolean =>
  seats[seat]?.holders.some(({ guest }) => muted.includes(guest)) === true

/** The guests who hold the seat are named, so that nobody speaks again by changing seats. */
export function mute(room: RoomState, seat: Seat, muted: boolean): RoomState {
  const held = room.seats[seat]
  if (held?.by !== 'person') throw new Refused('notSeated')
  const holders = held.holders.map(({ guest }) => guest)
  if (holders.includes(room.host)) throw new Refused('yourself')
  if (muted === isMuted(room, seat)) return room
  const others = room.muted.filter(guest => !holders.includes(guest))
  return { ...room, muted: muted ? bounded(room, [...others, ...holders]) : others }
}

export const closeTalk = (room: RoomState, closed: boolean): RoomState =>
  room.talkClosed === closed ? room : { ...room, talkClosed: closed }

/** Only who watches: a seat is given up by the rules for seats. */
export function removeWatcher(room: RoomState, guest: number): RoomState {
  if (guest === room.host) throw new Refused('yourself')
  if (isPlayer(room, guest)) throw new Refused('noWatcher')
  return room.removed.includes(guest) ? room : { ...room, removed: bounded(room, [...room.removed, guest]) }
}

/** Throws if this guest may not speak from this seat. The host always may: to say why. */
export function mustSpeak(room: RoomState, guest: number, seat: Seat): void {
  if (isHostOf(room, guest)) return
  if (room.talkClosed) throw new Refused('talkClosed')
  if (isMuted(room, seat) || room.muted.includes(guest)) throw new Refused('muted')
}

/** Throws if this guest was sent away and has no seat here since. */
export function mustBeWelcome(room: RoomState, guest: number): void {
  if (room.removed.includes(guest) && !isPlayer(room, guest)) throw new Refused('removed')
}
