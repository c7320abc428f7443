/** What changes all tables at once at which the same people have played, one after the other: all of them, or none. */
import type { Store } from '../store/contract.ts'
import type { CompanyChange } from './context.ts'
import type { Room } from './room.ts'
import { written } from './room-change.ts'

interface Under {
  readonly change: CompanyChange
  readonly held: Room[] // nothing else changes any of these
  readonly seen: Set<string>
}

export class Companies {
  readonly #store: Store
  readonly #roomOf: (id: string) => Promise<Room | undefined> // if it is there, and can be read
  readonly #underWay = new Map<string, Promise<unknown>>() // the last of each company

  constructor(store: Store, roomOf: (id: string) => Promise<Room | undefined>) {
    this.#store = store
    this.#roomOf = roomOf
  }

  /** One after the other, since they would wait for each other's tables. Those of another company wait for none of it, however many tables it has. */
  change(room: Room, begin: () => CompanyChange): Promise<void> {
    const { company } = room.state
    const before = this.#underWay.get(company) ?? Promise.resolve()
    const done = before.then(() => room.alone(() => this.#holdAll({ change: begin(), held: [room], seen: new Set([room.id]) })))
    const last = done
      .catch(() => undefined)
      .then(() => {
        if (this.#underWay.get(company) === last) this.#underWay.delete(company)
      })
    this.#underWay.set(company, last)
    return done
  }

  /** When nothing else changes any table that knows of them, no further one is made for them either: then all are changed at once. */
  async #holdAll(under: Under): Promise<void> {
    const { change, held, seen } = under
    const known = await this.#store.do('tablesOfCompany', held[0]?.state.company ?? '', change.guests)
    const found = known.filter(id => !seen.has(id))
    if (found.length > 0) return this.#hold(found, 0, under)
    return written(
      this.#store,
      held.filter(({ gone }) => !gone).map(room => room.proposed(now => change.at(now, room))),
    )
  }
  async #hold(found: readonly string[], n: number, under: Under): Promise<void> {
    const id = found[n]
    if (id === undefined) return this.#holdAll(under)
    under.seen.add(id)
    const room = await this.#roomOf(id)
    const more = () => this.#hold(found, n + 1, under)
    if (room === undefined) return more()
    return room.alone(() => {
      under.held.push(room)
      return more()
    })
  }
}
