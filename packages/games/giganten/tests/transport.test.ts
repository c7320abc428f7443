import { testTable } from '@wildcat/kernel-contract/test-table'
import { COMPANIES, type Company } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { derrick, inOrder, oil, type Place, site, square, stage, wellAt, wells } from './stage.ts'

const { table } = testTable(stage)
const carry = (by: 'own' | 'black' | 'rival', company: Company = 'jet') => ({ kind: 'carry', by, company }) as const
const GIVE_UP = { kind: 'giveUp' } as const
const waysOf = (t: ReturnType<typeof producing>, seat = 0) => [
  ...new Set(t.legal(seat).map(command => (command.kind === 'carry' ? command.by : command.kind))),
]

/** Seat 0 has a derrick with 3 oil in column 9 and produces. */
const producing = (changes: Partial<State> = {}) =>
  table({ wells: wells({ c9r4: derrick(0, 3) }), agenda: [{ kind: 'produce', seat: 0 }], ...changes })
/** The same with four players. */
const producingWithFour = (changes: Partial<State>) => producing({ seats: 4, wells: wells({ c9r4: derrick(0, 3) }, 4), ...changes })

test('[GIG-7.1] a player must take one oil from each of his derricks, and from no other', () => {
  const t = producing({ wells: wells({ c3r4: derrick(0, 2), c4r1: derrick(1, 4), c9r4: derrick(0, 5) }), trains: [20, 1, 1] })
  expect([wellAt(t.state, 'c3r4').oil, wellAt(t.state, 'c4r1').oil, wellAt(t.state, 'c9r4').oil]).toEqual([1, 4, 4])
  expect(t.events('spectator')).toEqual([{ kind: 'oilProduced', seat: 0, wells: [site('c3r4'), site('c9r4')], exhausted: [] }])
  t.play(0, carry('own')).play(0, carry('own', 'hudson'))
  expect(t.state.depots[0]).toEqual(oil(1, 1, 0))
  expect(t.played).toBe(true)
})

test('[GIG-7.1] also from one built this round', () => {
  const t = table({
    trains: [9, 1, 1],
    trucks: [square('c3r3'), square('c1r1'), square('c1r1')],
    agenda: inOrder({ kind: 'offerBuilding', seat: 0 }, { kind: 'produce', seat: 0 }),
  })
  t.play(0, { kind: 'build', well: site('c3r4') })
  expect(wellAt(t.state, 'c3r4')).toMatchObject({ value: 2, oil: 1 })
})

test('[GIG-7.1] a player without derricks does nothing', () => {
  const t = producing({ wells: wells({}) })
  expect([t.played, t.events('spectator')]).toEqual([true, []])
})

test('[GIG-7.1] a derrick whose last oil goes returns to its owner’s stock, and its square is ordinary terrain', () => {
  const t = producing({ wells: wells({ c9r4: derrick(0, 1), c3r4: derrick(0, 2) }), stock: [3, 5, 5], trains: [20, 1, 1] })
  expect(wellAt(t.state, 'c9r4')).toMatchObject({ state: 'dry', oil: 0, owner: 'nobody' })
  expect(t.state.stock).toEqual([4, 5, 5])
  expect(t.events('spectator')).toEqual([{ kind: 'oilProduced', seat: 0, wells: [site('c3r4'), site('c9r4')], exhausted: [site('c9r4')] }])
  t.play(0, carry('own')).play(0, carry('own'))
  expect(t.state.depots[0]).toEqual(oil(0, 2, 0))
})

test('[GIG-7.2] oil is carried free if the own locomotive is in the site’s column or further right', () => {
  for (const space of [9, 10, 20]) {
    const t = producing({ trains: [space, 20, 20], black: 20 })
    expect(waysOf(t)).toEqual(['own'])
    t.play(0, carry('own', 'standard'))
    expect(t.state).toMatchObject({ money: [15_000, 15_000, 15_000], bank: 0 })
    expect(t.state.depots[0]).toEqual(oil(0, 0, 1))
    expect(t.events('spectator').at(-1)).toEqual({
      kind: 'oilCarried',
      seat: 0,
      well: site('c9r4'),
      by: 'own',
      carriers: [],
      company: 'standard',
    })
  }
  expect(waysOf(producing({ trains: [8, 20, 20], black: 20 }))).toEqual(['black', 'rival', 'giveUp'])
})

