/** The same people play again, at another table: whoever asks first makes it, and each of them has the seat that they had. It is kept. */
import type { Made, NewTable } from '@wildcat/protocol'
import { Refused } from '../../refused.ts'
import type { Room } from '../room.ts'
import type { Rooms } from '../rooms.ts'
import * as seating from '../seating.ts'
import { isFinished, seatsOf } from '../state.ts'
import { type Entitled, fromSeat } from './asker.ts'
import { takeSeat } from './seats.ts'

export const again = fromSeat(async (asker, rooms: Rooms): Promise<Made> => {
  const { room, seat } = asker
  await room.knowEnd(true) // whoever sees the end asks at once, while it is being noted
  const { next } = room.state
  if (!isFinished(room.state)) throw new Refused('notOver')
  const known = await asker.context.nextOf(room)
  if (known !== undefined) return come(known, asker, seat)
  const written: (() => Promise<Made>)[] = []
  await rooms.making(asker.listener, wishFor(room, seat), make =>
    asker.change(now => {
      if (now.next !== next) return { room: now } // somebody else was faster by a moment
      const { id, add, made } = make(now)
      return { room: { ...now, next: id }, unit: [add], accepted: () => void written.push(made) } // it is there and known here, or neither
    }),
  )
  const [made] = written
  return made === undefined ? come(await rooms.memory.bring(room.state.next), asker, seat) : made()
})

const wishFor = (
  { state: { game, options, takeover, standIn, clock, rated, advice, seats } }: Pick<Room, 'state'>,
  own: number,
): NewTable => ({
  game,
  options,
  takeover,
  clock,
  rated,
  advice,
  ...(standIn !== undefined && { standIn }),
  listed: false,
  seats: seats.map(({ by, bot }, seat) => (seat === own ? 'me' : by === 'bot' ? { bot } : 'open')),
})

/** Sits down there, if the seat is free and he has none yet; else he comes and sees. */
async function come(next: Room, asker: Entitled, seat: number): Promise<Made> {
  const { guest } = asker.listener
  const { stage, seats } = next.state
  const there = seats[seat]
  const isFree = stage === 'waiting' && there !== undefined && seating.isFreeFor(there, guest) && seatsOf(next.state, guest).length === 0
  if (!isFree) return { id: next.id, seat: seatsOf(next.state, guest)[0] ?? 'none', token: '' }
  return { id: next.id, seat, token: await takeSeat(next, asker, seat) }
}
