/** Money that no player has. */
import { at, type Seat } from '@wildcat/kernel'

export interface MoneyTable {
  money: number[]
  bank: number
}

/** Money from the bank to a player, or to the bank if negative; the bank keeps a ledger. */
export function fromBank(state: MoneyTable, seat: Seat, money: number): void {
  state.money[seat] = at(state.money, seat) + money
  state.bank -= money
}
