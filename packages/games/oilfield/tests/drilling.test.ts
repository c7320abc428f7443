/** [OIL-5.4, OIL-6.1, OIL-7.1, OIL-9.2] Drilling. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { Field, Tower } from '../components.ts'
import type { Cubes, State } from '../state.ts'
import { ADVANCED, DECLINE, fields, plots, stage } from './stage.ts'

const { table } = testTable(stage)
type Sold = CommandOf<'drill'>['sold']
const drill = (tower: Tower, oil: number, gas: number, sold: Sold = 'nothing', field: Field = 'dallas') =>
  ({ kind: 'drill', tower, field, oil, gas, sold }) as const
const drilling = (changes: Partial<State>) =>
  table({ agenda: [{ kind: 'drill', seat: 1, by: 'worker', only: 'all', used: [] }], ...changes })

/** Seat 1 drills with one tower in Dallas, where so much lies; his store holds three cubes and so much is in it. */
const one = (tower: Tower, there: Cubes, store: Cubes = { oil: 0, gas: 0 }, refinery = false) =>
  drilling({
    options: ADVANCED,
    plots: plots({ dallas: [[1, tower]] }),
    fields: fields({ dallas: there }),
    stores: [{ oil: 0, gas: 0 }, store, { oil: 0, gas: 0 }],
    expansions: [[], refinery ? ['gasRefinery'] : [], []],
  })
const ways = (t: ReturnType<typeof one>) => t.legal(1).filter(command => command.kind !== 'decline')

test.each<[Tower, number]>([
  ['small', 2],
  ['medium', 3],
])('[OIL-6.1] a %s tower takes %i oil', (tower, oil) => {
  const t = one(tower, { oil: 5, gas: 5 })
  expect(ways(t)).toEqual([drill(tower, oil, 0)])
  t.play(1, drill(tower, oil, 0))
  expect(t.state.stores[1]).toEqual({ oil, gas: 0 })
  expect(t.state.fields.dallas).toMatchObject({ oil: 5 - oil, gas: 5 })
  expect(t.events('spectator')).toEqual([{ kind: 'drilled', seat: 1, tower, field: 'dallas', oil, gas: 0, sold: 'nothing' }])
  expect(t.played).toBe(true)
})

test('[OIL-6.1] a mixed tower takes 1 oil, 1 gas and 1 of choice', () => {
  const t = one('mixed', { oil: 5, gas: 5 })
  expect(ways(t)).toEqual([drill('mixed', 2, 1), drill('mixed', 1, 2)])
  expect(t.refusal(1, drill('mixed', 3, 0))).toEqual({ rule: 'OIL-5.4', why: 'notThatHaul' })
  expect(t.refusal(1, drill('mixed', 1, 1))).toEqual({ rule: 'OIL-5.4', why: 'notThatHaul' })
  t.play(1, drill('mixed', 1, 2))
  expect(t.state.stores[1]).toEqual({ oil: 1, gas: 2 })
  expect(t.state.fields.dallas).toMatchObject({ oil: 4, gas: 3 })
})

test('[OIL-6.1] a small local takes 1 oil or 1 gas and sells it at once, without a store', () => {
  const full = { oil: 3, gas: 0 }
  const t = one('smallLocal', { oil: 5, gas: 5 }, full)
  expect(ways(t)).toEqual([drill('smallLocal', 0, 0, 'oil'), drill('smallLocal', 0, 0, 'gas')])
  const bag = { ...t.state.bag }
  t.play(1, drill('smallLocal', 0, 0, 'oil'))
  expect(t.state).toMatchObject({ money: [20, 22, 20], bank: -2, vp: [0, 0, 0], earned: [0, 0, 0] })
  expect(t.state.bag).toEqual({ ...bag, oil: bag.oil + 1 }) // [OIL-5.10]
  const u = one('smallLocal', { oil: 5, gas: 5 }, full).play(1, drill('smallLocal', 0, 0, 'gas'))
  expect(u.state).toMatchObject({ money: [20, 20, 20], vp: [0, 1, 0], earned: [0, 1, 0], fields: { dallas: { oil: 5, gas: 4 } } })
  expect([u.state.bag.gas, u.state.stores[1]]).toEqual([bag.gas + 1, full])
})

