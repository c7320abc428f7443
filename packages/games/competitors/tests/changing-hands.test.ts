/** [COM-9.2, COM-C5, COM-9.5, COM-4.9] Vehicles and cards that change hands, and what a Move that is cut short leaves behind. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { bases, fleet, inState, signed, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const deal = { kind: 'offer', to: 1, give: 'nothing', giveMoney: 0, ask: 'nothing', askMoney: 0, at: 'stay' } as const
const FRANCIA = bases(['germania', 'francia'], ['italia', 'spagna'], ['giappone'])

describe('where a received vehicle is put', () => {
  test('[COM-9.2] not at a branch that its receiver gives away in the same deal', () => {
    const t = table({ agenda: turnOf(0), bases: FRANCIA })
    const both = { ...deal, give: 'branch:francia', ask: `vehicle:${truck(1)}` } as const
    expect(t.refusal(0, { ...both, at: 'francia' })).toMatchObject({ rule: 'COM-9.2', why: 'cannotHostVehicle' })
    expect(t.refusal(0, { ...both, at: 'germania' })).toBeUndefined()
  })
  test('[COM-9.2] nor by whoever accepts', () => {
    const t = table({ agenda: turnOf(0), bases: FRANCIA })
    t.play(0, { ...deal, give: `vehicle:${truck(0)}`, ask: 'branch:spagna' })
    expect(t.refusal(1, { kind: 'accept', offer: 1, pick: 'nothing', at: 'spagna' })).toMatchObject({ why: 'cannotHostVehicle' })
    expect(t.refusal(1, { kind: 'accept', offer: 1, pick: 'nothing', at: 'italia' })).toBeUndefined()
  })
})

describe('a stop goes along, for one turn', () => {
  const given = (stopped: 'thisTurn' | 'nextTurn', from: 0 | 1) => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [truck(from)]: { stopped } }) })
    const to = from === 0 ? 1 : 0
    t.play(from, { ...deal, to, give: `vehicle:${truck(from)}` }).play(to, { kind: 'accept', offer: 1, pick: 'nothing', at: 'stay' })
    return t.state.fleet[truck(to, 3)]?.stopped
  }
  test('[COM-C5] given away in its turn it is stopped in the next turn of its new owner', () =>
    expect(given('thisTurn', 0)).toBe('nextTurn'))
  test('[COM-C5] received by the player in turn it is stopped in this turn, and no longer', () =>
    expect(given('nextTurn', 1)).toBe('thisTurn'))
})

describe('cards that nobody else can hold', () => {
  const ask = (changes: Partial<State>) =>
    table({ agenda: turnOf(0), contracts: [[], ['coal'], []], ...changes }).refusal(0, { ...deal, giveMoney: 500, ask: 'contract:tea' })
  test('[COM-9.5] an own signed contract is not asked for', () => {
    expect(ask({ signed: [[signed(1, 'germania', 'tea', 'polonia')], [], []] })).toMatchObject({ rule: 'COM-9.5', why: 'notTheirs' })
  })
  test('[COM-9.5] nor one of another player that was shown', () => {
    const known = { ...signed(1, 'italia', 'tea', 'polonia'), seenBy: [0] }
    expect(ask({ signed: [[], [known], []] })).toMatchObject({ why: 'notTheirs' })
    expect(ask({ signed: [[], [{ ...known, seenBy: [2] }], []] })).toBeUndefined()
  })
})

test('[COM-9.4] the least bid may be as high as one likes', () => {
  const t = table({ agenda: turnOf(0), territories: [['polonia'], [], []] })
  expect(t.refusal(0, { kind: 'openAuction', items: 'territory:polonia', minimum: 1_500_000 })).toBeUndefined()
})

test('[COM-4.9] a Move that an event ends has ended its T.M.: the weather is rolled against', () => {
  const random = luck(chance => chance.below('events', 12) === 0)
  const weather = { continent: 'EU', roll: 4 } as const // a flood on plains
  const t = table({ agenda: turnOf(0), weather, random, fleet: fleet({ [truck(0)]: inState('polonia') }) })
  t.play(0, { kind: 'step', vehicle: truck(0), to: 'ucraina' }).play(0, { kind: 'endMove' })
  expect(t.events().map(({ kind }) => kind)).toContain('turnLost')
  expect(t.events().map(({ kind }) => kind)).toContain('saveRolled')
})
