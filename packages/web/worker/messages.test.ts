import { expect, test } from 'vitest'
import { readAnswer, readAsked, readFromWorker, readSight } from './messages.ts'

test('questions are read, and what is malformed is refused at the door', () => {
  expect(readAsked({ n: 1, ask: { kind: 'see', viewer: 'spectator', from: 0 } })).toEqual({
    n: 1,
    ask: { kind: 'see', viewer: 'spectator', from: 0 },
  })
  expect(() => readAsked({ n: 1, ask: { kind: 'see', viewer: 'table', from: 0 } })).toThrow('ask.viewer')
  expect(() => readAsked({ n: 1, ask: { kind: 'peek' } })).toThrow('ask.kind')
  expect(() => readAsked({ n: 1, ask: { kind: 'import', file: 'x' } })).toThrow('a file')
})

test('answers and news are told apart', () => {
  expect(readFromWorker({ news: 'changed' })).toEqual({ news: 'changed' })
  expect(readFromWorker({ n: 3, answer: 7 })).toEqual({ n: 3, answer: 7 })
  const failure = { kind: 'departs', detail: '', entry: -1 }
  expect(readFromWorker({ n: 3, failure })).toEqual({ n: 3, failure })
})

test('a sight and an answer have the outline they should have', () => {
  const view = { viewer: 0, seats: 2, round: 1, agenda: [], outcome: 'open' }
  const sight = { view, decision: 0, undo: 'free', log: [], whispered: false }
  expect(readSight({ ...sight, log: [{ kind: 'event', event: { kind: 'passed' } }] }).view).toBe(view)
  expect(readSight({ ...sight, log: [{ kind: 'seated', seat: 1, by: 'bot' }] }).log).toHaveLength(1)
  expect(() => readSight({ ...sight, view: {} })).toThrow('a view')
  expect(() => readSight({ ...sight, undo: 'maybe' })).toThrow('a refusal')
  expect(readAnswer({ refused: { rule: 'WILD-1', why: 'notYourDecision' } })).toEqual({
    refused: { rule: 'WILD-1', why: 'notYourDecision' },
  })
})
