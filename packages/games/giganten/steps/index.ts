/** The steps of a round, in the order of the rule book. */
import type { StepOf } from '@wildcat/kernel'
import type { T } from '../types.ts'
import { discardLastCard, takeCard, turnUpCards } from './cards.ts'
import { build, offerBuilding } from './derricks.ts'
import { discardCard, drive, placeTruck, startDriving } from './driving.ts'
import { dealLicences } from './licences.ts'
import { rollPrice } from './prices.ts'
import { limitDepots, passDie, startRound } from './round.ts'
import { auction, auctionSettled, bidding, payBid, sell, settleBid } from './selling.ts'
import { produce, ship, transport } from './transport.ts'

export const steps: Readonly<Record<T['step']['kind'], StepOf<T>>> = {
  startRound,
  rollPrice,
  turnUpCards,
  takeCard,
  discardLastCard,
  dealLicences,
  startDriving,
  placeTruck,
  drive,
  discardCard,
  offerBuilding,
  build,
  produce,
  ship,
  transport,
  auction,
  bidding,
  settleBid,
  payBid,
  sell,
  auctionSettled,
  limitDepots,
  passDie,
}
