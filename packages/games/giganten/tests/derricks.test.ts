import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { derrick, dry, inOrder, type Place, site, square, stage, wellAt, wells } from './stage.ts'

const { table } = testTable(stage)
const build = (place: Place) => ({ kind: 'build', well: site(place) }) as const
const NOTHING = { kind: 'buildNothing' } as const

/** Seat 1 comes to action 5 with his truck here. */
const building = (place: Place, changes: Partial<State> = {}) =>
  table({ trucks: [square('c1r1'), square(place), square('c1r1')], agenda: [{ kind: 'offerBuilding', seat: 1 }], ...changes })

test('[GIG-6.1] next to a free site with its tile a player may build, or not', () => {
  const t = building('c3r3')
  expect(t.pending).toEqual([1])
  expect(t.legal(1)).toEqual([build('c3r4'), NOTHING])
  t.play(1, build('c3r4'))
  expect(wellAt(t.state, 'c3r4')).toMatchObject({ state: 'derrick', owner: 1 })
  expect(t.state.stock).toEqual([5, 4, 5])
  expect(t.played).toBe(true)
  const not = building('c3r3').play(1, NOTHING)
  expect(not.state).toMatchObject({ stock: [5, 5, 5], money: [15_000, 15_000, 15_000] })
  expect(not.events('spectator')).toEqual([{ kind: 'builtNothing', seat: 1 }])
  expect(not.played).toBe(true)
})

test('[GIG-1.1] the 60 oil markers of the box are no limit for derricks', () => {
  const t = building('c3r3', { supply: -60 }).play(1, build('c3r4'))
  const { value, oil } = wellAt(t.state, 'c3r4')
  expect(value).toBeGreaterThan(1)
  expect([oil, t.state.supply]).toEqual([value, -60 - value])
})

test('[GIG-6.1] of several sites he chooses one, and builds at most one a round', () => {
  const t = building('c5r1')
  expect(t.legal(1)).toEqual([build('c4r1'), build('c6r1'), NOTHING])
  t.play(1, build('c6r1'))
  expect(t.played).toBe(true)
  expect(wellAt(t.state, 'c4r1').state).toBe('covered')
})

test('[GIG-6.1] not next to a site, or only diagonally, nobody is asked', () => {
  expect(building('c2r3').played).toBe(true)
  expect(building('c1r9').played).toBe(true)
})

test('[GIG-6.1] a site with a derrick, or where one stood, is not free', () => {
  expect(building('c3r3', { wells: wells({ c3r4: derrick(0, 2) }) }).played).toBe(true)
  expect(building('c3r3', { wells: wells({ c3r4: dry }) }).played).toBe(true)
  const t = building('c5r1', { wells: wells({ c4r1: derrick(0, 2) }) })
  expect(t.legal(1)).toEqual([build('c6r1'), NOTHING])
  expect(t.refusal(1, build('c4r1'))).toEqual({ rule: 'GIG-6.1', why: 'siteTaken' })
  expect(t.refusal(1, build('c3r4'))).toEqual({ rule: 'GIG-6.1', why: 'tooFarToBuild' })
  expect(t.refusal(1, { kind: 'build', well: 99 })).toEqual({ rule: 'GIG-C2', why: 'noSuchSite', with: { sites: 30 } })
})

test('[GIG-6.1] a player without a derrick left does not build', () => {
  expect(building('c3r3', { stock: [5, 0, 5] }).played).toBe(true)
  expect(building('c3r3', { stock: [5, 1, 5] }).pending).toEqual([1])
})

test('[GIG-6.1] a tile that he has not looked at, and a red one, may be built on', () => {
  expect(building('c8r4').legal(1)).toEqual([build('c9r4'), NOTHING])
})

test('[GIG-6.1] in turn order', () => {
  const t = table({
    trucks: [square('c3r3'), square('c3r5'), square('c5r1')],
    agenda: inOrder(...[2, 0, 1].map(seat => ({ kind: 'offerBuilding', seat }) as const)),
  })
  expect(t.pending).toEqual([2])
  t.play(2, build('c4r1'))
  expect(t.pending).toEqual([0])
  t.play(0, build('c3r4'))
  expect(t.played).toBe(true) // what seat 1 stood next to is taken
})

test.each<[string, Place, Place, number]>([
  ['one-derrick', 'c3r3', 'c3r4', 4000],
  ['two-derrick', 'c8r4', 'c9r4', 6000],
  ['three-derrick', 'c11r1', 'c12r1', 8000],
])('[GIG-6.2] a %s site', (_, truck, place, cost) => {
  const t = building(truck, { money: [0, cost, 0] }).play(1, build(place))
  expect(t.state).toMatchObject({ money: [0, 0, 0], bank: cost })
  expect(building(truck, { money: [0, cost - 500, 0] }).played).toBe(true)
})

test('[GIG-6.2] no credit', () => {
  const moved = wells({ c6r1: { kind: 3 } })
  const t = building('c5r1', { wells: moved, money: [0, 4000, 0] })
  expect(t.legal(1)).toEqual([build('c4r1'), NOTHING])
  expect(t.refusal(1, build('c6r1'))).toEqual({ rule: 'GIG-6.2', why: 'cannotPay', with: { cost: 8000 } })
})

test('[GIG-6.3] the tile is turned up for all and as much oil as its value is put there', () => {
  const t = building('c11r1', { wells: wells({ c12r1: { value: 6 } }) })
  expect(t.view('spectator').wells[site('c12r1')]?.value).toBeNull()
  t.play(1, build('c12r1'))
  expect(wellAt(t.state, 'c12r1')).toMatchObject({ state: 'derrick', owner: 1, oil: 6, value: 6 })
  expect(t.view('spectator').wells[site('c12r1')]).toMatchObject({ value: 6, oil: 6 })
  expect(t.events('spectator')).toEqual([{ kind: 'derrickBuilt', seat: 1, well: site('c12r1'), cost: 8000, value: 6 }])
  expect(t.state.supply).toBe(-6)
  expect(t.state.told).toBeGreaterThan(0)
})
