/**
 * [WILD-8] Undo beyond the free line: one asks, all others must agree. A request holds for the moment it was made in: as soon as
 * anything is decided or taken back it is void, but for what is done in secret: nobody may notice that by it. Plain data, so that a table may be left and taken up again in the middle of it.
 */
import { notAllAgreed, type Rejection, type Seat, type Types } from '@wildcat/kernel'
import type { Table } from './table.ts'

export interface UndoRequest {
  readonly seat: Seat // who asks
  readonly after: number // lines that a spectator had been told when he asked
  readonly agreed: readonly Seat[]
}

/** A request for the moment on the table, or why there is nothing to ask for. What is free needs no request. */
export function requestUndo<T extends Types>(
  table: Table<T>,
  seat: Seat,
  decision?: number,
): { readonly request: UndoRequest } | { readonly refused: Rejection } {
  const proposal = table.proposeUndo(seat, { decision, agreed: true })
  return 'refused' in proposal ? proposal : { request: { seat, after: table.lines('spectator'), agreed: [] } }
}

export const agreeing = (request: UndoRequest, seat: Seat): UndoRequest =>
  request.agreed.includes(seat) || request.seat === seat ? request : { ...request, agreed: [...request.agreed, seat] }

/** Whose word is still missing. Bots have none to give. */
export const missing = ({ seat, agreed }: UndoRequest, people: readonly Seat[]): Seat[] =>
  people.filter(each => each !== seat && !agreed.includes(each))

/** Is a request still about what lies on the table? */
export const holds = <T extends Types>({ after }: UndoRequest, table: Table<T>): boolean => after === table.lines('spectator')

/** Why a request does not take back anything yet. */
export const whyNotYet = (request: UndoRequest, people: readonly Seat[]): Rejection | null =>
  missing(request, people).length === 0 ? null : notAllAgreed
