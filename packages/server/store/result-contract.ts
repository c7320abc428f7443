/** How games ended, as the store keeps it: a row for each seat, from the moment of the end. */
export interface ResultRow {
  readonly table: number
  readonly seat: number
  readonly name: string // of the table
  readonly game: string
  readonly seats: number
  readonly ended: number
  readonly guest: number // 0: a bot, or somebody who was deleted
  readonly bot: string // which played the seat, or 'none'
  readonly score: number | null // none where a game ended without any
  readonly place: number // 0: the game ended before there were any, with somebody's time
  readonly gone: boolean // was somebody else playing for them at the end?
  readonly practice: boolean
}
/** With what whoever played there is called now, and whether the table is still there. */
export interface ShownResultRow extends ResultRow {
  readonly player: string
  readonly kept: boolean
  readonly rated: boolean
}
/** A game that ended before results were kept. */
export interface UnfilledRow {
  readonly id: number
  readonly name: string
  readonly room: string
  readonly touched: number
}

export interface ResultOperations {
  /** What is known of a seat already stays. A rated game is to be rated. */
  addResults(results: readonly ResultRow[], rated: boolean): void
  /** All seats of the last so many games of this guest, the newest first; only of those in which there were places. */
  resultsOf(guest: number, games: number): ShownResultRow[]
  /** Some of those that ended before: to be filled in, and said to be. */
  unfilledResults(most: number): UnfilledRow[]
  filledResults(tables: readonly number[]): void
}
