/** The parts of a score and the curves, in English. */
import { accountIn } from '../account.ts'
import { barrels, derricks, money, number } from './phrases.ts'

export const account = accountIn({
  posts: {
    start: 'Start money',
    sales: 'Oil sold in auctions',
    overflow: 'Overflow sold to the bank',
    feesReceived: 'Transport fees received',
    building: 'Derricks built',
    feesPaid: 'Transport fees paid',
    oil: 'Oil left at the end',
    derricks: 'Derricks at the end',
  },
  curves: { money: 'Money', derricks: 'Derricks on the map', sold: 'Barrels sold so far', train: 'Column of the locomotive' },
  money,
  number,
  barrels,
  derricks,
})
