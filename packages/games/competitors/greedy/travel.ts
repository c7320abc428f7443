/** On the way: the rest of a delivery by the route planner, the rest of a Move to where the vehicle is wanted. */
import { at, type Seat } from '@wildcat/kernel'
import type { Command } from '../commands.ts'
import { GOODS } from '../content/goods.ts'
import type { Territory } from '../content/territories.ts'
import { vpBetween } from '../content/victory-points.ts'
import { isDelivery, type SeenJourney, signedOf } from '../journeys.ts'
import { factsOf } from '../map.ts'
import { approach, type Figures, type Plan, replan } from '../planner/index.ts'
import type { Vehicle, View } from '../state.ts'
import { aim, meansOf, promise } from './aim.ts'
import type { Constants } from './constants.ts'
import { euroNow } from './outlook.ts'
import { bestProgram } from './program.ts'

export function travelOn(view: View, seat: Seat, legal: readonly Command[], constants: Constants): Command {
  const { journey } = view
  if (journey === 'none') return at(legal, 0)
  return isDelivery(journey) ? deliverOn(view, seat, legal, constants) : moveOn(view, seat, journey, legal, constants)
}

/** The rest of the way in one go, for whoever plays on in thought. */
export function travelInThought(view: View, seat: Seat, legal: () => readonly Command[], constants: Constants): readonly Command[] {
  const { journey } = view
  if (journey === 'none') return [at(legal(), 0)]
  if (!isDelivery(journey)) {
    const means = meansOf(view, seat, constants)
    const { first } = bestProgram({ ...means, standings: means.standings.filter(each => each.vehicle === journey.vehicle) })
    const way = first === 'none' ? 'none' : approach(view, seat, journey.vehicle, first.job.sender)
    return way === 'none' || way.commands.length === 0 ? [endOfMove(legal())] : way.commands
  }
  const promised = stakeOf(view, seat, constants)
  const plan = replan(view, seat, figures => -promised(figures))
  return plan === 'none' || plan.commands.length === 0 ? [deliverOn(view, seat, legal(), constants)] : plan.commands
}

function deliverOn(view: View, seat: Seat, legal: readonly Command[], constants: Constants): Command {
  const promised = stakeOf(view, seat, constants)
  const plan = replan(view, seat, figures => -promised(figures))
  if (isFastLaneWorth(view, seat, { promised, plan, constants })) return { kind: 'playCard', card: 'fastLane' }
  const command = plan === 'none' ? undefined : plan.commands[0]
  if (command !== undefined) return command
  return legal.find(({ kind }) => kind === 'breakOff') ?? legal.find(({ kind }) => kind === 'putOff') ?? at(legal, 0)
}

interface Way {
  readonly promised: (figures: Figures) => number
  readonly plan: Plan | 'none'
  readonly constants: Constants
}
/** Two points more now: do they save a delivery, or make it surer? */
function isFastLaneWorth(view: View, seat: Seat, { promised, plan, constants }: Way): boolean {
  const { journey } = view
  const isSure = plan !== 'none' && plan.chance > 1 - constants.unsure
  if (journey === 'none' || !at(view.contracts, seat).includes('fastLane') || isSure) return false
  const { open, limits, debt } = journey
  const more = { all: limits.all + LANE, ship: limits.ship + LANE, plane: limits.plane + LANE }
  const faster = replan(
    { ...view, journey: open ? { ...journey, limits: more } : { ...journey, debt: debt - LANE } },
    seat,
    figures => -promised(figures),
  )
  if (faster === 'none') return false
  return promised(faster) - (plan === 'none' ? 0 : promised(plan)) > constants.fastLane
}
const LANE = 2

/** What the delivery under way promises if it goes on like this. */
function stakeOf(view: View, seat: Seat, constants: Constants): (figures: Figures) => number {
  const { journey } = view
  const signed = isDelivery(journey) ? signedOf(view, seat, journey.delivery.signed) : undefined
  if (signed === undefined || signed.contract === null) return ({ chance }) => chance
  const { pay, tm } = GOODS[signed.contract]
  const vp = vpBetween(view.options.vpTable, factsOf(signed.sender).continent, factsOf(signed.recipient).continent)
  return promise(vp, at(view.doubled, seat) ? pay * 2 : pay, tm, { euro: euroNow(view, constants), constants })
}

function moveOn(view: View, seat: Seat, { vehicle }: SeenJourney, legal: readonly Command[], constants: Constants): Command {
  const means = meansOf(view, seat, constants)
  const { first } = aim(view, seat, means)
  if (first !== 'none' && first.standing.vehicle === vehicle) return stepTo(view, seat, vehicle, first.job.sender) ?? endOfMove(legal)
  // Another one is wanted more: but this one is under way, and the rest of its Move costs no action.
  const standings = means.standings.filter(each => each.vehicle === vehicle)
  const { first: own } = aim(view, seat, { ...means, standings })
  return (own === 'none' ? undefined : stepTo(view, seat, vehicle, own.job.sender)) ?? endOfMove(legal)
}
function stepTo(view: View, seat: Seat, vehicle: Vehicle, state: Territory): Command | undefined {
  const way = approach(view, seat, vehicle, state)
  return way === 'none' ? undefined : way.commands[0]
}
const endOfMove = (legal: readonly Command[]): Command =>
  legal.find(({ kind }) => kind === 'endMove') ?? legal.find(({ kind }) => kind === 'step') ?? at(legal, 0)
