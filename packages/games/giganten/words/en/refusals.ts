/** Why not, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import { FEE } from '@wildcat/oil-rush'
import type { Reason } from '../../rules.ts'
import { rowLetter } from '../places.ts'
import { barrels, money, number, points } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 3, most = 4 }) => `This table has too few players or too many. Giganten is for ${least} or ${most}.`,
  cardNotOnShow: () => 'This card is not on show. Take one of the cards that are.',
  notInFirstColumn: ({ rows = 12 }) => `A truck starts in the first column. Choose a square from A1 to ${rowLetter(Number(rows))}1.`,
  notNextToTruck: () =>
    'A truck moves one square at a time, up, down, left or right. Choose a square of the map that touches a side of its own.',
  notEnoughPoints: ({ points: left = 0, cost = 0 }) =>
    `That costs ${points(Number(cost))} and you have ${number(Number(left))} left. Choose something cheaper, or finish moving.`,
  derrickInTheWay: () => 'No truck enters a square with a derrick. Drive around it.',
  stuckOnSite: ({ points: left = 0 }) =>
    `A truck may cross a site but not stop there, and with ${points(Number(left))} left it could not get off again. Go round it, or stop before it.`,
  leaveSiteFirst: () => 'Your truck stands on a site and may not stop there. First drive on to a square where it may stand.',
  noSuchSite: () => 'There is no such site. Choose one of the sites on the map.',
  neverLookedAt: () => 'Red tiles, those with two derricks, are never looked at. You may look at tiles with one or three derricks.',
  tooFarToLook: () => 'Your truck must stand right beside a tile for you to look under it. Drive up to it first.',
  underTheTruck: () => 'Your truck is on top of this tile. Drive on to a square beside it, then look.',
  alreadySeen: () => 'You have looked under this tile before: its value is shown to you.',
  nothingToSee: () => 'There is no tile here any more. Look at a site that nobody has built on.',
  endOfTrack: () => 'Your locomotive has come to the end of the track. Use your points for the truck, or finish moving.',
  noSuchSpecial: () => 'Your card does not have this special action. Use what it offers, or finish moving.',
  priceAtItsEnd: () => 'This price is at its end and cannot go further that way. Move it the other way, or choose another company.',
  tooFarToBuild: () => 'You can build only on a site right beside your truck. Choose such a site, or build nothing.',
  siteTaken: () => 'This site has been built on. Choose a free one beside your truck, or build nothing.',
  cannotPay: ({ cost = 0 }) => `Building here costs ${money(Number(cost))}, more than you have. Choose a cheaper site, or build nothing.`,
  notThatWay: () => 'That locomotive has not come as far as this oil. Choose one that has, or give the barrel up.',
  cannotPayFee: () => `A foreign locomotive costs ${money(FEE)}, more than you have. The barrel must be given up.`,
  travelsFree: () => 'Your own locomotive carries this barrel for nothing. Only choose the company.',
  bidTooLow: ({ least = 1, most = 117 }) =>
    Number(least) > Number(most)
      ? `The highest possible bid, ${most} points, has been made. You can only pass.`
      : `That is too little. Bid from ${least} to ${most} points, or pass.`,
  bidTooHigh: ({ least = 1, most = 117 }) =>
    Number(least) > Number(most)
      ? `All licences together are worth ${most} points. You can only pass.`
      : `All licences together are worth ${most} points. Bid from ${least} to ${most}, or pass.`,
  notThatPayment: ({ points: bid = 0 }) =>
    `Those licences do not fit the bid. Pay with licences of your hand worth at least ${points(Number(bid))}, and with none that you could keep.`,
  notSoMuchOil: ({ most = 0 }) =>
    Number(most) === 1
      ? `You have only ${barrels(1)} at this company. Sell it or nothing.`
      : `You have only ${barrels(Number(most))} at this company. Sell that much, less or nothing.`,
}