test('[OIL-6.1] a medium local stores 3 oil and sells 1 gas at once', () => {
  const t = one('mediumLocal', { oil: 5, gas: 5 })
  expect(ways(t)).toEqual([drill('mediumLocal', 3, 0, 'gas')])
  t.play(1, drill('mediumLocal', 3, 0, 'gas'))
  expect(t.state).toMatchObject({ vp: [0, 1, 0], fields: { dallas: { oil: 2, gas: 4 } } })
  expect(t.state.stores[1]).toEqual({ oil: 3, gas: 0 })
})

test('[OIL-5.6] what a tower sells does not pay the supervisor', () => {
  const t = one('smallLocal', { oil: 5, gas: 5 }).play(1, drill('smallLocal', 0, 0, 'oil'))
  expect(t.state.money).toEqual([20, 22, 20])
})

test('[OIL-5.4] a 3-oil tower on a field with 1 oil takes 1', () => {
  expect(ways(one('medium', { oil: 1, gas: 5 }))).toEqual([drill('medium', 1, 0)])
})

test.each<[Tower, Cubes, CommandOf<'drill'>[]]>([
  ['mixed', { oil: 5, gas: 0 }, [drill('mixed', 2, 0)]],
  ['mixed', { oil: 0, gas: 5 }, [drill('mixed', 0, 2)]],
  ['mixed', { oil: 1, gas: 5 }, [drill('mixed', 1, 2)]],
  ['mixed', { oil: 5, gas: 1 }, [drill('mixed', 2, 1)]],
  ['mixed', { oil: 1, gas: 1 }, [drill('mixed', 1, 1)]],
  ['smallLocal', { oil: 0, gas: 1 }, [drill('smallLocal', 0, 0, 'gas')]],
  ['smallLocal', { oil: 1, gas: 0 }, [drill('smallLocal', 0, 0, 'oil')]],
  ['mediumLocal', { oil: 2, gas: 0 }, [drill('mediumLocal', 2, 0)]],
  ['mediumLocal', { oil: 0, gas: 2 }, [drill('mediumLocal', 0, 0, 'gas')]],
  ['government', { oil: 5, gas: 2 }, [drill('government', 0, 0, 'gas')]],
  ['governmentPaid', { oil: 5, gas: 2 }, [drill('governmentPaid', 2, 0, 'gas')]],
  ['governmentPaid', { oil: 1, gas: 0 }, [drill('governmentPaid', 1, 0)]],
])('[OIL-5.4] what the field has not got is not taken: %s, %j', (tower, there, expected) => {
  expect(ways(one(tower, there))).toEqual(expected)
})

test.each<[Tower, Cubes]>([
  ['small', { oil: 0, gas: 5 }],
  ['medium', { oil: 0, gas: 5 }],
  ['mixed', { oil: 0, gas: 0 }],
  ['smallLocal', { oil: 0, gas: 0 }],
  ['mediumLocal', { oil: 0, gas: 0 }],
  ['government', { oil: 5, gas: 0 }],
  ['governmentPaid', { oil: 0, gas: 0 }],
])('[OIL-5.4] where there is nothing of it the tower cannot be used: %s, %j', (tower, there) => {
  const t = one(tower, there)
  expect(ways(t)).toEqual([])
  expect(t.refusal(1, drill(tower, 1, 0))).toEqual({ rule: 'OIL-5.4', why: 'nothingToTake' })
})

test.each<[Tower, number, CommandOf<'drill'>[]]>([
  ['small', 1, [drill('small', 1, 0)]],
  ['medium', 2, [drill('medium', 2, 0)]],
  ['mixed', 2, [drill('mixed', 2, 0), drill('mixed', 1, 1), drill('mixed', 0, 2)]],
  ['mixed', 1, [drill('mixed', 1, 0), drill('mixed', 0, 1)]],
  ['mediumLocal', 1, [drill('mediumLocal', 1, 0, 'gas')]],
  ['mediumLocal', 0, [drill('mediumLocal', 0, 0, 'gas')]],
  ['governmentPaid', 1, [drill('governmentPaid', 1, 0, 'gas')]],
])('[OIL-5.4] where room is short what does not fit stays, and kinds are chosen: %s, room %i', (tower, room, expected) => {
  expect(ways(one(tower, { oil: 5, gas: 5 }, { oil: 3 - room, gas: 0 }))).toEqual(expected)
})

