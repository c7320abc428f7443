import { testTable } from '@wildcat/kernel-contract/test-table'
import { COMPANIES } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import type { CardId } from '../components.ts'
import type { State } from '../state.ts'
import { beige, inOrder, oil, prices, red, square, stage } from './stage.ts'

const { table } = testTable(stage)
const BACK = { kind: 'pushBack' } as const
const end = { kind: 'endTurn' } as const
const change = (company: 'hudson' | 'jet' | 'standard', direction: 'up' | 'down') => ({ kind: 'changePrice', company, direction }) as const
const SPECIALS = ['changePrice', 'takeFreeOil', 'pushBack']

/** Seat 1 has this card and so many points left. */
const withCard = (card: CardId, changes: Partial<State> = {}, points = 5) =>
  table({
    trucks: [square('c1r1'), square('c1r2'), square('c1r3')],
    taken: ['none', card, 'none'],
    agenda: inOrder({ kind: 'drive', seat: 1, points }, { kind: 'discardCard', seat: 1 }),
    ...changes,
  })
const specialsOf = (t: ReturnType<typeof withCard>) => t.legal(1).filter(({ kind }) => SPECIALS.includes(kind))

test('[GIG-5.10] after moving a player may use the special action of his card; then he moves no more', () => {
  const t = withCard(beige('2/10/2'))
  t.play(1, { kind: 'moveTrain' }).play(1, change('jet', 'up'))
  expect(t.played).toBe(true)
  expect(t.state).toMatchObject({ trains: [1, 2, 1], taken: ['none', 'none', 'none'], beige: { discard: [beige('2/10/2')] } })
})

test('[GIG-5.10] it may be used before all points are spent, which are then lost', () => {
  expect(withCard(red('2/4/8 back 2'), {}, 8).play(1, BACK).played).toBe(true)
})

test('[GIG-5.10] it is optional', () => {
  const t = withCard(red('1/4/2 oil 1'), {}, 0)
  expect(t.legal(1)).toContainEqual(end)
  expect(t.play(1, end).state.depots[1]).toEqual(oil(0, 0, 0))
})

test('[GIG-5.10] a card has its own special action or none', () => {
  const oils = COMPANIES.map(company => ({ kind: 'takeFreeOil', company }) as const)
  const changes = COMPANIES.flatMap(company => [change(company, 'up'), change(company, 'down')])
  expect(specialsOf(withCard(beige('4/10')))).toEqual([])
  expect(specialsOf(withCard(beige('4/5/4')))).toEqual(changes)
  expect(specialsOf(withCard(red('3/3/4 oil 1')))).toEqual(oils)
  expect(specialsOf(withCard(red('3/2/6 back 4')))).toEqual([BACK])
  const refused = (special: string) => ({ rule: 'GIG-5.10', why: 'noSuchSpecial', with: { special } })
  for (const command of [BACK, ...oils, ...changes]) expect(withCard(beige('4/10')).refusal(1, command)).toEqual(refused('none'))
  for (const command of [BACK, ...oils]) expect(withCard(beige('4/5/4')).refusal(1, command)).toEqual(refused('price'))
  for (const command of [BACK, ...changes]) expect(withCard(red('3/3/4 oil 1')).refusal(1, command)).toEqual(refused('freeOil'))
  for (const command of [...changes, ...oils]) expect(withCard(red('3/2/6 back 4')).refusal(1, command)).toEqual(refused('pushBack'))
})

test('[GIG-5.11] a pushed locomotive stops at the first space of its track', () => {
  const t = withCard(red('3/2/4 back 5'), { trains: [4, 3, 6] }).play(1, BACK)
  expect(t.state.trains).toEqual([1, 3, 1])
})

test('[GIG-5.14] a price card of 2 moves one marker two spaces ($1,000)', () => {
  const up = withCard(beige('6/4/2')).play(1, change('standard', 'up'))
  expect(up.state.prices).toEqual(prices(5000, 5000, 6000))
  expect(up.events('spectator')).toEqual([{ kind: 'priceChanged', seat: 1, company: 'standard', from: 7, to: 9 }])
  expect(withCard(beige('6/4/2')).play(1, change('hudson', 'down')).state.prices).toEqual(prices(4000, 5000, 5000))
})

test.each([
  ['3/8/3', 3],
  ['4/5/4', 4],
])('[GIG-5.14] a card %s moves it by exactly its last number', (card, spaces) => {
  expect(withCard(beige(card)).play(1, change('jet', 'down')).state.prices).toEqual(prices(5000, 5000 - 500 * spaces, 5000))
})

