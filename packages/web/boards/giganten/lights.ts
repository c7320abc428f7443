/** Which squares can be used, for what, and what using one would do. All of it is asked of the game. */
import { BOARD, type Command, tripsOf, type View, whyNoTrip } from '@wildcat/giganten/board'
import { at, type Rejection, type Seat, top } from '@wildcat/kernel'
import { besideSite, isSite, rowOf, type Square, squareAt, type Trip, type Trips, tripTo } from '@wildcat/oil-rush'

export interface Light {
  readonly tone: 'start' | 'go' | 'far' | 'look' | 'build'
  readonly cost: number | undefined
}
export type Act =
  | { readonly do: 'command'; readonly command: Command }
  | { readonly do: 'trip'; readonly trip: Trip }
  | { readonly do: 'build'; readonly well: number }
  | { readonly do: 'refuse'; readonly rejection: Rejection }
  | { readonly do: 'nothing' }

export interface Ground {
  readonly lights: readonly (Light | undefined)[]
  readonly act: (square: Square) => Act
  readonly trips: Trips | undefined
}

const NOTHING: Act = { do: 'nothing' }
export const DARK: Ground = { lights: [], act: () => NOTHING, trips: undefined }

type Check = (command: Command) => Rejection | null
const wellAt = (view: View, square: Square): number => view.wells.findIndex(well => well.square === square)
const orRefusal = (act: Act, rejection: Rejection | null): Act => (rejection === null ? act : { do: 'refuse', rejection })

/** What the map offers to a seat that is asked something about it. */
export function groundOf(view: View, seat: Seat, legal: readonly Command[], check: Check): Ground {
  const asked = legal.length === 0 ? undefined : top(view.agenda)?.kind
  if (asked === 'placeTruck') return starts(legal, check)
  if (asked === 'drive') return drives(view, seat, legal, check)
  return asked === 'build' ? sites(view, legal, check) : DARK
}

function starts(legal: readonly Command[], check: Check): Ground {
  const lights: (Light | undefined)[] = []
  for (const command of legal)
    if (command.kind === 'placeTruck') lights[squareAt(BOARD, 1, command.row)] = { tone: 'start', cost: undefined }
  const act = (square: Square): Act => {
    const row = lights[square] === undefined ? 0 : rowOf(BOARD, square)
    const command: Command = { kind: 'placeTruck', row }
    return orRefusal({ do: 'command', command }, check(command))
  }
  return { lights, act, trips: undefined }
}

function drives(view: View, seat: Seat, legal: readonly Command[], check: Check): Ground {
  const trips = tripsOf(view, seat)
  if (trips === undefined) return DARK
  const lights: (Light | undefined)[] = []
  for (const [square, cost] of trips.routes.cost.entries())
    if (cost > 0 && whyNoTrip(view, trips, square) === null) lights[square] = { tone: 'far', cost }
  for (const command of legal) {
    if (command.kind === 'moveTruck') lights[command.to] = { tone: 'go', cost: at(BOARD.cost, command.to) }
    if (command.kind === 'look') lights[at(view.wells, command.well).square] = { tone: 'look', cost: undefined }
  }
  const step = (square: Square) => legal.find(command => command.kind === 'moveTruck' && command.to === square)
  const look = (square: Square) => legal.find(command => command.kind === 'look' && at(view.wells, command.well).square === square)
  const act = (square: Square): Act => {
    if (square === trips.routes.from) return NOTHING
    const command = look(square) ?? step(square)
    if (command !== undefined) return { do: 'command', command }
    if (isSite(view, square)) return upTo(view, trips, square, check)
    return orRefusal({ do: 'trip', trip: tripTo(trips, square) }, whyNoTrip(view, trips, square))
  }
  return { lights, act, trips }
}

/** A truck that is sent to a site goes beside it; where it stands already, it hears why there is nothing to do. */
function upTo(view: View, trips: Trips, site: Square, check: Check): Act {
  const beside = besideSite(BOARD, view, trips, site)
  if (beside === undefined || beside === trips.routes.from) {
    const rejection = check({ kind: 'look', well: wellAt(view, site) })
    return rejection === null ? NOTHING : { do: 'refuse', rejection }
  }
  return orRefusal({ do: 'trip', trip: tripTo(trips, beside) }, whyNoTrip(view, trips, beside))
}

function sites(view: View, legal: readonly Command[], check: Check): Ground {
  const lights: (Light | undefined)[] = []
  for (const command of legal)
    if (command.kind === 'build') lights[at(view.wells, command.well).square] = { tone: 'build', cost: undefined }
  const act = (square: Square): Act => {
    const well = wellAt(view, square)
    return orRefusal({ do: 'build', well }, check({ kind: 'build', well: well < 0 ? view.wells.length : well }))
  }
  return { lights, act, trips: undefined }
}
