/** [COM-7.1] Rolling against the weather, and what becomes of whoever is not saved. */
import { at, type Seat } from '@wildcat/kernel'
import { sitesWith } from '../bases.ts'
import type { Territory } from '../content/territories.ts'
import { dropImpossibleOffers } from '../deals/ending.ts'
import { isDelivery, unitOf } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { nearestBase } from '../nearest-base.ts'
import type { State, Step, Vehicle, View } from '../state.ts'
import type { AutoStep, DecisionStep } from '../types.ts'
import { continentsOf, inState, kindOf, ownerOf, placeOf, putAt } from '../vehicles.ts'
import { saveNeeded } from '../weather.ts'
import { failDelivery } from './delivery-ends.ts'

const DIE = 6

/** The save of a vehicle that has ended a T.M., if it needs one. */
export const saveOf = (state: State, vehicle: Vehicle): Step[] =>
  saveNeeded(state, vehicle) === undefined ? [] : [{ kind: 'save', vehicle }]

export const save: AutoStep<'save'> = {
  run(play, { vehicle }) {
    const { state } = play
    const needed = saveNeeded(state, vehicle)
    if (needed === undefined) return // it was blown home with another, or sold
    const roll = 1 + play.below('saves', DIE)
    at(state.fleet, vehicle).saved = true
    play.reveal({ kind: 'saveRolled', vehicle, roll, needed })
    if (roll >= needed) return
    const seat = ownerOf(vehicle)
    if (insuranceOf(state, seat, vehicle) === undefined) play.next({ kind: 'blownHome', vehicle })
    else play.next({ kind: 'insure', seat, vehicle, needed })
  },
}

/** [COM-C7] A base with an Assicurazione in this continent that was not used in this round. */
function insuranceOf(view: View, seat: Seat, vehicle: Vehicle): Territory | undefined {
  const here = continentsOf(placeOf(view, vehicle))
  const used = view.insured.slice()
  return sitesWith(view, seat, 'reroll').find(site => {
    const spent = used.indexOf(site)
    if (spent >= 0) used.splice(spent, 1) // one card of this base is used up
    return spent < 0 && here.includes(factsOf(site).continent)
  })
}

/** Once a round, and never twice for the same save. */
export const insure: DecisionStep<'insure', 'reroll' | 'skip'> = {
  takes: ['reroll', 'skip'],
  actors: (_, { seat }) => [seat],
  legal: () => [{ kind: 'reroll' }, { kind: 'skip' }],
  check: () => null,
  apply(play, { seat, vehicle, needed }, _, command) {
    const { state } = play
    const insured = insuranceOf(state, seat, vehicle)
    if (command.kind === 'skip' || insured === undefined) {
      play.emit({ kind: 'insuranceKept', vehicle })
      return play.become({ kind: 'blownHome', vehicle })
    }
    state.insured.push(insured)
    const roll = 1 + play.below('saves', DIE)
    play.reveal({ kind: 'saveRerolled', vehicle, roll, needed, insured })
    if (roll < needed) play.become({ kind: 'blownHome', vehicle })
    else play.done()
  },
}

/** A truck aboard goes along, the goods too: their delivery has failed. */
export const blownHome: AutoStep<'blownHome'> = {
  run(play, { vehicle }) {
    const { state } = play
    const to = nearestBase(state, ownerOf(vehicle), kindOf(vehicle), placeOf(state, vehicle))
    putAt(state, vehicle, inState(to))
    play.emit({ kind: 'blownHome', vehicle, to })
    dropImpossibleOffers(play)
    const { journey } = state
    if (isDelivery(journey) && unitOf(state, journey) === vehicle) failDelivery(play, 'weather')
  },
}