test('[GIG-7.3] the black locomotive in that column or further carries for $3,000 to the bank', () => {
  expect(waysOf(producing({ black: 8, trains: [1, 9, 1] }))).toEqual(['rival', 'giveUp'])
  const t = producing({ black: 9 })
  expect(waysOf(t)).toEqual(['black', 'giveUp'])
  t.play(0, carry('black'))
  expect(t.state).toMatchObject({ money: [12_000, 15_000, 15_000], bank: 3000 })
  expect(t.state.depots[0]).toEqual(oil(0, 1, 0))
  expect(t.events('spectator').at(-1)).toMatchObject({ kind: 'oilCarried', by: 'black', carriers: [] })
})

test('[GIG-7.3] the opponents’ furthest locomotive carries for $3,000 to its owner', () => {
  const t = producing({ trains: [1, 9, 12] }).play(0, carry('rival'))
  expect(t.state).toMatchObject({ money: [12_000, 15_000, 18_000], bank: 0 })
  expect(t.events('spectator').at(-1)).toMatchObject({ kind: 'oilCarried', by: 'rival', carriers: [2] })
})

test('[GIG-7.3] level leaders share the fee equally, and the black one never shares', () => {
  const two = producing({ trains: [1, 12, 12], black: 12 })
  expect(two.play(0, carry('rival')).state).toMatchObject({ money: [12_000, 16_500, 16_500], bank: 0 })
  expect(producing({ trains: [1, 12, 12], black: 12 }).play(0, carry('black')).state).toMatchObject({
    money: [12_000, 15_000, 15_000],
    bank: 3000,
  })
  const three = producingWithFour({ trains: [8, 10, 10, 10] }).play(0, carry('rival'))
  expect(three.state.money).toEqual([12_000, 16_000, 16_000, 16_000])
})

test('[GIG-7.3] the own locomotive is no opponent’s: a leader who has not come far enough pays the next', () => {
  const t = producing({ wells: wells({ c19r3: derrick(0, 3) }), trains: [18, 19, 17] })
  expect(t.play(0, carry('rival')).state.money).toEqual([12_000, 18_000, 15_000])
})

test('[GIG-7.3] he decides for each oil separately, or gives it up', () => {
  const t = producing({ wells: wells({ c9r4: derrick(0, 3), c9r8: derrick(0, 3), c9r12: derrick(0, 3) }), trains: [1, 9, 1], black: 9 })
  t.play(0, carry('black')).play(0, GIVE_UP).play(0, carry('rival', 'hudson'))
  expect(t.state).toMatchObject({ money: [9000, 18_000, 15_000], bank: 3000, supply: 1 })
  expect(t.state.depots[0]).toEqual(oil(1, 1, 0))
  expect(t.events('spectator')).toContainEqual({ kind: 'oilLost', seat: 0, well: site('c9r8'), why: 'givenUp' })
  expect(t.played).toBe(true)
})

test('[GIG-7.3] a locomotive that has not come so far carries nothing', () => {
  const t = producing({ trains: [1, 9, 1], black: 8 })
  expect(t.refusal(0, carry('black'))).toEqual({ rule: 'GIG-7.3', why: 'notThatWay' })
  expect(t.refusal(0, carry('own'))).toEqual({ rule: 'GIG-7.3', why: 'notThatWay' })
  expect(producing({ trains: [1, 8, 1], black: 9 }).refusal(0, carry('rival'))).toEqual({ rule: 'GIG-7.3', why: 'notThatWay' })
})