test('[GIG-5.14] the marker stops at an end space', () => {
  const changes = { prices: prices(8500, 5000, 2000) }
  expect(withCard(beige('4/5/4'), changes).play(1, change('hudson', 'up')).state.prices).toEqual(prices(9000, 5000, 2000))
  expect(withCard(beige('4/5/4'), changes).play(1, change('standard', 'down')).state.prices).toEqual(prices(8500, 5000, 1500))
})

test('[GIG-5.14] a direction in which it cannot move at all may not be chosen', () => {
  const t = withCard(beige('4/5/4'), { prices: prices(9000, 5000, 1500) })
  expect(t.refusal(1, change('hudson', 'up'))).toEqual({ rule: 'GIG-5.14', why: 'priceAtItsEnd' })
  expect(t.refusal(1, change('standard', 'down'))).toEqual({ rule: 'GIG-5.14', why: 'priceAtItsEnd' })
  expect(specialsOf(t)).toEqual([change('hudson', 'down'), change('jet', 'up'), change('jet', 'down'), change('standard', 'up')])
})

test.each([
  ['hudson', oil(1, 0, 3)],
  ['jet', oil(0, 1, 3)],
  ['standard', oil(0, 0, 4)],
] as const)('[GIG-5.15] one free oil into the own depot at %s', (company, depot) => {
  const t = withCard(red('1/4/2 oil 1'), { depots: [oil(0, 0, 0), oil(0, 0, 3), oil(0, 0, 0)] }).play(1, { kind: 'takeFreeOil', company })
  expect(t.state.depots).toEqual([oil(0, 0, 0), depot, oil(0, 0, 0)])
  expect(t.state.supply).toBe(-1)
  expect(t.events('spectator')).toEqual([{ kind: 'freeOilTaken', seat: 1, company }])
  expect(t.state.money).toEqual([15_000, 15_000, 15_000])
})

test('[GIG-1.1] the 60 oil markers of the box are no limit for free oil', () => {
  const t = withCard(red('1/4/2 oil 1'), { supply: -60 }).play(1, { kind: 'takeFreeOil', company: 'jet' })
  expect([t.state.depots[1], t.state.supply]).toEqual([oil(0, 1, 0), -61])
})

test('[GIG-5.16] all other players’ locomotives go back that many spaces, the black one never does', () => {
  const t = withCard(red('2/3/6 back 3'), { trains: [20, 15, 8], black: 12 }).play(1, BACK)
  expect(t.state).toMatchObject({ trains: [17, 15, 5], black: 12 })
  expect(t.events('spectator')).toEqual([{ kind: 'trainsPushedBack', seat: 1, spaces: 3, from: [20, 15, 8], trains: [17, 15, 5] }])
})

test('[GIG-5.16] what was told of it stays as it was when locomotives move on', () => {
  const t = withCard(red('2/3/6 back 3'), {
    trains: [9, 9, 9],
    taken: [beige('8/3'), red('2/3/6 back 3'), 'none'],
    agenda: inOrder({ kind: 'drive', seat: 1, points: 0 }, { kind: 'startDriving', seat: 0 }),
  })
  t.play(1, BACK).play(0, { kind: 'moveTrain' })
  expect(t.events('spectator')[0]).toEqual({ kind: 'trainsPushedBack', seat: 1, spaces: 3, from: [9, 9, 9], trains: [6, 9, 6] })
})

test.each([
  ['2/4/8 back 2', 2],
  ['2/2/6 back 4', 4],
  ['2/3/2 back 5', 5],
])('[GIG-5.16] a card %s pushes so far', (card, spaces) => {
  expect(withCard(red(card), { trains: [10, 10, 11] }).play(1, BACK).state.trains).toEqual([10 - spaces, 10, 11 - spaces])
})

test('[GIG-5.16] a locomotive on the last space pushed back 3 stands on the rightmost space of cost 2, and needs 3 points for its next step', () => {
  const t = withCard(red('2/3/6 back 3'), {
    trains: [20, 5, 5],
    taken: [beige('8/3'), red('2/3/6 back 3'), 'none'],
    agenda: inOrder({ kind: 'drive', seat: 1, points: 0 }, { kind: 'startDriving', seat: 0 }),
  })
  t.play(1, BACK)
  expect(t.state.trains[0]).toBe(17)
  t.play(0, { kind: 'moveTrain' })
  expect(t.state.trains[0]).toBe(18)
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'drive', seat: 0, points: 0 })
})
