import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import { stage } from './stage.ts'

const { table, luck } = testTable(stage)
const upwards = (a: number, b: number) => a - b
const FACES = 6
const roundAt = (price: number, face: number) =>
  table({ price, random: luck(chance => chance.below('die', FACES) === face), agenda: [{ kind: 'startRound' }] })

test('[GSH-2.1] a round begins with the die, and the price moves by it: 1, 2 or 3 up, or 1, 2 or 3 down', () => {
  const moves = Array.from({ length: FACES }, (_, face) => roundAt(5, face).state.price - 5)
  expect(moves.toSorted(upwards)).toEqual([-3, -2, -1, 1, 2, 3])
})

test('[GSH-2.1] all see the die and the price', () => {
  const t = roundAt(5, 1)
  expect(t.events('spectator').slice(0, 2)).toEqual([
    { kind: 'roundStarted', round: 2, first: 0 },
    { kind: 'priceRolled', die: 2, price: 7 },
  ])
})

test('[GSH-2.1] the die comes before the licences are dealt', () => {
  const kinds = roundAt(5, 0)
    .events('spectator')
    .map(event => event.kind)
  expect(kinds).toEqual(['roundStarted', 'priceRolled', 'licencesDealt', 'licencesDealt'])
})

test('[GSH-1.4] the price never falls below $1', () => {
  const prices = Array.from({ length: FACES }, (_, face) => roundAt(2, face).state.price)
  expect(prices.toSorted(upwards)).toEqual([1, 1, 1, 3, 4, 5])
})

test('[GSH-1.4] the price never rises above $9', () => {
  const prices = Array.from({ length: FACES }, (_, face) => roundAt(8, face).state.price)
  expect(prices.toSorted(upwards)).toEqual([5, 6, 7, 9, 9, 9])
})
