/** Money, victory points and cubes change hands. */
import { at, type Seat } from '@wildcat/kernel'
import { type Field, LOCAL_OIL_PRICE } from './components.ts'
import type { Haul } from './queries.ts'
import type { State } from './state.ts'

/** Money between a player and the bank; positive: to the player. */
export function fromBank(state: State, seat: Seat, money: number): void {
  state.money[seat] = at(state.money, seat) + money
  state.bank -= money
}

/** [OIL-5.5] Victory points for cubes. */
export function earn(state: State, seat: Seat, vp: number): void {
  state.vp[seat] = at(state.vp, seat) + vp
  state.earned[seat] = at(state.earned, seat) + vp
}

/** [OIL-5.10] Out of the store and into the bag. */
export function leaveStore({ stores, bag }: State, seat: Seat, oil: number, gas: number): void {
  const store = at(stores, seat)
  store.oil -= oil
  store.gas -= gas
  bag.oil += oil
  bag.gas += gas
}

/** [OIL-5.4] Out of a field: some to the store, one perhaps to the local market and so into the bag. */
export function bringHome(state: State, seat: Seat, field: Field, { oil, gas, sold }: Haul): void {
  const ground = state.fields[field]
  const store = at(state.stores, seat)
  ground.oil -= oil
  ground.gas -= gas
  store.oil += oil
  store.gas += gas
  if (sold === 'nothing') return
  ground[sold]--
  state.bag[sold]++
  if (sold === 'oil') fromBank(state, seat, LOCAL_OIL_PRICE)
  else earn(state, seat, 1)
}
