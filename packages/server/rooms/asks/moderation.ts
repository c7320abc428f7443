/** Asks of the host about people. Everything is told at the table. */
import type { AskOf } from '@wildcat/protocol'
import { Refused } from '../../refused.ts'
import * as moderation from '../moderation.ts'
import { hostSeat } from '../state.ts'
import { type Asker, DONE, mustHostHimself } from './asker.ts'

export async function mute(asker: Asker, { seat, muted }: AskOf<'mute'>) {
  await asker.room.change(now => {
    mustHostHimself(asker)
    return { room: moderation.mute(now, seat, muted), tells: [{ seat, said: { notice: muted ? 'muted' : 'unmuted' } }] }
  })
  return DONE
}

/** Whom the line in the talk is about: a host without a seat is not named in it. */
export async function closeTalk(asker: Asker, { closed }: AskOf<'closeTalk'>) {
  await asker.room.change(now => {
    mustHostHimself(asker)
    const tells = [{ seat: hostSeat(now) ?? 0, said: { notice: closed ? 'talkClosed' : 'talkOpened' } as const }]
    return { room: moderation.closeTalk(now, closed), tells }
  })
  return DONE
}

export async function removeWatcher(asker: Asker, { watcher }: AskOf<'removeWatcher'>) {
  const { room } = asker
  await room.change(now => {
    mustHostHimself(asker)
    const guest = room.watchers.guestOf(watcher)
    if (guest === undefined) throw new Refused('noWatcher')
    const tells = [{ seat: hostSeat(now) ?? 0, said: { notice: 'watcherRemoved' } as const }]
    return { room: moderation.removeWatcher(now, guest), tells, accepted: () => room.dismiss(guest) }
  })
  return DONE
}
