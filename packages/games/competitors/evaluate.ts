/**
 * What a position promises each seat, judged by what it sees itself. The weights were fitted to the beginnings of rounds in 600 games between
 * greedy bots; on 150 others their Brier score is 0.499, against 0.580 for victory points alone at their best weights and 0.674 for equal
 * chances (0 is perfect). A judge who does not see how near the next delivery is takes a card wherever it could go on.
 * `evaluate.test.ts` measures it again, on fewer games.
 */
import { at, type Evaluation, evaluationBy, promised, type Seat } from '@wildcat/kernel'
import { WEALTH_UNIT, WINNING_VP } from './components.ts'
import { meansOf } from './greedy/aim.ts'
import { roundsLeft } from './greedy/outlook.ts'
import { bestProgram, untilNext } from './greedy/program.ts'
import { wealthOf } from './money.ts'
import type { View } from './state.ts'
import type { T } from './types.ts'

const EARLY = 1
/** Points of a delivery to another continent. */
const AFAR = 3

const WEIGHTS = {
  vp: { always: 0.9808, late: -1.1725 },
  deliveries: { always: -0.8605, late: -2.4271 }, // to other continents that are still needed to win; in a time game parts of them count, too
  wealth: { always: -0.0625, late: 1.2293 }, // in hundreds of thousands
  states: { always: 0.063, late: -0.1568 }, // territory cards in hand
  contracts: { always: 0.0109, late: 0.3919 },
  turn: { always: 0.0884, late: 0.1118 }, // 1: it has still to play in this round
  actions: { always: -0.0442, late: -0.0559 }, // of the turn under way
  plan: { always: 1.4289, late: -2.453 }, // points of the best row of deliveries, from where the vehicles are and with the cards that the seat sees
  next: { always: 0.0644, late: -1.928 }, // actions until the next delivery of that row has arrived
} as const
type Figure = keyof typeof WEIGHTS

function figuresOf(view: View, seat: Seat): Record<Figure, number> {
  const missing = (WINNING_VP - at(view.vp, seat)) / AFAR
  const program = bestProgram(meansOf(known(view), seat))
  return {
    vp: at(view.vp, seat),
    deliveries: view.options.game === 'time' ? missing : Math.ceil(missing),
    wealth: wealthOf(view, seat) / WEALTH_UNIT,
    states: at(view.territories, seat).length,
    contracts: at(view.contracts, seat).length,
    turn: view.agenda.some(step => step.kind === 'beginTurn' && step.seat === seat) ? 1 : 0,
    actions: view.agenda.reduce((sum, step) => sum + (step.kind === 'turn' && step.seat === seat ? step.actions : 0), 0),
    plan: program.worth,
    next: untilNext(program),
  }
}

/** Without the cards that nobody but their owner sees. */
const known = (view: View): View => ({
  ...view,
  territories: view.territories.map(hand => hand.filter(card => card !== null)),
  contracts: view.contracts.map(hand => hand.filter(card => card !== null)),
})

/** What must have words in every language. */
export type Differences = Readonly<Record<Figure, (by: number) => string>>

export const evaluation: Evaluation<T> = evaluationBy({
  weights: WEIGHTS,
  plain: ['vp'],
  early: EARLY,
  of: figuresOf,
  ownEyes: true,
  roundsLeft,
})

export const evaluate = (view: View): number[] => promised(view, evaluation)