test.each<Tower>(['small', 'medium', 'mixed'])('[OIL-5.4] stored cubes are never thrown away: %s with a full store', tower => {
  const t = one(tower, { oil: 5, gas: 5 }, { oil: 1, gas: 2 })
  expect(ways(t)).toEqual([])
  expect(t.refusal(1, drill(tower, 1, 0))).toEqual({ rule: 'OIL-5.4', why: 'noRoom' })
})

test.each<[Tower, Cubes]>([
  ['mediumLocal', { oil: 5, gas: 0 }],
  ['mixed', { oil: 0, gas: 5 }],
  ['mixed', { oil: 5, gas: 0 }],
])('[OIL-5.4] with a full store the reason is the room: %s, %j', (tower, there) => {
  expect(one(tower, there, { oil: 3, gas: 0 }).refusal(1, drill(tower, 1, 0))).toEqual({ rule: 'OIL-5.4', why: 'noRoom' })
})

test('[OIL-5.4] what must be sold at once is sold', () => {
  const t = one('mediumLocal', { oil: 5, gas: 5 })
  expect(t.refusal(1, drill('mediumLocal', 3, 0))).toEqual({ rule: 'OIL-5.4', why: 'notThatHaul' })
  expect(t.refusal(1, drill('mediumLocal', 2, 1))).toEqual({ rule: 'OIL-5.4', why: 'notThatHaul' })
})

test('[OIL-6.1] a storage expansion makes room for 2 more', () => {
  const t = drilling({
    plots: plots({ dallas: [[1, 'medium']] }),
    stores: [0, 1, 2].map(() => ({ oil: 1, gas: 2 })),
    expansions: [[], ['storage'], []],
  })
  expect(ways(t)).toEqual([drill('medium', 2, 0)])
})

test.each<[Tower, Cubes, CommandOf<'drill'>[]]>([
  ['smallLocal', { oil: 0, gas: 0 }, [drill('smallLocal', 0, 0, 'oil'), drill('smallLocal', 0, 0, 'gas'), drill('smallLocal', 0, 1)]],
  ['mediumLocal', { oil: 0, gas: 0 }, [drill('mediumLocal', 3, 0, 'gas'), drill('mediumLocal', 2, 1)]],
  ['mediumLocal', { oil: 2, gas: 0 }, [drill('mediumLocal', 1, 0, 'gas'), drill('mediumLocal', 0, 1)]],
  ['mediumLocal', { oil: 3, gas: 0 }, [drill('mediumLocal', 0, 0, 'gas')]],
  ['government', { oil: 0, gas: 0 }, [drill('government', 0, 0, 'gas'), drill('government', 0, 1)]],
  ['governmentPaid', { oil: 0, gas: 0 }, [drill('governmentPaid', 2, 0, 'gas'), drill('governmentPaid', 2, 1)]],
  ['mixed', { oil: 0, gas: 0 }, [drill('mixed', 2, 1), drill('mixed', 1, 2)]],
  ['small', { oil: 0, gas: 0 }, [drill('small', 2, 0)]],
])('[OIL-7.1] with a gas refinery gas that would be sold may be stored: %s, store %j', (tower, store, expected) => {
  expect(ways(one(tower, { oil: 5, gas: 5 }, store, true))).toEqual(expected)
})

test('[OIL-7.1] stored gas brings nothing yet', () => {
  const t = one('government', { oil: 5, gas: 5 }, { oil: 0, gas: 0 }, true).play(1, drill('government', 0, 1))
  expect(t.state).toMatchObject({ vp: [0, 0, 0], fields: { dallas: { gas: 4 } } })
  expect(t.state.stores[1]).toEqual({ oil: 0, gas: 1 })
})

test('[OIL-7.1] without gas in the field there is none to store', () => {
  expect(ways(one('mediumLocal', { oil: 5, gas: 0 }, { oil: 0, gas: 0 }, true))).toEqual([drill('mediumLocal', 3, 0)])
})

const SEVERAL = plots({
  dallas: [
    [1, 'small'],
    [1, 'small'],
  ],
  austin: [
    [0, 'medium'],
    [1, 'smallLocal'],
  ],
  pecos: [[1]],
})

