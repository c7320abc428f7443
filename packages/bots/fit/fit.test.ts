import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { luckOf } from '@wildcat/bots'
import { titleOf } from '@wildcat/catalogue'
import { type Constants, keyFrom, sharesOf } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { climb, scoreOf } from './coordinates.ts'
import { brier, fit, type Position } from './regression.ts'
import type { Fitted } from './run.ts'

const luck = luckOf(keyFrom(7), 0)
const between = (least: number, most: number) => least + ((most - least) * luck.below(1_000_000)) / 1_000_000

/** Positions whose result is what these weights forecast. */
const positionsBy = (weights: readonly number[], count: number): Position[] =>
  Array.from({ length: count }, () => {
    const figures = Array.from({ length: 3 }, () => weights.map((_, feature) => between(0, feature === 0 ? 100 : 2)))
    return { figures, result: sharesOf(figures, weights) }
  })

const trialOf = async (game: string, games: number) => {
  const title = titleOf(game)
  const [engine, tuning] = [await title?.engine(), await title?.tuning?.()]
  if (engine === undefined || tuning === undefined) throw new Error(`${game} has no constants`)
  return { engine, tuning, seats: 3, games, seed: 1 }
}
/** Constants by which nobody could win. */
const SENSELESS = [
  { game: 'giganten', games: 12, senseless: { barrel: 1 } }, // never builds
  { game: 'competitors', games: 3, senseless: { impatience: 0.9, statesEach: 50 } }, // draws, and delivers nothing
]
describe.each(SENSELESS)('constants of the bot of $game', ({ game, games, senseless }) => {
  test('win their share among themselves, since every deal is played from each seat', async () => {
    const tried = await trialOf(game, games)
    const same = tried.tuning.constants(3)
    expect(scoreOf(tried, same, same).share).toBeCloseTo(1 / 3, 10)
  })
  test('lose where they make no sense, and are left for better ones', async () => {
    const tried = await trialOf(game, games)
    const sane = tried.tuning.constants(3)
    expect(scoreOf(tried, { ...sane, ...senseless }, sane).share).toBeLessThan(0.1)
    expect(scoreOf(tried, sane, { ...sane, ...senseless }).share).toBeGreaterThan(0.9)
  })
})

test('of the constants those alone are changed that are asked for', async () => {
  const asked = await trialOf('giganten', 3)
  const { room: _, ...others } = asked.tuning.constants(3)
  const tried: Constants[] = []
  const policyBy: typeof asked.tuning.policyBy = constants => {
    tried.push(constants(3))
    return asked.tuning.policyBy(constants)
  }
  climb({ ...asked, tuning: { ...asked.tuning, first: seats => asked.tuning.constants(seats), policyBy }, only: ['room'] }, 1)
  expect(new Set(tried.map(({ room }) => room)).size).toBeGreaterThan(2)
  for (const constants of tried) expect({ ...constants, room: 'any' }).toEqual({ ...others, room: 'any' })
})

describe('softmax regression', () => {
  test('finds the weights that results came from, whatever the figures are measured in', () => {
    const weights = [0.02, -1.5, 0.7]
    const positions = positionsBy(weights, 400)
    const found = fit(positions, [true, true, true])
    for (const [i, weight] of weights.entries()) expect((found[i] ?? 0) / weight).toBeCloseTo(1, 1)
    expect(brier(positions, found)).toBeLessThan(0.001)
  })

  test('leaves out what it may not use, and forecasts worse for it', () => {
    const positions = positionsBy([0.02, -1.5, 0.7], 400)
    const alone = fit(positions, [true, false, false])
    expect(alone.slice(1)).toEqual([0, 0])
    const all = fit(positions, [true, true, true])
    expect(brier(positions, alone)).toBeGreaterThan(brier(positions, all))
    expect(brier(positions, [])).toBeGreaterThan(brier(positions, alone))
  })

  test('takes figures that say the same, or nothing, as they are', () => {
    const positions = positionsBy([0.02, -1.5], 200).map(({ figures, result }) => ({
      figures: figures.map(([a = 0, b = 0]) => [a, b, b, 1]),
      result,
    }))
    const found = fit(positions, [true, true, true, true])
    expect(found[3]).toBeCloseTo(0, 9)
    expect(found[1]).toBeCloseTo(found[2] ?? 0, 6)
    expect(brier(positions, found)).toBeLessThan(0.001)
  })

  test('a forecast of equal chances is off by what it is off', () => {
    expect(brier([{ figures: [[1], [2]], result: [1, 0] }], [])).toBe(0.5)
  })
})

describe('npm run fit', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('run.ts', import.meta.url)), ...args], { encoding: 'utf8' })

  test('fits a game’s evaluation to games of its bots, the same again with the same seed', () => {
    const [one, two] = [run('giganten', '--games', '8', '--json'), run('giganten', '--games', '8', '--json')]
    expect(one).toMatchObject({ status: 0, stderr: '' })
    expect(two.stdout).toBe(one.stdout)
    const found: Fitted = JSON.parse(one.stdout)
    const { learnedFrom, judgedBy, weights, brier: scores } = found
    expect([learnedFrom.games, judgedBy.games]).toEqual([8, 2])
    expect(Object.keys(weights)).toContain('money, late')
    for (const score of Object.values(scores)) expect(score).toBeGreaterThan(0)
    expect(run('giganten', '--games', '4').stdout).toContain('Brier score: ')
  }, 120_000)

  test('helps, and says what would be right', () => {
    expect(run('--help').stdout).toContain('--games')
    expect(run('chess')).toMatchObject({ status: 2, stderr: expect.stringContaining('there is: giganten, black-gold, oilfield') })
    const constants = run('chess', '--constants')
    expect(constants).toMatchObject({ status: 2, stderr: expect.stringContaining('there is: giganten, black-gold, oilfield, competitors') })
    expect(run('competitors', '--constants', '--only', 'luck')).toMatchObject({ status: 2, stderr: expect.stringContaining('impatience') })
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Name one game.') })
    expect(run('giganten', '--games', 'many')).toMatchObject({ status: 2, stderr: expect.stringContaining('whole number from 4') })
    expect(run('giganten', '--fast')).toMatchObject({ status: 2, stderr: expect.stringContaining('--fast') })
  })
})
