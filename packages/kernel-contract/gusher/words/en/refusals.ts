/** Why not, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import type { Reason } from '../../rules.ts'
import { and, barrels, money, ofEach } from './phrases.ts'

type Figure = number | string
const bids = (least: Figure, most: Figure) => (least > most ? 'You can only pass.' : `Bid ${least} to ${most} points, or pass.`)

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) => `Gusher is for ${least} to ${most} players.`,
  noSuchWell: ({ wells = 12 }) => `There is no such well. Choose one from 1 to ${wells}.`,
  tooDeepToPeek: () => 'You cannot peek at a deep well. Choose a shallow one, or drill.',
  alreadySeen: () => 'You have already seen this well: its barrels are shown to you. Choose another, or drill.',
  alreadyDrilled: () => 'This well has already been drilled. Choose one that is still face down.',
  cannotPay: ({ cost = 2 }) => `Drilling costs ${money(Number(cost))}, more than you have. You may peek or stop.`,
  bidTooLow: ({ least = 1, most = 72 }) => `That is too little. ${bids(least, most)}`,
  bidTooHigh: ({ least = 1, most = 72 }) => `All licences together are worth ${most} points. ${bids(least, most)}`,
  notThatPayment: ({ points: bid = 0 }) => `Pay with licences from your hand worth at least ${bid}, and none too many.`,
  notSoMuchOil: ({ most = 0 }) => (most === 0 ? 'You have no oil to sell.' : `You can sell ${barrels(Number(most))} at most.`),
  noDealsHere: () => 'This table plays without deals.',
  toAnotherPlayer: () => 'Make your offer to another player at the table.',
  offerLicences: () => 'Offer at least one licence.',
  notInYourHand: ({ ones = 0, twos = 0 }) => `You can offer no more than you hold: ${ofEach(Number(ones), Number(twos))}.`,
  askedTooMuch: ({ money: cash = 0, barrels: oil = 0 }) =>
    `Ask for no more than this player has: ${and.format([money(Number(cash)), barrels(Number(oil))])}.`,
  bidFirst: () => 'A bid is being paid. Deals resume right after.',
  oneOfferAtATime: () => 'You already have an open offer. Withdraw it before you make another.',
  offerGone: () => 'This offer is no longer open.',
  notYourOffer: () => 'Only the player who made an offer can withdraw it.',
  notMadeToYou: () => 'This offer was made to somebody else.',
  notEnoughMoney: ({ money: asked = 0 }) => `The offer asks for ${money(Number(asked))}, more than you have. You may refuse it.`,
  notEnoughOil: ({ barrels: asked = 0 }) => `The offer asks for ${barrels(Number(asked))}, more than you have. You may refuse it.`,
  roundsOutOfRange: ({ least = 1, most = 20 }) => `Choose ${least} to ${most} rounds.`,
}
