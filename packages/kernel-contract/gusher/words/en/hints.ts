/** Hints for a first game. */
import { hintsIn } from '../hints.ts'

export const hints = hintsIn({
  prospect: 'Peek at a shallow well before you pay for drilling: only you will know what it holds.',
  chooseMarket: 'The rail pays well to whoever is alone on it. Guess what the others will choose.',
  bidding: 'Only the winner sells this round, and pays with licences. You may bluff.',
  payBid: 'There is no change: pay as closely as you can.',
  sell: 'Oil that is left at the end of the game brings very little.',
})
