import { at, keyFrom, type Policy, type Types } from '@wildcat/kernel'
import { describe, expect, test } from 'vitest'
import { playContest } from '../arena.ts'
import { partsOf } from '../levels/index.ts'
import { LADDERS } from '../levels/ladders.ts'
import { OPPONENTS } from '../levels/opponents.ts'
import { luckOf } from '../luck.ts'
import { isMeasured, measuredBot } from '../measured.ts'
import { listedBot } from '../registry.ts'
import { think } from './think.ts'

const partsFor = async (game: string) => {
  const parts = await partsOf(game)
  if (parts === undefined) throw new Error(`${game} cannot be thought about`)
  return parts
}
const SETTINGS = { worlds: 8, horizon: 0, candidates: 4 } as const
const never = () => false

describe.each(Object.keys(LADDERS))('%s', game => {
  test('has five levels', () => expect(LADDERS[game]?.levels).toHaveLength(OPPONENTS.length))

  test('is thought about by what the seat sees: the same view and luck give the same thought, whatever the truth', async () => {
    const parts = await partsFor(game)
    const { engine, policy } = parts
    const { state: truth } = engine.start(
      engine.seats.least + 1,
      at(
        [engine.options(engine.seats.least + 1, {})].flatMap(each => ('ok' in each ? [each.ok] : [])),
        0,
      ),
      keyFrom(7),
    )
    const { below } = luckOf(keyFrom(1), 0)
    for (let n = 0; n < 60; n++) {
      const seat = at(engine.pending(truth), 0)
      const view = engine.view(truth, seat)
      const legal = engine.legal(view, seat)
      if (n % 12 === 11) {
        const thought = (from: Types['view']) =>
          JSON.stringify(think({ ...parts, view: from, seat, legal, luck: luckOf(keyFrom(n), seat), settings: SETTINGS, stopped: never }))
        const other = engine.imagine(view, keyFrom(1000 + n)) // another truth that looks the same from this seat
        expect(thought(engine.view(other, seat))).toBe(thought(view))
      }
      engine.apply(truth, seat, policy.choose(view, seat, legal, below))
    }
  })
})

test.each(['alike', 'various'] as const)('rivals imagined %s play on by the one policy, or by others, too', async rivals => {
  const { engine, policy, evaluation } = await partsFor('giganten')
  const askedOf = new Set<number>()
  const choose: Policy<Types>['choose'] = (view, seat, legal, below) => {
    askedOf.add(seat)
    return policy.choose(view, seat, legal, below)
  }
  const options = engine.options(3, {})
  if ('refused' in options) throw new Error('Giganten refuses its usual options')
  const { state } = engine.start(3, options.ok, keyFrom(7))
  const seat = at(engine.pending(state), 0)
  const view = engine.view(state, seat)
  const asked = { view, seat, legal: engine.legal(view, seat), luck: luckOf(keyFrom(1), seat) }
  think({ engine, policy, evaluation, otherPolicies: [{ choose }], ...asked, settings: { ...SETTINGS, rivals }, stopped: never })
  expect(askedOf).toEqual(new Set(rivals === 'various' ? [0, 1, 2].filter(each => each !== seat) : []))
})

test('who follows advice now and then can be measured; nobody else has such a name', async () => {
  const advised = await measuredBot('giganten', 'advised-3')
  expect(advised?.id).toBe('advised-3')
  expect(isMeasured('advised-3')).toBe(true)
  for (const name of ['advised-', 'advised-three', 'ada']) expect(await measuredBot('giganten', name)).toBeUndefined()
  expect(await measuredBot('gusher', 'advised-3')).toBeUndefined() // there is nobody to advise
})

test('thinking pays: who thinks every decision through beats three of Gus’s kind in most games', async () => {
  const { wins } = await playContest(
    { game: 'giganten', seats: 4, options: {}, games: 4, seed: 3, bots: ['think-8-0', 'gus', 'gus', 'gus'] },
    { threads: 2 },
  )
  expect(wins[0]).toBeGreaterThanOrEqual(0.75)
})

test('the strongest answers with whole turns where driving is thought through', async () => {
  const corvo = await listedBot('giganten', 'corvo')
  const parts = await partsOf('giganten')
  const options = parts?.engine.options(3, {})
  if (parts === undefined || options === undefined || 'refused' in options) throw new Error('Giganten refuses its usual options')
  const { engine, policy } = parts
  const { state } = engine.start(3, options.ok, keyFrom(3))
  const turns: number[] = []
  while (turns.length < 4) {
    const seat = at(engine.pending(state), 0)
    const view = engine.view(state, seat)
    const legal = engine.legal(view, seat)
    const luck = luckOf(keyFrom(turns.length), seat)
    if (view.agenda.at(-1)?.kind === 'drive' && legal.length > 1) {
      const said = corvo.choose({ engine, view, seat, legal, budget: {}, luck, stopped: never })
      turns.push('kind' in said ? 0 : said.rest.length)
    }
    engine.apply(state, seat, policy.choose(view, seat, legal, luck.below))
  }
  expect(Math.max(...turns)).toBeGreaterThan(0)
})
