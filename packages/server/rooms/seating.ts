/** Who sits where before the game begins, and who may sit there at all. */
import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@wildcat/kernel'
import { Refused } from '../refused.ts'
import {
  botSeat,
  type Holder,
  hostSeat,
  isAmong,
  isFinished,
  isHeldBy,
  isPlayer,
  type Newcomer,
  OPEN,
  personSeat,
  programSeat,
  type RoomState,
  type SeatState,
  seatsOf,
  withSeat,
} from './state.ts'

export function seatAt({ seats }: RoomState, seat: Seat): SeatState {
  const found = seats[seat]
  if (found === undefined) throw new Refused('badSeats', { least: 0, most: seats.length - 1 })
  return found
}
function mustWait({ stage }: RoomState) {
  if (stage !== 'waiting') throw new Refused('notWaiting')
}

/** May this guest sit down there? Some seats are kept for whoever sat there in the game before. */
export const isFreeFor = ({ by, kept }: SeatState, guest: number): boolean => by === 'open' && (kept.length === 0 || isAmong(kept, guest))

/**
 * Takes a free seat; whoever has one already moves over, and no other one is kept for them. Who sits there only gets a new link. Whoever loses
 * a seat as they move over sits nowhere, and comes along to one that is kept for both.
 */
export function sit(room: RoomState, who: Newcomer, seat: Seat, link: string): RoomState {
  mustWait(room)
  const wanted = seatAt(room, seat)
  if (isHeldBy(wanted, who.guest)) return withSeat(room, seat, { link, linkOf: who.guest })
  if (!isFreeFor(wanted, who.guest)) throw new Refused(wanted.by === 'open' ? 'seatKept' : 'seatTaken')
  const named = { ...who, name: nameFor(room, who) }
  const own = personSeat(named, link)
  const without = left(room, who.guest)
  const comers = wanted.kept.filter(({ guest }) => guest === who.guest || seatsOf(without, guest).length === 0)
  const sat = withSeat(without, seat, comers.length === 0 ? own : { ...own, person: wanted.person, ...heldAgain(comers, named) })
  return room.host === 0 ? { ...sat, host: firstPerson(sat) ?? 0 } : hostedOn(room, sat, room.host)
}

/**
 * The same person plays again with all their devices that sit nowhere else, whichever of those sits down: not one alone, which might have
 * come by a link that was lost.
 */
function heldAgain(comers: readonly Holder[], { guest, name }: Newcomer) {
  const holders = comers.map(each => (each.guest === guest ? { ...each, name } : each))
  return { holders, devices: Math.max(...holders.map(({ n }) => n)) }
}

/** Whoever is muted does not speak by a new name either: they keep the one that they have at their seat, and without a seat the usual one. */
function nameFor({ muted, seats }: RoomState, { guest, name }: Newcomer): string {
  if (!muted.includes(guest)) return name
  return seats.flatMap(({ holders }) => holders).find(each => each.guest === guest)?.name ?? ''
}

/** Is no longer at this seat: as one of those who hold it, own it, or have it kept for them. */
type Goes = (holder: Holder, list: readonly Holder[], seat: SeatState) => boolean
/**
 * In every way in which somebody loses a seat this is what happens. With whoever had its link that ends. A seat that nobody holds any more is
 * open again; once the game has begun a bot plays it to the end.
 */
export function withoutHolders(room: RoomState, goes: Goes, bot: string): RoomState {
  const seats = room.seats.map(seat => {
    const stay = (list: readonly Holder[]) => list.filter(each => !goes(each, list, seat))
    const [holders, owners, kept] = [stay(seat.holders), stay(seat.owners), stay(seat.kept)]
    const without = { ...seat, holders, owners, kept, ...(isAmong(holders, seat.linkOf) ? {} : { link: '', linkOf: 0 }) }
    if (holders.length > 0 || seat.holders.length === 0) return without
    if (room.stage === 'waiting') return OPEN
    return room.stage === 'playing' ? { ...without, bot } : without
  })
  return isDeepStrictEqual(seats, room.seats) ? room : { ...room, seats }
}

/**
 * Without this guest at any seat, nor is one kept for them. One to which they came first is open again; from another one only their device
 * goes: otherwise whoever got hold of a link could turn its owner out.
 */
function left(room: RoomState, guest: number): RoomState {
  const seats = room.seats.map(seat => (seat.holders[0]?.guest === guest ? OPEN : seat))
  return withoutHolders({ ...room, seats }, each => each.guest === guest, 'none')
}

/** Gets up again. A host who does, not another device of theirs, hands over to the next person, if there is one. */
export function stand(room: RoomState, guest: number): RoomState {
  mustWait(room)
  if (seatsOf(room, guest).length === 0) throw new Refused('notSeated')
  return hostedOn(room, left(room, guest), room.host)
}

