/** The barrels that are not in play. */

/** Oil from the supply onto the table, or back into it if negative; like the bank, the supply keeps a ledger. */
export function fromSupply(state: { supply: number }, barrels: number): void {
  state.supply -= barrels
}
