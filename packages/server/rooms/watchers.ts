/** Who watches a table, each by a number that says nothing about the guest. */
import type { Room } from '@wildcat/protocol'
import { toldApart } from '@wildcat/table'
import type { Listener } from './audience.ts'

/** More are counted, but not named. */
const MOST_NAMED = 40

export class Watchers {
  readonly #numbers = new Map<number, number>() // by guest, as long as he watches
  #last = 0
  #here: ReadonlyMap<number, string> = new Map()
  #players: readonly string[] = []
  #shown: Room['watching'] = []

  /** One line a guest, however many windows he has open. Worked out when somebody else watches or plays, not for each who is told. */
  shown(listeners: readonly Pick<Listener, 'guest' | 'name'>[], players: readonly string[]): Room['watching'] {
    const here = new Map(listeners.map(({ guest, name }) => [guest, name]))
    if (players === this.#players && isSame(here, this.#here)) return this.#shown
    this.#here = here
    this.#players = players
    this.#shown = this.#named(here)
    return this.#shown
  }
  #named(here: ReadonlyMap<number, string>): Room['watching'] {
    for (const guest of this.#numbers.keys()) if (!here.has(guest)) this.#numbers.delete(guest)
    for (const guest of here.keys()) if (!this.#numbers.has(guest)) this.#numbers.set(guest, ++this.#last)
    const shown = [...this.#numbers].slice(0, MOST_NAMED)
    const players = this.#players // nobody who watches is taken for one of them
    const names = toldApart([...players, ...shown.map(([guest]) => here.get(guest) ?? '')]).slice(players.length)
    return shown.map(([, n], place) => ({ n, name: names[place] ?? '' }))
  }

  guestOf(n: number): number | undefined {
    for (const [guest, number] of this.#numbers) if (number === n) return guest
    return undefined
  }
}

const isSame = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): boolean =>
  one.size === other.size && [...one].every(([guest, name]) => other.get(guest) === name)
