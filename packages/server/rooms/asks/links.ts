/** Asks about links to seats, and the devices that hold them. */
import type { AskOf } from '@wildcat/protocol'
import { Refused } from '../../refused.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { dropped, droppedBefore, offer, renewed } from '../links.ts'
import { seatAt } from '../seating.ts'
import { isHeldBy } from '../state.ts'
import { type Asker, DONE, mustHostHimself, seatOf } from './asker.ts'

const MINUTE = 60_000

/** The host's, for whoever has been away for a while. Everybody is told, and whoever it is for has the seat again by coming back. */
export async function link(asker: Asker, { seat }: AskOf<'link'>) {
  mustHostHimself(asker)
  const { room, context } = asker
  const token = newToken()
  await room.change(now => {
    const offered = offer(now, seat, hashOf(token))
    const away = room.presence.awayMs(seat)
    const { relinkMs } = context.limits
    if (room.presence.isHere(seat)) throw new Refused('present')
    if (away < relinkMs) throw new Refused('awayTooShort', { minutes: Math.ceil((relinkMs - away) / MINUTE) })
    return { room: offered, tells: [{ seat, said: { notice: 'newLink' } }] }
  })
  return { seat, token }
}

/** One's own. */
export async function renew(asker: Asker) {
  const seat = seatOf(asker)
  const token = newToken()
  await asker.room.change(now => ({ room: renewed(now, seat, asker.listener.guest, hashOf(token)) }))
  return { seat, token }
}

/** A device of one's own seat, also at the tables where the same people have gone on to play again. Everybody is told. */
export async function drop(asker: Asker, { device }: AskOf<'drop'>) {
  const seat = seatOf(asker)
  const { room, listener, context } = asker
  const { guest } = listener
  const tells = [{ seat, said: { notice: 'deviceDropped' } }] as const
  const lost: number[] = []
  await room.change(now => {
    const left = dropped(now, seat, guest, device)
    lost.push(...seatAt(now, seat).holders.flatMap(each => (isHeldBy(seatAt(left, seat), each.guest) ? [] : [each.guest])))
    return { room: left, tells }
  })
  let before = room
  for (let next = await context.nextOf(before); next !== undefined; next = await context.nextOf(before)) {
    const { state } = before
    await next.change(now => {
      const left = droppedBefore(now, { seat, guest, lost, before: state })
      return { room: left, tells: seatAt(now, seat).holders.length === seatAt(left, seat).holders.length ? [] : tells }
    })
    before = next
  }
  return DONE
}
