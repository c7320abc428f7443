/** /api/deals: the same luck at several tables. */
import { dealPart, newDeal, tableId } from '@wildcat/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Quotas } from '../quotas.ts'
import { read } from '../read.ts'
import { Refused } from '../refused.ts'
import { dealInfoFor } from '../rooms/deals.ts'
import { newFairLuck } from '../rooms/luck.ts'
import { engineOf } from '../rooms/understood.ts'
import { newTableName } from '../secrets.ts'
import type { Store } from '../store/contract.ts'
import type { Guests } from './guests.ts'
import { byNetwork, limited, type Requests } from './requests.ts'

interface Behind {
  readonly guests: Guests
  readonly store: Store
  readonly requests: Requests
  readonly quotas: Quotas
}

function codeIn(params: unknown): string {
  const { success, output } = v.safeParse(v.object({ code: tableId }), params)
  if (!success) throw new Refused('noDeal')
  return output.code
}

export function dealRoutes(app: FastifyInstance, { guests, store, requests, quotas }: Behind): void {
  const [some, few] = [limited(requests.some), limited(requests.few)]
  app.post('/api/deals', few, async request => {
    const account = quotas.of((await guests.must(request)).id, byNetwork(request))
    account.mustHaveRoom()
    const { game, seats, options: wished } = read(newDeal, request.body)
    const engine = await engineOf(game)
    const { least, most } = engine.seats
    if (seats < least || seats > most) throw new Refused('badSeats', { least, most })
    const options = engine.options(seats, wished)
    if ('refused' in options) throw new Refused('badOptions', { rule: options.refused.rule, why: options.refused.why })
    const luck = newFairLuck()
    if (luck === 'none') throw new TypeError('a deal has a secret')
    const code = newTableName()
    const deal = { code, game, seats, options: JSON.stringify(options.ok), ...luck, part: '' }
    account.takeTable() // it is kept for as long as one, at least
    await store.do('addDeal', deal).catch((error: unknown) => {
      account.returnTable()
      throw error
    })
    account.charge(JSON.stringify(deal).length)
    return { code, commitment: luck.commitment }
  })
  app.post('/api/deals/:code/part', few, async request => {
    await guests.must(request)
    await store.do('setDealPart', codeIn(request.params), read(dealPart, request.body).part)
    return { done: true }
  })
  app.get('/api/deals/:code', some, async request => dealInfoFor(store, codeIn(request.params), (await guests.known(request))?.id ?? 0))
}
