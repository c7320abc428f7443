/** Who sits where before the game begins, and who may sit there at all. */
import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@wildcat/kernel'
import { Refused } from '../refused.ts'
import {
  botSeat,
  hostSeat,
  type IsThere,
  isAmong,
  isFinished,
  isHeldBy,
  type Newcomer,
  OPEN,
  personSeat,
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

interface Place {
  readonly seat: Seat
  readonly link: string
  readonly isThere: IsThere
}
/** Takes a free seat; whoever has one already moves over, and no other one is kept for them. Who sits there only gets a new link. */
export function sit(room: RoomState, who: Newcomer, { seat, link, isThere }: Place): RoomState {
  mustWait(room)
  const wanted = seatAt(room, seat)
  if (isHeldBy(wanted, who.guest)) return withSeat(room, seat, { link, linkOf: who.guest })
  if (!isFreeFor(wanted, who.guest)) throw new Refused(wanted.by === 'open' ? 'seatKept' : 'seatTaken')
  const own = personSeat({ ...who, name: nameOf(room, who) }, link)
  const without = left(notKeptFor(room, who.guest), who.guest)
  const comes = (guest: number) => isThere(guest) && seatsOf(without, guest).length === 0
  return withSeat(without, seat, seatedAgain(own, wanted, comes))
}

/**
 * The same person plays again with all their devices, whichever of those sits down: not one alone, which might have come by a link that
 * was lost. `comes`: those that are still there, and sit nowhere else.
 */
function seatedAgain(own: SeatState, { kept, keptName, keptNameOf }: SeatState, comes: (guest: number) => boolean): SeatState {
  const { linkOf: guest } = own
  if (!isAmong(kept, guest)) return own
  const holders = kept.filter(each => each.guest === guest || comes(each.guest))
  const devices = Math.max(...holders.map(({ n }) => n))
  const isOther = keptNameOf !== guest && isAmong(holders, keptNameOf)
  return { ...own, holders, devices, ...(isOther ? { name: keptName, nameOf: keptNameOf } : {}) }
}

/** Whoever is muted does not speak by a new name either: they keep the one that their seat bears, and without a seat have the usual one. */
function nameOf({ muted, seats }: RoomState, who: Newcomer): string {
  if (!muted.includes(who.guest)) return who.name
  return seats.find(seat => seat.nameOf === who.guest)?.name ?? ''
}

/**
 * Without this guest at any seat. One that bears their name is open again; from another one only their device goes, with its link:
 * otherwise whoever got hold of a link could turn its owner out.
 */
const left = (room: RoomState, guest: number): RoomState =>
  seatsOf(room, guest).reduce((now, seat) => {
    const { holders, nameOf, link, linkOf } = seatAt(now, seat)
    if (nameOf === guest || holders.length === 1) return vacated(now, seat)
    const kept = linkOf === guest ? { link: '', linkOf: 0 } : { link, linkOf }
    return withSeat(now, seat, { holders: holders.filter(each => each.guest !== guest), ...kept })
  }, room)

const vacated = (room: RoomState, seat: Seat): RoomState => withSeat(room, seat, OPEN)
/** For those whose seat it was as well it stays kept. */
const notKeptFor = (room: RoomState, guest: number): RoomState => ({
  ...room,
  seats: room.seats.map(seat => keptOnlyFor(seat, other => other !== guest)),
})
export function keptOnlyFor(seat: SeatState, stays: (guest: number) => boolean): SeatState {
  const kept = seat.kept.filter(each => stays(each.guest))
  return { ...seat, kept, ...(isAmong(kept, seat.keptNameOf) ? {} : { keptName: '', keptNameOf: 0 }) }
}

const notOwnedBy = (room: RoomState, guest: number): RoomState => ({
  ...room,
  seats: room.seats.map(seat => {
    const owners = seat.owners.filter(each => each.guest !== guest)
    const name = seat.ownersNameOf === guest ? { ownersName: '', ownersNameOf: owners[0]?.guest ?? 0 } : {}
    return { ...seat, owners, ...name }
  }),
})

/** Gets up again. A host who does, not another device of theirs, hands over to the next person, if there is one. */
export function stand(room: RoomState, guest: number): RoomState {
  mustWait(room)
  if (seatsOf(room, guest).length === 0) throw new Refused('notSeated')
  const without = left(room, guest)
  return guest === room.host ? { ...without, host: firstPerson(without) ?? room.host } : without
}
/** Nobody who stands in: rather whose seat it is. */
const firstPerson = ({ seats }: RoomState): number | undefined =>
  seats.find(({ nameOf, owners }) => nameOf !== 0 && owners.length === 0)?.nameOf ?? seats.flatMap(({ owners }) => owners)[0]?.guest

/** What everybody is told when somebody else hosts from now on. */
export function handedOn(before: RoomState, now: RoomState): { seat: Seat; said: { notice: 'newHost' } }[] {
  const seat = hostSeat(now)
  return before.host === now.host || seat === undefined || seat === hostSeat(before) ? [] : [{ seat, said: { notice: 'newHost' } }]
}

/** The host sets a bot on a seat where nobody sits, or takes it away. */
export function fill(room: RoomState, seat: Seat, bot: string): RoomState {
  mustWait(room)
  const before = seatAt(room, seat)
  if (before.by === 'person') throw new Refused('seatTaken')
  if (before.bot === bot) return room
  return withSeat(room, seat, bot === 'none' ? OPEN : botSeat(bot))
}

/** Who sits there, or for whom it is kept. */
export function remove(room: RoomState, seat: Seat): RoomState {
  mustWait(room)
  const { by, kept } = seatAt(room, seat)
  if (by !== 'person' && kept.length === 0) throw new Refused('notSeated')
  return vacated(room, seat)
}

/** Nobody is missing, and somebody plays. What is set now is what all who play have agreed to. */
export function begin(room: RoomState): RoomState {
  mustWait(room)
  if (room.seats.some(({ by }) => by === 'open')) throw new Refused('seatsOpen')
  if (room.seats.every(({ by }) => by === 'bot')) throw new Refused('nobodyPlays')
  return { ...room, stage: 'playing', agreed: room.takeover }
}

/** At a table that is not over a guest is called by their name of now, where the seat bears theirs. */
export function renamed(room: RoomState, who: Pick<Newcomer, 'guest' | 'name'>): RoomState {
  if (isFinished(room) || room.muted.includes(who.guest)) return room // nor does anybody who is muted speak by a name
  const seats = room.seats.map(seat => ({
    ...seat,
    ...(seat.nameOf === who.guest ? { name: who.name } : {}),
    ...(seat.ownersNameOf === who.guest ? { ownersName: who.name } : {}),
    ...(seat.keptNameOf === who.guest ? { keptName: who.name } : {}),
  }))
  return isDeepStrictEqual(seats, room.seats) ? room : { ...room, seats }
}

/**
 * Nothing of this guest stays: their seats are open again, or played by a bot to the end. A host's power passes on, first of all to
 * another device of the same seat.
 */
export function forgotten(room: RoomState, guest: number, bot: string): RoomState {
  const hosted = hostSeat(room)
  const without = seatsOf(room, guest).reduce(
    (now, seat) => {
      const before = seatAt(now, seat)
      const holders = before.holders.filter(each => each.guest !== guest)
      const link = before.linkOf === guest ? { link: '', linkOf: 0 } : {}
      const name = before.nameOf === guest ? { name: '', nameOf: holders[0]?.guest ?? 0 } : {}
      if (holders.length > 0) return withSeat(now, seat, { holders, ...link, ...name })
      if (now.stage === 'waiting') return vacated(now, seat)
      return withSeat(now, seat, { holders, ...link, name: '', nameOf: 0, ...(now.stage === 'playing' ? { bot } : {}) })
    },
    notOwnedBy(notKeptFor(room, guest), guest),
  )
  if (room.host !== guest) return without
  const other = hosted === undefined ? 0 : seatAt(without, hosted).nameOf
  return { ...without, host: other === 0 ? (firstPerson(without) ?? 0) : other }
}
