/**
 * Links to a seat. Each serves one device: whoever opens it gets a fresh one, and the old one ends. A player's own link lets one more
 * device in beside the others; the host's, for who stays away, makes whoever opens it the only one. Until then the player who comes
 * back keeps the seat, and the host's link ends.
 */
import type { Seat } from '@wildcat/kernel'
import { MOST_DEVICES } from '@wildcat/protocol'
import { Refused } from '../refused.ts'
import { isMuted } from './moderation.ts'
import { seatAt } from './seating.ts'
import { heldBy, hostSeat, isFinished, isHeldBy, type Newcomer, namedBy, type RoomState, seatsOf, withSeat } from './state.ts'

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

/** By a link. Nothing comes of it for who holds that seat already, or has only an old link to a seat that they have. */
export function claim(room: RoomState, who: Newcomer, { link, fresh, present }: Opened): Claim | undefined {
  const given = { link: fresh, linkOf: who.guest }
  const offered = room.seats.findIndex(({ offer: out }) => out === link)
  if (offered >= 0) {
    if (present(offered)) throw new Refused('badLink')
    const held = heldBy({ ...seatAt(room, offered), holders: [] }, who)
    return { room: withSeat(room, offered, { ...held, ...given, offer: '', ...namedBy(who) }), seat: offered, notice: 'linkUsed' }
  }
  const seat = room.seats.findIndex(({ link: out }) => out === link)
  if (seat < 0 && seatsOf(room, who.guest).length === 0) throw new Refused('badLink')
  const before = room.seats[seat]
  if (before === undefined || isHeldBy(before, who.guest)) return undefined
  if (before.holders.length >= MOST_DEVICES) throw new Refused('tooManyDevices', { most: MOST_DEVICES })
  const held = withSeat(room, seat, { ...heldBy(before, who), ...given })
  // Whoever is muted stays so at every device, also when the first one is given up.
  return { room: isMuted(room, seat) ? { ...held, muted: [...room.muted, who.guest] } : held, seat, notice: 'otherDevice' }
}

function mustHaveLink(room: RoomState, seat: Seat) {
  const { by, conceded } = seatAt(room, seat)
  if (by !== 'person') throw new Refused('notSeated')
  if (conceded) throw new Refused('conceded')
}

/** The host's link for who stays away. Nothing else changes before somebody opens it. */
export function offer(room: RoomState, seat: Seat, link: string): RoomState {
  if (room.stage !== 'playing') throw new Refused('notPlaying')
  mustHaveLink(room, seat)
  return withSeat(room, seat, { offer: link })
}
/** The seats of this guest to which a link of the host's is out. */
export const offeredOf = (room: RoomState, guest: number): Seat[] => seatsOf(room, guest).filter(seat => seatAt(room, seat).offer !== '')
/** The player is back. */
export const withdrawn = (room: RoomState, seat: Seat): RoomState => withSeat(room, seat, { offer: '' })

/** Another link of one's own; the old one ends. */
export function renewed(room: RoomState, seat: Seat, guest: number, link: string): RoomState {
  if (isFinished(room)) throw new Refused('notPlaying')
  mustHaveLink(room, seat)
  return withSeat(room, seat, { link, linkOf: guest })
}

export interface Dropping {
  readonly who: Pick<Newcomer, 'guest' | 'name'>
  readonly device: number
  readonly isLost: (guest: number) => boolean // has been away for so long that whoever came later may drop it
}
/**
 * Who came first has the last word as long as they come: otherwise whoever got hold of a link could turn its owner out. With the device
 * its link ends; the name of the seat and what a host may do pass on to who drops it.
 */
export function dropped(room: RoomState, seat: Seat, { who, device, isLost }: Dropping): RoomState {
  const { holders, linkOf, nameOf } = seatAt(room, seat)
  const own = holders.find(each => each.guest === who.guest)
  const other = holders.find(({ n }) => n === device)
  if (own === undefined) throw new Refused('notSeated')
  if (other === undefined) return room
  if (other === own || (other.n < own.n && !isLost(other.guest))) throw new Refused('earlierDevice')
  if (other.guest === nameOf && isFinished(room)) throw new Refused('notPlaying') // the record keeps its names
  const left = holders.filter(each => each !== other)
  const link = linkOf === other.guest ? { link: '', linkOf: 0 } : {}
  if (nameOf !== other.guest) return withSeat(room, seat, { holders: left, ...link })
  const renamed = withSeat(room, seat, { holders: left, ...link, ...namedBy(who) })
  return room.host === other.guest && seat === hostSeat(room) ? { ...renamed, host: who.guest } : renamed
}
