/** Which squares can be used, for what, and what using one would do. All of it is asked of the game. */
import { at, type Rejection, type Seat, type Tagged } from '@wildcat/kernel'
import { besideSite, isSite, type Square, type Trip, type Trips, tripTo } from '@wildcat/oil-rush'
import type { GameMap, RushCommand, RushView } from './board-context.ts'

export interface Light {
  readonly tone: 'start' | 'go' | 'far' | 'look' | 'build'
  readonly cost: number | undefined
}
export type Act =
  | { readonly do: 'command'; readonly command: Tagged }
  | { readonly do: 'trip'; readonly trip: Trip }
  | { readonly do: 'build'; readonly well: number }
  | { readonly do: 'special'; readonly command: Tagged; readonly text: string } // chosen first
  | { readonly do: 'refuse'; readonly rejection: Rejection }
  | { readonly do: 'nothing' }

export interface MapTargets {
  readonly lights: readonly (Light | undefined)[]
  readonly act: (square: Square) => Act
  readonly trips: Trips | undefined
}

const NOTHING: Act = { do: 'nothing' }
export const NO_TARGETS: MapTargets = { lights: [], act: () => NOTHING, trips: undefined }

type Check = (command: Tagged) => Rejection | null
const wellAt = (view: RushView, square: Square): number => view.wells.findIndex(well => well.square === square)
export const orRefusal = (act: Act, rejection: Rejection | null): Act => (rejection === null ? act : { do: 'refuse', rejection })

/** Where a truck that drives can go, and what it can look under. */
export function driveTargets(view: RushView, map: GameMap, seat: Seat, legal: readonly RushCommand[], check: Check): MapTargets {
  const trips = map.tripsOf(seat)
  if (trips === undefined) return NO_TARGETS
  const lights: (Light | undefined)[] = []
  for (const [square, cost] of trips.routes.cost.entries())
    if (cost > 0 && map.whyNoTrip(trips, square) === null) lights[square] = { tone: 'far', cost }
  for (const command of legal) {
    if (command.kind === 'moveTruck') lights[command.to] = { tone: 'go', cost: at(map.board.cost, command.to) }
    if (command.kind === 'look') lights[at(view.wells, command.well).square] = { tone: 'look', cost: undefined }
  }
  const step = (square: Square) => legal.find(command => command.kind === 'moveTruck' && command.to === square)
  const look = (square: Square) => legal.find(command => command.kind === 'look' && at(view.wells, command.well).square === square)
  const act = (square: Square): Act => {
    if (square === trips.routes.from) return NOTHING
    const command = look(square) ?? step(square)
    if (command !== undefined) return { do: 'command', command }
    if (isSite(view, square)) return upTo(view, map, trips, square, check)
    return orRefusal({ do: 'trip', trip: tripTo(trips, square) }, map.whyNoTrip(trips, square))
  }
  return { lights, act, trips }
}

/** A truck that is sent to a site goes beside it; where it stands already, it hears why there is nothing to do. */
function upTo(view: RushView, { board, whyNoTrip }: GameMap, trips: Trips, site: Square, check: Check): Act {
  const beside = besideSite(board, view, trips, site)
  if (beside === undefined || beside === trips.routes.from) {
    const look: RushCommand = { kind: 'look', well: wellAt(view, site) }
    const rejection = check(look)
    return rejection === null ? NOTHING : { do: 'refuse', rejection }
  }
  return orRefusal({ do: 'trip', trip: tripTo(trips, beside) }, whyNoTrip(trips, beside))
}

/** The same with some squares that have a use of their own. */
export function withActs(
  { lights, act, trips }: MapTargets,
  own: ReadonlyMap<Square, { readonly light: Light; readonly act: Act }>,
): MapTargets {
  const all = [...lights]
  for (const [square, { light }] of own) all[square] = light
  return { lights: all, act: square => own.get(square)?.act ?? act(square), trips }
}

/** Where a derrick can be built. */
export function siteTargets(view: RushView, legal: readonly RushCommand[], check: Check): MapTargets {
  const lights: (Light | undefined)[] = []
  for (const command of legal)
    if (command.kind === 'build') lights[at(view.wells, command.well).square] = { tone: 'build', cost: undefined }
  const act = (square: Square): Act => {
    const well = wellAt(view, square)
    const build: RushCommand = { kind: 'build', well: well < 0 ? view.wells.length : well }
    return orRefusal({ do: 'build', well }, check(build))
  }
  return { lights, act, trips: undefined }
}
