/** Every figure, as it came in: whose it is, in the order of the repetitions. */
import type { Beside } from '../report/server.ts'
import { ratios, spreadOf } from '../report/spread.ts'
import type { ServerName } from './task.ts'

export type Figure =
  | 'cpu'
  | 'main'
  | 'store'
  | 'helpers'
  | 'written'
  | 'perSecond'
  | 'p50'
  | 'p99'
  | 'socket'
  | 'table'
  | 'replay'
  | 'thinking'
  | 'stretch'
  | 'coldCpu'
  | 'coldWall'
/** 'bare': a Node that only answers; 'machine': whatever runs on it. */
export type Whose = ServerName | 'bare' | 'machine'

export class Notes {
  readonly #rows: { readonly figure: Figure; readonly whose: Whose; readonly value: number }[] = []

  add(figure: Figure, whose: Whose, value: number): void {
    this.#rows.push({ figure, whose, value })
  }
  of(figure: Figure, whose: Whose): number[] {
    return this.#rows.filter(row => row.figure === figure && row.whose === whose).map(({ value }) => value)
  }
  /** Of ours and of somebody else's, repetition by repetition. */
  beside(figure: Figure, other: Whose): Beside {
    const [ours, theirs] = [this.of(figure, 'wildcat'), this.of(figure, other)]
    return { ours: spreadOf(ours), theirs: spreadOf(theirs), ratio: ratios(ours, theirs) }
  }
}