/** Whoever hosts after a host who has gone: first of all on another device of the same seat. */
function nextHost(before: RoomState, now: RoomState): number | undefined {
  const hosted = now.seats[hostSeat(before) ?? -1]
  return hosted?.holders[0]?.guest ?? firstPerson(now)
}
/** Nobody who stands in: rather whose seat it is; nor whoever is only named in a finished game. */
const firstPerson = (room: RoomState): number | undefined =>
  (room.seats.find(({ by, holders, owners }) => by === 'person' && holders.length > 0 && owners.length === 0)?.holders ??
    (isFinished(room) ? [] : room.seats.flatMap(({ owners }) => owners)))[0]?.guest
/** A host who has lost their seat hands over. Not one who never had any. */
export const hostedOn = (before: RoomState, now: RoomState, otherwise: number): RoomState =>
  isPlayer(before, now.host) && !isPlayer(now, now.host) ? { ...now, host: nextHost(before, now) ?? otherwise } : now

/** What everybody is told when somebody else hosts from now on. */
export function handedOn(before: RoomState, now: RoomState): { seat: Seat; said: { notice: 'newHost' } }[] {
  const seat = hostSeat(now)
  return before.host === now.host || seat === undefined || seat === hostSeat(before) ? [] : [{ seat, said: { notice: 'newHost' } }]
}

/** The host gives out a code for a free seat, by which a program sits down there. A person still may. */
export function invite(room: RoomState, seat: Seat, code: string): RoomState {
  mustWait(room)
  const { by, kept } = seatAt(room, seat)
  if (by !== 'open') throw new Refused('seatTaken')
  if (kept.length > 0) throw new Refused('seatKept')
  if (room.deal !== 'none') throw new Refused('dealUnplayed') // whoever runs it would see what comes
  return withSeat(room, seat, { code })
}
/** A program sits down by a code, which ends with that. */
export function sitByCode(room: RoomState, who: Newcomer, code: string): RoomState {
  const seat = room.seats.findIndex(each => each.code === code)
  if (seat < 0) throw new Refused('badLink')
  mustWait(room)
  if (isPlayer(room, who.guest)) throw new Refused('otherSeat')
  return withSeat(room, seat, programSeat(who))
}

/** The host sets a bot on a seat where nobody sits, or takes it away. */
export function fill(room: RoomState, seat: Seat, bot: string): RoomState {
  mustWait(room)
  const before = seatAt(room, seat)
  if (before.by === 'person' || before.by === 'program') throw new Refused('seatTaken')
  if (before.bot === bot) return room
  return withSeat(room, seat, bot === 'none' ? OPEN : botSeat(bot))
}

/** Who sits there, or for whom it is kept. */
export function remove(room: RoomState, seat: Seat): RoomState {
  mustWait(room)
  const { by, kept } = seatAt(room, seat)
  if (by !== 'person' && by !== 'program' && kept.length === 0) throw new Refused('notSeated')
  return hostedOn(room, withSeat(room, seat, OPEN), room.host)
}

/** Who are compared with each other. */
const LEAST_RATED = 2

/** Nobody is missing, and somebody plays. What is set now is what all who play have agreed to. */
export function begin(room: RoomState): RoomState {
  mustWait(room)
  if (room.seats.some(({ by }) => by === 'open')) throw new Refused('seatsOpen')
  if (room.seats.every(({ by }) => by !== 'person')) throw new Refused('nobodyPlays')
  if (room.rated && room.seats.filter(({ by }) => by === 'person').length < LEAST_RATED) throw new Refused('ratedAlone')
  return { ...room, stage: 'playing', agreed: room.takeover }
}

/** At a table that is not over a guest is called by their name of now. */
export function renamed(room: RoomState, { guest, name, owner }: Pick<Newcomer, 'guest' | 'name' | 'owner'>): RoomState {
  if (isFinished(room) || room.muted.includes(guest)) return room // nor does anybody who is muted speak by a name
  const called = (list: readonly Holder[]) =>
    list.map(each => (each.guest === guest ? { ...each, name, ...(owner !== undefined && { owner }) } : each))
  const seats = room.seats.map(seat => ({
    ...seat,
    holders: called(seat.holders),
    owners: called(seat.owners),
    kept: called(seat.kept),
  }))
  return isDeepStrictEqual(seats, room.seats) ? room : { ...room, seats }
}

/** Nothing of this guest stays. A host's power passes on. */
export function forgotten(room: RoomState, guest: number, bot: string): RoomState {
  const without = withoutHolders(room, each => each.guest === guest, bot)
  return room.host === guest ? { ...without, host: nextHost(room, without) ?? 0 } : without
}
