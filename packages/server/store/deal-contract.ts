/** Deals that are played at several tables, as the store keeps them. */
import type { ShownResultRow } from './result-contract.ts'

export interface DealRow {
  readonly code: string
  readonly game: string
  readonly seats: number
  readonly options: string // as JSON
  readonly secret: string
  readonly commitment: string
  readonly part: string // that whoever made it has added; empty: not yet
}
/** How somebody has played a deal. */
export interface DealPlayedRow {
  readonly table: number
  readonly name: string // of the table; empty when it has been cleared away
  readonly over: boolean
}
export interface OwnDealRow extends Pick<DealPlayedRow, 'name' | 'over'> {
  readonly code: string
}
export interface DealOperations {
  addDeal(deal: DealRow): void
  deal(code: string): DealRow | undefined
  /** Once. */
  setDealPart(code: string, part: string): void
  /** There is a table for it: whatever seemed old is not. */
  wantDeal(code: string): void
  /** Those of them that still nobody plays. Gives how many. */
  clearDeals(codes: readonly string[]): number
  /** A game of it begins, or somebody has come to one. Fails as out of step if one of them has begun it elsewhere. */
  beginDeal(code: string, table: number, guests: readonly number[]): void
  dealPlayed(code: string, guest: number): DealPlayedRow | undefined
  /** All that this guest has played, by their codes. */
  dealsOf(guest: number): OwnDealRow[]
  /** At how many tables it was begun. */
  countDealTables(code: string): number
  /** All seats of the games that have come to an end, the oldest first. */
  dealResults(code: string): ShownResultRow[]
}
