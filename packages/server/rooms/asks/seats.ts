/** Asks about seats: sitting down and getting up, and what a host may do. */
import { keyFromHex } from '@wildcat/kernel'
import type { AskOf } from '@wildcat/protocol'
import { Table } from '@wildcat/table'
import { knownBot } from '../../bots.ts'
import { Refused } from '../../refused.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { call } from '../../store/operations.ts'
import { engineOf, headJson } from '../loading.ts'
import { startRow } from '../rows.ts'
import * as seating from '../seating.ts'
import { type Asker, DONE, mustHost, mustHostHimself } from './desk.ts'

export async function sit({ room, listener }: Asker, { seat }: AskOf<'sit'>) {
  const token = newToken()
  await room.change(now => ({ room: seating.sit(now, listener.guest, listener.name, seat, hashOf(token)) }))
  return { seat, token }
}

export async function stand({ room, listener }: Asker) {
  await room.change(now => ({ room: seating.stand(now, listener.guest) }))
  return DONE
}

export async function fill(asker: Asker, { seat, bot }: AskOf<'fill'>) {
  mustHost(asker)
  if (bot !== 'none') await knownBot(asker.room.state.game, bot)
  await asker.room.change(now => ({ room: seating.fill(now, seat, bot) }))
  return DONE
}

export async function remove(asker: Asker, { seat }: AskOf<'remove'>) {
  mustHost(asker)
  await asker.room.change(now => ({ room: seating.remove(now, seat) }))
  return DONE
}

export async function settle(asker: Asker, { listed, takeover }: AskOf<'settle'>) {
  mustHost(asker)
  await asker.room.change(now => ({ room: { ...now, listed, takeover } }))
  return DONE
}

export async function start(asker: Asker) {
  mustHost(asker)
  const { room, context } = asker
  const engine = await engineOf(room.state.game)
  await room.change(now => {
    const begun = seating.begin(now)
    const options = engine.options(begun.seats.length, begun.options)
    if ('refused' in options) throw new Refused('badOptions', { rule: options.refused.rule, why: options.refused.why })
    // Names stay in the room, where a guest may have his deleted.
    const table = Table.open(engine, begun.seats.length, options.ok, context.matchKey())
    const { messages } = engine.start(begun.seats.length, options.ok, keyFromHex(table.head.key) ?? [])
    const head = headJson(table.head)
    const unit = [call('saveHead', room.key, head), call('addEntry', startRow(table, room.key, messages, context.now()))]
    return { room: begun, unit, accepted: () => room.begun(head, table) }
  })
  return DONE
}

/**
 * Only for somebody who is not there: nobody's seat is taken from under him. Everybody sees that it happened. Whoever has the link
 * sees that hand, the host's too.
 */
export async function link(asker: Asker, { seat }: AskOf<'link'>) {
  mustHostHimself(asker)
  const { room } = asker
  const token = newToken()
  await room.change(now => {
    if (room.audience.isPresent(seat)) throw new Refused('present')
    return { room: seating.relink(now, seat, hashOf(token)) }
  })
  await room.say(seat, { notice: 'newLink' })
  return { seat, token }
}
