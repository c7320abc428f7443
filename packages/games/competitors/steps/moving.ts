/** [COM-4.4] The steps of a vehicle: those that begin a Move, and those of a journey under way. */
import type { Blank, Rejection, Seat } from '@wildcat/kernel'
import type { CommandOf } from '../commands.ts'
import type { SeenJourney } from '../journeys.ts'
import type { Vehicle, View } from '../state.ts'
import { isRefused, journeyFor, moverProblem, planStep, stepsOf, stepsToShow } from '../step-check.ts'
import { vehiclesOf } from '../vehicles.ts'

type Step = CommandOf<'step'>

/** All, but of the hexes that a plane can reach only the form knows every one. */
export const legalSteps = (view: View, journey: SeenJourney, vehicle: Vehicle): Step[] => addSteps([], view, journey, vehicle)
function addSteps(found: Step[], view: View, journey: SeenJourney, vehicle: Vehicle): Step[] {
  for (const to of stepsToShow(view, journey, vehicle)) found.push({ kind: 'step', vehicle, to })
  return found
}

export function stepBlanks(view: View, journey: SeenJourney, vehicle: Vehicle): Blank<Step>[] {
  const open = stepsOf(view, journey, vehicle)
  const [to] = open
  return to === undefined ? [] : [{ command: { kind: 'step', vehicle, to }, open: { to: open } }]
}

const movable = (view: View, seat: Seat): Vehicle[] => vehiclesOf(view, seat).filter(vehicle => moverProblem(view, seat, vehicle) === null)
export function legalMoves(view: View, seat: Seat): Step[] {
  const found: Step[] = []
  for (const vehicle of movable(view, seat)) addSteps(found, view, journeyFor(view, seat, vehicle), vehicle)
  return found
}
export const moveBlanks = (view: View, seat: Seat): Blank<Step>[] =>
  movable(view, seat).flatMap(vehicle => stepBlanks(view, journeyFor(view, seat, vehicle), vehicle))

export function checkStep(view: View, seat: Seat, { vehicle, to }: Step): Rejection | null {
  const problem = moverProblem(view, seat, vehicle)
  if (problem !== null) return problem
  const plan = planStep(view, journeyFor(view, seat, vehicle), vehicle, to)
  return isRefused(plan) ? plan : null
}
