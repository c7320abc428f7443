/** Two ends of a move: where everything comes from, and where it goes. Rows are plain values, the same at both ends. */

export type Value = string | number | null
export type MovedRow = Readonly<Record<string, Value>>

/** Tables by name, with their columns. */
export type Shape = ReadonlyMap<string, readonly string[]>

interface Place {
  readonly shape: Shape
  readonly numbered: ReadonlySet<string> // tables whose numbers are never given again
  /** A few at a time, in no order. */
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly MovedRow[]>
  close(): Promise<void>
}
export interface Source extends Place {
  /** The last number that was given there: none is given twice. */
  lastNumber(table: string): Promise<number>
  /** That signs cookies, if one was made. */
  readonly key: string | undefined
}
export interface Target extends Place {
  /** Whatever was made there with it goes. */
  empty(table: string): Promise<void>
  add(table: string, columns: readonly string[], rows: readonly MovedRow[]): Promise<void>
  numberFrom(table: string, last: number): Promise<void>
  keepKey(key: string): Promise<void>
  /** From now on it is there, all at once. What is closed before that leaves nothing behind. */
  finish(): Promise<void>
}

export const MOVE_PROBLEMS = ['notEmpty', 'running', 'nothingThere', 'samePlace', 'notTheSame', 'noSuchTable'] as const
export type MoveProblem = (typeof MOVE_PROBLEMS)[number]

export class MoveFailure extends Error {
  readonly code: MoveProblem
  constructor(code: MoveProblem, place: string) {
    super(place)
    this.code = code
  }
}
