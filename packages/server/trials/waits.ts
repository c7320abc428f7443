/** How long others wait for their answers: a beat of the server, and a move at a table. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Company, company, leaveAll, move, playAgain } from '../testing/company.ts'

const HEALTH_MS = 10
export const MOVE_MS = 60 // between two of a table: as fast as the usual limits allow
const TABLES = 6 // so many that the slowest of a hundred moves is more than a chance

export class Waits {
  readonly #ms: number[] = []

  async during<X>(work: () => Promise<X>): Promise<X> {
    const begun = performance.now()
    try {
      return await work()
    } finally {
      this.#ms.push(performance.now() - begun)
    }
  }
  get count(): number {
    return this.#ms.length
  }
  /** The wait that so many of a hundred do not exceed. */
  percentile(percent: number): number {
    const sorted = this.#ms.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
  }
  get described(): string {
    const shown = [50, 99, 100].map(percent => this.percentile(percent).toFixed(1))
    return `${shown[0]} ms, p99 ${shown[1]} ms, longest ${shown[2]} ms (${this.count})`
  }
}

/** Asks again and again how the server is, as long as something goes on. */
export async function askHealth(origin: string, waits: Waits, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    await waits.during(async () => {
      const answer = await fetch(`${origin}/health`)
      await answer.text()
      if (!answer.ok) throw new Error(`/health answered ${answer.status}`)
    })
    await pause(HEALTH_MS)
  }
}

/** At each of some tables two who play on, again and again. */
export class Players {
  readonly #origin: string
  readonly #tables: (Company | undefined)[] = Array.from({ length: TABLES })

  constructor(origin: string) {
    this.#origin = origin
  }
  async play(waits: Waits, goesOn: () => boolean): Promise<void> {
    await Promise.all(this.#tables.map((_, n) => this.#playAt(n, waits, goesOn)))
  }
  async #playAt(n: number, waits: Waits, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const table = this.#tables[n] ?? (await company(this.#origin, 2, { options: { rounds: 20, deals: true } }))
      this.#tables[n] = (await waits.during(() => move(table))) ? table : await playAgain(table)
      await pause(MOVE_MS)
    }
  }
  async leave(): Promise<void> {
    for (const table of this.#tables) if (table !== undefined) await leaveAll(table)
  }
}
