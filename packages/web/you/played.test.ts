import type { Result } from '@wildcat/protocol'
import { describe, expect, test } from 'vitest'
import { counted, marginOf, momentsOf, opponentsOf, scoresOf } from './played.ts'

const game = (ended: number, own: number, others: readonly (readonly [string, number])[], more: Partial<Result> = {}): Result => {
  const scores = [own, ...others.map(([, score]) => score)]
  const place = (score: number) => 1 + scores.filter(each => each > score).length
  const seat = { bot: 'none', gone: false }
  return {
    table: 'none',
    game: 'giganten',
    ended,
    practice: false,
    seats: [
      { ...seat, player: 'Me', score: own, place: place(own), you: true },
      ...others.map(([player, score]) => ({ ...seat, player, score, place: place(score), you: false })),
    ],
    ...more,
  }
}
const played = [
  game(3, 10, [['Bo', 40]]),
  game(2, 50, [
    ['Bo', 20],
    ['Cy', 30],
  ]),
  game(1, 90, [['Cy', 85]]),
]

describe('what results tell', () => {
  test('is of the games and seats that were asked for, and not of practice', () => {
    const all = [...played, game(4, 1, [['Bo', 2]], { practice: true }), game(5, 1, [['Bo', 2]], { game: 'oilfield' })]
    expect(counted(all, { game: 'all', seats: 'all' })).toHaveLength(4)
    expect(counted(all, { game: 'giganten', seats: 2 }).map(({ ended }) => ended)).toEqual([3, 1])
  })
  test('are the best and the worst moments, by margins', () => {
    expect(played.map(marginOf)).toEqual([-30, 20, 5])
    const { score, victory, defeat } = momentsOf(played)
    expect([score?.value, victory?.value, defeat?.value]).toEqual([90, 20, 30])
    expect(momentsOf([])).toEqual({ score: undefined, victory: undefined, defeat: undefined })
  })
  test('are scores from the first on, without games that ended without any', () => {
    const without = game(9, 1, [['Bo', 2]])
    const scoreless = { ...without, seats: without.seats.map(seat => ({ ...seat, score: 'none' as const })) }
    expect(scoresOf([scoreless, ...played]).map(({ score }) => score)).toEqual([90, 50, 10])
    expect(marginOf(scoreless)).toBeUndefined()
  })
  test('are opponents, those met most often first; nobody of whom nothing is left', () => {
    const gone = game(7, 5, [['', 3]])
    expect(opponentsOf([...played, gone]).map(({ name, games, ahead }) => [name, games, ahead])).toEqual([
      ['Bo', 2, 1],
      ['Cy', 2, 2],
    ])
  })
})
