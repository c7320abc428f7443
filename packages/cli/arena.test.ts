/** wildcat arena */
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { pathOf, remove, wildcat } from './fixtures/wildcat.ts'

afterAll(remove)

const ARENA = ['arena', 'oilfield', '--seats', '2', '--threads', '1', '--json']

test('plays every deal once from each seat, keeps it, and goes on where it stopped', async () => {
  const results = pathOf('results.jsonl')
  const first = await wildcat([...ARENA, '--bots', 'greedy,random', '--games', '2', '--results', results])
  expect(first.code).toBe(0)
  expect(JSON.parse(first.out)).toMatchObject({
    game: 'oilfield',
    matches: [
      { one: 'greedy', others: 'random', games: 2, wins: 2, share: 1, high: 1 },
      { one: 'random', others: 'greedy', games: 2, wins: 0, share: 0, low: 0 },
    ],
  })
  const kept = readFileSync(results, 'utf8')
  const again = await wildcat([...ARENA, '--bots', 'greedy,random', '--games', '4', '--results', results])
  expect(JSON.parse(again.out)).toMatchObject({ matches: [{ games: 4 }, { games: 4 }] })
  expect(readFileSync(results, 'utf8').startsWith(kept)).toBe(true)
  expect(readFileSync(results, 'utf8').trim().split('\n')).toHaveLength(4)
})

test('shows strength by thought as a curve', async () => {
  const { code, out } = await wildcat([
    'arena',
    'oilfield',
    '--seats',
    '2',
    '--threads',
    '1',
    '--bots',
    'random',
    '--thought',
    '1,2',
    '--games',
    '2',
  ])
  expect(code).toBe(0)
  expect(out).toMatch(/think-1-0\s+1 × random\s+2\s+100%/)
  expect(out).toMatch(/think-2-0 {2}[·─]+●/)
})

test.each([
  [['--thought', 'long'], "'long' is no thought. Say how many worlds, or worlds:rounds, such as 8,32,32:1."],
  [['--bots', 'nobody'], /there is no bot 'nobody'/],
  [['--results', '/no/such/folder/x'], /cannot be used for results/],
])('says what would be right: %j', async (more, sentence) => {
  const { code, err } = await wildcat(['arena', 'oilfield', '--seats', '2', '--games', '2', ...more])
  expect(code).toBe(2)
  expect(err).toMatch(sentence)
})
