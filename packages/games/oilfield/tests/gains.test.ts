/** What a screen says that an action would bring now. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { buildable, drillGain, localGain, nationalCubes } from '../gains.ts'
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

test('[OIL-5.5, OIL-5.7, OIL-7.1] what a store brings on the markets', () => {
  const stores = [0, 0, 0].map(() => ({ oil: 3, gas: 2 }))
  expect(localGain(seen({ stores }), 1)).toEqual({ money: 6, vp: 3 })
  expect(nationalCubes(seen({ stores }), 1)).toBe(3)
  expect(nationalCubes(seen({ stores, expansions: [[], ['gasRefinery'], []] }), 1)).toBe(5)
})

test('[OIL-5.1] a lease by a card needs one on show, a marker and the money for it', () => {
  const leases = showing('dallas')
  expect(whyNoLease(seen({ leases }), 1)).toBeUndefined()
  expect(whyNoLease(seen({ leases: showing() }), 1)).toBe('none')
  expect(whyNoLease(seen({ leases, money: [20, 4, 20] }), 1)).toBe('money')
  const four = plots({ pecos: [[1], [1], [1], [1]] })
  expect(whyNoLease(seen({ leases, plots: four }), 1)).toBe('marker')
})
