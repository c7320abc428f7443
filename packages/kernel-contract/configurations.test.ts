import type { Engine, Types } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { configurations } from './configurations.ts'
import { examined } from './examined.ts'
import { gusherSubject } from './subjects.ts'

const { game } = examined(gusherSubject)
const options = { map: ['small', 'large'], rounds: [4, 6, 8], deals: [true, false], drafts: [false, true] }
const broad: Engine<Types> = { ...game, seats: { least: 2, most: 4 }, choices: () => options }

test('every pair of choices, with each other and with the number of seats, is at some table', () => {
  const tables = configurations(broad).map(table => ({ ...table.options, seats: table.seats }))
  const factors: [string, readonly unknown[]][] = Object.entries({ ...options, seats: [2, 3, 4] })
  for (const [a, xs] of factors)
    for (const [b, ys] of factors)
      if (a !== b) for (const x of xs) for (const y of ys) expect(tables).toContainEqual(expect.objectContaining({ [a]: x, [b]: y }))
})

test('pairwise is much less than everything', () => {
  expect(configurations(broad).length).toBeLessThan(16) // of 72
})

test('a game without options is tried at every number of seats', () => {
  expect(configurations({ ...broad, choices: () => ({}) })).toEqual([2, 3, 4].map(seats => ({ seats, options: {} })))
})

test('choices may depend on the number of seats', () => {
  const tables = configurations({ ...broad, choices: seats => (seats === 4 ? { map: ['large'] } : { map: ['small', 'large'] }) })
  expect(tables).not.toContainEqual({ seats: 4, options: { map: 'small' } })
  expect(tables).toHaveLength(5)
})
