import { describe, expect, test } from 'vitest'
import { LANE, onTrack } from './geometry.ts'
import { lanesOf } from './lanes.ts'

describe('the lanes of the railway', () => {
  test('are alike on a desk, where the game’s map looks for them', () => {
    const lanes = lanesOf(5, undefined)
    expect(lanes.height).toBe(5 * LANE)
    for (const lane of [0, 2, 4]) expect(lanes.onTrack(lane, 7)).toEqual(onTrack(lane, 7))
    expect(lanes.sizeOf(3)).toBe(1)
  })
  test('are low on a phone, but for one’s own, and lie one under the other', () => {
    const lanes = lanesOf(5, 2)
    expect([0, 1, 2, 3, 4].map(lane => lanes.heightOf(lane) === LANE)).toEqual([false, false, true, false, false])
    expect(lanes.height).toBeLessThan(4 * LANE)
    for (const lane of [1, 2, 3, 4]) expect(lanes.bottomOf(lane) - lanes.bottomOf(lane - 1)).toBe(lanes.heightOf(lane))
    expect(lanes.sizeOf(2)).toBe(1)
    expect(lanes.sizeOf(4)).toBeLessThan(1)
  })
})
