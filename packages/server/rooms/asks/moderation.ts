/** Asks of the host about people. Everything is told at the table. */
import type { AskOf } from '@wildcat/protocol'
import { Refused } from '../../refused.ts'
import * as moderation from '../moderation.ts'
import { seatsOf } from '../state.ts'
import { type Asker, DONE, mustHostHimself } from './desk.ts'

export async function mute(asker: Asker, { seat, muted }: AskOf<'mute'>) {
  mustHostHimself(asker)
  const { room } = asker
  const before = room.state
  await room.change(now => ({ room: moderation.mute(now, seat, muted) }))
  if (moderation.isMuted(before, seat) !== muted) await room.say(seat, { notice: muted ? 'muted' : 'unmuted' })
  return DONE
}

export async function closeTalk(asker: Asker, { closed }: AskOf<'closeTalk'>) {
  mustHostHimself(asker)
  const { room } = asker
  const before = room.state.talkClosed
  await room.change(now => ({ room: moderation.closeTalk(now, closed) }))
  if (before !== closed) await room.say(hostSeat(asker), { notice: closed ? 'talkClosed' : 'talkOpened' })
  return DONE
}

export async function removeWatcher(asker: Asker, { watcher }: AskOf<'removeWatcher'>) {
  mustHostHimself(asker)
  const { room } = asker
  const guest = room.watchers.guestOf(watcher)
  if (guest === undefined) throw new Refused('noWatcher')
  await room.change(now => ({ room: moderation.removeWatcher(now, guest) }))
  room.dismiss(guest)
  await room.say(hostSeat(asker), { notice: 'watcherRemoved' })
  return DONE
}

/** Whom the line in the talk is about; a host without a seat is not named in it. */
const hostSeat = ({ room: { state } }: Asker) => seatsOf(state, state.host)[0] ?? 0
