/** The steps of a round, in the order of the rule book. */
import type { StepOf } from '@wildcat/kernel'
import type { T } from '../types.ts'
import { auction, bidding, payBid, settleBid } from './auction.ts'
import { deal } from './licences.ts'
import { chooseMarket, goToMarket } from './market.ts'
import { prospect } from './prospecting.ts'
import { endRound, startRound } from './round.ts'
import { sell } from './sale.ts'

export const steps: Readonly<Record<T['step']['kind'], StepOf<T>>> = {
  startRound,
  deal,
  prospect,
  chooseMarket,
  goToMarket,
  auction,
  bidding,
  settleBid,
  payBid,
  sell,
  endRound,
}
