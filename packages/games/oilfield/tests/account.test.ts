/** [OIL-10.2] The account of a score. */
import { at, type CommandEntry, chance, courseOf, forSeats, keyFrom, newRecord, randomness } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { account } from '../account.ts'
import type { Command } from '../commands.ts'
import { engine } from '../index.ts'
import { leasesOf, towersOf } from '../queries.ts'
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
  const course = courseOf(engine, { ...newRecord(engine, seats, options, keyFrom(seed)), entries })
  if (course === undefined) throw new Error('Oilfield keeps an account')
  return { state, course }
}
const played = [2, 3, 4, 5, 3, 4].map((seats, seed) => play(seats, seed))

describe.each(played.map((each, number) => [number + 1, each] as const))('in game %i', (_, { state, course }) => {
  const seats = forSeats(state.seats, seat => seat)
  const sum = (seat: number, posts: readonly string[]) =>
    course.parts.filter(({ post }) => posts.includes(post)).reduce((total, { sums }) => total + at(sums, seat).amount, 0)

  test('[OIL-10.2] the parts of each score add up to it, and those of the game to the points on the track', () => {
    expect(seats.map(seat => sum(seat, account.posts))).toEqual(state.outcome === 'open' ? [] : state.outcome.scores)
    expect(seats.map(seat => sum(seat, ['oil', 'gas', 'towers', 'investments']))).toEqual(state.vp)
  })

  test('the curves end where the table does', () => {
    const last = Object.fromEntries(course.curves.map(({ curve, values }) => [curve, values.at(-1)]))
    expect(last).toEqual({
      vp: state.vp,
      money: state.money,
      leases: seats.map(seat => leasesOf(state, seat)),
      towers: seats.map(seat => towersOf(state, seat).length),
    })
  })
})

test('all parts were seen, with what they came from in both languages', () => {
  const seen = account.posts.filter(post =>
    played.some(({ course }) => course.parts.some(part => part.post === post && part.sums.some(({ amount }) => amount !== 0))),
  )
  expect(seen).toEqual(account.posts)
  const { en, it } = words
  expect(en.account?.detail('oil', { amount: 2, count: 4 })).toBe('4 oil')
  expect(it.account?.detail('investments', { amount: 5, count: 1 })).toBe('1 investimento')
  expect(en.account?.detail('sections', { amount: 0, count: 0 })).toBe('')
  expect(it.account?.detail('cash', { amount: 2, count: 14 })).toBe('$\u00A014')
  expect(en.account?.value('money', 12)).toBe('$12')
  expect(it.account?.value('vp', 12)).toBe('12')
})
