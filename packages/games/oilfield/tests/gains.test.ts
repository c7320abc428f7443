/** What a screen says that an action would bring now. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { buildable, drillGain, localGain, nationalCubes } from '../gains.ts'
import { inSections } from '../queries.ts'
import type { State } from '../state.ts'
import { view as viewOf } from '../view.ts'
import { whyNoLease } from '../words/facts.ts'
import { fields, plots, selling, showing, stage } from './stage.ts'

const { table } = testTable(stage)
const seen = (changes: Partial<State>) => viewOf(table({ agenda: [{ kind: 'placeWorker', seat: 1 }], ...changes }).state, 1)

test('[OIL-5.2] a building is within reach if it can be paid and has a place', () => {
  const tiles = selling('small', 'mediumLocal', 'storage')
  expect(buildable(seen({ tiles, plots: plots({}) }), 1)).toEqual(['storage'])
  expect(buildable(seen({ tiles, plots: plots({ austin: [[1]] }), money: [20, 12, 20] }), 1)).toEqual(['small', 'storage'])
})

test('[OIL-5.4] drilling adds up all own towers, with what is in the field, the room in the store and strikes', () => {
  const towers = plots({ dallas: [[1, 'medium']], austin: [[1, 'smallLocal']], pecos: [[1, 'small']] })
  const grounds = fields({ dallas: { oil: 1, gas: 4 }, austin: { oil: 0, gas: 2 }, pecos: { oil: 5, gas: 0 } })
  const stores = [0, 0, 0].map(() => ({ oil: 0, gas: 0 }))
  expect(drillGain(seen({ plots: towers, fields: grounds, stores }), 1)).toEqual({ oil: 3, gas: 0, money: 0, vp: 1 })
  expect(drillGain(seen({ plots: towers, fields: grounds, stores, strike: 'pecos' }), 1)).toEqual({ oil: 1, gas: 0, money: 0, vp: 1 })
  const full = stores.with(1, { oil: 2, gas: 1 })
  expect(drillGain(seen({ plots: towers, fields: grounds, stores: full }), 1)).toEqual({ oil: 0, gas: 0, money: 0, vp: 1 })
})

test('[OIL-5.4] towers are used in the order that brings most, and a cube that is sold is of either kind', () => {
  const stores = [0, 0, 0].map(() => ({ oil: 0, gas: 0 }))
  const both = plots({
    dallas: [
      [1, 'smallLocal'],
      [1, 'small'],
    ],
  })
  const ground = fields({ dallas: { oil: 2, gas: 1 } })
  expect(drillGain(seen({ plots: both, fields: ground, stores }), 1)).toEqual({ oil: 2, gas: 0, money: 0, vp: 1 })
  const lone = { plots: plots({ dallas: [[1, 'smallLocal']] }), fields: ground, stores }
  expect(drillGain(seen(lone), 1, 'money')).toMatchObject({ money: 2, vp: 0 })
  expect(drillGain(seen(lone), 1, 'vp')).toMatchObject({ money: 0, vp: 1 })
})

test('[OIL-6.2] cubes lie in the sections in which they fill most of them', () => {
  expect(inSections(2, 1)).toEqual([0, 2]) // a tank is full, the base would not be
  expect(inSections(3, 1)).toEqual([3, 0])
  expect(inSections(4, 2)).toEqual([0, 2, 2])
  expect(inSections(5, 1)).toEqual([3, 2])
  expect(inSections(1, 0)).toEqual([1])
})

test('[OIL-5.5, OIL-5.7, OIL-7.1] what a store brings on the markets', () => {
  const stores = [0, 0, 0].map(() => ({ oil: 3, gas: 2 }))
  expect(localGain(seen({ stores }), 1, 'money')).toEqual({ money: 6, vp: 2 })
  expect(localGain(seen({ stores }), 1, 'vp')).toEqual({ money: 2, vp: 3 })
  expect(nationalCubes(seen({ stores }), 1)).toEqual({ stored: 3, ofTowers: 0 })
  expect(nationalCubes(seen({ stores, expansions: [[], ['gasRefinery'], []] }), 1)).toEqual({ stored: 5, ofTowers: 0 })
  const towers = plots({ dallas: [[1, 'national']] })
  const grounds = fields({ dallas: { oil: 1, gas: 0 } })
  expect(nationalCubes(seen({ stores, plots: towers, fields: grounds }), 1)).toEqual({ stored: 3, ofTowers: 1 })
})

test('[OIL-5.1] a lease by a card needs one on show, a marker and the money for it', () => {
  const leases = showing('dallas')
  expect(whyNoLease(seen({ leases }), 1)).toBeUndefined()
  expect(whyNoLease(seen({ leases: showing() }), 1)).toBe('none')
  expect(whyNoLease(seen({ leases, money: [20, 4, 20] }), 1)).toBe('money')
  const four = plots({ pecos: [[1], [1], [1], [1]] })
  expect(whyNoLease(seen({ leases, plots: four }), 1)).toBe('marker')
})
