/** Asks about seats: sitting down and getting up, and what a host may do. */
import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@wildcat/kernel'
import type { AskOf } from '@wildcat/protocol'
import { Table } from '@wildcat/table'
import { knownBot } from '../../bots.ts'
import { Refused } from '../../refused.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { call } from '../../store/operations.ts'
import { engineOf, headJson } from '../loading.ts'
import { newcomer } from '../newcomer.ts'
import type { Room } from '../room.ts'
import { sizeOf, startRow } from '../rows.ts'
import * as seating from '../seating.ts'
import { hostSeat, isFinished, seatsOf } from '../state.ts'
import { type Asker, DONE, mustHost, mustHostForLong, mustHostHimself } from './asker.ts'

export async function sit({ room, listener, context }: Asker, { seat }: AskOf<'sit'>) {
  const { guest } = listener
  const elsewhere = seatsOf(room.state, guest).length > 0 ? 0 : await context.store.do('countWaitingOf', guest)
  if (elsewhere >= context.limits.waitingOfGuest) throw new Refused('tooManyTables')
  return { seat, token: await takeSeat(room, { listener, context }, seat) }
}
/** Gives the token of the seat's link. */
export async function takeSeat(room: Room, { listener, context }: Pick<Asker, 'listener' | 'context'>, seat: Seat): Promise<string> {
  const token = newToken()
  await room.change(now => ({ room: seating.sit(now, newcomer(listener, context), seat, hashOf(token)) }))
  return token
}

export async function stand({ room, listener }: Asker) {
  await room.change(now => {
    const without = seating.stand(now, listener.guest)
    return { room: without, tells: seating.handedOn(now, without) }
  })
  return DONE
}

export async function fill(asker: Asker, { seat, bot }: AskOf<'fill'>) {
  if (bot !== 'none') await knownBot(asker.room.state.game, bot)
  await asker.room.change(now => {
    if (seating.seatAt(now, seat).kept.length > 0) mustHostForLong(asker)
    else mustHost(asker)
    return { room: seating.fill(now, seat, bot), tells: [{ seat, said: { notice: bot === 'none' ? 'botRemoved' : 'botSeated' } }] }
  })
  return DONE
}

export async function remove(asker: Asker, { seat }: AskOf<'remove'>) {
  await asker.room.change(now => {
    mustHostForLong(asker)
    const without = seating.remove(now, seat)
    return { room: without, tells: [{ seat, said: { notice: 'seatFreed' } }, ...seating.handedOn(now, without)] }
  })
  return DONE
}

/** Only the host themself changes what all agree to by playing, and everybody is told. */
export async function changeTableSettings(asker: Asker, { listed, takeover }: AskOf<'changeTableSettings'>) {
  await asker.room.change(now => {
    mustHostHimself(asker)
    if (isFinished(now)) throw new Refused('notPlaying')
    const seat = hostSeat(now) ?? 0 // the table speaks, of nobody
    const tells = [
      ...(listed === now.listed ? [] : [{ seat, said: { notice: listed ? 'listed' : 'unlisted' } as const }]),
      ...(isDeepStrictEqual(takeover, now.takeover) ? [] : [{ seat, said: { takeover } }]),
    ]
    return tells.length === 0 ? { room: now } : { room: { ...now, listed, takeover }, tells }
  })
  return DONE
}

export async function start(asker: Asker) {
  mustHostForLong(asker)
  const { room, listener, context } = asker
  const engine = await engineOf(room.state.game)
  await room.change(now => {
    const begun = seating.begin(now)
    const options = engine.options(begun.seats.length, begun.options)
    if ('refused' in options) throw new Refused('badOptions', { rule: options.refused.rule, why: options.refused.why })
    // Names stay in the room, where a guest may have his deleted.
    const table = Table.open(engine, begun.seats.length, options.ok, context.matchKey())
    const head = headJson(table.head)
    const row = startRow(table, room.key, context.now())
    const unit = [call('saveHead', room.key, head), call('addEntry', row)]
    const accepted = () => {
      listener.account.charge(head.length + sizeOf(row))
      room.begun(head, table)
    }
    return { room: begun, unit, accepted }
  })
  return DONE
}
