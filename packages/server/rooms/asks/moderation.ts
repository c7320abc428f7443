/** Asks of the host about people. Everything is told at the table. */
import type { AskOf } from '@wildcat/protocol'
import { Refused } from '../../refused.ts'
import * as moderation from '../moderation.ts'
import { hostSeat } from '../state.ts'
import { asHostHimself, DONE } from './asker.ts'

export const mute = asHostHimself(async (asker, { seat, muted }: AskOf<'mute'>) => {
  await asker.change(now => {
    return { room: moderation.mute(now, seat, muted), tells: [{ seat, said: { notice: muted ? 'muted' : 'unmuted' } }] }
  })
  return DONE
})

/** Whom the line in the talk is about: a host without a seat is not named in it. */
export const closeTalk = asHostHimself(async (asker, { closed }: AskOf<'closeTalk'>) => {
  await asker.change(now => {
    const tells = [{ seat: hostSeat(now) ?? 0, said: { notice: closed ? 'talkClosed' : 'talkOpened' } as const }]
    return { room: moderation.closeTalk(now, closed), tells }
  })
  return DONE
})

export const removeWatcher = asHostHimself(async (asker, { watcher }: AskOf<'removeWatcher'>) => {
  const { room } = asker
  await asker.change(now => {
    const guest = room.watchers.guestOf(watcher)
    if (guest === undefined) throw new Refused('noWatcher')
    const tells = [{ seat: hostSeat(now) ?? 0, said: { notice: 'watcherRemoved' } as const }]
    return { room: moderation.removeWatcher(now, guest), tells, accepted: () => room.dismiss(guest) }
  })
  return DONE
})
