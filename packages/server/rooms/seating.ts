/** Who sits where before the game begins, and who may sit there at all. */
import type { Seat } from '@wildcat/kernel'
import { Refused } from '../refused.ts'
import { botSeat, OPEN, personSeat, type RoomState, type SeatState, seatsOf, withSeat } from './state.ts'

function seatAt({ seats }: RoomState, seat: Seat): SeatState {
  const found = seats[seat]
  if (found === undefined) throw new Refused('badSeats', { least: 0, most: seats.length - 1 })
  return found
}
function mustWait({ stage }: RoomState) {
  if (stage !== 'waiting') throw new Refused('notWaiting')
}

/** Takes a free seat; whoever has one already moves over. */
export function sit(room: RoomState, guest: number, name: string, seat: Seat, link: string): RoomState {
  mustWait(room)
  const wanted = seatAt(room, seat)
  if (wanted.by !== 'open' && !wanted.holders.includes(guest)) throw new Refused('seatTaken')
  return withSeat(seatsOf(room, guest).reduce(vacated, room), seat, personSeat(guest, name, link))
}

const vacated = (room: RoomState, seat: Seat): RoomState => withSeat(room, seat, OPEN)

/** Gets up again. A host who does hands over to the next person, if there is one. */
export function stand(room: RoomState, guest: number): RoomState {
  mustWait(room)
  const own = seatsOf(room, guest)
  if (own.length === 0) throw new Refused('notSeated')
  const without = own.reduce(vacated, room)
  const next = without.seats.find(({ by }) => by === 'person')?.holders[0]
  return without.host === guest && next !== undefined ? { ...without, host: next } : without
}

/** The host sets a bot on a seat where nobody sits, or takes it away. */
export function fill(room: RoomState, seat: Seat, bot: string): RoomState {
  mustWait(room)
  if (seatAt(room, seat).by === 'person') throw new Refused('seatTaken')
  return withSeat(room, seat, bot === 'none' ? OPEN : botSeat(bot))
}

export function remove(room: RoomState, seat: Seat): RoomState {
  mustWait(room)
  if (seatAt(room, seat).by !== 'person') throw new Refused('notSeated')
  return vacated(room, seat)
}

/** Nobody is missing, and somebody plays. */
export function begin(room: RoomState): RoomState {
  mustWait(room)
  if (room.seats.some(({ by }) => by === 'open')) throw new Refused('seatsOpen')
  if (room.seats.every(({ by }) => by === 'bot')) throw new Refused('nobodyPlays')
  return { ...room, stage: 'playing' }
}

interface Guest {
  readonly guest: number
  readonly name: string
}

/** By a seat's link: this guest holds that seat, too, on whichever device he is. One that nobody holds takes his name. */
export function claim(room: RoomState, { guest, name }: Guest, link: string): RoomState {
  const seat = room.seats.findIndex(each => each.link !== '' && each.link === link)
  if (seat < 0) throw new Refused('badLink')
  const { holders } = seatAt(room, seat)
  if (holders.includes(guest)) return room
  return withSeat(room, seat, holders.length === 0 ? { holders: [guest], name } : { holders: [...holders, guest] })
}

/** A new link for a seat; the old one is good no longer. Whoever held the seat needs the new one, and no name of his stays behind. */
export function relink(room: RoomState, seat: Seat, link: string): RoomState {
  const { by, conceded } = seatAt(room, seat)
  if (by !== 'person') throw new Refused('notSeated')
  if (conceded) throw new Refused('conceded')
  return withSeat(room, seat, { link, name: '', holders: [] })
}

/** Nothing of this guest stays: his seats are open again, or played by a bot to the end. */
export function forgotten(room: RoomState, { guest, name }: Guest, bot: string): RoomState {
  const without = seatsOf(room, guest).reduce((now, seat) => {
    const before = seatAt(now, seat)
    const holders = before.holders.filter(each => each !== guest)
    if (holders.length > 0) return withSeat(now, seat, { holders, name: before.name === name ? '' : before.name })
    if (now.stage === 'waiting') return vacated(now, seat)
    return withSeat(now, seat, { name: '', holders, link: '', ...(now.stage === 'playing' ? { bot } : {}) })
  }, room)
  return without.host === guest ? { ...without, host: without.seats.find(({ holders }) => holders.length > 0)?.holders[0] ?? 0 } : without
}
