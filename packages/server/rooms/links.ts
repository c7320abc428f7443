/**
 * Links to a seat. Each serves one device: whoever opens it gets a fresh one, and the old one ends. A player's own link lets one more
 * device in beside the others. The host's is for whoever stays away: whoever opens it stands in for them, until they come back. The seat stays
 * theirs; known by their cookies, not by links, of which anybody might have an old one.
 */
import type { Seat } from '@wildcat/kernel'
import { MOST_DEVICES } from '@wildcat/protocol'
import { Refused } from '../refused.ts'
import { bounded, isMuted } from './moderation.ts'
import { keptOnlyFor, seatAt } from './seating.ts'
import {
  heldBy,
  isFinished,
  isHeldBy,
  isPlayer,
  type Newcomer,
  namedBy,
  ownedBy,
  type RoomState,
  type SeatState,
  seatsOf,
  withSeat,
} from './state.ts'

export interface Opened {
  readonly link: string // the hash of its token
  readonly fresh: string // of the one that comes after it
  readonly present: (seat: Seat) => boolean
}
export interface Claim {
  readonly room: RoomState
  readonly seat: Seat
  readonly notice: 'linkUsed' | 'otherDevice'
}

/**
 * By a link. Nothing comes of it for anyone who holds that seat already, or has only an old link to a seat that they have. Whoever plays another
 * seat of this table keeps to that one, and the link stays good for whom it was meant.
 */
export function claim(room: RoomState, who: Newcomer, { link, fresh, present }: Opened): Claim | undefined {
  const given = { link: fresh, linkOf: who.guest }
  const offered = room.seats.findIndex(({ offer: out }) => out === link)
  if (offered >= 0) {
    const before = seatAt(room, offered)
    if (isHeldBy({ holders: [...before.holders, ...before.owners] }, who.guest)) return undefined // they are back
    mustHaveNone(room, who.guest)
    if (present(offered)) throw new Refused('badLink')
    const called = namedBy(room.muted.includes(who.guest) ? { ...who, name: '' } : who) // nobody who is muted speaks by a name
    const standIn = { ...heldBy({ ...before, holders: [] }, who), ...ownersOf(before), ...given, offer: '', ...called }
    return { room: withSeat(room, offered, standIn), seat: offered, notice: 'linkUsed' }
  }
  const seat = room.seats.findIndex(({ link: out }) => out === link)
  if (seat < 0 && seatsOf(room, who.guest).length === 0) throw new Refused('badLink')
  const before = room.seats[seat]
  if (before === undefined || isHeldBy(before, who.guest)) return undefined
  mustHaveNone(room, who.guest)
  if (before.holders.length >= MOST_DEVICES) throw new Refused('tooManyDevices', { most: MOST_DEVICES })
  const held = withSeat(room, seat, { ...heldBy(before, who), ...given })
  // Whoever is muted stays so at every device, also when the first one is given up.
  const muted = isMuted(room, seat) ? bounded(held, [...room.muted, who.guest]) : room.muted
  return { room: { ...held, muted }, seat, notice: 'otherDevice' }
}

function mustHaveNone(room: RoomState, guest: number) {
  if (isPlayer(room, guest)) throw new Refused('otherSeat')
}

/** Whose seat it is: who stood in before has no claim to it. */
const ownersOf = ({ owners, ownersName, ownersNameOf, holders, name, nameOf }: SeatState) =>
  owners.length > 0 ? { owners, ownersName, ownersNameOf } : { owners: holders, ownersName: name, ownersNameOf: nameOf }

function mustHaveLink(room: RoomState, seat: Seat) {
  const { by, conceded } = seatAt(room, seat)
  if (by !== 'person') throw new Refused('notSeated')
  if (conceded) throw new Refused('conceded')
}

/** The host's link for whoever stays away. Nothing else changes before somebody opens it. */
export function offer(room: RoomState, seat: Seat, link: string): RoomState {
  if (room.stage !== 'playing') throw new Refused('notPlaying')
  mustHaveLink(room, seat)
  return withSeat(room, seat, { offer: link })
}
/** The seats of this guest to which a link of the host's is out. */
export const offeredOf = (room: RoomState, guest: number): Seat[] =>
  [...seatsOf(room, guest), ...ownedBy(room, guest)].filter(seat => seatAt(room, seat).offer !== '')
/** The player is back. */
export const withdrawn = (room: RoomState, seat: Seat): RoomState => withSeat(room, seat, { offer: '' })

/** The owner is back, and who stood in is out: with all their devices, their link, and the word that they gave on stopping and on an undo. */
export function returned(room: RoomState, seat: Seat, who: Pick<Newcomer, 'guest' | 'name'>): RoomState {
  const { owners, ownersName, ownersNameOf } = seatAt(room, seat)
  const isTheirs = ownersNameOf === 0 || (ownersNameOf === who.guest && !room.muted.includes(who.guest))
  const called = isTheirs ? namedBy(who) : { name: ownersName, nameOf: ownersNameOf }
  const again = { holders: owners, owners: [], ownersName: '', ownersNameOf: 0, ...called }
  const back = withSeat(room, seat, { ...again, link: '', linkOf: 0, offer: '' })
  const without = (seats: readonly Seat[]) => seats.filter(each => each !== seat)
  const { undo, stop } = room
  const asked = undo === 'none' || undo.seat === seat ? 'none' : { ...undo, agreed: without(undo.agreed) }
  return { ...back, undo: asked, stop: without(stop) }
}

/** Between these two somebody lost the seat. */
export const whyLost = (before: RoomState, now: RoomState, seat: Seat): 'ownerBack' | 'seatLost' =>
  seatAt(before, seat).owners.some(({ guest }) => isHeldBy(seatAt(now, seat), guest)) ? 'ownerBack' : 'seatLost'

/** Another link of one's own; the old one ends. */
export function renewed(room: RoomState, seat: Seat, guest: number, link: string): RoomState {
  if (isFinished(room)) throw new Refused('notPlaying')
  mustHaveLink(room, seat)
  return withSeat(room, seat, { link, linkOf: guest })
}

/**
 * Who came first has the last word: otherwise whoever got hold of a link could turn its owner out. With a device go those that came
 * after it, perhaps by its links, and every link that is not the dropper's own.
 */
export function dropped(room: RoomState, seat: Seat, guest: number, device: number): RoomState {
  const { holders, linkOf } = seatAt(room, seat)
  const own = holders.find(each => each.guest === guest)
  const other = holders.find(({ n }) => n === device)
  if (own === undefined) throw new Refused('notSeated')
  if (other === undefined) return room
  if (other.n <= own.n) throw new Refused('earlierDevice')
  const link = linkOf === guest ? {} : { link: '', linkOf: 0 }
  return withSeat(room, seat, { holders: holders.filter(({ n }) => n < other.n), ...link })
}

interface Dropped {
  readonly seat: Seat
  readonly guest: number // who dropped them
  readonly lost: readonly number[] // guests
  readonly before: RoomState // now, at the table where these people played before
}
/** Where the same people play again: whoever was dropped does not come back there. */
export function droppedBefore(room: RoomState, { seat, guest, lost, before }: Dropped): RoomState {
  const there = seatAt(room, seat)
  if (there.kept.some(each => !isHeldBy(seatAt(before, seat), each.guest)))
    return withSeat(
      room,
      seat,
      keptOnlyFor(there, each => isHeldBy(seatAt(before, seat), each)),
    )
  const own = there.holders.find(each => each.guest === guest)
  const other = there.holders.find(each => own !== undefined && each.n > own.n && lost.includes(each.guest))
  return other === undefined ? room : dropped(room, seat, guest, other.n)
}
