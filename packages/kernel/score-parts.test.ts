/** What a score is made of, and when the curves are looked at. */
import { describe, expect, test } from 'vitest'
import type { Types } from './game.ts'
import { type Entry, newRecord } from './record.ts'
import { type ScoreParts, scoreHistoryOf } from './score-parts.ts'
import { ask, GO, KEY, NOBODY_WON, toy } from './testing/toy.ts'

/** A point for each `go`; every third one ends the round, the ninth the game. A point is whispered: others hear of something. */
const scoreParts: ScoreParts<Types> = {
  parts: ['start', 'points'],
  curves: {
    points: { of: (_, __, sumOf) => sumOf('points').amount },
    round: { of: ({ round }) => round },
  },
  opening: seats => Array.from({ length: seats }, (_, seat) => ({ seat, part: 'start', amount: 5 })),
  changes: ({ kind }) => (kind.startsWith('point') ? [{ seat: Number(kind.at(-1)), part: 'points', amount: 1, count: 2 }] : []),
}
const pointing = (last: number, parts: Parameters<typeof toy>[2] = { scoreParts }) =>
  toy(
    {
      ask: ask([0, 1], (play, seat) => {
        play.whisper([seat], { kind: `point ${seat}` }, { kind: 'point of somebody 1' })
        const said = play.state.told
        if (said % 3 === 0) play.state.round++
        if (said === last) play.finish(NOBODY_WON)
      }),
    },
    ['ask'],
    parts,
  )
const go = (seat: number): Entry<typeof GO> => ({ kind: 'command', seat, command: GO })
const scoreHistory = (last: number, entries: readonly Entry<typeof GO>[], practice = false) => {
  const engine = pointing(last)
  return scoreHistoryOf(engine, { ...newRecord(engine, 2, {}, KEY, undefined, practice), entries })
}

describe('the parts of a score', () => {
  test('are added up by seat, each event once and in full', () => {
    expect(scoreHistory(9, [go(0), go(1), go(0)])?.parts).toEqual([
      {
        part: 'start',
        sums: [
          { amount: 5, count: 0 },
          { amount: 5, count: 0 },
        ],
      },
      {
        part: 'points',
        sums: [
          { amount: 2, count: 4 },
          { amount: 1, count: 2 },
        ],
      },
    ])
  })
  test('leave out what was taken back', () => {
    const undone = scoreHistory(9, [go(0), go(1), { kind: 'undo', seat: 0, commands: 2 }, go(1)], true)
    expect(undone?.parts[1]?.sums.map(({ amount }) => amount)).toEqual([0, 1])
  })
  test('must be among those that the game lists', () => {
    const engine = pointing(9, { scoreParts: { ...scoreParts, parts: ['start'] } })
    expect(() => scoreHistoryOf(engine, { ...newRecord(engine, 2, {}, KEY), entries: [go(0)] })).toThrow("'points' of seat 0")
  })
})

describe('the curves', () => {
  const points = (found: ReturnType<typeof scoreHistory>) => found?.curves[0]?.values
  test('are looked at when everything is laid out, after every round, and at the end', () => {
    const found = scoreHistory(
      8,
      Array.from({ length: 8 }, () => go(0)),
    )
    expect(found?.rounds).toEqual([0, 1, 2]) // 0 once, also where it was laid out by the players
    expect(points(found)).toEqual([
      [3, 0],
      [6, 0],
      [8, 0],
    ])
    expect(found?.curves[1]).toEqual({
      curve: 'round',
      values: [
        [1, 1],
        [2, 2],
        [2, 2],
      ],
    })
  })
  test('are not looked at twice where a round ends with the game', () => {
    const found = scoreHistory(
      6,
      Array.from({ length: 6 }, () => go(1)),
    )
    expect(points(found)).toEqual([
      [0, 3],
      [0, 6],
    ])
  })
  test('of a game before its first decision are looked at once', () => {
    expect(points(scoreHistory(9, []))).toEqual([[0, 0]])
  })
})

test('a game without parts of its scores has no history of them', () => {
  const engine = pointing(9, {})
  expect(scoreHistoryOf(engine, newRecord(engine, 2, {}, KEY))).toBeUndefined()
})
