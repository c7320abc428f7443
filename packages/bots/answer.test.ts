import { keyFrom } from '@wildcat/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, tell } from './answer.ts'
import { anyBot } from './file-bot.ts'
import { firstQuestion, fixtureBot } from './fixtures/index.ts'
import { loadEngine } from './load-engine.ts'
import { luckOf } from './luck.ts'
import { botsFor } from './registry.ts'

const KEY = keyFrom(7)
const ask = async (bot: string, key: readonly number[] = KEY) =>
  (await answer({ question: await firstQuestion(bot), budget: {}, key }, anyBot)).command

describe('an answer', () => {
  test('is a legal command, different with other luck and the same with the same', async () => {
    const engine = await loadEngine('gusher')
    const { view, seat } = await firstQuestion('random')
    const said = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const command = await ask('random', keyFrom(n))
      expect(engine.check(view, seat, command)).toBeNull()
      expect(await ask('random', keyFrom(n))).toEqual(command)
      said.add(JSON.stringify(command))
    }
    expect(said.size).toBeGreaterThan(5)
  })

  test('is refused when there is no such game', async () => {
    const question = { ...(await firstQuestion('random')), game: 'chess' }
    await expect(answer({ question, budget: {}, key: KEY })).rejects.toThrow("there is no game 'chess'; there is: ")
  })

  test('is refused when there is no such bot', async () => {
    await expect(ask('toString')).rejects.toThrow("there is no bot 'toString' for gusher; there is: random")
  })

  test('is refused when the seat is not asked', async () => {
    const question = await firstQuestion('random')
    const other = { ...question, seat: (question.seat + 1) % 3 }
    await expect(answer({ question: other, budget: {}, key: KEY })).rejects.toThrow('has nothing to decide')
  })

  test.each([
    ['thrower', 'lost the thread'],
    ['cheat', 'the bot \'cheat\' answered {"kind":"drill","well":999}, which is illegal: {"rule":"GSH-'],
    ['babbler', 'the bot \'babbler\' answered {"kind":"blah"}, which is not a command'],
    ['forger', 'read only'],
    ['not-a-bot', 'is not a bot: its default export must have an id, names and choose'],
  ] as const)('of %s is an error that says so', async (bot, message) => {
    await expect(ask(fixtureBot(bot))).rejects.toThrow(message)
  })

  test('is refused when there is no such file', async () => {
    await expect(ask('./missing.ts')).rejects.toThrow('missing.ts')
  })

  test('never comes from a file where only listed bots may play', async () => {
    const question = await firstQuestion(fixtureBot('patient'))
    await expect(answer({ question, budget: {}, key: KEY })).rejects.toThrow('there is no bot')
  })

  test('comes when the milliseconds are used up, and says so', async () => {
    const question = await firstQuestion(fixtureBot('patient'))
    const before = performance.now()
    const { cutShort } = await answer({ question, budget: { milliseconds: 60 }, key: KEY }, anyBot)
    expect(cutShort).toBe(true)
    expect(performance.now() - before).toBeGreaterThanOrEqual(60)
  })
})

test('a turn is answered as far as it can be understood', async () => {
  const question = await firstQuestion(fixtureBot('turner'))
  const said = await answer({ question, budget: {}, key: KEY }, anyBot)
  expect(said).toMatchObject({ command: { kind: 'peek' }, rest: [{ kind: 'endTurn' }] })
  const [rests, cuts]: [unknown[], string[]] = [[], []]
  tell({ rest: commands => void rests.push(commands), cutShort: () => void cuts.push('cut') }, said)
  tell({ rest: commands => void rests.push(commands), cutShort: () => void cuts.push('cut') }, { ...said, rest: [], cutShort: true })
  expect([rests, cuts]).toEqual([[said.rest], ['cut']])
})

describe('bots', () => {
  test('are listed for a game that has none of its own, also under an odd name', async () => {
    expect((await botsFor('constructor')).map(({ id }) => id)).toEqual(['random'])
  })
})

describe('luck', () => {
  test('is even, repeats itself for the same key, and differs from seat to seat', () => {
    const draws = (key: number[], seat: number) => {
      const luck = luckOf(key, seat)
      return Array.from({ length: 600 }, () => luck.below(6))
    }
    fc.assert(
      fc.property(fc.nat(), fc.nat(4), (seed, seat) => {
        const rolls = draws(keyFrom(seed), seat)
        expect(draws(keyFrom(seed), seat)).toEqual(rolls)
        expect(draws(keyFrom(seed), seat + 1)).not.toEqual(rolls)
        for (let face = 0; face < 6; face++) expect(rolls.filter(roll => roll === face).length).toBeGreaterThan(40)
      }),
      { numRuns: 30, seed: 1 },
    )
  })

  test('gives a new key for each world', () => {
    const luck = luckOf(KEY, 0)
    expect(luck.key()).toHaveLength(8)
    expect(luck.key()).not.toEqual(luck.key())
  })
})