test.each<[string, Partial<State>]>([
  ['noTrain', { trains: [8, 8, 8], black: 8 }],
  ['noMoney', { trains: [8, 9, 8], black: 8, money: [2500, 0, 0] }],
  ['noMoney', { trains: [8, 8, 8], black: 9, money: [2999, 0, 0] }],
  ['noTrain', { trains: [8, 8, 8], black: 8, money: [0, 0, 0] }],
])('[GIG-7.4] oil that no locomotive reaches or that he cannot pay for is lost: %s', (why, changes) => {
  const t = producing(changes)
  expect(t.events('spectator').slice(1)).toEqual([{ kind: 'oilLost', seat: 0, well: site('c9r4'), why }])
  expect(t.state.depots[0]).toEqual(oil(0, 0, 0))
  expect(t.state.supply).toBe(1)
  expect(wellAt(t.state, 'c9r4').oil).toBe(2)
  expect(t.played).toBe(true)
})

test('[GIG-7.4] with exactly $3,000 he can pay for one oil; the next is lost', () => {
  const t = producing({ wells: wells({ c9r4: derrick(0, 3), c9r8: derrick(0, 3) }), black: 9, money: [3000, 0, 0] })
  t.play(0, carry('black'))
  expect(t.state.money).toEqual([0, 0, 0])
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'oilLost', seat: 0, well: site('c9r8'), why: 'noMoney' })
  expect(t.played).toBe(true)
})

test.each(COMPANIES)('[GIG-7.5] oil is put into any of the own depots: %s', company => {
  const t = producing({ trains: [9, 1, 1], depots: [oil(2, 2, 2), oil(0, 0, 0), oil(0, 0, 0)] })
  expect(t.legal(0)).toEqual(COMPANIES.map(each => carry('own', each)))
  t.play(0, carry('own', company))
  expect(t.state.depots).toEqual([{ ...oil(2, 2, 2), [company]: 3 }, oil(0, 0, 0), oil(0, 0, 0)])
})

test('[GIG-7.6] each player takes, decides, pays and stores before the next begins; fees are received at once', () => {
  const t = table({
    wells: wells({ c9r4: derrick(0, 3), c9r8: derrick(1, 3) }),
    trains: [1, 9, 1],
    black: 9,
    money: [3000, 0, 0],
    agenda: inOrder({ kind: 'produce', seat: 0 }, { kind: 'produce', seat: 1 }),
  })
  expect(wellAt(t.state, 'c9r8').oil).toBe(3)
  t.play(0, carry('rival'))
  expect(t.state.money).toEqual([0, 3000, 0])
  expect([t.pending, wellAt(t.state, 'c9r8').oil]).toEqual([[1], 2])
})

test('[GIG-7.6] a fee just received pays for the own oil', () => {
  const t = table({
    wells: wells({ c9r4: derrick(0, 3), c11r8: derrick(1, 3) }),
    trains: [1, 9, 1],
    black: 11,
    money: [3000, 0, 0],
    agenda: inOrder({ kind: 'produce', seat: 0 }, { kind: 'produce', seat: 1 }),
  })
  t.play(0, carry('rival'))
  expect(t.legal(1)).toContainEqual(carry('black'))
})

test('[GIG-7.6] oil that travels free is always carried', () => {
  const t = producing({ trains: [9, 20, 20], black: 20 })
  for (const command of [GIVE_UP, carry('black'), carry('rival')])
    expect(t.refusal(0, command)).toEqual({ rule: 'GIG-7.6', why: 'travelsFree' })
})

test('[GIG-7.4] a way that he cannot pay is refused', () => {
  const place: Place = 'c9r4'
  const t = table({
    wells: wells({ [place]: derrick(0, 3) }),
    money: [2000, 0, 0],
    trains: [1, 9, 1],
    agenda: [{ kind: 'transport', seat: 0, well: site(place) }],
  })
  expect(t.refusal(0, carry('rival'))).toEqual({ rule: 'GIG-7.4', why: 'cannotPayFee' })
})
