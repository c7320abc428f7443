/** How long others wait for their answers: a beat of the server, and a move at a table. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Company, company, leaveAll, move } from '../testing/company.ts'

const HEALTH_MS = 10
const MOVE_MS = 60 // between two: as fast as the usual limits allow

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

/** Two who play on, at a new table whenever their game is over. */
export class Players {
  readonly #origin: string
  #table: Company | undefined

  constructor(origin: string) {
    this.#origin = origin
  }
  async play(waits: Waits, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      this.#table ??= await company(this.#origin, 2, { options: { rounds: 20, deals: true } })
      const table = this.#table
      if (!(await waits.during(() => move(table)))) this.#table = undefined
      await pause(MOVE_MS)
    }
  }
  async leave(): Promise<void> {
    if (this.#table !== undefined) await leaveAll(this.#table)
  }
}
