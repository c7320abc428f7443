/** What a position promises each seat, by what it owns. The weights are each game's own. */
import { at, evaluationBy, type Outcome, promised, type Seat, type Weight } from '@wildcat/kernel'
import { COMPANIES, DEPOT_LIMIT } from '../index.ts'
import { type Outlook, ownDerricks } from './outlook.ts'

type Asset =
  | 'money' // a thousand dollars
  | 'stored' // a barrel in a depot
  | 'surplus' // one that the depot cannot hold
  | 'pumped' // one that will still come out of the ground
  | 'buried' // one that will not
  | 'standing' // a derrick that will be there at the end
  | 'licence' // a card
  | 'space' // of the train's way
  | 'leading' // level with the furthest
  | 'unreached' // a derrick beyond the own train
  | 'unbuilt' // a derrick in stock
export type Weights = Readonly<Record<Asset, Weight>>

const EARLY = 2.5

export type Prospects = Pick<Outlook, 'view' | 'roundsLeft' | 'spaceOf'>

/** What `npm run fit` and `evaluate` need of a game. */
export const oilEvaluation = <View extends { readonly seats: number; readonly outcome: Outcome | 'open' }>(
  prospectsOf: (view: View) => Prospects,
  weights: Weights,
) => {
  const evaluation = evaluationBy({
    weights,
    plain: ['money'],
    early: EARLY,
    of: (view: View, seat: Seat) => assetsOf(prospectsOf(view), seat),
    roundsLeft: view => prospectsOf(view).roundsLeft,
  })
  return { evaluation, evaluate: (view: View): number[] => promised(view, evaluation) }
}

function assetsOf({ view, roundsLeft: left, spaceOf }: Prospects, seat: Seat): Record<Asset, number> {
  const train = at(view.trains, seat)
  const depot = at(view.depots, seat)
  const inDepots = COMPANIES.map(company => depot[company])
  const own = ownDerricks(view, seat)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
  return {
    money: at(view.money, seat) / 1000,
    stored: sum(inDepots.map(oil => Math.min(DEPOT_LIMIT, oil))),
    surplus: sum(inDepots.map(oil => Math.max(0, oil - DEPOT_LIMIT))),
    pumped: sum(own.map(({ oil }) => Math.min(oil, left))),
    buried: sum(own.map(({ oil }) => Math.max(0, oil - left))),
    standing: own.filter(({ oil }) => oil > left).length,
    licence: at(view.hands, seat).length,
    space: train,
    leading: train === Math.max(...view.trains) ? 1 : 0,
    unreached: own.filter(({ square }) => spaceOf(square) > train).length,
    unbuilt: at(view.stock, seat),
  }
}
