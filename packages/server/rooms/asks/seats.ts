/** Asks about seats: sitting down and getting up, and what a host may do. */
import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@wildcat/kernel'
import type { AskOf } from '@wildcat/protocol'
import { Table } from '@wildcat/table'
import { knownBot } from '../../bots.ts'
import { Refused } from '../../refused.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { call } from '../../store/contract.ts'
import { beginningDeal, mustBeNewTo } from '../deals.ts'
import { keyOf } from '../luck.ts'
import { newcomer } from '../newcomer.ts'
import type { Room } from '../room.ts'
import { sizeOf, startRow } from '../rows.ts'
import * as seating from '../seating.ts'
import { hostSeat, isFinished, isHeldBy, type RoomState, seatsOf, withSeat } from '../state.ts'
import { engineOf, headJson } from '../understood.ts'
import { asHost, asHostForLong, asHostHimself, DONE, type Entitled, fromAnybody, fromSeat, mustHostForLong } from './asker.ts'

export const sit = fromAnybody(async (asker, { seat }: AskOf<'sit'>) => {
  const { room, listener, context } = asker
  const { guest } = listener
  const taken = () => context.store.do('countWaitingOf', guest)
  const wanted = { of: `seats of ${guest}`, most: context.limits.waitingOfGuest, taken }
  await mustBeNewTo(context.store, room, [guest])
  const isSeated = seatsOf(room.state, guest).length > 0 // and only moves over
  const must = (now: RoomState) => {
    if (isSeated && seatsOf(now, guest).length === 0) throw new Refused('seatLost') // they got up meanwhile, and this one was not counted
  }
  return { seat, token: await context.places.take(isSeated ? [] : [wanted], () => takeSeat(asker, asker, seat, must)) }
})
/** Gives the token of the seat's link. */
export async function takeSeat(
  at: Pick<Room, 'change'>,
  { listener, context }: Entitled,
  seat: Seat,
  must: (now: RoomState) => void = () => undefined,
): Promise<string> {
  const token = newToken()
  await at.change(now => {
    must(now)
    return { room: seating.sit(now, newcomer(listener, context), seat, hashOf(token)) }
  })
  return token
}

export const stand = fromAnybody(async asker => {
  await asker.change(now => {
    const without = seating.stand(now, asker.listener.guest)
    return { room: without, tells: seating.handedOn(now, without) }
  })
  return DONE
})

export const fill = asHost(async (asker, { seat, bot }: AskOf<'fill'>) => {
  if (bot !== 'none') await knownBot(asker.room.state.game, bot)
  await asker.change(now => {
    if (seating.seatAt(now, seat).kept.length > 0) mustHostForLong(asker)
    return { room: seating.fill(now, seat, bot), tells: [{ seat, said: { notice: bot === 'none' ? 'botRemoved' : 'botSeated' } }] }
  })
  return DONE
})

/** A code by which a program takes this seat: for the host to give to whoever runs it. */
export const invite = asHost(async (asker, { seat }: AskOf<'invite'>) => {
  const token = newToken()
  await asker.change(now => ({ room: seating.invite(now, seat, hashOf(token)), tells: [{ seat, said: { notice: 'programInvited' } }] }))
  return { seat, code: `${asker.room.id}.${token}` }
})

export const remove = asHostForLong(async (asker, { seat }: AskOf<'remove'>) => {
  await asker.change(now => {
    if (isHeldBy(seating.seatAt(now, seat), asker.listener.guest)) throw new Refused('yourself') // they get up; a later device takes it from nobody
    const without = seating.remove(now, seat)
    return { room: without, tells: [{ seat, said: { notice: 'seatFreed' } }, ...seating.handedOn(now, without)] }
  })
  return DONE
})

/** One's own part of the luck, while the server is bound to its own: the first that comes from this seat. */
export const addLuck = fromSeat(async (asker, { part }: AskOf<'addLuck'>) => {
  await asker.change(now => {
    if (now.stage !== 'waiting') throw new Refused('notWaiting')
    const has = now.fairLuck === 'none' || seating.seatAt(now, asker.seat).luck !== ''
    return { room: has ? now : withSeat(now, asker.seat, { luck: part }) }
  })
  return DONE
})

/** Only the host themself changes what all agree to by playing, and everybody is told. */
export const changeTableSettings = asHostHimself(async (asker, ask: AskOf<'changeTableSettings'>) => {
  const { listed, takeover, standIn } = ask
  if (standIn !== undefined) await knownBot(asker.room.state.game, standIn)
  await asker.change(now => {
    if (isFinished(now)) throw new Refused('notPlaying')
    const clock = ask.clock ?? now.clock
    const isOtherClock = !isDeepStrictEqual(clock, now.clock)
    const isOther = standIn !== undefined && standIn !== now.standIn
    const isOtherTakeover = !isDeepStrictEqual(takeover, now.takeover)
    // Who plays for others and how much time there is, is agreed to by playing; where it counts also how long one may be away: whoever is has left.
    if ((isOther || isOtherClock || (now.rated && isOtherTakeover)) && now.stage !== 'waiting') throw new Refused('notWaiting')
    const seat = hostSeat(now) ?? 0 // the table speaks, of nobody
    const tells = [
      ...(listed === now.listed ? [] : [{ seat, said: { notice: listed ? 'listed' : 'unlisted' } as const }]),
      ...(isOtherTakeover ? [{ seat, said: { takeover } }] : []),
      ...(isOther ? [{ seat, said: { standIn } }] : []),
      ...(isOtherClock ? [{ seat, said: { clock } }] : []),
    ]
    return tells.length === 0 ? { room: now } : { room: { ...now, listed, takeover, clock, ...(isOther && { standIn }) }, tells }
  })
  return DONE
})

export const start = asHostForLong(async asker => {
  const { room, listener, context } = asker
  const engine = await engineOf(room.state.game)
  const people = (state: RoomState) => state.seats.flatMap(({ holders }) => holders.map(({ guest }) => guest))
  const begin = () =>
    asker.change(now => {
      const begun = seating.begin(now)
      const options = engine.options(begun.seats.length, begun.options)
      if ('refused' in options) throw new Refused('badOptions', { rule: options.refused.rule, why: options.refused.why })
      // Names stay in the room, where a guest may have his deleted.
      const table = Table.open(engine, begun.seats.length, options.ok, keyOf(room.id, begun) ?? context.matchKey())
      const head = headJson(table.head)
      const row = startRow(table, room.key, context.now())
      const unit = [
        call('saveHead', room.key, head),
        call('addEntry', row),
        ...(now.deal === 'none' ? [] : [call('beginDeal', now.deal.code, room.key, people(now))]),
      ]
      const accepted = () => {
        listener.allowance.charge(head.length + sizeOf(row))
        if (begun.deal !== 'none') room.dismissWatchers('dealUnplayed')
        room.begun(head, table)
      }
      return { room: begun, unit, accepted }
    })
  await beginningDeal(context.store, room, people(room.state), begin)
  return DONE
})

export const close = asHostHimself(async asker => {
  await asker.close()
  return DONE
})
