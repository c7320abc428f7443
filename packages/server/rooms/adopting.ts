/** One person was two guests, and is one from now on: whatever one of them had at a table is the other's. */
import type { Seat } from '@wildcat/kernel'
import { returned } from './links.ts'
import { type Holder, isFinished, isHeldBy, isStandIn, ownedBy, type RoomState } from './state.ts'

interface Person {
  readonly id: number
  readonly name: string
}

export function adopted(room: RoomState, from: number, { id, name }: Person): RoomState {
  const own = (guest: number) => (guest === from ? id : guest)
  // A game that is over was played by that name; and who is muted does not speak by a new one.
  const keepsName = isFinished(room) || room.muted.includes(from)
  const theirs = (list: readonly Holder[]): Holder[] => {
    const all = list.map(each => (each.guest === from ? { ...each, guest: id, name: keepsName ? each.name : name } : each))
    return all.filter((each, place) => all.findIndex(({ guest }) => guest === each.guest) === place) // on the device that came first
  }
  const joined: RoomState = {
    ...room,
    host: own(room.host),
    muted: [...new Set(room.muted.map(own))],
    removed: [...new Set(room.removed.map(own))],
    seats: room.seats.map(seat => ({
      ...seat,
      person: own(seat.person),
      linkOf: own(seat.linkOf),
      holders: theirs(seat.holders),
      owners: theirs(seat.owners),
      kept: theirs(seat.kept),
    })),
  }
  // Whoever stood in for themself is back.
  return ownedBy(joined, id)
    .filter(seat => isHeldBy(joined.seats[seat] ?? { holders: [] }, id))
    .reduce(returned, joined)
}

/** What everybody is told when somebody is back by that. */
export const tellsOfAdoption = (before: RoomState, now: RoomState): { seat: Seat; said: { notice: 'ownerBack' } }[] =>
  now.seats.flatMap((_, seat) => (isStandIn(before, seat) && !isStandIn(now, seat) ? [{ seat, said: { notice: 'ownerBack' } }] : []))
