/**
 * What the bot of Competitors weighs by, for each number of seats. `npm run fit -- competitors --constants` finds better ones. What only
 * makes imagined hands likely (`likely.ts`) is not among them: no game that is played shows whether it is right.
 */
import type { Special } from '../content/specials.ts'

/** In victory points where nothing else is said. A special card has what it is worth in a deal, by its name. */
export interface Constants extends Readonly<Record<string, number>>, Readonly<Record<Special, number>> {
  readonly impatience: number // share that is lost of whatever comes an action later
  readonly actionsAPoint: number // with cards that are still to come
  readonly pointsARound: number // of somebody who plays well
  readonly euros: number // for a point, as long as there is time to use them
  readonly idleEuros: number // for a point, without: they still decide between equals
  readonly early: number // rounds before the end
  readonly reserve: number // euros for fuel and customs that are not spent on anything else
  readonly buying: number // by which a vehicle or a branch must pay
  readonly statesEach: number // territory cards for each contract in hand …
  readonly statesMore: number // … and so many more: as long as there are fewer, these are drawn

  readonly earlyCard: number // a contract card for being early
  readonly truckEvent: number // chance that a political event ends a delivery by truck
  readonly otherEvent: number // the same by ship or plane
  readonly seized: number // share of customs cards that take a vehicle with illegal goods
  readonly unsure: number // chance to fail from which a Fast Lane is considered

  readonly failure: number // what things cost a delivery under way
  readonly point: number // of movement
  readonly customs: number // a card
  readonly turn: number // the rest of it
  readonly seizure: number // a vehicle
  readonly friend: number // a Friend at the Gate that is kept
  readonly free: number // a card that an event or customs give
  readonly sale: number // because money is short
  readonly useFriend: number // trouble from which he is used

  readonly dealing: number // by which a deal must pay
  readonly ahead: number // points of somebody who should not be helped
  readonly leads: number // points of a leader from which it is worth holding him up
  readonly helpsLeader: number // a card that he gets
  readonly helpsOther: number
  readonly price: number // euros for a card nobody has looked at
  readonly stretch: number // times what somebody has offered: beyond that there is no point in talking

  readonly territory: number // cards and rights that are no part of a program
  readonly contract: number
  readonly pass: number
  readonly lift: number
  readonly charter: number // it helps another to points
  readonly smuggling: number // the vehicle may be seized
  readonly use: number // of what a vehicle or branch would bring when it is sold
}

/** As they were before any had been fitted: other bots are measured against who plays by them. They were tried out in games between greedy bots. */
export const FIRST: Constants = {
  impatience: 0.02,
  actionsAPoint: 1.9,
  pointsARound: 1.2,
  euros: 300_000,
  idleEuros: 1_500_000,
  early: 5,
  reserve: 15_000,
  buying: 0.08,
  statesEach: 2,
  statesMore: 2,

  earlyCard: 0.12,
  truckEvent: 0.17,
  otherEvent: 0.1,
  seized: 0.08,
  unsure: 0.15,

  failure: 3,
  point: 0.3,
  customs: 0.4,
  turn: 0.5,
  seizure: 1,
  friend: 0.3,
  free: 0.15,
  sale: 0.4,
  useFriend: 0.25,

  dealing: 0.03,
  ahead: 6,
  leads: 4,
  helpsLeader: 0.3,
  helpsOther: 0.02,
  price: 15_000,
  stretch: 5,

  territory: 0.03,
  contract: 0.06,
  pass: 0.02,
  lift: 0.03,
  charter: 0.3,
  smuggling: 0.3,
  use: 1,

  toll: 0.08,
  freeZone: 0.1,
  warehouse: 0.15,
  workshop: 0.02,
  insurance: 0.05,
  legalOffice: 0.04,
  politicalContacts: 0.05,
  spy: 0.01,
  strike: 0.15,
  tipOff: 0.15,
  revocation: 0.08,
  fastLane: 0.15,
  sponsor: 0.05,
  doubleContract: 0.2,
}

export const constantsFor = (_seats: number): Constants => FIRST
