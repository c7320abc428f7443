import { at } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { oil, prices, stage } from './stage.ts'

const { table } = testTable(stage)
const LIMIT = [{ kind: 'limitDepots' }] as const

test('[GIG-9.1] what exceeds two oil in one depot is sold to the bank at $1,000 each, at once and compulsorily', () => {
  const t = table({ prices: prices(9000, 9000, 9000), depots: [oil(3, 2, 0), oil(0, 5, 1), oil(2, 2, 2)], agenda: [...LIMIT] })
  expect(t.state.depots).toEqual([oil(2, 2, 0), oil(0, 2, 1), oil(2, 2, 2)])
  expect(t.state).toMatchObject({ money: [16_000, 18_000, 15_000], bank: -4000, supply: 4 })
  expect(t.events('spectator')).toEqual([
    { kind: 'overflowSold', seat: 0, company: 'hudson', barrels: 1 },
    { kind: 'overflowSold', seat: 1, company: 'jet', barrels: 3 },
  ])
  expect(t.played).toBe(true)
})

test('[GIG-9.1] every depot is looked at by itself', () => {
  const t = table({ first: 1, depots: [oil(4, 3, 3), oil(3, 3, 4), oil(0, 0, 0)], agenda: [...LIMIT] })
  expect(t.state.depots).toEqual([oil(2, 2, 2), oil(2, 2, 2), oil(0, 0, 0)])
  expect(t.state.money).toEqual([19_000, 19_000, 15_000])
  expect(t.events('spectator').map(event => event.kind === 'overflowSold' && event.seat)).toEqual([1, 1, 1, 0, 0, 0])
})

test.each([
  [3, 0, 1],
  [3, 2, 0],
  [4, 2, 3],
  [4, 3, 0],
])('[GIG-10.1] with %i players the die passes from seat %i to seat %i, who is first in the next round', (seats, from, next) => {
  const t = table({ seats, first: from, round: 4, agenda: [{ kind: 'passDie' }] })
  expect(t.state).toMatchObject({ first: next, round: 5 })
  expect(at(t.events('spectator'), 0)).toEqual({ kind: 'roundStarted', round: 5, first: next })
  expect(t.pending).toEqual([next])
})

test('[GIG-10.1] a round is nine actions, always in this order, each in turn order', () => {
  const t = table({ first: 2, agenda: [{ kind: 'startRound' }] })
  const rest = t.state.agenda.slice(1).toReversed()
  const seats = (kind: string) => rest.flatMap(step => (step.kind === kind && 'seat' in step ? [step.seat] : []))
  expect(rest.map(({ kind }) => kind)).toEqual([
    'takeCard',
    'takeCard',
    'takeCard',
    'discardLastCard',
    'dealLicences',
    'dealLicences',
    'dealLicences',
    'startDriving',
    'discardCard',
    'startDriving',
    'discardCard',
    'startDriving',
    'discardCard',
    'offerBuilding',
    'offerBuilding',
    'offerBuilding',
    'produce',
    'produce',
    'produce',
    'auction',
    'auction',
    'auction',
    'limitDepots',
    'passDie',
  ])
  for (const kind of ['takeCard', 'dealLicences', 'startDriving', 'discardCard', 'offerBuilding', 'produce'])
    expect(seats(kind)).toEqual([2, 0, 1])
  expect(rest.flatMap(step => (step.kind === 'auction' ? [step.company] : []))).toEqual(['hudson', 'jet', 'standard'])
})
