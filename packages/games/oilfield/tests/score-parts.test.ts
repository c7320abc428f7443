/** [OIL-10.2] What a score is made of. */
import { at, type CommandEntry, chance, forSeats, keyFrom, newRecord, randomness, scoreHistoryOf } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { engine } from '../index.ts'
import { leasesOf, towersOf } from '../queries.ts'
import { scoreParts } from '../score-parts.ts'
import { words } from '../words/index.ts'
import { crude } from './crude.ts'

/** A whole game; in turn a seat plays crudely and a seat by lots, so that everything happens. */
function play(seats: number, seed: number) {
  const options = { advanced: true, botSecond: false }
  const { state } = engine.start(seats, options, keyFrom(seed))
  const luck = chance(['moves'], randomness(keyFrom(seed, 1), 1))
  const below = (n: number) => luck.below('moves', n)
  const entries: CommandEntry<Command>[] = []
  while (state.outcome === 'open') {
    const seat = at(engine.pending(state), 0)
    const legal = [...engine.legal(state, seat), ...engine.aside(state, seat)]
    const command =
      seat % 2 === 0 ? crude(engine.view(state, seat), seat, engine.legal(state, seat), below) : at(legal, below(legal.length))
    engine.apply(state, seat, command)
    entries.push({ kind: 'command', seat, command })
  }
  const scoreHistory = scoreHistoryOf(engine, { ...newRecord(engine, seats, options, keyFrom(seed)), entries })
  if (scoreHistory === undefined) throw new Error('Oilfield has parts of its scores')
  return { state, scoreHistory }
}
const played = [2, 3, 4, 5, 3, 4].map((seats, seed) => play(seats, seed))

describe.each(played.map((each, number) => [number + 1, each] as const))('in game %i', (_, { state, scoreHistory }) => {
  const seats = forSeats(state.seats, seat => seat)
  const sum = (seat: number, parts: readonly string[]) =>
    scoreHistory.parts.filter(({ part }) => parts.includes(part)).reduce((total, { sums }) => total + at(sums, seat).amount, 0)

  test('[OIL-10.2] the parts of each score add up to it, and those of the game to the points on the track', () => {
    expect(seats.map(seat => sum(seat, scoreParts.parts))).toEqual(state.outcome === 'open' ? [] : state.outcome.scores)
    expect(seats.map(seat => sum(seat, ['oil', 'gas', 'towers', 'investments']))).toEqual(state.vp)
  })

  test('the curves end where the table does', () => {
    const last = Object.fromEntries(scoreHistory.curves.map(({ curve, values }) => [curve, values.at(-1)]))
    expect(last).toEqual({
      vp: state.vp,
      money: state.money,
      leases: seats.map(seat => leasesOf(state, seat)),
      towers: seats.map(seat => towersOf(state, seat).length),
    })
  })
})

test('all parts were seen, with what they came from in both languages', () => {
  const seen = scoreParts.parts.filter(part =>
    played.some(({ scoreHistory }) => scoreHistory.parts.some(each => each.part === part && each.sums.some(({ amount }) => amount !== 0))),
  )
  expect(seen).toEqual(scoreParts.parts)
  const { en, it } = words
  expect(en.scoreParts?.detail('oil', { amount: 2, count: 4 })).toBe('4 oil')
  expect(it.scoreParts?.detail('investments', { amount: 5, count: 1 })).toBe('1 segnalino')
  expect(en.scoreParts?.detail('sections', { amount: 0, count: 0 })).toBe('')
  expect(it.scoreParts?.detail('cash', { amount: 2, count: 14 })).toBe('14\u00A0$')
  expect(en.scoreParts?.value('money', 12)).toBe('$12')
  expect(it.scoreParts?.value('vp', 12)).toBe('12')
})
