/** Why not, and what would be possible: reasons that both games have. */
import type { Rejection } from '@wildcat/kernel'
import type { AuctionReason } from '../../auction.ts'
import type { BuildingReason } from '../../building.ts'
import type { DrivingReason } from '../../driving.ts'
import { advising, type Instead } from '../advice.ts'
import { barrels, money, number, points } from './phrases.ts'

type Figures = NonNullable<Rejection['with']>
type OilReason =
  | Exclude<AuctionReason | BuildingReason | DrivingReason, 'neverLookedAt'>
  | 'cardNotOnShow'
  | 'noSuchSpecial'
  | 'priceAtItsEnd'
  | 'travelsFree'

/** What the two games call differently. */
export interface RefusalTerms {
  readonly site: string // 'site'
  readonly tile: string // 'tile'
  readonly train: string // 'locomotive'
  readonly finish: string // 'finish moving'
  readonly doNot: string // to decline building: 'build nothing'
  readonly instead?: Instead
}

export const oilRefusals = ({
  site,
  tile,
  train,
  finish,
  doNot,
  instead,
}: RefusalTerms): Readonly<Record<OilReason, (figures: Figures) => string>> => {
  const advice = advising(instead)
  return {
    cardNotOnShow: () => 'This card is not on show. Take one of the cards that are.',
    notNextToTruck: () =>
      'A truck moves one square at a time, up, down, left or right. Choose a square of the map right beside your truck.',
    notEnoughPoints: figures => {
      const { points: left = 0, cost = 0, on = 'ground' } = figures
      const tooDear = `That costs ${points(Number(cost))} and you have ${Number(left) === 0 ? 'none' : number(Number(left))} left.`
      if (on === 'site') return `${tooDear} Your truck must drive on to a square where it may stop.`
      const cheaper = Number(left) === 0 ? `Now ${finish}.` : `Choose something cheaper, or ${finish}.`
      return `${tooDear} ${advice(figures, ['moveTruck', 'moveTrain'], cheaper)}`
    },
    derrickInTheWay: () => 'No truck enters a square with a derrick. Drive around it.',
    stuckOnSite: ({ points: left = 0 }) =>
      `A truck may cross a ${site} but not stop there, and with ${points(Number(left))} left it could not get off again. Go round it, or stop before it.`,
    leaveSiteFirst: () => `Your truck stands on a ${site} and may not stop there. First drive on to a square where it may stop.`,
    noSuchSite: () => `There is no such ${site}. Choose one of the ${site}s on the map.`,
    tooFarToLook: figures =>
      `Your truck must stand right beside a ${tile} for you to look under it. ${advice(figures, ['moveTruck'], 'Drive up to it first.')}`,
    underTheTruck: () => `Your truck is on top of this ${tile}. Drive on to a square beside it, then look.`,
    alreadySeen: () => `You have looked under this ${tile} before: you can see its value.`,
    nothingToSee: () => `There is no ${tile} here any more. Look at a ${site} that nobody has built on.`,
    endOfTrack: figures => {
      const truck = `Use your points for the truck${figures['on'] === 'site' ? '' : `, or ${finish}`}.`
      return `Your ${train} is at the end of the track. ${advice(figures, ['moveTruck'], truck)}`
    },
    noSuchSpecial: figures =>
      figures['special'] === 'none'
        ? `Your card has no special action. ${advice(figures, ['moveTruck', 'moveTrain'], `Use your points, or ${finish}.`)}`
        : `Your card does not have this special action. ${advice(figures, ['special'], `Use the one it has, or ${finish}.`)}`,
    priceAtItsEnd: () => 'This price is at its end and cannot go further that way. Move it the other way, or choose another company.',
    tooFarToBuild: figures =>
      `You can build only on a ${site} right beside your truck. ${advice(figures, ['build'], `Choose one of those, or ${doNot}.`)}`,
    siteTaken: figures =>
      `This ${site} has already been built on. ${advice(figures, ['build'], `Choose a free one beside your truck, or ${doNot}.`)}`,
    cannotPay: figures =>
      `Building here costs ${money(Number(figures['cost'] ?? 0))}, more than you have. ${advice(figures, ['build'], `Choose a cheaper ${site}, or ${doNot}.`)}`,
    travelsFree: () => `Your own ${train} carries this barrel free. Just choose the company.`,
    bidNotWhole: ({ least = 1, most = 0 }) => `A bid is a whole number of points. Bid from ${least} to ${most}, or pass.`,
    bidTooLow: ({ least = 1, most = 0 }) =>
      Number(least) > Number(most)
        ? `The highest possible bid, ${most} points, has been made. You can only pass.`
        : `That is too little. Bid from ${least} to ${most} points, or pass.`,
    bidTooHigh: ({ least = 1, most = 0 }) =>
      Number(least) > Number(most)
        ? `All licences together are worth ${most} points. You can only pass.`
        : `All licences together are worth ${most} points. Bid from ${least} to ${most}, or pass.`,
    notThatPayment: ({ points: bid = 0 }) =>
      `Those licences will not do. Pay at least ${points(Number(bid))} from your hand, with no card to spare.`,
    notSoMuchOil: ({ most = 0 }) =>
      Number(most) === 1
        ? `You have only ${barrels(1)} at this company. Sell it, or sell nothing.`
        : `You have only ${barrels(Number(most))} at this company. Sell ${number(Number(most))} at most.`,
  }
}
