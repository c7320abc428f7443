/** [COM-1.1, COM-2.2, COM-C6, COM-9.6] What a table can choose. */
import { expect, test } from 'vitest'
import { competitors } from '../game.ts'
import { choices, options } from '../options.ts'

const USUAL = { game: 'points', vpTable: 'standard', offerLimit: 0, rounds: 15 }

test('[COM-1.1] usually a points game of at most 15 rounds, with the standard VP and no limit for offers', () => {
  expect(options(3, {})).toEqual({ ok: USUAL })
})
test.each(['points', 'time'])('[COM-1.1] a %s game', game => {
  expect(options(3, { game })).toEqual({ ok: { ...USUAL, game } })
})
test.each(['standard', 'distance'])('[COM-C6] the %s table', vpTable => {
  expect(options(3, { vpTable })).toEqual({ ok: { ...USUAL, vpTable } })
})
test.each([2, 3, 4, 5])('[COM-2.2] for %i players', seats => {
  expect(options(seats, {})).toEqual({ ok: USUAL })
  expect(competitors.seats).toEqual({ least: 2, most: 5 })
})
test.each([1, 6, 0, 2.5])('[COM-2.2] not for %d', seats => {
  expect(options(seats, {})).toEqual({ refused: { rule: 'COM-2.2', why: 'seatsOutOfRange', with: { least: 2, most: 5 } } })
})
test.each([1, 15])('[COM-1.1] %i rounds can be chosen', rounds => {
  expect(options(3, { rounds })).toEqual({ ok: { ...USUAL, rounds } })
})
test.each([0, 16, -1])('[COM-1.1] not %i rounds', rounds => {
  expect(options(3, { rounds })).toEqual({ refused: { rule: 'COM-1.1', why: 'roundsOutOfRange', with: { least: 1, most: 15 } } })
})
test.each([0, 100])('[COM-9.6] offers may end after %i decisions', offerLimit => {
  expect(options(3, { offerLimit })).toEqual({ ok: { ...USUAL, offerLimit } })
})
test.each([-1, 101])('[COM-9.6] not after %i', offerLimit => {
  expect(options(3, { offerLimit })).toEqual({ refused: { rule: 'COM-9.6', why: 'limitOutOfRange', with: { least: 0, most: 100 } } })
})
test.each([{ game: 'chess' }, { vpTable: 'none' }, { rounds: 1.5 }, { offerLimit: 0.5 }, { rounds: '5' }, { house: true }, 7, null])(
  '[COM-1.1] %j is not understood',
  input => {
    expect(options(3, input)).toHaveProperty('refused')
    expect(options(3, input)).not.toHaveProperty('ok')
  },
)
test('[COM-1.1] [COM-C6] what the form offers, the usual first, and every choice is possible', () => {
  expect(choices()).toEqual({ game: ['points', 'time'], vpTable: ['standard', 'distance'], offerLimit: [0, 10], rounds: [15, 5] })
  for (const [name, values] of Object.entries(choices()))
    for (const value of values) expect(options(4, { [name]: value })).toEqual({ ok: { ...USUAL, [name]: value } })
})
