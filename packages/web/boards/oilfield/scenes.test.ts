import type { Event } from '@wildcat/oilfield/board'
import { expect, test } from 'vitest'
import { isWorking } from './happening.ts'
import { sceneBook } from './scenes.ts'

/** What flies, and from where to where. */
const flights = (event: Event) =>
  [sceneBook.sceneOf(event).flight?.(event, 'spectator') ?? []]
    .flat()
    .filter(({ count }) => count > 0)
    .map(({ sprite, count, way }) => [sprite, count, way[0]?.['data-anchor'], way.at(-1)?.['data-anchor']])

test('oil of national towers comes out of their fields, beside what is sold from the store', () => {
  const event: Event = { kind: 'soldNationally', seat: 1, oil: 2, gas: 0, price: 4, towers: ['austin', 'pecos'], money: 18 }
  expect(flights(event)).toEqual([
    ['cubes-2', 2, 'store-1', 'bag'],
    ['cubes-1', 1, 'field-austin', 'bag'],
    ['cubes-1', 1, 'field-pecos', 'bag'],
  ])
  expect(isWorking({ owner: 1, tower: 'national', field: 'pecos' }, event)).toBe(true)
  expect(isWorking({ owner: 1, tower: 'small', field: 'pecos' }, event)).toBe(false)
})

test('what a tower takes goes into the store, what it sells at once into the bag', () => {
  const event: Event = { kind: 'drilled', seat: 0, tower: 'mediumLocal', field: 'dallas', oil: 3, gas: 0, sold: 'gas' }
  expect(flights(event)).toEqual([
    ['cubes-3', 3, 'field-dallas', 'store-0'],
    ['cubes-0', 1, 'field-dallas', 'bag'],
  ])
})
