/**
 * Each seat's expected share of the win, from what one viewer sees.
 *
 * Figures were fitted by least squares on the final money of 400 games between greedy bots. On 100 other games, at every twelfth
 * decision, its Brier score is 0.50, against 0.65 for money alone at its best temperature and 0.71 for equal chances (0 is perfect).
 * `evaluate.test.ts` measures it again, on fewer games.
 */
import { at, forSeats, type Seat } from '@wildcat/kernel'
import { COMPANIES, columnOf, DEPOT_LIMIT } from '@wildcat/oil-rush'
import { roundsLeft } from './greedy/outlook.ts'
import { BOARD } from './map.ts'
import type { View } from './state.ts'

/** What a thing adds to the final money: at the very end, and more for each round that is left. */
interface Worth {
  readonly atEnd: number
  readonly perRound: number
}
const WORTH = {
  stored: { atEnd: 1700, perRound: 730 }, // a barrel in a depot
  surplus: { atEnd: 1150, perRound: 1080 }, // one that the depot cannot hold
  pumped: { atEnd: 820, perRound: 490 }, // one that will still come out of the ground
  buried: { atEnd: 250, perRound: 960 }, // one that will not
  standing: { atEnd: 2900, perRound: -1080 }, // a derrick that will be there at the end
  licence: { atEnd: 760, perRound: 0 }, // a card
  column: { atEnd: 0, perRound: 77 }, // of the locomotive's way
  leading: { atEnd: 1600, perRound: -150 }, // level with the furthest
  unreached: { atEnd: -1130, perRound: -350 }, // a derrick beyond the own locomotive
  unbuilt: { atEnd: -1500, perRound: -230 }, // a derrick in stock
} as const satisfies Record<string, Worth>
type Asset = keyof typeof WORTH
const ASSETS = [
  'stored',
  'surplus',
  'pumped',
  'buried',
  'standing',
  'licence',
  'column',
  'leading',
  'unreached',
  'unbuilt',
] as const satisfies readonly Asset[]

/** Dollars by which a lead makes a win e times as likely. */
const DOUBT: Worth = { atEnd: 5000, perRound: 2000 }

const worthNow = ({ atEnd, perRound }: Worth, left: number) => atEnd + perRound * left

export function evaluate(view: View): number[] {
  if (view.outcome !== 'open') return outcomeShares(view.outcome.winners, view.seats)
  const left = roundsLeft(view)
  const forecasts = forSeats(view.seats, seat => forecast(view, seat, left))
  const best = Math.max(...forecasts)
  const chances = forecasts.map(money => Math.exp((money - best) / worthNow(DOUBT, left)))
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return chances.map(chance => chance / sum)
}

const outcomeShares = (winners: readonly Seat[], seats: number) =>
  forSeats(seats, seat => (winners.includes(seat) ? 1 / winners.length : 0))

function forecast(view: View, seat: Seat, left: number): number {
  const assets = assetsOf(view, seat, left)
  return ASSETS.reduce((money, asset) => money + assets[asset] * worthNow(WORTH[asset], left), at(view.money, seat))
}

function assetsOf(view: View, seat: Seat, left: number): Record<Asset, number> {
  const train = at(view.trains, seat)
  const depot = at(view.depots, seat)
  const inDepots = COMPANIES.map(company => depot[company])
  const own = view.wells.filter(well => well.state === 'derrick' && well.owner === seat)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
  return {
    stored: sum(inDepots.map(oil => Math.min(DEPOT_LIMIT, oil))),
    surplus: sum(inDepots.map(oil => Math.max(0, oil - DEPOT_LIMIT))),
    pumped: sum(own.map(({ oil }) => Math.min(oil, left))),
    buried: sum(own.map(({ oil }) => Math.max(0, oil - left))),
    standing: own.filter(({ oil }) => oil > left).length,
    licence: at(view.hands, seat).length,
    column: train,
    leading: train === Math.max(...view.trains) ? 1 : 0,
    unreached: own.filter(({ square }) => columnOf(BOARD, square) > train).length,
    unbuilt: at(view.stock, seat),
  }
}
