/**
 * Links to a seat. Each serves one device: whoever opens it gets a fresh one, and the old one ends. A player's own link lets one more
 * device in beside the others. The host's is for whoever stays away: whoever opens it stands in for them, until they come back. The seat stays
 * theirs; known by their cookies, not by links, of which anybody might have an old one.
 */
import type { Seat } from '@wildcat/kernel'
import { MOST_DEVICES } from '@wildcat/protocol'
import { Refused } from '../refused.ts'
import { bounded, isMuted } from './moderation.ts'
import { hostedOn, seatAt, withoutHolders } from './seating.ts'
import {
  type Holder,
  heldBy,
  isFinished,
  isHeldBy,
  isPlayer,
  itsOwners,
  type Newcomer,
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
    const named = room.muted.includes(who.guest) ? { ...who, name: '' } : who // nobody who is muted speaks by a name
    const owners = before.owners.length > 0 ? before.owners : before.holders // who stood in before has no claim to it
    const person = owners.length > 0 ? before.person : who.guest // where nobody is left it is theirs
    const standIn = { ...heldBy({ ...before, holders: [] }, named), person, owners, ...given, offer: '' }
    return { room: withSeat(room, offered, standIn), seat: offered, notice: 'linkUsed' }
  }
  const seat = room.seats.findIndex(({ link: out }) => out === link)
  if (seat < 0 && seatsOf(room, who.guest).length === 0) throw new Refused('badLink')
  const before = room.seats[seat]
  if (before === undefined || isHeldBy(before, who.guest)) return undefined
  mustHaveNone(room, who.guest)
  if (before.holders.length >= MOST_DEVICES) throw new Refused('tooManyDevices', { most: MOST_DEVICES })
  const isSilent = isMuted(room, seat)
  const named = isSilent || room.muted.includes(who.guest) ? { ...who, name: '' } : who
  const held = withSeat(room, seat, { ...heldBy(before, named), ...given })
  // Whoever is muted stays so at every device, also when the first one is given up.
  const muted = isSilent ? bounded(held, [...room.muted, who.guest]) : room.muted
  return { room: { ...held, muted }, seat, notice: 'otherDevice' }
}

function mustHaveNone(room: RoomState, guest: number) {
  if (isPlayer(room, guest)) throw new Refused('otherSeat')
}

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

/** The owner is back, and who stood in is out: with all their devices, their link, and the word that they gave on stopping, on a pause and on an undo. */
export function returned(room: RoomState, seat: Seat): RoomState {
  const back = withSeat(room, seat, { ...itsOwners(seatAt(room, seat)), link: '', linkOf: 0, offer: '' })
  const without = (seats: readonly Seat[]) => seats.filter(each => each !== seat)
  const { undo, stop, pause } = room
  const asked = undo === 'none' || undo.seat === seat ? 'none' : { ...undo, agreed: without(undo.agreed) }
  return { ...back, undo: asked, stop: without(stop), pause: without(pause) }
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

/** Guests who were dropped from a person's seat, and those who were there before them, the last of whom may have dropped them. */
export interface Drop {
  readonly person: number
  readonly by: number
  readonly lost: readonly number[]
  readonly stay: readonly number[]
}
/**
 * Who came first has the last word: otherwise whoever got hold of a link could turn its owner out. With a device go those that came
 * after it, perhaps by its links.
 */
export function dropOf(room: RoomState, seat: Seat, by: number, device: number): Drop {
  const { person, holders } = seatAt(room, seat)
  const own = holders.find(({ guest }) => guest === by)
  const other = holders.find(({ n }) => n === device)
  if (own === undefined) throw new Refused('notSeated')
  if (other === own) throw new Refused('yourself') // a seat is given up by its player, and played on by the device that is at hand
  if (other !== undefined && other.n <= own.n) throw new Refused('earlierDevice')
  const isLost = ({ n }: Holder) => other !== undefined && n >= other.n
  const guests = (list: readonly Holder[]) => list.map(({ guest }) => guest)
  return { person, by, lost: guests(holders.filter(isLost)), stay: guests(holders.filter(each => !isLost(each))) }
}

/**
 * At any table of the same company, before or after: they are at no seat any more to which they came later than who dropped them, nor at
 * any of the person's, if it was the person who did it; nor is whoever came there after them, nor any link that is not the dropper's own. A seat to which they came by
 * themselves stays theirs.
 */
export function dropped(room: RoomState, { person, by, lost, stay }: Drop, bot: string): RoomState {
  const firstLost = (list: readonly Holder[], seat: SeatState): number => {
    const own = list.find(({ guest }) => guest === by)?.n ?? Number.POSITIVE_INFINITY
    const isLost = ({ guest, n }: Holder) =>
      lost.includes(guest) && (n > own || (by === person && seat.person === person && guest !== person))
    return list.find(isLost)?.n ?? Number.POSITIVE_INFINITY
  }
  const without = withoutHolders(room, ({ guest, n }, list, seat) => !stay.includes(guest) && n >= firstLost(list, seat), bot)
  const seats = without.seats.map((seat, place) =>
    seat.linkOf === by || !lostSome(room, without, place) ? seat : { ...seat, link: '', linkOf: 0 },
  )
  return without === room ? room : stillNamed(room, hostedOn(room, { ...without, seats }, 0))
}
/** In a record nobody loses their name by losing the seat: they hold it no more, yet the game was played by that name. */
function stillNamed(before: RoomState, now: RoomState): RoomState {
  const named = ({ holders, owners }: SeatState) => [...holders, ...owners].slice(0, 1)
  const seats = now.seats.map((seat, place) => (named(seat).length > 0 ? seat : { ...seat, owners: named(seatAt(before, place)) }))
  return isFinished(now) ? { ...now, seats } : now
}
const lostSome = (before: RoomState, now: RoomState, seat: Seat): boolean =>
  seatAt(now, seat).holders.length < seatAt(before, seat).holders.length
/** The seats that fewer hold now. */
export const lostAt = (before: RoomState, now: RoomState): Seat[] =>
  now.seats.flatMap((_, seat) => (lostSome(before, now, seat) ? [seat] : []))
