/** Every dollar of a score is accounted for. */
import { at, type CommandEntry, chance, forSeats, keyFrom, newRecord, randomness, type ScoreHistory, scoreHistoryOf } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { greedy } from '../greedy/index.ts'
import { engine } from '../index.ts'
import { scoreParts } from '../score-parts.ts'
import type { State } from '../state.ts'
import { words } from '../words/index.ts'

const OPTIONS = { licences: 78, inflation: false, openTracking: false } as const

interface Played {
  readonly state: State
  readonly scoreHistory: ScoreHistory
}

/** A whole game; in turn a seat plays with sense and a seat by lots, so that everything happens: fees, overflow, oil that is left. */
function play(seats: number, seed: number): Played {
  const { state } = engine.start(seats, OPTIONS, keyFrom(seed))
  const luck = chance(['moves'], randomness(keyFrom(seed, 1), 1))
  const entries: CommandEntry<Command>[] = []
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    const legal = engine.legal(state, seat)
    const below = (n: number) => luck.below('moves', n)
    const command = seat % 2 === 0 ? greedy.choose(engine.view(state, seat), seat, legal, below) : at(legal, below(legal.length))
    engine.apply(state, seat, command)
    entries.push({ kind: 'command', seat, command })
  }
  const scoreHistory = scoreHistoryOf(engine, { ...newRecord(engine, seats, OPTIONS, keyFrom(seed)), entries })
  if (scoreHistory === undefined) throw new Error('Giganten has parts of its scores')
  return { state, scoreHistory }
}
const GAMES = [
  [3, 1],
  [4, 2],
  [3, 3],
  [4, 4],
  [3, 5],
  [4, 6],
] as const
const played = GAMES.map(([seats, seed]) => play(seats, seed))
const amounts = ({ scoreHistory }: Played, seat: number, parts: readonly string[] = scoreParts.parts) =>
  scoreHistory.parts.filter(({ part }) => parts.includes(part)).reduce((sum, { sums }) => sum + at(sums, seat).amount, 0)

describe.each(played.map((each, number) => [number + 1, each] as const))('in game %i', (_, each) => {
  const { state, scoreHistory } = each
  const seats = forSeats(state.seats, seat => seat)

  test('the parts of each score add up to it, and those of the game to the money in hand', () => {
    expect(seats.map(seat => amounts(each, seat))).toEqual(state.outcome === 'open' ? [] : state.outcome.scores)
    const inPlay = scoreParts.parts.filter(part => part !== 'oil' && part !== 'derricks')
    expect(seats.map(seat => amounts(each, seat, inPlay))).toEqual(state.money)
  })

  test('the curves end where the table does, one look for each round', () => {
    const last = Object.fromEntries(scoreHistory.curves.map(({ curve, values }) => [curve, values.at(-1)]))
    expect(last['money']).toEqual(state.money)
    expect(last['train']).toEqual(state.trains)
    const sold = seats.map(seat =>
      scoreHistory.parts.reduce((n, { part, sums }) => n + (/sales|overflow/.test(part) ? at(sums, seat).count : 0), 0),
    )
    expect(last['sold']).toEqual(sold)
    expect(scoreHistory.rounds).toEqual(forSeats(state.round, round => round))
    expect(scoreHistory.curves.map(({ values }) => at(values, 0))).toEqual([15_000, 0, 0, 1].map(value => seats.map(() => value)))
  })
})

test('all parts were seen, with what they came from in both languages', () => {
  const seen = scoreParts.parts.filter(part =>
    played.some(({ scoreHistory }) => scoreHistory.parts.some(each => each.part === part && each.sums.some(({ amount }) => amount !== 0))),
  )
  expect(seen).toEqual(scoreParts.parts)
  const { en, it } = words
  expect(en.scoreParts?.detail('sales', { amount: 52_000, count: 11 })).toBe('11 barrels')
  expect(it.scoreParts?.detail('building', { amount: -4000, count: 1 })).toBe('1 torre')
  expect(en.scoreParts?.detail('derricks', { amount: 12_000, count: 3 })).toBe('3 × $4,000')
  expect(en.scoreParts?.detail('overflow', { amount: 0, count: 0 })).toBe('')
  expect(it.scoreParts?.value('money', 12_500)).toBe('12.500\u00A0$')
  expect(it.scoreParts?.value('train', 12)).toBe('12')
})
