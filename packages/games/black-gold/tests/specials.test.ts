import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { derrick, gusher, oil, options, priceSpace, prices, site, special, square, stage, standard, wellAt, wells } from './stage.ts'

const { table } = testTable(stage)
const END = { kind: 'endTurn' } as const
/** Seat 0 has used up the points of this card and can only play what is on it. */
const ending = (card: number, changes: Partial<State> = {}, built = false) => {
  const seats = changes.seats ?? 3
  return table({
    trucks: Array.from({ length: seats }, (_, seat) => (seat === 0 ? square('c1r1', seats) : 'off')),
    taken: Array.from({ length: seats }, (_, seat) => (seat === 0 ? card : 'none')),
    options: options({}, seats),
    agenda: [{ kind: 'prospect', seat: 0, points: 0, built }],
    ...changes,
  })
}
const change = (company: 'hudson' | 'jet' | 'standard', direction: 'up' | 'down') => ({ kind: 'changePrice', company, direction }) as const
const take = (hudson: number, jet: number, standardOil = 0) => ({ kind: 'takeOil', hudson, jet, standard: standardOil }) as const

test.each([
  ['2/10/2', 6000, 4000],
  ['4/5/4', 7000, 3000],
])('[BG-5.11] card %s moves one marker from $5,000 up to %i or down to %i', (card, up, down) => {
  const t = ending(standard(card))
  expect(t.legal(0)).toEqual([change('hudson', 'up'), change('hudson', 'down'), change('jet', 'up'), change('jet', 'down'), END])
  expect(ending(standard(card)).play(0, change('jet', 'up')).state.prices).toEqual(prices(5000, up, 5000))
  const lower = ending(standard(card)).play(0, change('hudson', 'down'))
  expect(lower.state.prices).toEqual(prices(down, 5000, 5000))
  expect(lower.events('spectator')).toEqual([
    { kind: 'priceChanged', seat: 0, company: 'hudson', from: priceSpace(5000), to: priceSpace(down) },
  ])
  expect(lower.played).toBe(true)
})

test('[BG-5.11] of an open company', () => {
  expect(ending(standard('4/5/4')).refusal(0, change('standard', 'up'))).toMatchObject({ rule: 'BG-1.5', why: 'companyClosed' })
  expect(ending(standard('4/5/4'), { seats: 4 }).refusal(0, change('standard', 'up'))).toBeUndefined()
  expect(ending(standard('4/5/4'), { seats: 4 }).legal(0)).toHaveLength(7)
})

test('[BG-5.11] it stops at the end; a direction in which it cannot move at all may not be chosen', () => {
  const t = ending(standard('4/5/4'), { prices: prices(8500, 9000, 5000) })
  expect(t.refusal(0, change('jet', 'up'))).toMatchObject({ rule: 'BG-5.11', why: 'priceAtItsEnd' })
  expect(t.legal(0)).toEqual([change('hudson', 'up'), change('hudson', 'down'), change('jet', 'down'), END])
  expect(t.play(0, change('hudson', 'up')).state.prices.hudson).toBe(priceSpace(9000))
})

test('[BG-5.12] one extra oil goes into one storage', () => {
  const t = ending(special('2/2/6 oil 1'))
  expect(t.legal(0)).toEqual([take(1, 0), take(0, 1), END])
  t.play(0, take(0, 1))
  expect(t.state.depots[0]).toEqual(oil(0, 1, 0))
  expect(t.state.supply).toBe(-1)
  expect(t.events('spectator')).toEqual([{ kind: 'freeOilTaken', seat: 0, company: 'jet' }])
  expect(t.played).toBe(true)
})

test('[BG-5.12] two may be split in any way among the open companies', () => {
  expect(ending(special('1/4/2 oil 2')).legal(0)).toEqual([take(2, 0), take(1, 1), take(0, 2), END])
  const four = ending(special('1/4/2 oil 2'), { seats: 4 })
  expect(four.legal(0)).toEqual([take(2, 0), take(1, 1), take(1, 0, 1), take(0, 2), take(0, 1, 1), take(0, 0, 2), END])
  four.play(0, take(1, 0, 1))
  expect(four.state.depots[0]).toEqual(oil(1, 0, 1))
  expect(four.state.supply).toBe(-2)
})

test('[BG-5.12] all or none, and not at a closed company', () => {
  const t = ending(special('1/4/2 oil 2'))
  expect(t.refusal(0, take(1, 0))).toMatchObject({ rule: 'BG-5.12', why: 'notThatMuchOil', with: { barrels: 2 } })
  expect(t.refusal(0, take(2, 1))?.why).toBe('notThatMuchOil')
  expect(t.refusal(0, take(0, 0))?.why).toBe('notThatMuchOil')
  expect(t.refusal(0, take(1, 0, 1))).toMatchObject({ rule: 'BG-1.5', why: 'companyClosed' })
  expect(t.refusal(0, END)).toBeUndefined()
})

