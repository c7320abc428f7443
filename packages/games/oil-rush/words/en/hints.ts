/** Hints that both games give, in English. */
import { DEPOT_LIMIT, FEE, OVERFLOW_PRICE } from '../../index.ts'
import { barrels, money } from './phrases.ts'

export const tradeHints = (train: string) => ({
  carryFree: `Your ${train} has got far enough, so this is free. Choose the company with care: this barrel can only be sold there, and there is one auction a round.`,
  carryForFee: `Your ${train} has not got far enough. Another one costs ${money(FEE)} for this barrel: worth it only if you will sell it for more.`,
  bid: 'Only the winner of the auction may sell at this company this round. They pay their bid with licences; everybody else keeps theirs.',
  bluff: 'You may bid more than you hold. But if you win and cannot pay, you lose half of your licences and the auction is held again.',
  pay: 'There is no change: choose cards that come as close to your bid as possible.',
  sell: `Sell as much as you like at this price, or wait for a better one. At the end of the round each depot keeps ${barrels(DEPOT_LIMIT)}; the rest goes for ${money(OVERFLOW_PRICE)} each.`,
})
