import { expect, test } from 'vitest'
import { Decisions } from './decisions.ts'

const nobodyElse = () => false

test('a seat’s own command closes its decision: sent twice, it counts once', () => {
  const decisions = Decisions.first(2)
  const shown = decisions.of(0)
  expect(decisions.isOpen(0, shown, false)).toBe(true)
  decisions.decided(0, nobodyElse)
  expect(decisions.isOpen(0, shown, false)).toBe(false)
  expect(decisions.isOpen(0, shown, true)).toBe(false)
})

test('what does not concern a seat leaves its decision open', () => {
  const decisions = Decisions.first(2)
  const shown = decisions.of(1)
  decisions.decided(0, nobodyElse)
  expect(decisions.isOpen(1, shown, false)).toBe(true)
})

test('when others close the step, a late answer to it is refused, but what is said aside still counts, once', () => {
  const decisions = Decisions.first(2)
  const shown = decisions.of(1)
  decisions.decided(0, seat => seat === 1)
  expect(decisions.isOpen(1, shown, false)).toBe(false)
  expect(decisions.isOpen(1, shown, true)).toBe(true)
  decisions.decided(1, nobodyElse)
  expect(decisions.isOpen(1, shown, true)).toBe(false)
})

test('after an undo every earlier answer is refused', () => {
  const decisions = Decisions.first(3)
  const shown = decisions.of(2)
  decisions.takenBack()
  expect(decisions.isOpen(2, shown, false)).toBe(false)
  expect(decisions.isOpen(2, shown, true)).toBe(false)
  expect(decisions.isOpen(2, decisions.of(2), false)).toBe(true)
})

test('a decision that was never shown is refused, and so is a seat that is not there', () => {
  const decisions = Decisions.first(2)
  expect(decisions.isOpen(0, 1, true)).toBe(false)
  expect(decisions.isOpen(0, Number.NaN, true)).toBe(false)
  expect(decisions.isOpen(7, 0, true)).toBe(false)
})
