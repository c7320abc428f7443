/** Oil on its way from a derrick to a depot: what carrying it on a foreign train costs, who gets that, and what is lost. */
import { at, type Play, type Seat } from '@wildcat/kernel'
import { fromBank, type MoneyTable } from './bank.ts'
import { fromSupply } from './supply.ts'
import { type AnyKind, pump, type WellTable } from './wells.ts'

export const FEE = 3000

export type ProductionEvent =
  | { kind: 'oilProduced'; seat: Seat; wells: readonly number[]; exhausted: readonly number[] }
  | { kind: 'oilLost'; seat: Seat; well: number; why: LossReason }
export type LossReason = 'noTrain' | 'noMoney' | 'givenUp'

/** Returns the wells that gave a barrel. */
export function produceOil(
  play: Play<WellTable<never, AnyKind> & { stock: number[] }, never, ProductionEvent, never>,
  seat: Seat,
): readonly number[] {
  const { state } = play
  const wells = pump(state, seat)
  const exhausted = wells.filter(well => at(state.wells, well).state === 'dry')
  if (wells.length > 0) play.emit({ kind: 'oilProduced', seat, wells, exhausted })
  return wells
}

export function loseOil(play: Play<{ supply: number }, never, ProductionEvent, never>, seat: Seat, well: number, why: LossReason): void {
  fromSupply(play.state, -1)
  play.emit({ kind: 'oilLost', seat, well, why })
}

/** The fee is shared equally among those who carry; the bank stands for a train that nobody owns. */
export function payFee(state: MoneyTable, payer: Seat, carriers: readonly (Seat | 'bank')[]): void {
  const share = FEE / carriers.length
  for (const carrier of carriers) {
    fromBank(state, payer, -share)
    if (carrier !== 'bank') fromBank(state, carrier, share)
  }
}

export const canPayFee = (view: { readonly money: readonly number[] }, seat: Seat): boolean => at(view.money, seat) >= FEE
