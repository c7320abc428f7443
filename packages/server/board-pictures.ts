/** Pictures of boards for previews of links: of games that are over and of running ones on the public list, as anybody may see them. */
import { titleOf } from '@wildcat/catalogue'
import type { Language } from '@wildcat/kernel'
import { InTurn } from './http/in-turn.ts'
import type { Records } from './records/records.ts'
import { Refused } from './refused.ts'
import { namesOf } from './rooms/public-room.ts'
import type { Room } from './rooms/room.ts'
import { isFinished } from './rooms/state.ts'

/** So many are kept: messengers ask for the same one again and again. */
const KEPT = 64
/** Being drawn, or waiting for that, for one network: it uses up nobody else's. */
const OF_NETWORK = 8

export class BoardPictures {
  readonly #records: Records
  readonly #turns = new InTurn(OF_NETWORK)
  readonly #kept = new Map<string, Promise<Buffer>>()

  constructor(records: Records) {
    this.#records = records
  }

  /** Where it is to be asked for, if there is one. The last part makes another address of it when something has happened. */
  pathFor({ id, state, hasBegun, touched }: Room, language: Language): string | undefined {
    const mayBeSeen = state.deal === 'none' && (isFinished(state) || state.listed) // of a shared deal nobody sees another table
    const isShown = hasBegun && mayBeSeen && titleOf(state.game)?.picture !== undefined
    return isShown ? `/api/tables/${id}/picture?language=${language}&at=${touched}` : undefined
  }

  async of(room: Room, language: Language, network: string): Promise<Buffer> {
    if (this.pathFor(room, language) === undefined) throw new Refused('notFound')
    const { table } = await room.match()
    const key = `${room.id} ${language} ${table.lines('spectator')}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const { view } = table.see('spectator', Number.POSITIVE_INFINITY)
    const names = namesOf(room.state)
    const wish = { game: room.state.game, language, names, view }
    const made = this.#turns.do(network, () => this.#records.done({ kind: 'picture', wish }))
    this.#kept.set(key, made)
    made.catch(() => this.#kept.delete(key))
    for (const [oldest] of this.#kept) if (this.#kept.size > KEPT) this.#kept.delete(oldest)
    return made
  }
}
