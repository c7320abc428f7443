/** What things are worth, in victory points. The figures were tried out in games between greedy bots. */

export const WORTH = {
  patience: 0.98, // of what comes an action later
  pace: 1.9, // actions that a point takes with cards that are still to come
  euro: 1 / 300_000, // as long as there is time to use it
  idleEuro: 1 / 1_500_000, // it still decides between equals
  early: 5, // rounds before the end
  card: 0.12, // a contract card for being early
  flag: { truck: 0.83, other: 0.9 }, // chance of getting away from a political event
  seized: 0.08, // share of customs cards that take a vehicle with illegal goods
  margin: 0.08, // by which buying must pay
  reserve: 15_000, // cash for fuel and customs that is not spent on anything else
}

/** A euro, with so many rounds to come. */
export const euroWorth = (rounds: number): number => WORTH.idleEuro + (WORTH.euro - WORTH.idleEuro) * Math.min(1, rounds / WORTH.early)

/** So many points at the usual pace, as far as there are actions for them. */
export function toCome(points: number, actions: number): number {
  const count = Math.min(points, Math.max(0, actions) / WORTH.pace)
  const ratio = WORTH.patience ** WORTH.pace
  return (ratio * (1 - ratio ** count)) / (1 - ratio)
}

/** Cards and rights that are no part of a program, in points; `use`: of what a vehicle or branch would bring when it is sold. */
export const ITEMS = {
  territory: 0.03,
  contract: 0.06,
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
  pass: 0.02,
  lift: 0.03,
  charter: 0.3, // it helps another to points
  smuggling: 0.3, // the vehicle may be seized
  use: 1,
}

export const DEAL = {
  margin: 0.03,
  near: 6, // points of somebody who should not be helped
  helpsLeader: 0.3, // a card that he gets
  helpsOther: 0.02,
  price: 15_000, // of a card nobody has looked at
  stretch: 5, // times what somebody has offered: beyond that there is no point in talking
}
