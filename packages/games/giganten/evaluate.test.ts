import { at, chance, keyFrom, randomness, type Seat } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { greedy } from './greedy/index.ts'
import { engine } from './index.ts'
import type { View } from './state.ts'

const GAMES = 40
const EVERY = 12 // decisions between two positions that are judged

interface Judged {
  readonly view: View
  readonly winners: readonly Seat[]
}

/** Positions of games between bots with sense, as a spectator sees them, with what came of them. */
function positions(): Judged[] {
  return Array.from({ length: GAMES }, (_, game) => {
    const { state } = engine.start(3 + (game % 2), { licences: 78, inflation: game % 4 === 0, openTracking: false }, keyFrom(game, 4711))
    const luck = chance(['luck'], randomness(keyFrom(game, 4712), 1))
    const views: View[] = []
    for (let n = 0; state.outcome === 'open'; n++) {
      if (n % EVERY === 0) views.push(engine.view(state, 'spectator'))
      const seat = at(engine.pending(state), 0)
      const command = greedy.choose(engine.view(state, seat), seat, engine.legal(state, seat), below => luck.below('luck', below))
      engine.apply(state, seat, command)
    }
    const { winners } = state.outcome
    return views.map(view => ({ view, winners }))
  }).flat()
}

/** The squared error of a forecast, 0 at best. */
const brier = (shares: readonly number[], winners: readonly Seat[]): number =>
  shares.reduce((sum, share, seat) => sum + (share - (winners.includes(seat) ? 1 / winners.length : 0)) ** 2, 0)

function byMoneyAlone({ money }: View, doubt: number): number[] {
  const best = Math.max(...money)
  const chances = money.map(dollars => Math.exp((dollars - best) / doubt))
  const sum = chances.reduce((total, each) => total + each, 0)
  return chances.map(each => each / sum)
}

test('evaluate forecasts the winner better than money alone does, however that is weighed', () => {
  const judged = positions()
  const meanOf = (forecast: (view: View) => readonly number[]) =>
    judged.reduce((sum, { view, winners }) => sum + brier(forecast(view), winners), 0) / judged.length
  const moneyAlone = Math.min(...[4000, 8000, 12_000, 16_000, 24_000].map(doubt => meanOf(view => byMoneyAlone(view, doubt))))
  expect(judged.length).toBeGreaterThan(1000)
  expect(meanOf(evaluate)).toBeLessThan(moneyAlone - 0.05)
})

test('evaluate gives shares that add up to one, and all of it to the winners at the end', () => {
  const { state } = engine.start(4, { licences: 60, inflation: false, openTracking: true }, keyFrom(1))
  const shares = evaluate(engine.view(state, 2))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(evaluate({ ...state, outcome: { winners: [1, 3], scores: [0, 9, 0, 9] } })).toEqual([0, 0.5, 0, 0.5])
})
