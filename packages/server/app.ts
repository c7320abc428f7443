/** The server as a value: made here, started in main.ts and in tests. */
import { mkdir } from 'node:fs/promises'
import type { Thinker } from '@wildcat/table'
import type { FastifyInstance } from 'fastify'
import type { Archiving } from './archiving.ts'
import type { CallPace } from './calls/calls.ts'
import type { MailSettings } from './calls/mailer.ts'
import { keptKey, newKey } from './cookie-key.ts'
import type { Slowest } from './http/connections.ts'
import type { Requests } from './http/requests.ts'
import type { Limits } from './limits.ts'
import type { Address } from './nodes/peers.ts'
import type { QuotaRates } from './quotas.ts'
import type { Rate } from './socket/buckets.ts'
import type { Rates } from './socket/sockets.ts'
import type { Found } from './store/contract.ts'
import { openStore } from './store/open.ts'

export interface AppSettings {
  readonly web: string // the built client
  readonly data: string
  readonly database?: string // the address of a PostgreSQL, if not all is kept in `data`
  readonly node?: Address // where other servers on the same database find it
  readonly url?: string
  readonly proxy?: readonly string[]
  readonly log?: string
  readonly hook?: string // of whoever runs the server: is told of open tables
  readonly mail?: MailSettings // if this server sends e-mails
  readonly privateHooks?: boolean // may calls go to addresses of private networks?
  readonly metricsToken?: string // with which figures are told also to other machines; empty: to none
  readonly found?: (found: Found) => void // what is in the store, when it has been opened
  readonly storeEnded?: () => void // without having been told to: nothing can be kept any more
  // For tests and measurements:
  readonly now?: () => number
  readonly elapsed?: () => number // if it is not what `now` says, or what has passed
  readonly luckSecret?: () => string
  readonly matchKey?: () => readonly number[] // of games whose tables have no secret, as none has then by itself
  readonly botPauseMs?: number
  readonly callPace?: Partial<CallPace>
  readonly sweepMs?: number
  readonly archiving?: Partial<Archiving>
  readonly beatMs?: number
  readonly limits?: Partial<Limits>
  readonly rates?: Partial<Rates>
  readonly quotas?: Partial<QuotaRates>
  readonly requests?: Requests
  readonly pace?: readonly Rate[]
  readonly refusedMs?: number // until somebody who does not listen is refused once more
  readonly slowest?: Partial<Slowest>
  readonly mostPages?: number
  readonly leastFree?: number
  readonly thinker?: Thinker & { close(): Promise<void> }
}

/** The store is opened in its own thread while this one loads all the rest. */
export async function createApp(settings: AppSettings): Promise<FastifyInstance> {
  const { data, database = '', mostPages } = settings
  await mkdir(data, { recursive: true, mode: 0o700 })
  const kept = database === '' ? keptKey(data) : undefined
  const opening = openStore({ data, database, mostPages })
  opening.catch(() => undefined) // said below, to whoever waits for it
  const { buildApp } = await import('./build-app.ts')
  if (kept !== undefined) return buildApp(settings, opening, kept)
  const { cookieKey } = await opening // whoever has it may make a key
  return buildApp(settings, opening, cookieKey ?? newKey(data))
}
