/**
 * Plays Oilfield with sense: weighs what its worker's and its card's action together would make of its estate, guesses how many
 * will sell nationally, and sells an investment where the money does more. It sees a view and nothing else.
 */
import { at, type Below, led, type Policy, type Seat, type Tuning, top, weighed } from '@wildcat/kernel'
import type { Command } from '../commands.ts'
import { CARDS, GOVERNMENT_FEE, INVESTMENTS, type Investment } from '../components.ts'
import type { View } from '../state.ts'
import type { T } from '../types.ts'
import { glance } from '../view.ts'
import { type Constants, constantsFor, FIRST } from './constants.ts'
import { type Estate, estateOf } from './estate.ts'
import { built, drilled, haulsOf, invested, leased, lostTower, paidFee, soldInvestment, soldLocally, soldNationally } from './moves.ts'
import { nationalHunch, nationalOutlook, roundsLeft } from './outlook.ts'
import { afterBuilding, afterCard, afterInvesting, afterLease, afterWorker, best, withTower } from './plans.ts'
import { worth } from './worth.ts'

/** Points by which the sale of an investment must pay. */
const MARGIN = 0.5

type EstateFor = (view: View, seat: Seat, below: Below) => Estate

const policyBy: Tuning<T, Constants>['policyBy'] = constants => {
  const estateFor: EstateFor = (view, seat, below) => {
    const national = top(view.agenda)?.kind === 'chooseCards' ? nationalHunch(view, seat, below) : nationalOutlook(view, seat)
    return estateOf(view, seat, roundsLeft(view), national, constants(view.seats))
  }
  const choose: Policy<T>['choose'] = (view, seat, legal, below) => bestOf(view, seat, legal, estateFor(view, seat, below))
  return {
    choose,
    sealed: (view, seat, legal, below) => (top(view.agenda)?.kind === 'chooseCards' ? choose(view, seat, legal, below) : undefined),
    laid(state, viewer, below) {
      state.cards = state.cards.map((card, seat) => {
        if (card === 'none' || seat === viewer) return card
        const view = glance(state, seat)
        const estate = estateOf(view, seat, roundsLeft(view), nationalHunch(view, seat, below), constants(view.seats))
        const values = CARDS.map(each => worth(afterCard(withWorker(view, seat, estate), each)))
        return at(CARDS, values.indexOf(Math.max(...values)))
      })
    },
    weigh(view, seat, legal, below) {
      const estate = estateFor(view, seat, below)
      const found = weighed(legal, judgeOf(view, seat, estate))
      const investment = saleThatPays(view, seat, estate, found[0]?.worth ?? 0)
      return investment === undefined ? found : led({ kind: 'sellInvestment', investment }, found)
    },
  }
}
export const tuning: Tuning<T, Constants> = { constants: constantsFor, first: () => FIRST, policyBy }
export const greedy: Policy<T> = policyBy(constantsFor)

function bestOf(view: View, seat: Seat, legal: readonly Command[], estate: Estate): Command {
  const values = legal.map(judgeOf(view, seat, estate))
  const most = Math.max(...values)
  const investment = saleThatPays(view, seat, estate, most)
  return investment === undefined ? at(legal, values.indexOf(most)) : { kind: 'sellInvestment', investment }
}

/** What each answer is worth. Spaces of a column for workers are alike, but for the price of a lease. */
function judgeOf(view: View, seat: Seat, estate: Estate): (command: Command) => number {
  const known = new Map<string, number>()
  return command => {
    if (command.kind !== 'placeWorker') return worth(foreseen(view, seat, estate, command))
    const place = command.column === 'lease' ? `lease ${command.space}` : command.column
    const found = known.get(place) ?? worth(foreseen(view, seat, estate, command))
    known.set(place, found)
    return found
  }
}

/** The estate at the end of the round, if this is decided now. */
function foreseen(view: View, seat: Seat, estate: Estate, command: Command): Estate {
  const step = top(view.agenda)
  switch (command.kind) {
    case 'placeWorker': {
      const after = afterWorker(estate, command, view.subsidy)
      return best(CARDS.map(card => afterCard(after, card)))
    }
    case 'chooseCard':
      return afterCard(withWorker(view, seat, estate), command.card)
    case 'decline':
      return withCard(view, seat, estate)
    case 'takeLease':
      return withCard(view, seat, leased(estate, command.field, step?.kind === 'lease' ? step.price : 0))
    case 'raiseMoney': {
      const sold = soldInvestment(estate, command.investment)
      return withCard(view, seat, step?.kind === 'lease' ? afterLease(sold, step.price, true) : sold)
    }
    case 'sellInvestment':
      return withCard(view, seat, soldInvestment(estate, command.investment))
    case 'build': {
      const after = built(estate, command)
      const tower = after.towers.length > estate.towers.length ? after.towers.at(-1) : undefined
      return withCard(view, seat, tower === undefined ? after : withTower(after, tower))
    }
    case 'drill':
      return withCard(view, seat, drilled(estate, command.field, command))
    case 'sellLocal':
      return withCard(view, seat, soldLocally(estate, command))
    case 'sellNational':
      return soldNationally(estate, command)
    case 'becomeFirst':
      return withCard(view, seat, afterWorker(estate, { column: 'first', space: 0 }, view.subsidy))
    case 'takeSubsidy':
      return withCard(view, seat, afterWorker(estate, { column: 'subsidy', space: 0 }, view.subsidy))
    case 'invest':
      return withCard(view, seat, invested(estate, command.investment))
    case 'payFee':
      return withCard(view, seat, step?.kind === 'fee' ? paidFee(estate, at(view.plots, step.plot).field, command) : estate)
    case 'giveUpTower':
      return withCard(view, seat, step?.kind === 'fee' ? lostTower(estate, at(view.plots, step.plot).field) : estate)
  }
}

/** The own worker's action is still to come while cards are chosen, the own card's as long as it lies face down. */
const withWorker = (view: View, seat: Seat, estate: Estate): Estate => {
  const spot = at(view.workers, seat)
  return spot === 'home' ? estate : afterWorker(estate, spot, view.subsidy)
}
const withCard = (view: View, seat: Seat, estate: Estate): Estate => {
  const card = view.cards[seat] ?? 'none'
  return card === 'none' ? estate : afterCard(estate, card)
}

/** An investment whose money would make this decision so much better that it pays to sell it. */
function saleThatPays(view: View, seat: Seat, estate: Estate, most: number): Investment | undefined {
  return INVESTMENTS.find(row => {
    if (estate.invested[row] === 0) return false
    const sold = spent(view, soldInvestment(estate, row))
    return sold !== undefined && worth(withCard(view, seat, sold)) > most + MARGIN
  })
}

/** What the decision on top makes of an estate with more money; undefined: money does not matter to it. */
function spent(view: View, estate: Estate): Estate | undefined {
  const step = top(view.agenda)
  if (step?.kind === 'lease' && step.by === 'card') return afterLease(estate, step.price, false)
  if (step?.kind === 'build') return afterBuilding(estate)
  if (step?.kind === 'invest') return afterInvesting(estate)
  if (step?.kind !== 'fee' || estate.money < GOVERNMENT_FEE) return undefined
  const { field } = at(view.plots, step.plot)
  const hauls = step.struck ? [] : haulsOf(estate, { tower: 'governmentPaid', field })
  return best([{ oil: 0, gas: 0, sold: 'nothing' } as const, ...hauls].map(haul => paidFee(estate, field, haul)))
}
