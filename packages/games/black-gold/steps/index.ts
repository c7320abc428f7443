/** The steps of a round, in the order of the rule book. */
import type { StepOf } from '@wildcat/kernel'
import type { T } from '../types.ts'
import { auctionSettled, faceBaron, onlyBid, outbidBaron, raiseBid, turnUpBaron } from './baron.ts'
import { discardLastCard, takeCard, turnUpCards } from './cards.ts'
import { deepenMore } from './deep-drilling.ts'
import { dealLicences, dealToBaron } from './licences.ts'
import { rollPrice } from './prices.ts'
import { placeTruck, prospect, startProspecting } from './prospecting.ts'
import { limitDepots, passDie, startRound } from './round.ts'
import { auction, bidding, nameCompany, payBid, sell, settleBid } from './selling.ts'
import { discardCards, produce, ship, transport } from './transport.ts'

export const steps: Readonly<Record<T['step']['kind'], StepOf<T>>> = {
  startRound,
  rollPrice,
  turnUpCards,
  takeCard,
  discardLastCard,
  dealLicences,
  dealToBaron,
  startProspecting,
  placeTruck,
  prospect,
  deepen: deepenMore,
  discardCards,
  produce,
  ship,
  transport,
  auction,
  bidding,
  raiseBid,
  onlyBid,
  faceBaron,
  turnUpBaron,
  outbidBaron,
  settleBid,
  payBid,
  nameCompany,
  sell,
  auctionSettled,
  limitDepots,
  passDie,
}