const deep = {
  wells: [...wells({ c2r2: derrick(0, 2), c4r3: derrick(0, 1), c6r2: derrick(1, 3) }), gusher('c1r3', 0, 1)],
  stock: [2, 4, 5],
}
const deepen = (well: number) => ({ kind: 'deepen', well }) as const

test('[BG-5.14] deep drilling: one more oil on any number of own derricks, $2,000 each to the bank first', () => {
  const t = ending(special('2/3/4 deep'), deep)
  expect(t.legal(0)).toEqual([deepen(site('c2r2')), deepen(site('c4r3')), deepen(30), END])
  t.play(0, deepen(30))
  expect(t.legal(0)).toEqual([deepen(site('c2r2')), deepen(site('c4r3')), END])
  t.play(0, deepen(site('c2r2')))
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'deepen', seat: 0, wells: [site('c4r3')] })
  t.play(0, END)
  expect([wellAt(t.state, 'c2r2').oil, wellAt(t.state, 'c4r3').oil, t.state.wells[30]?.oil]).toEqual([3, 1, 2])
  expect(t.state).toMatchObject({ money: [11_000, 15_000, 15_000], bank: 4000, supply: -2 })
  expect(t.events('spectator')).toEqual([
    { kind: 'derrickDeepened', seat: 0, well: 30 },
    { kind: 'derrickDeepened', seat: 0, well: site('c2r2') },
    { kind: 'turnEnded', seat: 0 },
  ])
  expect(t.played).toBe(true)
})

test('[BG-5.14] one per derrick; when all are deeper the turn is over', () => {
  const t = ending(special('2/3/4 deep'), deep).play(0, deepen(site('c2r2')))
  expect(t.refusal(0, deepen(site('c2r2')))).toMatchObject({ rule: 'BG-5.14', why: 'alreadyDeeper' })
  t.play(0, deepen(site('c4r3'))).play(0, deepen(30))
  expect(t.played).toBe(true)
})

test('[BG-5.14] once begun nothing else may be done in this turn', () => {
  const t = ending(special('2/3/4 deep'), { ...deep, agenda: [{ kind: 'prospect', seat: 0, points: 4, built: false }] })
  t.play(0, deepen(30))
  for (const command of [{ kind: 'moveTrain' }, { kind: 'moveTruck', to: square('c2r1') }] as const)
    expect(t.refusal(0, command)?.why).toBe('notThisDecision')
})

test('[BG-5.14] as far as the money goes', () => {
  const t = ending(special('2/3/4 deep'), { ...deep, money: [3999, 15_000, 15_000] }).play(0, deepen(30))
  expect(t.played).toBe(true)
  const poor = ending(special('2/3/4 deep'), { ...deep, money: [1999, 15_000, 15_000] })
  expect(poor.refusal(0, deepen(30))).toMatchObject({ rule: 'BG-5.14', why: 'cannotPayDrilling', with: { cost: 2000 } })
  expect(poor.legal(0)).toEqual([END])
  expect(ending(special('2/3/4 deep'), { ...deep, money: [2000, 15_000, 15_000] }).play(0, deepen(30)).state.money[0]).toBe(0)
})

test('[BG-5.14] only own derricks on the map, also one built this turn', () => {
  const t = ending(special('2/3/4 deep'), deep)
  expect(t.refusal(0, deepen(site('c6r2')))).toMatchObject({ rule: 'BG-5.14', why: 'notYourDerrick' })
  expect(t.refusal(0, deepen(site('c2r6')))?.why).toBe('notYourDerrick')
  expect(t.refusal(0, deepen(99))?.why).toBe('notYourDerrick')
  const fresh = ending(special('2/3/4 deep'), {
    trucks: [square('c4r2'), 'off', 'off'],
    agenda: [{ kind: 'prospect', seat: 0, points: 0, built: false }],
  })
  fresh.play(0, { kind: 'build', well: site('c4r3') })
  const before = wellAt(fresh.state, 'c4r3').oil
  fresh.play(0, deepen(site('c4r3')))
  expect(wellAt(fresh.state, 'c4r3').oil).toBe(before + 1)
})

test('[BG-5.15] all other players’ trains go back, not below row 1, never the Oil Baron', () => {
  const t = ending(special('3/2/4 back 5'), { trains: [3, 12, 4], baron: 9 })
  expect(t.legal(0)).toEqual([{ kind: 'pushBack' }, END])
  t.play(0, { kind: 'pushBack' })
  expect(t.state).toMatchObject({ trains: [3, 7, 1], baron: 9 })
  expect(t.events('spectator')).toEqual([{ kind: 'trainsPushedBack', seat: 0, spaces: 5, from: [3, 12, 4], trains: [3, 7, 1] }])
})

test('[BG-5.15] spaces are counted, not points', () => {
  expect(ending(special('2/4/8 back 2'), { trains: [6, 21, 17] }).play(0, { kind: 'pushBack' }).state.trains).toEqual([6, 19, 15])
})
