import { expect, test } from 'vitest'
import type { Tagged, Types } from './game.ts'
import { inPassages } from './report.ts'
import type { Report } from './words.ts'

/** Events are named a1, a2, b1: what has the same letter belongs together, up to an event that ends with a dot. */
const report: Report<Types> = {
  follows: (passage, { kind }) => passage[0]?.kind[0] === kind[0] && passage.at(-1)?.kind.endsWith('.') === false,
  opens: () => false,
  passage: events => events.map(({ kind }) => kind).join(' '),
}
type Line = { kind: 'event'; event: Tagged } | { kind: 'undone' | 'seated' }
const log = (text: string): Line[] =>
  text.split(' ').map(kind => (kind === 'undone' || kind === 'seated' ? { kind } : { kind: 'event', event: { kind } }))
const told = (text: string, by: Report<Types> | undefined = report) =>
  inPassages(log(text), by).map(passage => passage.map(line => (line.kind === 'event' ? line.event.kind : line.kind)).join(' '))

test('events that belong together are one passage, and each is in exactly one', () => {
  expect(told('a1 a2 b1 a3 a4')).toEqual(['a1 a2', 'b1', 'a3 a4'])
  expect(told('a1 a2. a3 a4')).toEqual(['a1 a2.', 'a3 a4'])
  expect(inPassages([], report)).toEqual([])
})

test('without a report each line is by itself', () => {
  expect(inPassages(log('a1 a2 undone a3'), undefined)).toEqual(log('a1 a2 undone a3').map(line => [line]))
})

test('a remark is by itself and ends the passage before it', () => {
  expect(told('a1 a2 seated a3')).toEqual(['a1 a2', 'seated', 'a3'])
  expect(told('seated a1 a2 seated')).toEqual(['seated', 'a1 a2', 'seated'])
})

test('a passage that goes on after something was taken back shows no trace of that', () => {
  expect(told('a1 a2 undone')).toEqual(['a1 a2', 'undone'])
  expect(told('a1 a2 undone a3')).toEqual(['a1 a2 a3'])
  expect(told('a1 undone a2 undone a3 b1')).toEqual(['a1 a2 a3', 'b1'])
  expect(told('a1 a2 undone b1 a3')).toEqual(['a1 a2', 'undone', 'b1', 'a3'])
})

test('what somebody else took back, or a change of seats in between, stays', () => {
  expect(told('a1 undone undone a2')).toEqual(['a1', 'undone', 'undone', 'a2'])
  expect(told('a1 undone seated a2')).toEqual(['a1', 'undone', 'seated', 'a2'])
  expect(told('a1 seated undone a2')).toEqual(['a1', 'seated', 'undone', 'a2'])
})
