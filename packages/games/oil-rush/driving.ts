/** A player's movement: steps of the truck, looks at tiles beside it, steps of the train. */
import { at, type Play, type ReadonlyDeep, type Seat } from '@wildcat/kernel'
import { areNeighbours, type Board, entryCost, neighbours, type Square } from './board.ts'
import type { Refusal } from './refusal.ts'
import type { Track } from './trains.ts'
import { mayStand, type StepReason, type TruckTable, type TruckView, truckOf, wayOff, whyNoStep } from './trucks.ts'
import { type AnyKind, mayBeInspected, type SeenWell } from './wells.ts'

export interface DrivingTable<Hidden, Kind extends AnyKind> extends TruckTable<Hidden, Kind> {
  trains: number[] // the space of the track, by seat
}
export type DrivingView = ReadonlyDeep<DrivingTable<null, AnyKind>>
type View = DrivingView

/** Where it all takes place. */
export interface Country {
  readonly board: Board
  readonly track: Track
}

export type DrivingCommand =
  | { readonly kind: 'moveTruck'; readonly to: Square }
  | { readonly kind: 'moveTrain' }
  | { readonly kind: 'look'; readonly well: number }
export type DrivingEvent =
  | { kind: 'truckPlaced'; seat: Seat; square: Square }
  | { kind: 'truckMoved'; seat: Seat; from: Square; to: Square; cost: number }
  | { kind: 'trainMoved'; seat: Seat; to: number; cost: number }
  | { kind: 'tileSeen'; seat: Seat; well: number; value: number | null }
export type LookReason = 'noSuchSite' | 'nothingToSee' | 'neverLookedAt' | 'alreadySeen' | 'underTheTruck' | 'tooFarToLook'
export type DrivingReason = StepReason | LookReason | 'endOfTrack' | 'leaveSiteFirst'
type Driving = Play<DrivingTable<never, AnyKind>, never, DrivingEvent, never>

/** On a site a truck must go on. */
export const restsOnGround = (view: TruckView, seat: Seat): boolean => mayStand(view, truckOf(view, seat))

/** On a site neither the turn can end nor a special be used. */
export const whyNoRest = (view: TruckView, seat: Seat): Refusal<'leaveSiteFirst'> | null =>
  restsOnGround(view, seat) ? null : { why: 'leaveSiteFirst' }

export type Footing = 'ground' | 'site'
export const footing = (view: TruckView, seat: Seat): Footing => (restsOnGround(view, seat) ? 'ground' : 'site')

/** Points that cannot go to the train: the truck needs them to leave a site. */
export const keptForTruck = (board: Board, view: View, seat: Seat): number =>
  restsOnGround(view, seat) ? 0 : wayOff(board, view, truckOf(view, seat))

export function putTruck(play: Driving, seat: Seat, square: Square): void {
  play.state.trucks[seat] = square
  play.emit({ kind: 'truckPlaced', seat, square })
}

/** What he may do instead depends on where his truck is. */
const tooDear = (view: View, seat: Seat, points: number, cost: number): Refusal<'notEnoughPoints'> => ({
  why: 'notEnoughPoints',
  with: { points, cost, on: footing(view, seat) },
})

/** The squares to which a truck may go next. */
export function truckSteps(board: Board, view: View, seat: Seat, points: number): Square[] {
  const from = truckOf(view, seat)
  const found: Square[] = []
  for (const to of neighbours(board, from)) if (whyNoStep(board, view, from, to, points) === null) found.push(to)
  return found
}

export function whyNoTruckStep(board: Board, view: View, seat: Seat, to: Square, points: number): Refusal<DrivingReason> | null {
  const why = whyNoStep(board, view, truckOf(view, seat), to, points)
  if (why === null) return null
  const cost = to < board.cost.length ? entryCost(board, to) : 0
  if (why === 'notEnoughPoints') return tooDear(view, seat, points, cost)
  return { why, with: { points: why === 'stuckOnSite' ? points - cost : points, cost } }
}

/** Returns what it cost. */
export function moveTruck(play: Driving, board: Board, seat: Seat, to: Square): number {
  const cost = entryCost(board, to)
  const from = truckOf(play.state, seat)
  play.state.trucks[seat] = to
  play.emit({ kind: 'truckMoved', seat, from, to, cost })
  return cost
}

/** The tiles at which a player may look now. `beside`: those next to his truck, as places in `wells`. */
export function looks(view: View, seat: Seat, beside: readonly number[]): number[] {
  const found: number[] = []
  for (const index of beside) if (mayBeSeen(view.wells[index], seat)) found.push(index)
  return found
}

export const mayBeSeen = (well: SeenWell | undefined, seat: Seat): boolean =>
  well?.state === 'covered' && mayBeInspected(well.kind) && !well.seenBy.includes(seat)

export function whyNoLook(board: Board, view: View, seat: Seat, index: number): Refusal<LookReason> | null {
  const well = view.wells[index]
  if (well === undefined) return { why: 'noSuchSite', with: { sites: view.wells.length } }
  if (well.state !== 'covered') return { why: 'nothingToSee' }
  if (!mayBeInspected(well.kind)) return { why: 'neverLookedAt' }
  if (well.seenBy.includes(seat)) return { why: 'alreadySeen' }
  const truck = truckOf(view, seat)
  if (truck === well.square) return { why: 'underTheTruck' }
  return areNeighbours(board, truck, well.square) ? null : { why: 'tooFarToLook' }
}

/** All see who looked where, only he what is there. */
export function look(play: Driving, seat: Seat, index: number): void {
  const { wells } = play.state
  const { square, kind, state, value, seenBy, owner, oil } = at(wells, index)
  wells[index] = { square, kind, state, value, seenBy: [...seenBy, seat], owner, oil }
  const looked = { kind: 'tileSeen', seat, well: index } as const
  play.whisper([seat], { ...looked, value }, { ...looked, value: null })
}

/** With points that the truck does not need. */
export const canMoveTrain = (track: Track, view: View, seat: Seat, points: number): boolean =>
  at(view.trains, seat) < track.last && track.cost(at(view.trains, seat) + 1) <= points

export function whyNoTrainStep({ board, track }: Country, view: View, seat: Seat, points: number): Refusal<DrivingReason> | null {
  const space = at(view.trains, seat)
  if (space >= track.last) return { why: 'endOfTrack', with: { on: footing(view, seat) } }
  const cost = track.cost(space + 1)
  if (cost > points) return tooDear(view, seat, points, cost)
  return cost > points - keptForTruck(board, view, seat) ? { why: 'leaveSiteFirst' } : null
}

/** Why the train cannot be sent as far as this, space by space; null if it can, and where that is not ahead of it. */
export function whyNoRide({ board, track }: Country, view: View, seat: Seat, points: number, to: number): Refusal<DrivingReason> | null {
  let cost = 0
  for (let space = at(view.trains, seat) + 1; space <= Math.min(to, track.last); space++) cost += track.cost(space)
  if (cost > points) return tooDear(view, seat, points, cost)
  return cost > 0 && cost > points - keptForTruck(board, view, seat) ? { why: 'leaveSiteFirst' } : null
}

/** Returns what it cost. */
export function moveTrain(play: Driving, track: Track, seat: Seat): number {
  const to = at(play.state.trains, seat) + 1
  const cost = track.cost(to)
  play.state.trains[seat] = to
  play.emit({ kind: 'trainMoved', seat, to, cost })
  return cost
}
