/** Why not in deals and auctions, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import { LEAST_RAISE, MONEY_UNIT, PIECES } from '../../components.ts'
import { VEHICLES } from '../../content/kinds.ts'
import type { Reason } from '../../rules.ts'
import { countedKind, euro } from './phrases.ts'

export type Refusal = (figures: NonNullable<Rejection['with']>) => string

export const refusals = {
  notYet: () =>
    'It is too early: there are no deals before round 1, and no auctions between two turns. Wait until somebody’s turn has begun.',
  cardWaits: () =>
    'A card, event, save or forced sale is waiting, and nothing changes hands meanwhile. You can make offers, and bid or pass where that ends no auction; do the rest when it is settled.',
  toAnotherPlayer: () => 'An offer is made to other players. Name one or several of them, each once.',
  wholeUnits: ({ unit = MONEY_UNIT }) => `Sums in deals are whole multiples of ${euro(Number(unit))}. Round yours up or down.`,
  nothingOffered: () => 'There is nothing in it. Name at least one thing to give or to ask for.',
  itemTwice: () => 'The same thing is named twice. Name each thing once.',
  onlyAsked: () =>
    'Cards by description and charters can only be asked for, and lifts are not auctioned. Name something else that you give.',
  notYours: () => 'Whoever should give this does not have it, or it is laid aside. Name something that its giver has.',
  notTheirs: () => 'Nobody you ask can have that. Ask for something else, or ask somebody else.',
  moneyBothWays: () => 'Money goes only one way in a deal. Give some or ask for some, not both.',
  notEnoughCash: ({ euro: sum }) =>
    `There is not enough cash for this${sum === undefined ? '' : `: it takes ${euro(Number(sum))}`}. Name a smaller sum, or sell something first.`,
  theyCannotPay: ({ euro: sum }) =>
    `Whoever is asked for the money does not have that much${sum === undefined ? '' : `: it takes ${euro(Number(sum))}`}. A smaller sum would be possible.`,
  cardLaidReady: () => 'This Tip-off is laid ready in secret and cannot be offered. Take it back first, or offer another card.',
  vehicleNotTradable: () =>
    'This vehicle cannot change hands now: it must be parked, without a truck aboard and not on a journey. Choose another one, or wait.',
  vehicleLent: () =>
    'This vehicle is chartered for this turn and stays its owner’s until then. Choose another one, or wait until the turn is over.',
  noFreePiece: ({ vehicle }) => {
    const kind = VEHICLES.find(each => each === vehicle)
    const most = kind === undefined ? 'of this kind' : `besides the ${countedKind(PIECES[kind], kind)} on the map`
    return `Whoever receives it has no free piece ${most}. They must sell one first; name something else meanwhile.`
  },
  cannotHostVehicle: () =>
    'The vehicle cannot be put there: a ship needs a port, a plane an airport. Choose another place, or let it stay where it is.',
  nothingToPlace: () => 'No vehicle would come to you in this deal, so there is nothing to put anywhere. Leave the place as “stay”.',
  onlyForOne: () =>
    'Lifts and charters are agreed with one player, and an offer that all must accept holds only money, passes and cards by description. Make it to one player, or leave that out.',
  charterNotPossible: () =>
    'This charter is not possible: in your own turn, ask another player for a parked, empty vehicle that is not stopped, for one of your signed contracts. Choose another vehicle or contract.',
  liftNotPossible: () =>
    'This lift is not possible: an empty truck and another player’s ship or plane without a truck aboard must stand in the same state, with a port or airport. Bring them together first.',
  offerGone: () => 'This offer has ended. Look at those that are still open, or make one yourself.',
  notYourOffer: () => 'This is somebody else’s offer. You can withdraw only your own, and show a contract only for your own.',
  notMadeToYou: () => 'This offer is not made to you. Answer one that is, or make one yourself.',
  alreadyAgreed: () => 'You have agreed to this offer already. It takes effect when the others agree, too.',
  contractNotShown: () => 'You have asked to see the contract. Wait until it is shown to you, or decline.',
  nothingToShow: () => 'Nobody has asked to see a contract in this offer. There is nothing to show.',
  pickWhatIsAsked: () => 'The cards you pick must be those the offer describes, no more and no fewer. Pick cards from your hand that fit.',
  notInYourHand: () => 'You do not hold that card, or it is laid aside. Name one from your hand, or make another offer.',
  oneAuction: () => 'You have an auction open already. Close it first.',
  noAuction: () => 'This player has no auction open. Choose one that is open.',
  ownAuction: () => 'This is your own auction. You can close it, but not bid in it.',
  bidTooLow: ({ least }) =>
    least === undefined
      ? `The bid is too low. It must reach the minimum, or be at least ${euro(LEAST_RAISE)} above the last bid.`
      : `The bid is too low. Bid ${euro(Number(least))} or more, or pass.`,
  alreadyHighest: () => 'Your bid is the highest. Wait until somebody bids more.',
  alreadyPassed: () => 'You have passed in this auction. Wait until it is over.',
  onlyTheSeller: () => 'Only the seller can close an auction. You can bid or pass.',
} as const satisfies Partial<Record<Reason, Refusal>>
