/** Places to drill: first a hidden tile, then a derrick with its oil, then ordinary ground. */
import { at, type Seat, type Seen } from '@wildcat/kernel'
import type { Square } from './board.ts'
import { fromSupply } from './supply.ts'

export const KINDS = [1, 2, 3] as const
export type WellKind = (typeof KINDS)[number] // derricks drawn on the tile

export interface Well<Hidden> {
  square: Square
  kind: WellKind
  state: 'covered' | 'derrick' | 'dry'
  value: number | Hidden
  seenBy: Seat[]
  owner: Seat | 'nobody'
  oil: number
}
export interface WellTable<Hidden> {
  wells: Well<Hidden>[]
}
type SeenWells = Seen<WellTable<null>>

export const BUILDING_COST: Readonly<Record<WellKind, number>> = { 1: 4000, 2: 6000, 3: 8000 }

/** Only tiles with one or three derricks may be looked at. */
export const mayBeInspected = (kind: WellKind): boolean => kind !== 2

export function wellOn(view: SeenWells, square: Square): SeenWells['wells'][number] | undefined {
  for (const well of view.wells) if (well.square === square) return well
  return undefined
}

export const derricksOf = (view: SeenWells, seat: Seat): number =>
  view.wells.reduce((n, well) => n + (well.state === 'derrick' && well.owner === seat ? 1 : 0), 0)
export const oilOnDerricks = (view: SeenWells, seat: Seat): number =>
  view.wells.reduce((n, well) => n + (well.owner === seat ? well.oil : 0), 0)

/** Turns the tile up: as much oil as it says, with a derrick on top. */
export function erect(state: { supply: number }, well: Well<never>, owner: Seat): void {
  fromSupply(state, well.value)
  well.state = 'derrick'
  well.owner = owner
  well.oil = well.value
}

/** One oil from each of a player's derricks; an empty derrick goes back to his stock and leaves ordinary ground. */
export function pump(table: WellTable<never> & { stock: number[] }, seat: Seat): number[] {
  const pumped: number[] = []
  table.wells.forEach((well, index) => {
    if (well.state !== 'derrick' || well.owner !== seat) return
    pumped.push(index)
    well.oil--
    if (well.oil > 0) return
    well.state = 'dry'
    well.owner = 'nobody'
    table.stock[seat] = at(table.stock, seat) + 1
  })
  return pumped
}

export const copyWell = ({ square, kind, state, value, seenBy, owner, oil }: Well<never>): Well<never> => ({
  square,
  kind,
  state,
  value,
  seenBy: seenBy.slice(),
  owner,
  oil,
})

/** A well as one viewer may see it: its value once it is built on, or to whoever looked. */
export const viewWell = ({ square, kind, state, value, seenBy, owner, oil }: Well<never>, viewer: Seat | 'spectator'): Well<null> => ({
  square,
  kind,
  state,
  value: state !== 'covered' || (viewer !== 'spectator' && seenBy.includes(viewer)) ? value : null,
  seenBy: seenBy.slice(),
  owner,
  oil,
})
