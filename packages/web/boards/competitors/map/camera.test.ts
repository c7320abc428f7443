import { describe, expect, test } from 'vitest'
import { across, around, clamp, isCrowded, onMap, onScreen, shiftBetween, whole, zoomed } from './camera.ts'

const size = { width: 1000, height: 600 }
const camera = clamp({ x: 1800, y: 700, zoom: 1 }, size)

describe('the camera over a world without an edge', () => {
  test('the shorter way goes over the seam', () => {
    expect(across(3500, 100)).toBe(200)
    expect(across(100, 3500)).toBe(-200)
    expect(across(100, 300)).toBe(200)
  })
  test('of the copies of a point the nearest is shown', () => {
    const atSeam = clamp({ x: 3590, y: 700, zoom: 1 }, size)
    expect(onScreen(atSeam, size, [10, 700])[0]).toBe(520)
    expect(onScreen(atSeam, size, [3580, 700])[0]).toBe(490)
  })
  test('from the screen to the map and back', () => {
    const [x, y] = onMap(camera, size, [123, 456])
    const [left, top] = onScreen(camera, size, [x, y])
    expect(left).toBeCloseTo(123)
    expect(top).toBeCloseTo(456)
  })
  test('what is under the pointer stays there', () => {
    const at = [800, 100] as const
    const near = zoomed(camera, size, 1.7, at)
    const [x, y] = onMap(camera, size, at)
    const [left, top] = onScreen(near, size, [x, y])
    expect(left).toBeCloseTo(800)
    expect(top).toBeCloseTo(100)
  })
  test('nobody looks beyond the poles, or at the same land twice', () => {
    expect(clamp({ x: 0, y: -500, zoom: 1 }, size).y).toBe(300)
    expect(clamp({ x: 0, y: 0, zoom: 0 }, size).zoom).toBeCloseTo(1000 / 3600)
    expect(whole(size).zoom).toBeCloseTo(1000 / 3600)
  })
  test('places on both sides of the seam are looked at together', () => {
    const both = around(
      [
        [3500, 500],
        [100, 700],
      ],
      size,
      2,
    )
    for (const point of [
      [3500, 500],
      [100, 700],
    ] as const) {
      const [left, top] = onScreen(both, size, point)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(size.width)
      expect(top).toBeGreaterThan(0)
      expect(top).toBeLessThan(size.height)
    }
  })
  test('a picture that is only moved shows things where the next one will', () => {
    const to = clamp({ x: 1900, y: 640, zoom: 1.5 }, size)
    const { x, y, scale } = shiftBetween(camera, to, size)
    const before = onScreen(camera, size, [1850, 800])
    const after = onScreen(to, size, [1850, 800])
    expect(before[0] * scale + x).toBeCloseTo(after[0])
    expect(before[1] * scale + y).toBeCloseTo(after[1])
  })
  test('places that lie one over the other from afar are told apart from near', () => {
    const places = [
      [1800, 700],
      [1830, 700],
      [100, 100],
    ] as const
    expect(isCrowded(places, clamp({ ...camera, zoom: 0.5 }, size), size, 32)).toBe(true)
    expect(isCrowded(places, clamp({ ...camera, zoom: 2 }, size), size, 32)).toBe(false)
  })
})
