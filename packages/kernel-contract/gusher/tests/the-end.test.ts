import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import { stage, wells } from './stage.ts'

const { table } = testTable(stage)
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const end = { kind: 'endRound' } as const

test('[GSH-8.1] the game ends after the agreed number of rounds', () => {
  const t = table({ round: 3, rounds: 3, agenda: [end] })
  expect(t.state.outcome).not.toBe('open')
  expect(t.pending).toEqual([])
  expect(t.events('spectator')).toEqual([{ kind: 'gameEnded', how: 'rounds', winners: [0, 1] }])
})

test('[GSH-8.1] before that another round begins', () => {
  const t = table({ round: 2, rounds: 3, agenda: [end] })
  expect(t.state).toMatchObject({ round: 3, outcome: 'open' })
})

test('[GSH-1.5] in each new round the next player clockwise is first', () => {
  expect(table({ seats: 3, first: 1, agenda: [end] }).state.first).toBe(2)
  expect(table({ seats: 3, first: 2, agenda: [end] }).state.first).toBe(0)
})

test('[GSH-8.1] the game ends with the round in which the last well was drilled, not before', () => {
  const t = table({ wells: wells(ALL.slice(1)), agenda: [end, { kind: 'prospect', seat: 1, actions: 2 }] })
  t.play(1, { kind: 'drill', well: 0 })
  expect(t.state.outcome).toBe('open')
  t.play(1, { kind: 'endTurn' })
  expect(t.events('spectator').at(-1)).toMatchObject({ kind: 'gameEnded', how: 'dry' })
})

test('[GSH-8.1] as long as one well is left, the game goes on', () => {
  expect(table({ wells: wells(ALL.slice(1)), agenda: [end] }).state.outcome).toBe('open')
})

test('[GSH-8.1] a table agrees on 1 to 20 rounds, usually 4', () => {
  const agreed = (rounds?: number) => stage.game.options(2, rounds === undefined ? {} : { rounds })
  expect(agreed()).toEqual({ ok: { rounds: 4, deals: true } })
  for (const rounds of [1, 20]) expect(agreed(rounds)).toEqual({ ok: { rounds, deals: true } })
  for (const rounds of [0, 21])
    expect(agreed(rounds)).toEqual({ refused: { rule: 'GSH-8.1', why: 'roundsOutOfRange', with: { least: 1, most: 20 } } })
})

test('options that are no object, or name what there is not, are refused', () => {
  for (const input of [[], 'many', null, { rounds: 2.5 }, { rounds: '4' }, { deals: 1 }, { wells: 9 }])
    expect(stage.game.options(2, input)).toMatchObject({ refused: { rule: 'WILD-4', why: 'notUnderstood' } })
})

test('[GSH-8.2] at the end every barrel is worth $1', () => {
  const { outcome } = table({ round: 4, price: 9, money: [5, 3], oil: [0, 4], agenda: [end] }).state
  expect(outcome).toEqual({ winners: [1], scores: [5, 7] })
})

test('[GSH-8.3] the most money wins', () => {
  expect(table({ round: 4, money: [5, 12, 3], agenda: [end] }).state.outcome).toEqual({ winners: [1], scores: [5, 12, 3] })
})

test('[GSH-8.3] at equal money the win is shared', () => {
  expect(table({ round: 4, money: [9, 3, 8], oil: [0, 5, 1], agenda: [end] }).state.outcome).toMatchObject({ winners: [0, 2] })
})
