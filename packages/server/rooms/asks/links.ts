/** Asks about links to seats, and the devices that hold them. */
import type { AskOf } from '@wildcat/protocol'
import { standInAt } from '../../bots.ts'
import { Refused } from '../../refused.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { updateAgreements } from '../agreements.ts'
import { dropOf, dropped, lostAt, offer, renewed } from '../links.ts'
import { handedOn } from '../seating.ts'
import { asHostHimself, DONE, fromSeat } from './asker.ts'

const MINUTE = 60_000

/** The host's, for whoever has been away for a while. Everybody is told, and whoever it is for has the seat again by coming back. */
export const link = asHostHimself(async (asker, { seat }: AskOf<'link'>) => {
  const { room, context } = asker
  const token = newToken()
  await asker.change(now => {
    const offered = offer(now, seat, hashOf(token))
    const away = room.presence.awayMs(seat)
    const { relinkMs } = context.limits
    if (room.presence.isHere(seat)) throw new Refused('present')
    if (away < relinkMs) throw new Refused('awayTooShort', { minutes: Math.ceil((relinkMs - away) / MINUTE) })
    return { room: offered, tells: [{ seat, said: { notice: 'newLink' } }] }
  })
  return { seat, token }
})

/** One's own. */
export const renew = fromSeat(async asker => {
  const { seat, listener } = asker
  const token = newToken()
  await asker.change(now => ({ room: renewed(now, seat, listener.guest, hashOf(token)) }))
  return { seat, token }
})

/** A device of one's own seat, at all tables where the same people have played or are going to, before and after this one. Everybody is told. */
export const drop = fromSeat(async (asker, { device }: AskOf<'drop'>) => {
  const { seat: own, room, listener } = asker
  const bot = await standInAt(room.state)
  await asker.changeCompany(() => {
    const away = dropOf(room.state, own, listener.guest, device)
    return {
      guests: away.lost,
      at(now, { presence }) {
        const left = dropped(now, away, bot)
        const tells = lostAt(now, left).map(seat => ({ seat, said: { notice: 'deviceDropped' } as const }))
        return { room: left === now ? now : updateAgreements(left, presence.longAway), tells: [...tells, ...handedOn(now, left)] }
      },
    }
  })
  return DONE
})
