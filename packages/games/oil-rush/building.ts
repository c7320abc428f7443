/** A derrick on a tile beside the truck. */
import { at, type Play, type Seat } from '@wildcat/kernel'
import { fromBank, type MoneyTable } from './bank.ts'
import { areNeighbours, type Board } from './board.ts'
import type { Refusal } from './refusal.ts'
import { type TruckView, truckOf } from './trucks.ts'
import { type AnyKind, erect, type SeenWell, type WellKind, type WellTable } from './wells.ts'

export const BUILDING_COST: Readonly<Record<WellKind, number>> = { 1: 4000, 2: 6000, 3: 8000 }

export type BuildingEvent = { kind: 'derrickBuilt'; seat: Seat; well: number; cost: number; value: number }
export type BuildCommand = { readonly kind: 'build'; readonly well: number }
export type BuildingReason = 'noSuchSite' | 'siteTaken' | 'tooFarToBuild' | 'cannotPay'

interface Builders {
  readonly money: readonly number[]
  readonly stock: readonly number[]
}
type View = TruckView & Builders
type Site = SeenWell & { readonly kind: WellKind }
const isSite = (well: SeenWell | undefined): well is Site => well !== undefined && well.kind !== 'gusher'

export function whyNoBuilding(board: Board, view: View, seat: Seat, index: number): Refusal<BuildingReason> | null {
  const well = view.wells[index]
  if (!isSite(well)) return { why: 'noSuchSite', with: { sites: view.wells.length } }
  if (well.state !== 'covered') return { why: 'siteTaken' }
  if (!areNeighbours(board, truckOf(view, seat), well.square)) return { why: 'tooFarToBuild' }
  const cost = BUILDING_COST[well.kind]
  return at(view.money, seat) < cost ? { why: 'cannotPay', with: { cost } } : null
}

/** The tiles on which a player may build now. `beside`: those next to his truck, as places in `wells`. */
export const buildings = (board: Board, view: View, seat: Seat, beside: readonly number[]): number[] =>
  at(view.stock, seat) === 0 ? [] : beside.filter(index => whyNoBuilding(board, view, seat, index) === null)

type Building = Play<WellTable<never, AnyKind> & MoneyTable & { stock: number[]; supply: number }, never, BuildingEvent, never>

/** Paid for first; then the tile is turned up for all and leaves the game. */
export function erectDerrick(play: Building, seat: Seat, index: number): void {
  const { state } = play
  const well = at(state.wells, index)
  const cost = well.kind === 'gusher' ? 0 : BUILDING_COST[well.kind]
  fromBank(state, seat, -cost)
  state.wells[index] = erect(state, well, seat)
  play.reveal({ kind: 'derrickBuilt', seat, well: index, cost, value: well.value })
}
