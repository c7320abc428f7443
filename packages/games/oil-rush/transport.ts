/** Oil on its way from a derrick to a depot: what carrying it on a foreign train costs, who gets that, and what is lost. */
import { type Auto, at, type Play, type Seat } from '@wildcat/kernel'
import { fromBank, type MoneyTable } from './bank.ts'
import type { Company } from './companies.ts'
import { fromSupply } from './supply.ts'
import { type AnyKind, pump, type WellTable } from './wells.ts'

export const FEE = 3000
/** What each of those who carry gets; the bank has the share of the black train. */
export const feeShare = (by: Carrying, rivals: number): number => FEE / (by === 'black' || by === 'shared' ? rivals + 1 : rivals)

/** 'black': the train that nobody owns; 'shared': that one and rivals level with it. */
export type Carrying = 'own' | 'black' | 'rival' | 'shared'
export interface CarryingEvent {
  kind: 'oilCarried'
  seat: Seat
  well: number
  by: Carrying
  carriers: readonly Seat[] // rivals
  company: Company
}
export type ProductionEvent =
  | { kind: 'oilProduced'; seat: Seat; wells: readonly number[]; exhausted: readonly number[] }
  | { kind: 'oilLost'; seat: Seat; well: number; why: LossReason }
export type LossReason = 'noTrain' | 'noMoney' | 'givenUp'

type Producing = Play<WellTable<never, AnyKind> & { stock: number[] }, { kind: 'ship'; seat: Seat; well: number }, ProductionEvent, never>
/** Each derrick of a player gives a barrel, which is shipped before the next player produces. */
export const produce: Auto<Producing, { readonly kind: 'produce'; readonly seat: Seat }> = {
  run(play, { seat }) {
    const { state } = play
    const wells = pump(state, seat)
    const exhausted = wells.filter(well => at(state.wells, well).state === 'dry')
    if (wells.length > 0) play.emit({ kind: 'oilProduced', seat, wells, exhausted })
    play.next(...wells.map(well => ({ kind: 'ship', seat, well }) as const))
  },
}

export function loseOil(play: Play<{ supply: number }, never, ProductionEvent, never>, seat: Seat, well: number, why: LossReason): void {
  fromSupply(play.state, -1)
  play.emit({ kind: 'oilLost', seat, well, why })
}

/** The fee is shared equally among those who carry. */
export function payFee(state: MoneyTable, payer: Seat, by: Carrying, rivals: readonly Seat[]): void {
  if (by === 'own') return
  fromBank(state, payer, -FEE)
  for (const rival of rivals) fromBank(state, rival, feeShare(by, rivals.length))
}

export const canPayFee = (view: { readonly money: readonly number[] }, seat: Seat): boolean => at(view.money, seat) >= FEE
