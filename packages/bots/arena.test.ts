import { type Outcome, replay } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { playContest, recordGame } from './arena.ts'
import { type Contest, openArena } from './contest.ts'
import { fixtureBot } from './fixtures/index.ts'
import { loadEngine } from './load-engine.ts'
import { seating } from './seating.ts'

const contest = (changes: Partial<Contest> = {}): Contest => ({
  game: 'gusher',
  seats: 3,
  options: {},
  seed: 5,
  games: 250,
  bots: ['random', 'random', 'random'],
  ...changes,
})
const spreadOf = (list: number[]) => ({
  mean: list.reduce((a, b) => a + b, 0) / list.length,
  min: Math.min(...list),
  max: Math.max(...list),
})

describe('a contest', () => {
  test('comes to the same whatever the number of threads', async () => {
    const alone = await playContest(contest(), { threads: 0 })
    expect(await playContest(contest(), { threads: 1 })).toEqual(alone)
    expect(await playContest(contest(), { threads: 3 })).toEqual(alone)
    expect(await playContest(contest({ seed: 6 }), { threads: 0 })).not.toEqual(alone)
  })

  test('adds up to what its games were, one by one', async () => {
    const games = 12
    const engine = await loadEngine('gusher')
    const arena = await openArena(contest())
    const rounds: number[] = []
    const commands: number[] = []
    const scores: number[][] = [[], [], []]
    const winning: number[] = []
    const wins = [0, 0, 0]
    const winsBySeat = [0, 0, 0]
    for (let game = 0; game < games; game++) {
      const record = arena.record(game, 1_000)
      const { state, departure } = replay(engine, record)
      expect(departure).toBeUndefined()
      const outcome: Outcome | 'open' = state.outcome
      if (outcome === 'open') throw new Error('not over')
      const botAt = seating(3, 3, game)
      for (const seat of outcome.winners) {
        winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1 / outcome.winners.length / games
        const bot = botAt[seat] ?? 0
        winning.push(outcome.scores[seat] ?? 0)
        wins[bot] = (wins[bot] ?? 0) + 1 / outcome.winners.length / games
      }
      for (const [seat, score] of outcome.scores.entries()) scores[botAt[seat] ?? 0]?.push(score)
      rounds.push(state.round)
      commands.push(record.entries.length)
    }
    const result = await playContest(contest({ games }), { threads: 2 })
    expect(result.games).toBe(games)
    expect(result.rounds).toEqual(spreadOf(rounds))
    expect(result.commands).toEqual(spreadOf(commands))
    expect(result.scores).toEqual(scores.map(spreadOf))
    expect(result.winning).toEqual(spreadOf(winning))
    for (const [bot, rate] of result.wins.entries()) expect(rate).toBeCloseTo(wins[bot] ?? 0)
    for (const [seat, rate] of result.winsBySeat.entries()) expect(rate).toBeCloseTo(winsBySeat[seat] ?? 0)
  })

  test('lets bots see their view and nothing else', async () => {
    const result = await playContest(contest({ bots: [fixtureBot('spy')], games: 30 }), { threads: 0 })
    expect(result.games).toBe(30)
  })

  test('goes on as if nothing had happened when a bot replaces and changes all it is given', async () => {
    const between = (bot: 'first' | 'peeker') => playContest(contest({ bots: ['random', fixtureBot(bot)], games: 30 }), { threads: 0 })
    expect(await between('peeker')).toEqual(await between('first'))
  })

  test('plays on what a bot has said of its turn without asking it again', async () => {
    const { entries } = await recordGame({ contest: contest({ bots: [fixtureBot('turner')] }), game: 0, commands: 200 })
    const peeks = entries.flatMap((entry, n) => (entry.kind === 'command' && entry.command.kind === 'peek' ? [n] : []))
    expect(peeks.length).toBeGreaterThan(3)
    for (const peek of peeks)
      expect(entries[peek + 1]).toEqual({ kind: 'command', seat: entries[peek]?.seat, command: { kind: 'endTurn' } })
  })
  test('is played by rules that nobody can replace', async () => {
    expect(Object.isFrozen(await loadEngine('gusher'))).toBe(true)
  })

  test.each(['gusher', 'giganten'])('lets bots play on in worlds of their own: %s', async game => {
    const result = await playContest(contest({ game, bots: [fixtureBot('dreamer')], games: 3 }), { threads: 0 })
    expect(result.games).toBe(3)
  })

  test('seats fewer bots than seats in turn', async () => {
    const { wins, scores, winsBySeat } = await playContest(contest({ seats: 5, bots: ['random', 'random'], games: 40 }), { threads: 0 })
    expect([wins.length, scores.length, winsBySeat.length]).toEqual([2, 2, 5])
  })

  test('tells how far it is', async () => {
    const told: number[] = []
    await playContest(contest(), { threads: 2, progress: games => told.push(games) })
    expect(told.length).toBeGreaterThan(20)
    expect(told.at(-1)).toBe(250)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  test.each([0, 2])('is stopped, with %i threads', async threads => {
    const stop = new AbortController()
    const progress = () => stop.abort(new Error('enough'))
    await expect(playContest(contest({ games: 500_000 }), { threads, signal: stop.signal, progress })).rejects.toThrow('enough')
  })

  test('is stopped while a bot thinks for ever', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('enough')), 400)
    const playing = playContest(contest({ bots: [fixtureBot('endless')] }), { threads: 2, signal: stop.signal })
    await expect(playing).rejects.toThrow('enough')
  })

  test('ends a thought that takes too long, and says whose and in which game', async () => {
    const playing = playContest(contest({ bots: ['random', fixtureBot('endless')] }), { threads: 2, deadline: 500 })
    await expect(playing).rejects.toThrow(/^gusher, 3 seats, seed 5, game 0: the bot '.*endless\.ts' did not answer within 0\.5 s$/)
  })

  test('leaves time to a bot that answers in the end, as long as each decision is in time', async () => {
    const slow = contest({ bots: [fixtureBot('patient')], budget: { milliseconds: 100 }, games: 1 })
    const before = performance.now()
    await expect(playContest(slow, { threads: 1, deadline: 2_000 })).resolves.toHaveProperty('games', 1)
    expect(performance.now() - before).toBeGreaterThan(2_000) // or it would show nothing
  })

  test('says in which game a bot took its thread down', async () => {
    const playing = playContest(contest({ bots: [fixtureBot('quitter')] }), { threads: 1 })
    await expect(playing).rejects.toThrow(/^gusher, 3 seats, seed 5, game 0: the bot '.*quitter\.ts' failed: worker exited with code: 3$/)
  })

  test.each([0, 2])('cuts a game that does not end and says which, with %i threads', async threads => {
    await expect(playContest(contest({ longest: 20 }), { threads })).rejects.toThrow(
      'gusher, 3 seats, seed 5, game 0: it is not over after 20 commands',
    )
  })

  test.each([
    ['cheat', 'which is illegal'],
    ['babbler', 'which is not a command'],
    ['forger', 'read only'],
    ['thrower', 'lost the thread'],
  ] as const)('ends at the first game in which %s fails', async (bot, message) => {
    const failing = playContest(contest({ bots: ['random', fixtureBot(bot)] }), { threads: 1 })
    await expect(failing).rejects.toThrow(message)
    await expect(failing).rejects.toThrow('gusher, 3 seats, seed 5, game 0: ')
  })

  test.each([
    [{ game: 'chess' }, "there is no game 'chess'"],
    [{ bots: ['nobody'] }, "there is no bot 'nobody'"],
    [{ options: { rounds: -4 } }, 'the options are refused'],
  ])('does not begin with %j', async (changes, message) => {
    for (const threads of [0, 1]) await expect(playContest(contest(changes), { threads })).rejects.toThrow(message)
  })
})

describe('a record of one of its games', () => {
  test('is not waited for when a bot thinks for ever', async () => {
    const endless = contest({ bots: [fixtureBot('endless')] })
    const recording = recordGame({ contest: endless, game: 4, commands: 9 }, { deadline: 400 })
    await expect(recording).rejects.toThrow(/game 4: the bot '.*' did not answer within 0\.4 s/)
  })

  test('can be cut short', async () => {
    const whole = await recordGame({ contest: contest(), game: 3, commands: 1_000 })
    const part = await recordGame({ contest: contest(), game: 3, commands: 7 })
    expect(part.entries).toEqual(whole.entries.slice(0, 7))
    expect((await recordGame({ contest: contest(), game: 3, commands: 0 })).entries).toEqual([])
  })

  test('is stopped while a bot thinks for ever', async () => {
    const recording = recordGame(
      { contest: contest({ bots: [fixtureBot('endless')] }), game: 0, commands: 9 },
      { signal: AbortSignal.timeout(300) },
    )
    await expect(recording).rejects.toThrow('timeout')
  })
})
