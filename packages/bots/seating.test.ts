import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seating } from './seating.ts'

const sorted = (bots: readonly (number | undefined)[]) => bots.toSorted((a = -1, b = -1) => a - b)
const table = fc
  .integer({ min: 1, max: 6 })
  .chain(seats => fc.record({ seats: fc.constant(seats), bots: fc.integer({ min: 1, max: seats }) }))

test('in every run of as many games as bots, each bot sits at every seat once', () => {
  fc.assert(
    fc.property(table, fc.nat(10_000), ({ seats, bots }, run) => {
      const games = Array.from({ length: bots }, (_, n) => seating(bots, seats, run * bots + n))
      for (let seat = 0; seat < seats; seat++) expect(sorted(games.map(game => game[seat]))).toEqual(games.map((_, bot) => bot))
    }),
  )
})

test('with a bot for each seat, each sits once in every game', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(), (seats, game) => {
      expect(sorted(seating(seats, seats, game))).toEqual(Array.from({ length: seats }, (_, bot) => bot))
    }),
  )
})

test('everybody sits behind everybody else equally often', () => {
  const behind = new Map<string, number>()
  for (let game = 0; game < 4 * 6; game++) {
    const order = seating(4, 4, game)
    order.forEach((bot, seat) => {
      const pair = `${bot} behind ${order[(seat + 3) % 4]}`
      behind.set(pair, (behind.get(pair) ?? 0) + 1)
    })
  }
  expect(behind.size).toBe(12)
  expect(new Set(behind.values())).toEqual(new Set([8]))
})
