/** The parts of a score that both games have. */
import type { OilPart } from '../../score-parts.ts'

export const parts: Readonly<Record<OilPart | 'start', string>> = {
  start: 'Start money',
  sales: 'Oil sold in auctions',
  overflow: 'Overflow sold to the bank',
  feesReceived: 'Transport fees received',
  building: 'Derricks built',
  feesPaid: 'Transport fees paid',
  oil: 'Oil left at the end',
  derricks: 'Derricks at the end',
}
export const curves = {
  money: 'Money in hand, before the final counting',
  derricks: 'Derricks on the map',
  sold: 'Barrels sold so far',
} as const
