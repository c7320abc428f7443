/** What a viewer sees, and the worlds he can imagine. Every kind of secret is named after the rule that keeps it. */
import { keyFrom } from '@wildcat/kernel'
import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import { engine } from '../index.ts'
import { points } from '../queries.ts'
import { stage, wells } from './stage.ts'

const { table } = testTable(stage)
const upwards = (a: number, b: number) => a - b
const VIEWERS = [0, 1, 2, 'spectator'] as const
const KEYS = Array.from({ length: 30 }, (_, n) => keyFrom(n))

const middle = table({
  hands: [[1, 2], [2, 2, 2], [1]],
  discard: [1, 2],
  wells: wells([0, 7], { 1: [0], 2: [0, 1] }),
  offers: [{ id: 1, from: 0, to: 1, licences: [1, 2], money: 3, barrels: 0 }],
  agenda: [{ kind: 'chooseMarket', choices: ['rail', 'none', 'rest'] }],
})

test('a spectator sees no hand, no covered well, no offer, no choice and nothing of the luck to come', () => {
  const view = middle.view('spectator')
  expect(view.hands).toEqual([[null, null], [null, null, null], [null]])
  expect(view.offers[0]?.licences).toEqual([null, null])
  expect(view.wells.map(well => well.barrels)).toEqual([2, null, null, null, null, null, null, 2, null, null, null, null])
  expect(view.agenda.at(-1)).toEqual({ kind: 'chooseMarket', choices: [null, 'none', null] })
  expect([view.random, view.told]).toEqual([null, null])
})

test('a seat sees its own hand, what it has looked at, its own choice and its own offers', () => {
  const view = middle.view(0)
  expect(view.hands).toEqual([[1, 2], [null, null, null], [null]])
  expect(view.offers[0]?.licences).toEqual([1, 2])
  expect(view.wells.slice(0, 4).map(well => well.barrels)).toEqual([2, 2, 3, null])
  expect(view.agenda.at(-1)).toEqual({ kind: 'chooseMarket', choices: ['rail', 'none', null] })
})

test('an imagined world looks to its viewer like the true one', () => {
  for (const viewer of VIEWERS)
    for (const key of KEYS) {
      const view = middle.view(viewer)
      expect(engine.view(engine.imagine(view, key), viewer)).toEqual(view)
    }
})

test('an imagined world has all the licences and barrels of the box', () => {
  const world = engine.imagine(middle.view(2), keyFrom(1))
  const licences = [world.deck, world.discard, ...world.hands, ...world.offers.map(offer => offer.licences)].flat()
  expect([licences.length, points(licences)]).toEqual([48, 72])
  const barrels = (depth: string) => world.wells.filter(well => well.depth === depth).map(well => well.barrels)
  expect(barrels('shallow').toSorted(upwards)).toEqual([2, 2, 3, 3, 4, 4])
  expect(barrels('deep').toSorted(upwards)).toEqual([2, 2, 2, 5, 5, 5])
})

test('what a viewer does not know differs from world to world', () => {
  const worlds = KEYS.map(key => engine.imagine(middle.view(2), key))
  const kinds = (of: (world: (typeof worlds)[number]) => unknown) => new Set(worlds.map(world => JSON.stringify(of(world)))).size
  expect(kinds(world => world.hands[0])).toBeGreaterThan(1)
  expect(kinds(world => world.deck)).toBeGreaterThan(1)
  expect(kinds(world => world.wells)).toBeGreaterThan(1)
  expect(kinds(world => world.offers)).toBeGreaterThan(1)
  expect(kinds(world => world.agenda)).toBeGreaterThan(1)
})

test('[GSH-6.3] in every imagined world the winner can pay his bid', () => {
  const t = table({
    hands: [
      [2, 2, 2, 2],
      [1, 1],
    ],
    agenda: [{ kind: 'payBid', winner: 0, points: 7 }],
  })
  for (const viewer of [1, 'spectator'] as const)
    for (const key of KEYS) expect(points(engine.imagine(t.view(viewer), key).hands[0] ?? [])).toBeGreaterThanOrEqual(7)
})

test('[GSH-6.3] the winner can pay even if all the unseen licences of 2 points are in his hand', () => {
  const t = table({ hands: [[2, 2], [1, 1, 1, 1, 1, 1], [1]], deck: [], discard: [], agenda: [{ kind: 'payBid', winner: 0, points: 4 }] })
  const full = { ...t.state, discard: [...new Array<1>(17).fill(1), ...new Array<2>(22).fill(2)] }
  for (const key of KEYS) expect(engine.imagine(engine.view(full, 2), key).hands[0]).toEqual([2, 2])
})