test('[OIL-5.4] every own tower once, one at a time, in any order', () => {
  const t = drilling({ plots: SEVERAL, expansions: [[], ['storage'], []] })
  const [small, oil, gas] = [drill('small', 2, 0), drill('smallLocal', 0, 0, 'oil', 'austin'), drill('smallLocal', 0, 0, 'gas', 'austin')]
  expect(t.legal(1)).toEqual([DECLINE, small, oil, gas])
  t.play(1, small)
  expect(t.legal(1)).toEqual([DECLINE, small, oil, gas])
  t.play(1, gas)
  expect(t.legal(1)).toEqual([DECLINE, small])
  expect(t.refusal(1, oil)).toEqual({ rule: 'OIL-5.4', why: 'towerUsed' })
  t.play(1, small)
  expect(t.played).toBe(true)
  expect(t.state.stores[1]).toEqual({ oil: 4, gas: 0 })
})

test('[OIL-5.4] towers of one kind in two fields are told apart', () => {
  const t = drilling({ plots: plots({ dallas: [[1, 'small']], pecos: [[1, 'small'], [1]] }) })
  expect(ways(t)).toEqual([drill('small', 2, 0), drill('small', 2, 0, 'nothing', 'pecos')])
})

test('[OIL-5.4] he may stop before all are used', () => {
  const t = drilling({ plots: SEVERAL })
    .play(1, drill('small', 2, 0))
    .play(1, DECLINE)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'drillingStopped', seat: 1 })
  expect(t.played).toBe(true)
  expect(t.state.fields.austin).toEqual(fields({}).austin)
})

test('[OIL-5.4] only own towers, each from its own field', () => {
  const t = drilling({ plots: SEVERAL })
  expect(t.refusal(1, drill('medium', 3, 0, 'nothing', 'austin'))).toEqual({ rule: 'OIL-5.4', why: 'noSuchTower' })
  expect(t.refusal(1, drill('small', 2, 0, 'nothing', 'pecos'))).toEqual({ rule: 'OIL-5.4', why: 'noSuchTower' })
})

test('[OIL-5.4] nothing is drawn from the bag', () => {
  const t = one('medium', { oil: 1, gas: 0 })
  const bag = { ...t.state.bag }
  t.play(1, drill('medium', 1, 0))
  expect(t.state.bag).toEqual(bag)
  expect(t.state.fields.dallas).toMatchObject({ oil: 0, gas: 0, level: 3 })
})

test('[OIL-9.2] on strike nothing is extracted, in other fields it is', () => {
  const t = drilling({ plots: SEVERAL, strike: 'dallas' })
  expect(t.legal(1)).toEqual([DECLINE, drill('smallLocal', 0, 0, 'oil', 'austin'), drill('smallLocal', 0, 0, 'gas', 'austin')])
  expect(t.refusal(1, drill('small', 2, 0))).toEqual({ rule: 'OIL-9.2', why: 'onStrike' })
})

test('[OIL-7.2] a national tower does not drill', () => {
  const t = one('national', { oil: 5, gas: 5 })
  expect(ways(t)).toEqual([])
  expect(t.refusal(1, drill('national', 1, 0))).toEqual({ rule: 'OIL-7.2', why: 'drillsOnlyNationally' })
})

test('[OIL-9.1] gas in an exhausted field may still be drilled', () => {
  const t = drilling({ plots: plots({ dallas: [[1, 'smallLocal']] }), fields: fields({ dallas: { oil: 0, gas: 2, level: 0 } }) })
  expect(ways(t)).toEqual([drill('smallLocal', 0, 0, 'gas')])
})

test('[OIL-7.3] a government tower with its disc and a paid-up one in the same field are told apart', () => {
  const t = drilling({
    options: ADVANCED,
    plots: plots({
      dallas: [
        [1, 'government'],
        [1, 'governmentPaid'],
      ],
    }),
  })
  expect(ways(t)).toEqual([drill('government', 0, 0, 'gas'), drill('governmentPaid', 2, 0, 'gas')])
  t.play(1, drill('governmentPaid', 2, 0, 'gas'))
  expect(ways(t)).toEqual([drill('government', 0, 0, 'gas')])
})
