/** [OIL-5.5 to OIL-5.7, OIL-7.2] The local and the national market. */
import { at, type Blank, type Rejection, type Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import { LOCAL_OIL_PRICE, NATIONAL_TOWER_BONUS, OIL_FOR_A_POINT, SUPERVISOR_PAY } from '../components.ts'
import { earn, fromBank, leaveStore } from '../payments.ts'
import { nationalTowers, refinesGas, supervisorOf } from '../queries.ts'
import { no } from '../rules.ts'
import type { View } from '../state.ts'
import type { DecisionStep, OilfieldPlay } from '../types.ts'
import { declined } from './declining.ts'

type LocalSale = CommandOf<'sellLocal'>
type NationalSale = CommandOf<'sellNational'>

/** [OIL-5.5] Oil for money or two for a point, gas for a point. */
export const local: DecisionStep<'local', 'sellLocal' | 'decline'> = {
  takes: ['sellLocal', 'decline'],
  actors: (_, { seat }) => [seat],
  legal: (view, _, seat) => [{ kind: 'decline' }, ...localSales(view, seat)],
  blanks(view, _, seat) {
    const { oil, gas } = at(view.stores, seat)
    const pairs = Math.floor(oil / OIL_FOR_A_POINT)
    return form<LocalSale>({ kind: 'sellLocal', oil, pairs: 0, gas }, { oil, pairs, gas })
  },
  check: (view, _, seat, command) => (command.kind === 'decline' ? null : checkLocal(view, seat, command)),
  apply(play, step, seat, command) {
    if (command.kind === 'decline') return declined(play, step)
    sellLocally(play, seat, command)
    play.done()
  },
}

/** All gas or none; so many pairs for points; the rest of the oil for money, or kept. */
function localSales(view: View, seat: Seat): LocalSale[] {
  const store = at(view.stores, seat)
  const found: LocalSale[] = []
  for (let pairs = 0; pairs * OIL_FOR_A_POINT <= store.oil; pairs++) {
    const rest = store.oil - pairs * OIL_FOR_A_POINT
    for (const oil of rest > 0 ? [rest, 0] : [0])
      for (const gas of store.gas > 0 ? [store.gas, 0] : [0]) if (oil + pairs + gas > 0) found.push({ kind: 'sellLocal', oil, pairs, gas })
  }
  return found
}

function checkLocal(view: View, seat: Seat, { oil, pairs, gas }: LocalSale): Rejection | null {
  const store = at(view.stores, seat)
  if (oil + pairs * OIL_FOR_A_POINT > store.oil || gas > store.gas) return no('notInStoreLocal', { oil: store.oil, gas: store.gas })
  return oil + pairs + gas === 0 ? no('nothingSoldLocally') : null
}

function sellLocally(play: OilfieldPlay, seat: Seat, { oil, pairs, gas }: LocalSale) {
  const { state } = play
  const [money, vp] = [oil * LOCAL_OIL_PRICE, pairs + gas]
  leaveStore(state, seat, oil + pairs * OIL_FOR_A_POINT, gas)
  fromBank(state, seat, money)
  earn(state, seat, vp)
  play.emit({ kind: 'soldLocally', seat, oil, pairs, gas, money, vp })
  const supervisor = supervisorOf(state)
  if (supervisor === seat) return
  fromBank(state, supervisor, SUPERVISOR_PAY) // [OIL-5.6]
  play.emit({ kind: 'supervisorPaid', seat: supervisor, money: SUPERVISOR_PAY })
}

/** [OIL-5.7] Stored oil at the price of the round; own national towers sell with it. */
export const national: DecisionStep<'national', 'sellNational' | 'decline'> = {
  takes: ['sellNational', 'decline'],
  actors: (_, { seat }) => [seat],
  legal: (view, _, seat) => [{ kind: 'decline' }, ...nationalSales(view, seat)],
  blanks(view, _, seat) {
    const { oil } = at(view.stores, seat)
    const gas = sellableGas(view, seat)
    return form<NationalSale>({ kind: 'sellNational', oil, gas }, { oil, gas }, nationalTowers(view, seat).length > 0)
  },
  check: (view, _, seat, command) => (command.kind === 'decline' ? null : checkNational(view, seat, command)),
  apply(play, step, seat, command) {
    if (command.kind === 'decline') return declined(play, step)
    sellNationally(play, seat, command, step.price)
    play.done()
  },
}

/** [OIL-7.1] */
const sellableGas = (view: View, seat: Seat): number => (refinesGas(view, seat) ? at(view.stores, seat).gas : 0)

/** Every number of oil; all gas or none. */
function nationalSales(view: View, seat: Seat): NationalSale[] {
  const gas = sellableGas(view, seat)
  const found: NationalSale[] = []
  for (let oil = at(view.stores, seat).oil; oil >= 0; oil--)
    for (const each of gas > 0 ? [gas, 0] : [0]) {
      const sale: NationalSale = { kind: 'sellNational', oil, gas: each }
      if (checkNational(view, seat, sale) === null) found.push(sale)
    }
  return found
}

function checkNational(view: View, seat: Seat, { oil, gas }: NationalSale): Rejection | null {
  const store = at(view.stores, seat)
  if (gas > 0 && !refinesGas(view, seat)) return no('gasNeedsRefinery')
  if (oil > store.oil || gas > store.gas) return no('notInStoreNational', { oil: store.oil, gas: sellableGas(view, seat) })
  return oil + gas + nationalTowers(view, seat).length === 0 ? no('nothingSoldNationally') : null
}

function sellNationally(play: OilfieldPlay, seat: Seat, { oil, gas }: NationalSale, price: number) {
  const { state } = play
  const towers = nationalTowers(state, seat)
  const money = (oil + gas) * price + towers.length * (price + NATIONAL_TOWER_BONUS)
  leaveStore(state, seat, oil, gas)
  for (const field of towers) {
    state.fields[field].oil--
    state.bag.oil++
  }
  fromBank(state, seat, money)
  play.emit({ kind: 'soldNationally', seat, oil, gas, price, towers, money })
}

/** A form for numbers up to these. `nothing`: may all of them be 0? If only one is left to fill in, it must not be. */
function form<C extends LocalSale | NationalSale>(command: C, most: Readonly<Record<string, number>>, nothing = false): Blank<C>[] {
  const fields = Object.entries(most).filter(([, n]) => n > 0)
  const least = fields.length === 1 && !nothing ? 1 : 0
  return fields.length === 0 ? [] : [{ command, open: Object.fromEntries(fields.map(([field, n]) => [field, { least, most: n }])) }]
}
