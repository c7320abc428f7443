import { describe, expect, test } from 'vitest'
import { apart, covers, edgeOf } from './edge.ts'

const WINDOW = { left: 100, right: 300, top: 50, bottom: 150 }

describe('what lies outside of a window', () => {
  test('is named at the side beyond which it lies, as high as it lies', () => {
    expect(edgeOf({ x: 400, y: 90 }, WINDOW)).toEqual({ side: 'right', along: 40 })
    expect(edgeOf({ x: 20, y: 90 }, WINDOW)).toEqual({ side: 'left', along: 40 })
    expect(edgeOf({ x: 160, y: 10 }, WINDOW)).toEqual({ side: 'top', along: 60 })
    expect(edgeOf({ x: 160, y: 151 }, WINDOW)).toEqual({ side: 'bottom', along: 60 })
  })
  test('beyond a corner it is named at the farther side, at its end', () => {
    expect(edgeOf({ x: 500, y: 160 }, WINDOW)).toEqual({ side: 'right', along: 100 })
    expect(edgeOf({ x: 90, y: 0 }, WINDOW)).toEqual({ side: 'top', along: 0 })
  })
  test('is not named while its middle can be seen', () => expect(edgeOf({ x: 100, y: 150 }, WINDOW)).toBeUndefined())
})

describe('names at one side', () => {
  test('stay where they are if they do not touch', () => expect(apart([20, 80], 20, 0, 100)).toEqual([20, 80]))
  test('move apart, each keeping its order', () => expect(apart([50, 45, 48], 20, 0, 200)).toEqual([85, 45, 65]))
  test('never lie over each other: of too many the first ones stay', () => expect(apart([0, 0, 0], 50, 0, 120)).toEqual([25, 75]))
  test('stay on the side', () => expect(apart([95, 100, 0], 20, 0, 100)).toEqual([70, 90, 10]))
  test('stay on the stretch of it that is free', () => expect(apart([0, 95], 20, 40, 90)).toEqual([50, 80]))
  test('have no place where there is none', () => expect(apart([0], 20, 90, 40)).toEqual([]))
})

describe('a name', () => {
  const square = { left: 40, right: 80, top: 0, bottom: 40 }
  test('covers what it hides the middle of', () => expect(covers({ left: 0, right: 66, top: 10, bottom: 34 }, square)).toBe(true))
  test('and not what it only touches', () => expect(covers({ left: 0, right: 50, top: 10, bottom: 34 }, square)).toBe(false))
})
