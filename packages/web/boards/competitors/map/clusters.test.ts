import { plane, ship, truck } from '@wildcat/competitors/tests/stage.ts'
import { describe, expect, test } from 'vitest'
import { clustersOf, meantOf } from './clusters.ts'
import type { Standing } from './standing.ts'

const [T, S, P] = [truck(0), ship(0), plane(0)]
const standing = (what: 'truck' | 'ship' | 'plane', vehicle: number, x: number): Standing => ({
  key: what,
  seat: 0,
  what,
  vehicles: [vehicle],
  at: [x, 50],
  size: 20,
  isLoaded: false,
  carries: undefined,
})
const row = (apart: number) => [standing('truck', T, 100), standing('ship', S, 100 + apart), standing('plane', P, 100 + 2 * apart)]

describe('own pieces that can be pressed on the map', () => {
  test('far enough from each other each has a button', () =>
    expect(clustersOf(row(30), [T, S, P]).map(({ pieces }) => pieces.map(({ vehicle }) => vehicle))).toEqual([[T], [S], [P]]))
  test('side by side they share one that covers them all', () => {
    const [only, ...others] = clustersOf(row(20), [T, S, P])
    expect(others).toEqual([])
    expect(only).toMatchObject({ at: [120, 50], width: 68, height: 28 })
  })
  test('one that is between two joins them', () => {
    const [a, b, c] = row(20)
    expect(
      clustersOf(
        [a, c, b].filter(each => each !== undefined),
        [T, S, P],
      ),
    ).toHaveLength(1)
  })
  test('what cannot move is no part of it', () => expect(clustersOf(row(20), [P])).toMatchObject([{ at: [140, 50] }]))

  const [shared] = clustersOf(row(20), [T, S, P])
  if (shared === undefined) throw new Error('they share no button')
  test('a pointer means the nearest, pressed again the next', () => {
    expect(meantOf(shared, undefined, [138, 50])).toBe(P)
    expect(meantOf(shared, P, [138, 50])).toBe(T)
  })
  test('a key means one after the other', () => {
    expect(meantOf(shared, undefined, undefined)).toBe(T)
    expect(meantOf(shared, T, undefined)).toBe(S)
    expect(meantOf(shared, P, undefined)).toBe(T)
  })
})
