/** Clears away what nobody has touched for long. All that goes, or is about to, is said in the log. */
import type { FastifyBaseLogger } from 'fastify'
import type { Rooms } from './rooms/rooms.ts'
import type { KeptDays, Store } from './store/contract.ts'

/** Days that the server has run after which a table seems old that nobody has touched, a guest who did not come and sits nowhere, or a deal that nobody plays. */
const KEPT: KeptDays = { tables: { waiting: 14, playing: 180, over: 365, stopped: 365 }, guests: 400, deals: 365 }

/** `ran`: milliseconds that have passed since it was asked before. */
export function clearing(rooms: Rooms, store: Store, now: () => number, ran: () => number, log: FastifyBaseLogger): () => Promise<void> {
  let warned = false
  return async () => {
    const looked = await store.do('lookForOld', ran(), now(), KEPT)
    if ('farClock' in looked) {
      if (!warned)
        log.warn(
          { clock: dated(now()), newest: dated(looked.newest) },
          'nothing is cleared: the clock is far from all that was written, so it is wrong, or was until now, or nobody was here for long',
        )
      warned = true
      return
    }
    warned = false
    if (looked.marked > 0)
      log.warn(
        { marked: looked.marked },
        'tables, guests or deals seem old: they are cleared if nothing happens to them for two more weeks',
      )
    const tables = await rooms.clear(looked.tables)
    const guests = looked.guests.length === 0 ? 0 : await store.do('clearGuests', looked.guests)
    const deals = looked.deals.length === 0 ? 0 : await store.do('clearDeals', looked.deals)
    if (tables + guests + deals > 0) log.warn({ tables, guests, deals }, 'cleared: nobody has touched them for long')
  }
}

/** Also of what no calendar has. */
const dated = (time: number): string => (Number.isFinite(new Date(time).getTime()) ? new Date(time).toISOString() : String(time))
