/**
 * A hook of whoever runs the server: told when a table that anybody may come to is opened, when its game begins and when it is over. What stands in
 * the public list, and nothing of the game itself. It is told once, and not again if nobody listens.
 */
import { titleOf } from '@wildcat/catalogue'
import type { FastifyBaseLogger } from 'fastify'
import { factsOf } from '../log.ts'
import { namesOf } from '../rooms/public-room.ts'
import { isFinished, type RoomState } from '../rooms/state.ts'
import { type Guard, post } from './guarded-post.ts'

type ServerHookKind = 'opened' | 'begun' | 'over'

/** What has become of it, if that is told: never of a table that only people with its link know. */
function hookKindOf(room: RoomState, before: RoomState | undefined): ServerHookKind | undefined {
  if (!room.listed) return undefined
  const wasListed = before?.listed === true
  if (isFinished(room)) return before !== undefined && wasListed && !isFinished(before) ? 'over' : undefined
  if (room.stage === 'playing') return before?.stage === 'waiting' ? 'begun' : undefined
  return wasListed ? undefined : 'opened'
}

interface HookSettings {
  readonly hook: string // an address
  readonly url: string // by which people reach this server, if that is set
  readonly guard: Guard
  readonly log: FastifyBaseLogger
  readonly now: () => number
}

export class ServerHook {
  readonly #settings: HookSettings

  constructor(settings: HookSettings) {
    this.#settings = settings
  }

  tell(table: string, room: RoomState, before: RoomState | undefined): void {
    const kind = hookKindOf(room, before)
    if (kind === undefined) return
    const { hook, guard, log } = this.#settings
    const body = JSON.stringify(this.#body(kind, table, room))
    post({ url: hook, headers: { 'content-type': 'application/json', 'user-agent': 'Wildcat' }, body }, guard).then(
      status => {
        if (status >= 300) log.warn({ status }, 'the hook of this server did not take what it was told')
      },
      (error: unknown) => log.warn({ error: factsOf(error) }, 'the hook of this server could not be told'),
    )
  }

  #body(kind: ServerHookKind, table: string, room: RoomState) {
    const { url, now } = this.#settings
    const names = namesOf(room)
    const path = `/friends/${table}`
    return {
      kind,
      table,
      game: titleOf(room.game)?.names.en ?? room.game,
      seats: room.seats.map(({ by }, seat) => ({ by, name: names[seat] ?? '' })),
      ...(kind === 'over' && { winners: room.outcome === 'open' ? [] : room.outcome.winners }),
      ...(url === '' ? { path } : { link: `${url}${path}` }),
      at: new Date(now()).toISOString(),
    }
  }
}
