/** Who watches a table, each by a number that says nothing about the guest. */
import type { Room } from '@wildcat/protocol'
import { toldApart } from '@wildcat/table'
import type { Listener } from './audience.ts'

/** More are counted, but not named. */
const MOST_NAMED = 40

export class Watchers {
  readonly #numbers = new Map<number, number>() // by guest, as long as he watches
  #last = 0

  /** One line a guest, however many windows he has open. */
  shown(listeners: readonly Listener[]): Room['watching'] {
    const here = new Map(listeners.map(({ guest, name }) => [guest, name]))
    for (const guest of this.#numbers.keys()) if (!here.has(guest)) this.#numbers.delete(guest)
    for (const guest of here.keys()) if (!this.#numbers.has(guest)) this.#numbers.set(guest, ++this.#last)
    const shown = [...this.#numbers].slice(0, MOST_NAMED)
    const names = toldApart(shown.map(([guest]) => here.get(guest) ?? ''))
    return shown.map(([, n], place) => ({ n, name: names[place] ?? '' }))
  }

  guestOf(n: number): number | undefined {
    for (const [guest, number] of this.#numbers) if (number === n) return guest
    return undefined
  }
}
