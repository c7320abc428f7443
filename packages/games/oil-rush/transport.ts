/** What carrying oil on a foreign train costs, and who gets it. */
import { at, type Seat } from '@wildcat/kernel'
import { fromBank } from './auction.ts'

export const FEE = 3000

/** The fee is shared equally among those who carry; the bank stands for the black locomotive. */
export function payFee(state: { money: number[]; bank: number }, payer: Seat, carriers: readonly (Seat | 'bank')[]): void {
  const share = FEE / carriers.length
  for (const carrier of carriers) {
    fromBank(state, payer, -share)
    if (carrier !== 'bank') fromBank(state, carrier, share)
  }
}

export const canPayFee = (view: { readonly money: readonly number[] }, seat: Seat): boolean => at(view.money, seat) >= FEE
