/** A plan that goes on by itself: what is left of it after some of its steps. */
import type { Plan } from '@wildcat/competitors/board'
import { expect, test } from 'vitest'
import { restOf } from './run.ts'

const plan: Plan = {
  tm: 2,
  points: 5,
  fuel: 1500,
  levies: 0,
  customs: 1,
  flags: 0,
  chance: 0.9,
  cost: 2000,
  start: 5,
  before: [],
  legs: [
    { vehicle: 5, kind: 'ship', via: [125, 'egitto'] },
    { vehicle: 0, kind: 'truck', via: ['sudan', 'etiopia'] },
  ],
  commands: [
    { kind: 'step', vehicle: 5, to: 125 },
    { kind: 'step', vehicle: 5, to: 'egitto' },
    { kind: 'transfer', to: 0 },
    { kind: 'step', vehicle: 0, to: 'sudan' },
    { kind: 'step', vehicle: 0, to: 'etiopia' },
  ],
  turns: [1, 1, 1, 2, 2],
  met: [0, 1, 0, 0, 0].map(customs => ({ customs, flags: 0 })),
}

test('nothing done: all of it is left', () => expect(restOf({ signed: 1, plan, done: 0 })).toEqual(plan))

test('in the middle of a leg the rest of it is left', () => {
  const rest = restOf({ signed: 1, plan, done: 1 })
  expect(rest.legs).toEqual([
    { vehicle: 5, kind: 'ship', via: ['egitto'] },
    { vehicle: 0, kind: 'truck', via: ['sudan', 'etiopia'] },
  ])
  expect([rest.start, rest.turns]).toEqual([5, [1, 1, 2, 2]])
  expect(rest.met.map(({ customs }) => customs)).toEqual([1, 0, 0, 0])
})

test('after a change of vehicle the way goes on from the new one', () => {
  const rest = restOf({ signed: 1, plan, done: 4 })
  expect([rest.start, rest.legs]).toEqual([0, [{ vehicle: 0, kind: 'truck', via: ['etiopia'] }]])
  expect(rest.commands).toEqual([{ kind: 'step', vehicle: 0, to: 'etiopia' }])
})
