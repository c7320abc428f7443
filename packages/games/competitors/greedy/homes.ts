/** Headquarters and new branches: where the hand has most use for the vehicles. */
import { at, type Seat, type Weighed, weighed } from '@wildcat/kernel'
import { newBase } from '../bases.ts'
import type { Command } from '../commands.ts'
import { START_FLEET } from '../components.ts'
import { VEHICLES } from '../content/kinds.ts'
import type { Territory } from '../content/territories.ts'
import type { StepSeen, Vehicle, View } from '../state.ts'
import { inState, kindOf, piecesOf } from '../vehicles.ts'
import { meansOf } from './aim.ts'
import type { Constants } from './constants.ts'
import { bestProgram } from './program.ts'

export const chooseHq = (view: View, seat: Seat, legal: readonly Command[], constants: Constants): Command =>
  at(hqsFor(view, seat, legal, constants), 0).command

/** All headquarters there are, the best first. */
export const hqsFor = (view: View, seat: Seat, legal: readonly Command[], constants: Constants): Weighed<Command>[] =>
  weighed(legal, command =>
    command.kind === 'chooseHq' ? bestProgram(meansOf(settled(view, seat, command.hq), seat, constants)).worth : 0,
  )

/** The table as it would be with this headquarters. */
function settled(view: View, seat: Seat, hq: Territory): View {
  const own = piecesOf(seat)
  const placed = VEHICLES.flatMap(kind => own.filter(each => kindOf(each) === kind).slice(0, START_FLEET[kind]))
  return withVehicles({ ...view, bases: view.bases.map((bases, each) => (each === seat ? [newBase(hq)] : bases)) }, placed, hq)
}
export const withVehicles = (view: View, vehicles: readonly Vehicle[], state: Territory): View => ({
  ...view,
  fleet: view.fleet.map((piece, vehicle) => (vehicles.includes(vehicle) ? { ...piece, place: inState(state) } : piece)),
})

/** Those whose program gets better by standing at the new branch. */
export function distribute(
  view: View,
  seat: Seat,
  { branch }: StepSeen<'distribute'>,
  legal: readonly Command[],
  constants: Constants,
): Command {
  const worth = (command: Command) =>
    bestProgram(meansOf(command.kind === 'place' ? withVehicles(view, [command.vehicle], branch) : view, seat, constants)).worth
  return at(weighed(legal, worth), 0).command // of equals to leave them comes first
}
