import { expect, test } from 'vitest'
import { LADDERS } from './levels/ladders.ts'
import { OPPONENTS } from './levels/opponents.ts'
import { steadyOpponent } from './registry.ts'

const ids = OPPONENTS.map(({ id }) => id)
const ADA = ids.indexOf('ada')

test.each(Object.entries(LADDERS))(
  'in %s nobody who is away has a hand spoilt, nor much better played than is needed for that',
  (game, { levels }) => {
    const chosen = ids.indexOf(steadyOpponent(game, ids))
    expect(chosen).toBeGreaterThanOrEqual(ADA)
    expect(levels[chosen]?.slips).toBeUndefined()
    expect(levels.slice(ADA, chosen).every(({ slips = 0 }) => slips > 0)).toBe(true)
  },
)

test('where nobody is known never to slip, the usual one plays', () => {
  expect(steadyOpponent('gusher', ['random', 'greedy'])).toBe('greedy')
  expect(steadyOpponent('gusher', [])).toBe('none')
})
