/** Why not, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import type { Reason } from '../../rules.ts'
import { barrels, list, money } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) => `Gusher is for ${least} to ${most} players.`,
  noSuchWell: ({ wells = 12 }) => `There is no such well. Choose one from 1 to ${wells}.`,
  tooDeepToPeek: () => 'Deep wells cannot be looked at. Choose a shallow one, or drill.',
  alreadySeen: () => 'You know this well already: its barrels are shown to you.',
  alreadyDrilled: () => 'This well is drilled already. Choose one that is still covered.',
  cannotPay: ({ cost = 2 }) => `Drilling costs $${cost}, which you do not have. You may peek or end your turn.`,
  bidTooLow: ({ least = 1, most = 72 }) => `That is too little. Bid from ${least} to ${most}, or pass.`,
  bidTooHigh: ({ least = 1, most = 72 }) => `All licences together are worth ${most}. Bid from ${least} to ${most}, or pass.`,
  notThatPayment: ({ points: bid = 0 }) => `Pay licences from your hand worth at least ${bid}, with none to spare.`,
  notSoMuchOil: ({ most = 0 }) => `You have ${most} to sell at the most.`,
  noDealsHere: () => 'This table plays without deals.',
  toAnotherPlayer: () => 'An offer is made to another player at the table.',
  offerLicences: () => 'Offer at least one licence.',
  notInYourHand: ({ ones = 0, twos = 0 }) => `You can offer up to ${ones} licences of 1 point and ${twos} of 2.`,
  askedTooMuch: ({ money: cash = 0, barrels: oil = 0 }) =>
    `Ask for no more than this player has: ${list.format([money(Number(cash)), barrels(Number(oil))])}.`,
  bidFirst: () => 'A bid is being paid. Deals go on right after it.',
  oneOfferAtATime: () => 'You have an open offer. Withdraw it before you make another.',
  offerGone: () => 'This offer is no longer open.',
  notYourOffer: () => 'Only the player who made an offer can withdraw it.',
  notMadeToYou: () => 'This offer was made to somebody else.',
  notEnoughMoney: ({ money: asked = 0 }) => `The offer asks for $${asked}, which you do not have.`,
  notEnoughOil: ({ barrels: asked = 0 }) => `The offer asks for ${barrels(Number(asked))}, which you do not have.`,
  roundsOutOfRange: ({ least = 1, most = 20 }) => `Choose from ${least} to ${most} rounds.`,
}
