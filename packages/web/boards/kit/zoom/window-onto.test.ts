import { expect, test } from 'vitest'
import { windowOnto } from './window-onto.ts'

const WHOLE = { width: 1000, height: 800 }
const WINDOW = { width: 400, height: 300 }

test('one place stands in the middle of the window', () => {
  expect(windowOnto([{ x: 0.5, y: 0.5 }], WHOLE, WINDOW, 40)).toEqual({ x: 300, y: 250 })
})

test('what fits beside the first is in the window too, and all of it in its middle', () => {
  const corner = windowOnto(
    [
      { x: 0.5, y: 0.5 },
      { x: 0.7, y: 0.5 },
    ],
    WHOLE,
    WINDOW,
    40,
  )
  expect(corner).toEqual({ x: 400, y: 250 })
})

test('what does not fit is left out, and what comes after it may still fit', () => {
  const corner = windowOnto(
    [
      { x: 0.5, y: 0.5 },
      { x: 0.9, y: 0.5 },
      { x: 0.4, y: 0.5 },
    ],
    WHOLE,
    WINDOW,
    40,
  )
  expect(corner).toEqual({ x: 250, y: 250 })
})

test('nothing to look at: the window stays where it is', () => {
  expect(windowOnto([], WHOLE, WINDOW, 40)).toBeUndefined()
})
