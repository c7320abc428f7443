/** Places to drill: first a hidden tile, then a derrick with its oil, then ordinary ground. */
import { at, type ReadonlyDeep, type Seat } from '@wildcat/kernel'
import type { Square } from './board.ts'
import { fromSupply } from './supply.ts'

export const KINDS = [1, 2, 3] as const
export type WellKind = (typeof KINDS)[number] // derricks drawn on the tile
/** A gusher is a derrick that never had a tile. */
export type AnyKind = WellKind | 'gusher'

/** Never changed in place: another one lies there instead. So states can share them. */
export interface Well<Hidden, Kind extends AnyKind = WellKind> {
  readonly square: Square
  readonly kind: Kind
  readonly state: 'covered' | 'derrick' | 'dry'
  readonly value: number | Hidden
  readonly seenBy: readonly Seat[]
  readonly owner: Seat | 'nobody'
  readonly oil: number
}
export interface WellTable<Hidden, Kind extends AnyKind = WellKind> {
  wells: Well<Hidden, Kind>[]
}
export type SeenWells = ReadonlyDeep<WellTable<null, AnyKind>>
export type SeenWell = SeenWells['wells'][number]

/** Only tiles with one or three derricks may be looked at. */
export const mayBeInspected = (kind: AnyKind): boolean => kind !== 2

/** The tile or derrick on a square; what has run dry is ordinary ground. */
export function wellOn(view: SeenWells, square: Square): SeenWell | undefined {
  for (const well of view.wells) if (well.square === square && well.state !== 'dry') return well
  return undefined
}

export const isDerrickOf = ({ state, owner }: Pick<SeenWell, 'state' | 'owner'>, seat: Seat): boolean =>
  state === 'derrick' && owner === seat
export const derricksOf = (view: SeenWells, seat: Seat): number => view.wells.reduce((n, well) => n + (isDerrickOf(well, seat) ? 1 : 0), 0)
export const oilOnDerricks = (view: SeenWells, seat: Seat): number =>
  view.wells.reduce((n, well) => n + (well.owner === seat ? well.oil : 0), 0)

/** As much oil as the well is worth, with a derrick from its owner's stock on top. */
export function erect<Kind extends AnyKind>(
  state: { supply: number; stock: number[] },
  { square, kind, value, seenBy }: Well<never, Kind>,
  owner: Seat,
): Well<never, Kind> {
  fromSupply(state, value)
  state.stock[owner] = at(state.stock, owner) - 1
  return { square, kind, state: 'derrick', value, seenBy, owner, oil: value }
}

/** A derrick with so much oil; without any there is ordinary ground. */
export function withOil<Kind extends AnyKind>({ square, kind, value, seenBy, owner }: Well<never, Kind>, oil: number): Well<never, Kind> {
  if (oil === 0) return { square, kind, state: 'dry', value, seenBy, owner: 'nobody', oil }
  return { square, kind, state: 'derrick', value, seenBy, owner, oil }
}

/** One oil from each of a player's derricks; an empty derrick goes back to his stock and leaves ordinary ground. */
export function pump(table: WellTable<never, AnyKind> & { stock: number[] }, seat: Seat): number[] {
  const pumped: number[] = []
  table.wells.forEach((well, index) => {
    if (!isDerrickOf(well, seat)) return
    pumped.push(index)
    table.wells[index] = withOil(well, well.oil - 1)
    if (well.oil === 1) table.stock[seat] = at(table.stock, seat) + 1
  })
  return pumped
}

/** Wells as one viewer may see them, shared where that shows them nothing new: wells are never changed in place. */
export const glanceAtWells = <Kind extends AnyKind>(wells: readonly Well<never, Kind>[], viewer: Seat | 'spectator'): Well<null, Kind>[] =>
  wells.map(well => {
    const { square, kind, state, seenBy, owner, oil } = well
    const isKnown = state !== 'covered' || (viewer !== 'spectator' && seenBy.includes(viewer))
    return isKnown ? well : { square, kind, state, value: null, seenBy, owner, oil }
  })

/** A well as one viewer may see it: its value once it is built on, or to whoever looked. */
export const viewWell = <Kind extends AnyKind>(well: Well<never, Kind>, viewer: Seat | 'spectator'): Well<null, Kind> => {
  const { square, kind, state, value, seenBy, owner, oil } = well
  const known = state !== 'covered' || (viewer !== 'spectator' && seenBy.includes(viewer))
  return { square, kind, state, value: known ? value : null, seenBy: seenBy.slice(), owner, oil }
}
