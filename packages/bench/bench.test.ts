/** That the bench runs and says everything. How fast anything is, no test asks. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { titleOf } from '@wildcat/catalogue'
import { at } from '@wildcat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RIVALS } from './contenders/index.ts'
import { VERBS } from './measures/verbs.ts'
import { GROWTHS, type Report, type Spread } from './report/report.ts'
import type { ServerReport } from './report/server.ts'
import { ratios, spreadOf } from './report/spread.ts'
import { targetsOf } from './report/targets.ts'
import { playedGames } from './starts.ts'

const RUN = fileURLToPath(new URL('run.ts', import.meta.url))
const SCALE = fileURLToPath(new URL('scale/run.ts', import.meta.url))
const bench = (...args: readonly string[]) => spawnSync(process.execPath, [RUN, ...args], { encoding: 'utf8' })

describe('a quick run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wildcat-bench-'))
  const out = join(folder, 'reports', 'bench.json')
  let printed: string
  let report: Report

  beforeAll(() => {
    const { status, stdout, stderr } = bench('--quick', '--kernel', '--json', '--game', 'gusher', '--out', out)
    expect(stderr).toBe('')
    expect(status).toBe(0)
    printed = stdout
    report = JSON.parse(stdout)
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  const gusher = () => {
    const [game] = report.games
    if (game === undefined) throw new Error('no game in the report')
    return game
  }

  test('writes to the file what it prints', () => {
    expect(readFileSync(out, 'utf8')).toBe(printed)
    expect(report).toMatchObject({ quick: true, repetitions: 2, games: [{ game: 'gusher' }], servers: [] })
  })

  test('shows that all contenders play the same games', () => {
    const { checksums, games, commands } = gusher().proof
    expect(Object.keys(checksums)).toEqual(['wildcat', ...RIVALS])
    expect(new Set(Object.values(checksums)).size).toBe(1)
    expect(checksums.wildcat).toMatch(/^[0-9a-f]{24}$/)
    expect(games).toBeGreaterThan(1)
    expect(commands).toBeGreaterThanOrEqual(600)
  })

  test.each(['replay', 'random'] as const)('gives commands a second and ratios of %s', kind => {
    const { perSecond, ratios: found, fastest } = gusher()[kind]
    for (const name of ['wildcat', ...RIVALS] as const) expectSpread(perSecond[name])
    for (const name of RIVALS) expectSpread(found[name])
    expect(found[fastest].median).toBe(Math.min(...RIVALS.map(name => found[name].median)))
  })

  test('gives the time of each verb, the sizes and the growth', () => {
    for (const verb of VERBS) expectSpread(gusher().micros[verb])
    for (const { mean, most } of Object.values(gusher().bytes)) expect(most).toBeGreaterThanOrEqual(mean)
    for (const name of GROWTHS) expectSpread(gusher().growth[name]?.ratio)
    expect(gusher().calibrator.swing).toBeGreaterThanOrEqual(1)
  })

  test('says of each target what was reached', () => {
    for (const { atLeast, atMost, reached, passed } of gusher().targets)
      expect(passed).toBe(atLeast === undefined ? reached <= (atMost ?? 0) : reached >= atLeast)
    expect(gusher().targets.map(({ name }) => name)).toContain('replay, times its fastest mount')
  })
})

describe('a quick run of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wildcat-bench-'))
  const out = join(folder, 'bench.json')
  let printed: string
  let report: ServerReport

  beforeAll(() => {
    const { status, stdout, stderr } = bench('--quick', '--server', '--game', 'giganten', '--out', out)
    expect(stderr).toBe('')
    expect(status).toBe(0)
    printed = stdout
    const { servers, games }: Report = JSON.parse(readFileSync(out, 'utf8'))
    expect(games).toEqual([])
    report = at(servers, 0)
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  test('gives each figure beside another server’s', () => {
    expect(report).toMatchObject({ game: 'giganten', seats: 4, tables: 4 })
    for (const name of [
      'cpu',
      'echo',
      'perSecond',
      'p50',
      'p99',
      'durableCpu',
      'durableP50',
      'durableP99',
      'coldCpu',
      'coldWall',
    ] as const) {
      expectSpread(report[name].ours)
      expectSpread(report[name].theirs)
      expectSpread(report[name].ratio)
    }
    for (const name of ['reconnect', 'thinking', 'inside', 'stretch'] as const) expectSpread(report[name])
    expect(report.written.median).toBeGreaterThanOrEqual(0) // nothing, where temporary files are kept in memory
  })

  test('says of each target what was reached', () => {
    for (const { name, atLeast, atMost, reached, passed } of report.targets) {
      expect(passed).toBe(atLeast === undefined ? reached <= (atMost ?? 0) : reached >= atLeast)
      expect(printed).toContain(name)
    }
    expect(report.targets.length).toBeGreaterThanOrEqual(10)
  })
})

test('each game has targets of its own', () => {
  const spread = { median: 400_000, min: 1, max: 1 }
  const ratios = { client: spread, reducer: spread, clientWithDrafts: spread }
  const race = { perSecond: { wildcat: spread, ...ratios }, ratios, fastest: 'client' } as const
  const growth = { bySeats: null, byAge: null, byTable: null, byRecord: null }
  const reached = (game: string) =>
    targetsOf({ game, replay: race, random: race, growth, plans: null }).filter(({ name }) => name.endsWith('commands/s'))
  expect(reached('gusher').map(({ atLeast, passed }) => [atLeast, passed])).toEqual(Array(2).fill([500_000, false]))
  expect(reached('giganten').map(({ atLeast, passed }) => [atLeast, passed])).toEqual(Array(2).fill([300_000, true]))
})

test('as many games are played as have so many commands, and at each number of seats', async () => {
  const engine = await titleOf('gusher')?.engine()
  if (engine === undefined) throw new Error('the example game is gone')
  const { least, most } = engine.seats
  const seats = Array.from({ length: most - least + 1 }, (_, n) => least + n)
  const seatsOf = (commands: number) => playedGames(engine, commands).map(({ start }) => start.seats)
  const lengths = playedGames(engine, 1_000).map(({ commands }) => commands.length)
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  expect(sum(lengths)).toBeGreaterThanOrEqual(1_000)
  expect(sum(lengths.slice(0, -1))).toBeLessThan(1_000)
  expect(seatsOf(1)).toEqual(seats)
  expect(seatsOf(1_000).slice(0, seats.length)).toEqual(seats)
})

function expectSpread(spread: Spread | undefined) {
  if (spread === undefined) throw new Error('a figure is missing')
  expect(spread.min).toBeGreaterThan(0)
  expect(spread.median).toBeGreaterThanOrEqual(spread.min)
  expect(spread.max).toBeGreaterThanOrEqual(spread.median)
}

describe('the command line', () => {
  test('helps', () => {
    const { status, stdout } = bench('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('--quick')
  })

  test.each([
    [['--game', 'chess'], "no game 'chess'"],
    [['--repetitions', '0'], '--repetitions is a whole number'],
    [['--fast'], "'--fast'"],
    [['gusher'], "'gusher'"],
  ])('refuses %j with exit code 2', (args, why) => {
    const { status, stdout, stderr } = bench(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(why)
  })
})

test('a spread is the median with the least and the most', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
  expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 })
  expect(ratios([10, 20, 90], [10, 10, 10])).toEqual({ median: 2, min: 1, max: 9 })
})

test('bots play at many tables beside people, and are measured', () => {
  const { status, stdout } = spawnSync(process.execPath, [SCALE, 'bots', '--quick'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/8 bots of all levels at 2 tables.*made (?!0\.0)[\d.]+ moves a second.*event loop waited for p99 [\d.]+ ms/s)
})

test('a crowd comes, plays and is measured', () => {
  const { status, stdout } = spawnSync(process.execPath, [SCALE, 'crowd', '--quick'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/20 sockets, 3 tables under way.*answered after p50/s)
})
