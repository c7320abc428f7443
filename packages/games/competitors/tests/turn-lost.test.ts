/** [COM-4.10] Cards and events that end the turn. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { EMPTY, wishOf } from '../items.ts'
import type { State } from '../state.ts'
import { auction, contract, kinds, step } from './deliveries-stage.ts'
import { customsDeck, delivering, fleet, inState, plane, stage, truck, turnOf } from './stage.ts'

const { table, luck } = testTable(stage)
const event = (roll: number) => luck(dice => dice.below('events', 12) === roll - 1)

describe('end of turn', () => {
  const held = (changes: Partial<State> = {}) =>
    table(
      delivering(truck(0), 1, 3, {
        signed: contract('germania', 'fabrics', 'italia'),
        customs: customsDeck('goodsHeld'),
        vp: [4, 0, 0],
        ...changes,
      }),
    ).play(0, step(truck(0), 'svizzera'))

  test('[COM-4.10] a delivery fails and the second action is lost', () => {
    const t = held()
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'deliveryFailed', why: 'endOfTurn', vp: 1, total: 3 }))
    expect(t.state.vp).toEqual([3, 0, 0])
    expect(t.state.agenda).toEqual([stage.after])
    expect(t.pending).toEqual([1])
    expect(t.state.turn).toBe('nobody')
    expect(t.events().slice(-2)).toEqual([
      { kind: 'turnLost', seat: 0 },
      { kind: 'turnEnded', seat: 0 },
    ])
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('svizzera'))
    expect(t.state.journey).toBe('none')
  })
  test('[COM-4.10] even in the recipient’s state', () => {
    const t = held({ signed: contract('germania', 'fabrics', 'svizzera') })
    expect(kinds(t)).not.toContain('delivered')
    expect(t.state.vp).toEqual([3, 0, 0])
  })
  test('[COM-4.10] after an empty Move only the second action is lost', () => {
    const t = table({
      agenda: turnOf(0),
      vp: [4, 0, 0],
      fleet: fleet({ [truck(0)]: inState('polonia') }),
      signed: contract('germania', 'fabrics', 'italia'),
      random: event(1),
    })
    t.play(0, step(truck(0), 'ucraina')).play(0, { kind: 'endMove' })
    expect(kinds(t)).toEqual(['moveBegun', 'stepTaken', 'politicalRolled', 'moveEnded', 'turnLost', 'turnEnded'])
    expect(t.events()).toContainEqual({ kind: 'moveEnded', seat: 0, vehicle: truck(0) })
    expect(t.state.vp).toEqual([4, 0, 0])
    expect(t.state.signed[0]).toHaveLength(1)
    expect(t.state.journey).toBe('none')
    expect(t.state.fleet[truck(0)]?.place).toEqual(inState('ucraina'))
    expect(t.pending).toEqual([1])
  })
  test('[COM-4.10] in the middle of a Move its points are lost, too', () => {
    const t = table({ agenda: turnOf(0), fleet: fleet({ [plane(0)]: inState('polonia') }), random: event(1) }).play(
      0,
      step(plane(0), 'ucraina'),
    )
    expect(t.state.agenda).toEqual([stage.after])
  })
  test('[COM-4.10] offers and auctions end as at any end of turn', () => {
    const offer = {
      id: 1,
      from: 0,
      to: [1],
      all: false,
      accepted: [],
      give: { ...EMPTY, money: 500 },
      ask: wishOf('nothing', 0),
      at: 'stay',
      age: 0,
    } as const
    const laid = delivering(truck(0), 1, 3, { signed: contract('germania', 'fabrics', 'italia'), customs: customsDeck('goodsHeld') })
    const t = table({
      ...laid,
      offers: [{ ...offer, to: [1], accepted: [] }],
      auctions: [auction(2, truck(2))],
      passes: [{ from: 1, to: 0 }],
    })
    t.play(0, step(truck(0), 'svizzera'))
    expect(t.state.offers).toEqual([])
    expect(t.state.auctions).toEqual([])
    expect(t.state.passes).toEqual([])
    expect(t.events()).toContainEqual({ kind: 'offerEnded', offer: 1, from: 0, how: 'lapsed' })
    expect(t.events().at(-1)).toEqual({ kind: 'turnEnded', seat: 0 })
  })
  test('[COM-4.10] the turn passes at once: no special can be played any more', () => {
    const t = held({ contracts: [['sponsor'], [], []] })
    expect(t.refusal(0, { kind: 'playCard', card: 'sponsor' })).toMatchObject({ why: 'notYourDecision' })
  })
})
