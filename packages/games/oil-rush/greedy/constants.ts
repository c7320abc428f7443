/** What bots of both games weigh by. `npm run fit -- <game> --constants` finds better ones. */
import { DEPOT_LIMIT } from '../index.ts'

/** In dollars where nothing else is said. */
export interface OilConstants extends Readonly<Record<string, number>> {
  readonly licencePoint: number
  readonly movementPoint: number // on an action card
  readonly barrel: number // that will be stored, before it is known when and at what price it will be sold
  readonly waiting: number // of the price to come, what a barrel is worth that waits: it needs room and licences once more
  readonly room: number // of its price, what one more barrel is worth for each that is there already
  readonly full: number // of its price, in a depot that is full: a large sale costs no more licences than a small one
  readonly price: number // a space of a price, on an action card
  readonly freeOil: number // a barrel, on an action card
}

type Promised = Pick<OilConstants, 'licencePoint' | 'movementPoint' | 'waiting'> & {
  readonly barrel: () => number
  readonly room: (have: number) => number
}
/** The same in an outlook. */
export const weighing = ({ licencePoint, movementPoint, barrel, waiting, room, full }: OilConstants, roundsLeft: number): Promised => ({
  licencePoint: licencePoint * Math.min(1, (roundsLeft - 1) / 3), // when no auction is left they win nothing
  movementPoint,
  barrel: () => barrel,
  waiting,
  room: have => (have < DEPOT_LIMIT ? 1 + room * have : full),
})
