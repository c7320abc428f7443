/** [OIL-5.2, OIL-5.3] Building. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { capacityOf } from '../queries.ts'
import type { State } from '../state.ts'
import { ADVANCED, DECLINE, fields, plots, selling, stage } from './stage.ts'

const { table } = testTable(stage)
const build = (tile: CommandOf<'build'>['tile'], on: CommandOf<'build'>['on']) => ({ kind: 'build', tile, on }) as const
const building = (changes: Partial<State> = {}) => table({ agenda: [{ kind: 'build', seat: 1, by: 'worker' }], ...changes })
const LEASES = plots({ dallas: [[0], [1, 'small']], austin: [[1]], pecos: [[1], [1]] })

test('[OIL-5.2] one tile on show: a tower on an own lease without a tower, an expansion beside the refinery', () => {
  const t = building({ plots: LEASES, tiles: selling('medium', 'storage', 'mixed') })
  expect(t.legal(1)).toEqual([
    DECLINE,
    build('medium', 'austin'),
    build('medium', 'pecos'),
    build('mixed', 'austin'),
    build('mixed', 'pecos'),
    build('storage', 'refinery'),
  ])
})

test('[OIL-5.2] it is paid at its printed price and placed at once', () => {
  const t = building({ plots: LEASES, tiles: selling('medium', 'storage', 'medium') }).play(1, build('medium', 'pecos'))
  expect(t.state).toMatchObject({ money: [20, 12, 20], bank: 8 })
  expect(t.state.plots).toEqual(plots({ dallas: [[0], [1, 'small']], austin: [[1]], pecos: [[1, 'medium'], [1]] }))
  expect(t.state.tiles.onShow).toEqual(['storage', 'medium'])
  expect(t.state.expansions).toEqual([[], [], []])
  expect(t.events('spectator')).toEqual([{ kind: 'built', seat: 1, tile: 'medium', on: 'pecos', price: 8 }])
})

test('[OIL-5.2] an expansion', () => {
  const t = building({ tiles: selling('storage') }).play(1, build('storage', 'refinery'))
  expect(t.state.expansions).toEqual([[], ['storage'], []])
  expect(t.state.money).toEqual([20, 14, 20])
  expect(capacityOf(t.state, 1)).toBe(5)
  expect(t.played).toBe(true)
})

test('[OIL-5.2] what cannot be paid is not built; after a sale it can', () => {
  const t = building({
    plots: LEASES,
    tiles: selling('small', 'medium'),
    money: [20, 7, 20],
    rows: { 5: [], 3: [], 2: [1] },
    vp: [0, 2, 0],
  })
  expect(t.legal(1)).toEqual([DECLINE, build('small', 'austin'), build('small', 'pecos'), { kind: 'sellInvestment', investment: 2 }])
  expect(t.refusal(1, build('medium', 'austin'))).toEqual({ rule: 'OIL-5.2', why: 'tileTooDear', with: { price: 8, money: 7, means: 11 } })
  t.play(1, { kind: 'sellInvestment', investment: 2 })
  expect(t.refusal(1, build('medium', 'austin'))).toBeUndefined()
})

test('[OIL-5.2] without a place nothing is built', () => {
  const none = building({ plots: plots({ dallas: [[1, 'small'], [0]] }) })
  expect(none.legal(1)).toEqual([DECLINE, build('storage', 'refinery')])
  expect(none.refusal(1, build('small', 'dallas'))).toEqual({ rule: 'OIL-5.2', why: 'noFreeLease' })
  expect(none.refusal(1, build('small', 'refinery'))).toEqual({ rule: 'OIL-5.2', why: 'towersStandInFields' })
  expect(building({ plots: LEASES }).refusal(1, build('storage', 'austin'))).toEqual({ rule: 'OIL-5.2', why: 'expansionsStandAtHome' })
  expect(none.refusal(1, build('mediumLocal', 'dallas'))).toEqual({ rule: 'OIL-5.2', why: 'tileNotOnShow' })
})

test('[OIL-5.2] also in a field that is on strike or exhausted', () => {
  const t = building({ plots: LEASES, strike: 'austin', fields: fields({ pecos: { oil: 0, gas: 1, level: 0 } }) })
  expect(t.refusal(1, build('small', 'austin'))).toBeUndefined()
  expect(t.refusal(1, build('small', 'pecos'))).toBeUndefined()
})

test('[OIL-5.3] a tower just built may drill at once, free, that tower only', () => {
  const t = building({ plots: LEASES }).play(1, build('medium', 'austin'))
  expect(t.pending).toEqual([1])
  const drill = { kind: 'drill', tower: 'medium', field: 'austin', oil: 3, gas: 0, sold: 'nothing' } as const
  expect(t.legal(1)).toEqual([DECLINE, drill])
  expect(t.refusal(1, { ...drill, tower: 'small', field: 'dallas', oil: 2 })).toEqual({ rule: 'OIL-5.3', why: 'onlyTheNewTower' })
  t.play(1, drill)
  expect(t.state).toMatchObject({ money: [20, 12, 20], stores: [{ oil: 0 }, { oil: 3 }, { oil: 0 }] })
  expect(t.played).toBe(true)
})

test('[OIL-5.2] on the first space of the board as on any other', () => {
  const t = building({ plots: plots({ dallas: [[1]] }) }).play(1, build('small', 'dallas'))
  expect(t.state.plots).toEqual(plots({ dallas: [[1, 'small']] }))
})

test('[OIL-5.3] he need not', () => {
  const t = building({ plots: LEASES }).play(1, build('medium', 'austin')).play(1, DECLINE)
  expect(t.state.stores[1]).toEqual({ oil: 0, gas: 0 })
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'declined', seat: 1, action: 'drill', by: 'building' })
  expect(t.played).toBe(true)
})

test('[OIL-5.3] also with the card', () => {
  const t = building({ plots: LEASES, agenda: [{ kind: 'build', seat: 1, by: 'card' }] }).play(1, build('small', 'pecos'))
  expect(t.legal(1)).toContainEqual({ kind: 'drill', tower: 'small', field: 'pecos', oil: 2, gas: 0, sold: 'nothing' })
})

test.each<[string, Partial<State>]>([
  ['a full store', { stores: [1, 2, 3].map(() => ({ oil: 2, gas: 1 })) }],
  ['a strike', { strike: 'austin' }],
  ['no oil', { fields: fields({ austin: { oil: 0 } }) }],
])('[OIL-5.3] where it cannot take anything nobody is asked: %s', (_, changes) => {
  expect(building({ plots: LEASES, ...changes }).play(1, build('medium', 'austin')).played).toBe(true)
})

test('[OIL-7.2] a national tower does not drill when built', () => {
  const t = building({ options: ADVANCED, plots: LEASES, tiles: selling('national') }).play(1, build('national', 'austin'))
  expect(t.played).toBe(true)
  expect(t.state.money).toEqual([20, 10, 20])
})

test('[OIL-7.3] a government tower costs nothing', () => {
  const t = building({ options: ADVANCED, plots: LEASES, tiles: selling('government'), money: [0, 0, 0] })
  t.play(1, build('government', 'austin'))
  expect(t.state.money).toEqual([0, 0, 0])
  expect(t.legal(1)).toEqual([DECLINE, { kind: 'drill', tower: 'government', field: 'austin', oil: 0, gas: 0, sold: 'gas' }])
})

test('[OIL-7.1] a gas refinery has no storage of its own', () => {
  const t = building({ options: ADVANCED, tiles: selling('gasRefinery') }).play(1, build('gasRefinery', 'refinery'))
  expect(t.state.expansions[1]).toEqual(['gasRefinery'])
  expect(capacityOf(t.state, 1)).toBe(3)
})
