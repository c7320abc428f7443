/** How long what happens is shown, in milliseconds at the normal pace. */
import type { Event } from '@wildcat/giganten/board'
import type { Tagged } from '@wildcat/kernel'
import type { Pace } from '../../../app/settings.ts'

const LASTS: Readonly<Record<Event['kind'], number>> = {
  roundStarted: 500,
  priceRolled: 1100,
  redCardTurned: 1000,
  beigeCardsTurned: 700,
  cardTaken: 650,
  cardLeft: 300,
  licencesDealt: 350,
  truckPlaced: 400,
  truckMoved: 260,
  trainMoved: 320,
  tileSeen: 600,
  priceChanged: 800,
  freeOilTaken: 800,
  trainsPushedBack: 900,
  turnEnded: 60,
  derrickBuilt: 1000,
  builtNothing: 200,
  oilProduced: 500,
  oilCarried: 900,
  oilLost: 700,
  auctionOpened: 600,
  bidMade: 650,
  passed: 500,
  nobodySells: 500,
  bidCovered: 800,
  bluffCalled: 1500,
  licencesPaid: 500,
  oilSold: 1000,
  overflowSold: 800,
  pricesInflated: 700,
  gameEnded: 400,
}
const SPEED: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 }

export const isEvent = (event: Tagged): event is Event => Object.hasOwn(LASTS, event.kind)
export const lasts = (event: Event, pace: Pace): number => LASTS[event.kind] * SPEED[pace]
