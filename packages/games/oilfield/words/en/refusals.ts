/** Why not, and what would be possible. */
import type { Rejection } from '@wildcat/kernel'
import type { Reason } from '../../rules.ts'
import { cubes, money, number } from './phrases.ts'

export const refusals: Readonly<Record<Reason, (figures: NonNullable<Rejection['with']>) => string>> = {
  seatsOutOfRange: ({ least = 2, most = 5 }) => `This table has too few players or too many. Oilfield is for ${least} to ${most}.`,
  botOnlyWithTwo: () => 'The neutral bot plays only with two players. At this table set Neutral bot to “First”.',
  noSuchSpace: ({ spaces = 1 }) => `There is no such space. This action has ${number(Number(spaces))}: choose one of them.`,
  spaceClosed: ({ players = 5 }) =>
    `This space is closed: it opens only with ${Number(players) === 5 ? 'five players' : 'four or five players'}. Choose another action.`,
  spaceTaken: () => 'Another worker stands here. Choose a free space.',
  notTopmost: () => 'Except for leases, workers fill an action from the top. Take its topmost free space.',
  bidTooDear: ({ price = 8, money: cash = 0, means = 0 }) =>
    `You could not pay ${money(Number(price))}: ${most(Number(cash), Number(means))}. Choose a cheaper space, or another action.`,
  noMarkerToBid: () => 'All four of your lease markers are in use. Choose another action.',
  mustTakeLease: ({ price = 8 }) => `You bid ${money(Number(price))} and can pay it, so you must take a lease. Choose which.`,
  mustSell: ({ price = 8, money: cash = 0 }) =>
    `You bid ${money(Number(price))} and have ${money(Number(cash))}, but your investments cover it, so you must take a lease. Sell until you can pay.`,
  sellFirst: ({ price = 8, money: cash = 0 }) =>
    `The lease costs ${money(Number(price))} and you have ${money(Number(cash))}. First sell investments, then choose it.`,
  cannotCover: ({ price = 8, money: cash = 0, means = 0 }) =>
    `Your bid was ${money(Number(price))}, but ${most(Number(cash), Number(means))}. Nothing is taken or paid: decline.`,
  canPayAlready: ({ price = 8 }) => `You can already pay your ${money(Number(price))}. Choose a lease; investments can be sold separately.`,
  nothingToRaise: () => 'Your bid cannot buy a lease now, so there is nothing to pay. Decline; investments can be sold separately.',
  onlyBiddersRaise: () =>
    'With a card you need not take a lease, so you need not sell. If you want the money, sell an investment separately.',
  leaseNotOnShow: () => 'No lease in this field is on show. Choose a field that has one on show, if there is any.',
  noMarkerLeft: () => 'All four of your lease markers are in use: nobody has more leases. You can only decline.',
  leaseTooDear: ({ price = 5, money: cash = 0, means = 0 }) =>
    `A lease costs ${money(Number(price))} and you have ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Sell investments first, or decline' : 'You can only decline'}.`,
  tileNotOnShow: () => 'This tile is not on show. Choose one that is, or build nothing.',
  tileTooDear: ({ price = 0, money: cash = 0, means = 0 }) =>
    `This tile costs ${money(Number(price))} and you have ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Sell investments first, choose' : 'Choose'} a cheaper one, or build nothing.`,
  noFreeLease: () =>
    'A tower needs a lease of yours without a tower, and you have none in this field. Choose a field where you have one, choose an expansion, or build nothing.',
  towersStandInFields: () => 'A tower cannot stand beside the refinery. Build it on a lease of yours that has no tower.',
  expansionsStandAtHome: () => 'An expansion cannot stand in a field. Build it beside your refinery.',
  onlyTheNewTower: () => 'After building, only the new tower may drill. Use it, or do not drill.',
  noSuchTower: () => 'You have no such tower in this field. Choose one of your own towers, or stop.',
  towerUsed: () => 'This tower has been used in this action. Choose another one, or stop drilling.',
  nothingToTake: () => 'This field has nothing that the tower takes. Use another tower, or stop drilling.',
  noRoom: () => 'Your store is full, and there is nothing here that this tower would sell at once. Use another tower, or stop drilling.',
  notThatHaul: () =>
    'A tower takes all it can of what it shows: you choose only between oil and gas, and only where there is a choice. Choose one of the options offered.',
  onStrike: () => 'There is a strike in this field: nobody extracts anything there in this phase. Use a tower in another field, or stop.',
  drillsOnlyNationally: () => 'A national tower drills only with your National market card. Use another tower, or stop.',
  notInStoreLocal: store =>
    isEmpty(store)
      ? 'You have nothing in store. Decline.'
      : `You don’t have that much: your store holds ${stored(store)}. Sell that much or less.`,
  nothingSoldLocally: () => 'A sale needs at least one cube. Sell something, or decline.',
  notInStoreNational: store =>
    isEmpty(store)
      ? 'You have nothing in store to sell nationally. Sell only with your national towers, or decline.'
      : `You don’t have that much to sell nationally: your store holds ${stored(store)}. Sell that much or less.`,
  nothingSoldNationally: () => 'You would sell nothing at all. Sell at least one cube, or decline.',
  gasNeedsRefinery: () => 'Gas is sold nationally only by the owner of a gas refinery. Sell oil, or decline.',
  noCubeToInvest: () => 'All five of your investment markers are placed. Sell an investment first, or do not invest.',
  rowFull: () => 'Every space of this row is covered. Choose another row, or do not invest.',
  investmentTooDear: ({ price = 0, money: cash = 0, means = 0 }) =>
    `This costs ${money(Number(price))} and you have ${money(Number(cash))}. Choose a cheaper row${Number(means) >= Number(price) ? ', sell an investment first,' : ''} or do not invest.`,
  notYourInvestment: ({ rows = 0 }) =>
    Number(rows) === 0
      ? 'You have no investments that you could sell. Choose something else.'
      : 'You have no investment in this row. Sell one that you have.',
  notYourMoment: () => 'Investments are sold only when you have a decision of your own. Wait until you are asked.',
  sellForTheLease: () => 'You must sell to pay for your lease. Choose there which investments.',
  feeTooDear: ({ price = 10, money: cash = 0, means = 0 }) =>
    `The government wants ${money(Number(price))} and you have ${money(Number(cash))}. ${Number(means) >= Number(price) ? 'Sell investments first, or give up tower and lease' : 'You can only give up tower and lease'}.`,
  feeOnStrike: ({ price = 10 }) =>
    `There is a strike in this field, so the tower brings nothing now. Pay ${money(Number(price))} for the tower alone, or give up tower and lease.`,
  notThatFeeHaul: () =>
    'At once the tower takes all it can of 1 gas and 2 oil: no more than the field has and your store has room for. Choose one of the options offered.',
}

const most = (cash: number, means: number) =>
  means === cash ? `you have ${money(cash)}` : `with all your investments sold you would have ${money(means)}`
const isEmpty = ({ oil = 0, gas = 0 }: NonNullable<Rejection['with']>) => Number(oil) + Number(gas) === 0
const stored = ({ oil = 0, gas = 0 }: NonNullable<Rejection['with']>) => cubes({ oil: Number(oil), gas: Number(gas) })
