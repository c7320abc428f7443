/** The table as a bot with sense sees it: what both games have, and what each must say of its own. Figures are in dollars. */
import { at, type ReadonlyDeep, type Seat, type Viewer } from '@wildcat/kernel'
import {
  type AnyKind,
  type AuctionTable,
  type CardTable,
  type Company,
  type Country,
  type DrivingTable,
  isDerrickOf,
  PRICES,
  type SeenWell,
  type SeenWells,
  type Square,
  type WellKind,
} from '../index.ts'

interface OilTable extends AuctionTable<null>, DrivingTable<null, AnyKind>, Pick<CardTable, 'taken'> {
  viewer: Viewer | 'table'
  stock: number[] // derricks left
}

export interface Outlook {
  readonly view: ReadonlyDeep<OilTable>
  readonly country: Country
  readonly companies: readonly Company[] // that buy oil
  readonly spaceOf: (square: Square) => number // how far a train must come to carry oil from there
  readonly neutral: number // the space of the train that nobody owns
  readonly movementOf: (card: number) => number
  readonly bonus: readonly number[] // for each own derrick at the end, by the place of one's train
  readonly roundsLeft: number // that will be played to their end, the running one included
  readonly nextRound: () => number // how likely it is that another one comes
  readonly valueOf: (kind: WellKind) => number // what a tile holds on average
  readonly barrel: (seat: Seat) => number // that will be stored, before it is known when and at what price it will be sold
  readonly leftOver: (seat: Seat, barrels: number) => number // a derrick that still has so much oil at the end
  readonly licencePoint: number
  readonly movementPoint: number // on an action card
  readonly waiting: number // of the price to come, what a barrel is worth that waits: it needs room and licences once more
  readonly room: (have: number) => number // of its price, what one more barrel is worth in a depot that has so many
}

/** The mean of a licence that nobody has shown. */
export const MEAN_LICENCE = 1.5

export const priceAt = ({ view }: Outlook, company: Company): number => at(PRICES, view.prices[company])

export function furthest({ view, neutral }: Outlook): number {
  let space = neutral
  for (const train of view.trains) if (train > space) space = train
  return space
}

export const ownDerricks = ({ wells }: SeenWells, seat: Seat): SeenWell[] => wells.filter(well => isDerrickOf(well, seat))

/** Barrels that will come out of the ground this round and that some train can carry. */
export function comingOil(outlook: Outlook, seat: Seat): number {
  const reached = furthest(outlook)
  return ownDerricks(outlook.view, seat).filter(({ square }) => outlook.spaceOf(square) <= reached).length
}

/** What a tile is worth on average to somebody who has not seen it: the mean of what nobody has shown him. Worked out when it is asked for. */
export function meanValues({ wells }: SeenWells, inGame: (kind: WellKind) => readonly number[]): Outlook['valueOf'] {
  const known: number[] = []
  return kind => (known[kind] ??= meanUnseen(wells, kind, inGame(kind)))
}
function meanUnseen(wells: SeenWells['wells'], kind: WellKind, inGame: readonly number[]): number {
  let count = inGame.length
  let sum = 0
  for (const value of inGame) sum += value
  for (const well of wells) {
    if (well.kind !== kind || well.value === null) continue
    count--
    sum -= well.value
  }
  return sum / Math.max(1, count)
}
