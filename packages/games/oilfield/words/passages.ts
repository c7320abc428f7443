/** Which events are told together in the log, in every language. */
import type { Event } from '../events.ts'

/** The parts of a round as a report of it has them. */
const PART_OF = {
  roundStarted: 'selection',
  botWorkerMoved: 'selection',
  workerPlaced: 'selection',
  cardChosen: 'cards',
  cardsShown: 'reveal',
  botLeases: 'reveal',
  botTiles: 'reveal',
  botSoldLocally: 'reveal',
  botSoldNationally: 'reveal',
  botDrilled: 'reveal',
  declined: 'declined',
  leaseTaken: 'action',
  built: 'action',
  drilled: 'action',
  drillingStopped: 'action',
  soldLocally: 'action',
  supervisorPaid: 'action',
  soldNationally: 'action',
  becameFirst: 'action',
  subsidyTaken: 'action',
  invested: 'action',
  investmentSold: 'action',
  feePaid: 'action',
  towerLost: 'action',
  fieldRefilled: 'fields',
  fieldExhausted: 'fields',
  endAnnounced: 'fields',
  strikeEnded: 'fields',
  tilesShown: 'restock',
  leasesShown: 'restock',
  subsidyRaised: 'restock',
  gameEnded: 'end',
} as const satisfies Record<Event['kind'], string>

type PartOf = typeof PART_OF
export type Part = PartOf[keyof PartOf]
export type EventIn<P extends Part> = Extract<Event, { kind: { [K in keyof PartOf]: PartOf[K] extends P ? K : never }[keyof PartOf] }>

export const only = <P extends Part>(events: readonly Event[], part: P): EventIn<P>[] =>
  events.filter((event): event is EventIn<P> => PART_OF[event.kind] === part)
export const partOf = ([first]: readonly Event[]): Part => (first === undefined ? 'end' : PART_OF[first.kind])

export function follows(passage: readonly Event[], event: Event): boolean {
  const part = PART_OF[event.kind]
  if (partOf(passage) !== part) return false
  switch (part) {
    case 'selection':
      return event.kind !== 'roundStarted'
    case 'reveal':
      return passage.length === 1 && passage[0]?.kind === 'cardsShown' && event.kind !== 'cardsShown'
    case 'action':
      return goesOn(only(passage, part), event)
    case 'restock':
      return event.kind !== 'tilesShown'
    case 'cards':
    case 'declined':
    case 'fields':
      return true
    case 'end':
      return false
  }
}

/** All that one player does, and what the supervisor gets for it. */
function goesOn(passage: readonly EventIn<'action'>[], event: Event): boolean {
  const last = passage.at(-1)
  if (last === undefined || last.kind === 'supervisorPaid') return false
  if (event.kind === 'supervisorPaid') return last.kind === 'soldLocally'
  return 'seat' in event && event.seat === last.seat
}

/** A new round, and the end of the game. */
export const opens = ({ kind }: Event): boolean => kind === 'roundStarted' || kind === 'gameEnded'
