/** The own turn: cards first, then what brings the best program forward. */
import { at, type Seat, type Weighed, weighed } from '@wildcat/kernel'
import { canDraw } from '../cards.ts'
import type { Command } from '../commands.ts'
import { ACTIONS } from '../components.ts'
import { GOODS } from '../content/goods.ts'
import type { Deck } from '../content/kinds.ts'
import { approach, planFrom } from '../planner/index.ts'
import type { StepSeen, View } from '../state.ts'
import { aim, aims, bestPlan, meansOf, promise } from './aim.ts'
import { chartered, charterOffer } from './charters.ts'
import type { Constants } from './constants.ts'
import { handOf, lacksStates } from './jobs.ts'
import { pointsMissing } from './outlook.ts'
import { bestProgram, type Means, type Program, type Task } from './program.ts'
import { proposal } from './proposals.ts'
import { purchase } from './purchases.ts'
import { specialNow } from './specials.ts'

const END: Command = { kind: 'endTurn' }

export function takeTurn(view: View, seat: Seat, step: StepSeen<'turn'>, constants: Constants): Command {
  const special = specialNow(view, seat, constants)
  if (special !== undefined) return special
  const deck = deckToDraw(view, seat, constants)
  if (step.draws > 0 && deck !== undefined) return { kind: 'drawFree', deck }
  if (pointsMissing(view, seat) <= 0) return END
  const offer = proposal(view, seat, constants)
  if (offer !== undefined) return offer
  if (step.actions === 0) return END
  const means = meansOf(view, seat, constants)
  const lent = chartered(view, seat, means)
  if (lent !== undefined) return lent
  const program = aim(view, seat, means)
  const charter = charterOffer(view, seat, means, { worth: program.worth, actions: step.actions })
  if (charter !== undefined) return charter
  const bought = step.actions === ACTIONS ? purchase(view, seat, means, program.worth) : undefined // once a turn is enough to ask
  if (bought !== undefined) return bought
  const next = program.first === 'none' ? undefined : nextFor(view, seat, program.first, means)
  return next ?? (deck === undefined ? END : { kind: 'draw', deck })
}

/**
 * Nearly the same, for whoever plays on in thought: nothing is bought, lent or offered, the route planner is asked about the first job alone,
 * and a Move or a delivery is begun with all its commands.
 */
export function turnInThought(view: View, seat: Seat, step: StepSeen<'turn'>, constants: Constants): readonly Command[] {
  const special = specialNow(view, seat, constants)
  if (special !== undefined) return [special]
  const deck = deckToDraw(view, seat, constants)
  if (step.draws > 0 && deck !== undefined) return [{ kind: 'drawFree', deck }]
  if (pointsMissing(view, seat) <= 0 || step.actions === 0) return [END]
  const means = meansOf(view, seat, constants)
  const lent = chartered(view, seat, means)
  if (lent !== undefined) return [lent]
  const commandsOf = ({ first }: Program) => (first === 'none' ? [] : commandsFor(view, seat, first, means))
  const likely = commandsOf(bestProgram(means))
  const next = likely.length > 0 ? likely : commandsOf(aim(view, seat, means))
  return next.length > 0 ? next : [deck === undefined ? END : { kind: 'draw', deck }]
}

/** So many programs are worth a thought. */
const MOST_AIMS = 3
const DECKS: readonly Deck[] = ['contract', 'territory']

/**
 * What else the turn could begin with, by its worth in points: other programs, a card, nothing. Nobody leaves a free card, draws instead of
 * delivering, or moves the vehicle away for which the goods are ready.
 */
export function turnsFrom(view: View, seat: Seat, step: StepSeen<'turn'>, constants: Constants): Weighed<Command>[] {
  if (step.actions === 0 || pointsMissing(view, seat) <= 0) return []
  const isFree = step.draws > 0
  const draws = DECKS.filter(deck => canDraw(view, deck)).map((deck): Command => ({ kind: isFree ? 'drawFree' : 'draw', deck }))
  if (isFree && draws.length > 0) return weighed(draws, () => 0)
  const means = meansOf(view, seat, constants)
  const found = aims(view, seat, means, MOST_AIMS).flatMap(({ first, worth }): Weighed<Command>[] => {
    const [command, ...rest] = first === 'none' ? [] : commandsFor(view, seat, first, means)
    return command === undefined || first === 'none'
      ? []
      : [{ command, rest, worth, because: [{ kind: 'delivery', figure: first.job.vp }] }]
  })
  const ways = beginnings(found)
  const [best] = ways
  if (best?.command.kind === 'deliver') return ways.filter(({ command }) => !movesAway(command, best.command))
  const { worth: waiting } = bestProgram({ ...means, jobs: [], spent: 1 })
  const others = weighed([...draws, END], command => (command.kind === 'draw' ? waiting + constants.territory : 0))
  return [...ways, ...others].sort((one, other) => other.worth - one.worth)
}

/** Of programs that begin alike the best: which of them it is can be decided later. */
function beginnings(found: readonly Weighed<Command>[]): Weighed<Command>[] {
  const names = found.map(({ command }) => JSON.stringify(command))
  return found.filter((_, n) => names.indexOf(at(names, n)) === n).sort((one, other) => other.worth - one.worth)
}

const movesAway = (command: Command, from: Command): boolean =>
  command.kind === 'step' && from.kind === 'deliver' && command.vehicle === from.vehicle

const nextFor = (view: View, seat: Seat, task: Task, means: Means): Command | undefined => commandsFor(view, seat, task, means)[0]

/** Move there, sign, deliver: all that is said for it, as long as nothing unforeseen happens. Empty: it cannot be done. */
function commandsFor(view: View, seat: Seat, { job, standing, moves }: Task, means: Means): readonly Command[] {
  const { vehicle } = standing
  if (moves > 0) {
    const way = approach(view, seat, vehicle, job.sender)
    return way === 'none' ? [] : way.commands
  }
  const { goods, sender, recipient, signed } = job
  if (signed === 'no') return [{ kind: 'sign', sender, contract: goods, recipient }]
  const plans = planFrom(view, seat, { ...job, signed }, vehicle)
  if (plans === 'none') return []
  const { pay, tm } = GOODS[goods]
  const { before, commands } = bestPlan(plans, promise(job.vp, pay, tm, means))
  const doubled: readonly Command[] = at(view.contracts, seat).includes('doubleContract')
    ? [{ kind: 'playCard', card: 'doubleContract' }]
    : []
  return [...before, ...doubled, { kind: 'deliver', signed, vehicle }, ...commands]
}

function deckToDraw(view: View, seat: Seat, constants: Constants): Deck | undefined {
  const wanted: Deck = lacksStates(handOf(view, seat), constants) ? 'territory' : 'contract'
  const other: Deck = wanted === 'contract' ? 'territory' : 'contract'
  return [wanted, other].find(deck => canDraw(view, deck))
}
