/** [COM-1] When the game is over, and who has won. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import { winners as byTheBook } from '../endings.ts'
import type { Event } from '../events.ts'
import { EMPTY, wishOf } from '../items.ts'
import type { State } from '../state.ts'
import { aboard, bases, delivering, fleet, onHex, plane, ship, signed, stage, truck } from './stage.ts'

const { table } = testTable(stage)

const POINTS = { game: 'points', vpTable: 'standard', offerLimit: 0, rounds: 15 } as const
const TIME = { ...POINTS, game: 'time' } as const
const ending = (changes: Partial<State>) => table({ round: 15, agenda: [{ kind: 'endRound' }], ...changes })
const winnersIn = (changes: Partial<State>): readonly number[] => {
  const { outcome } = ending(changes).state
  return outcome === 'open' ? [] : outcome.winners
}
const gameEnded = (t: { readonly events: () => Event[] }) => t.events().find(({ kind }) => kind === 'gameEnded')
/** A truck in Polonia one step from its recipient; its T.M. has just begun. */
const almostThere = (changes: Partial<State>) =>
  table(delivering(truck(0), 1, 1, { signed: [[signed(1, 'germania', 'vaccines', 'polonia')], [], []], ...changes }))

describe('when the game ends', () => {
  test('[COM-1.1] a time game is over after round 15, and most VP have won', () => {
    const t = ending({ options: TIME, vp: [4, 17, 9] })
    expect(t.state.outcome).toEqual({ winners: [1], scores: [4, 17, 9] })
    expect(t.pending).toEqual([])
    expect(t.events('spectator')).toEqual([
      {
        kind: 'gameEnded',
        how: 'rounds',
        winners: [1],
        results: [
          { vp: 4, wealth: 380_000 },
          { vp: 17, wealth: 380_000 },
          { vp: 9, wealth: 380_000 },
        ],
      },
    ])
  })
  test('[COM-1.1] a time game goes on after round 14, whatever the VP', () => {
    const t = ending({ options: TIME, round: 14, vp: [4, 17, 9] })
    expect(t.state).toMatchObject({ outcome: 'open', round: 15 })
    expect(t.events()[0]).toEqual({ kind: 'roundStarted', round: 15, last: true })
    expect(gameEnded(t)).toBeUndefined()
  })
  test('[COM-1.1] a time game is not over before the last player has finished turn 15', () => {
    const t = table({
      options: TIME,
      round: 15,
      vp: [12, 3, 0],
      agenda: [{ kind: 'endRound' }, { kind: 'turn', seat: 2, draws: 0, actions: 2 }],
    })
    expect(t.state.outcome).toBe('open')
    expect(t.pending).toEqual([2])
    t.play(2, { kind: 'endTurn' })
    expect(t.state.outcome).toEqual({ winners: [0], scores: [12, 3, 0] })
  })
  test.each([
    [9, 'open'],
    [10, { winners: [0], scores: [10, 2, 3] }],
  ])('[COM-1.1] after a round of a points game somebody stands at %i VP', (vp, outcome) => {
    expect(ending({ round: 7, vp: [vp, 2, 3] }).state.outcome).toEqual(outcome)
  })
  test('[COM-1.1] a points game at 10 VP ends by points', () => {
    expect(gameEnded(ending({ round: 7, vp: [10, 2, 3] }))).toMatchObject({ how: 'points', winners: [0] })
    expect(gameEnded(ending({ round: 15, vp: [3, 2, 10] }))).toMatchObject({ how: 'points', winners: [2] })
  })
  test('[COM-1.1] the last player of the round still plays when somebody has reached 10 VP', () => {
    const t = table({ vp: [10, 0, 0], agenda: [{ kind: 'endRound' }, { kind: 'turn', seat: 2, draws: 0, actions: 2 }] })
    expect(t.state.outcome).toBe('open')
    expect(t.pending).toEqual([2])
    t.play(2, { kind: 'endTurn' })
    expect(t.state.outcome).toEqual({ winners: [0], scores: [10, 0, 0] })
  })
  test('[COM-1.1] whoever alone stands at 10 has won, however rich the others are', () => {
    expect(winnersIn({ round: 7, vp: [9, 10, 9], money: [900_000, 0, 900_000] })).toEqual([1])
  })
  test('[COM-1.1] several at 10: the richest of them', () => {
    expect(winnersIn({ round: 7, vp: [10, 10, 9], money: [1_000, 1_500, 900_000] })).toEqual([1])
  })
  test('[COM-1.1] nobody at 10 after round 15: most VP', () => {
    const t = ending({ vp: [3, 8, 7], money: [900_000, 0, 900_000] })
    expect(t.state.outcome).toEqual({ winners: [1], scores: [3, 8, 7] })
    expect(gameEnded(t)).toMatchObject({ how: 'rounds' })
  })
  test('[COM-1.1] a table may agree on fewer rounds', () => {
    expect(ending({ round: 5, options: { ...POINTS, rounds: 5 }, vp: [1, 0, 0] }).state.outcome).toEqual({
      winners: [0],
      scores: [1, 0, 0],
    })
    expect(ending({ round: 4, options: { ...POINTS, rounds: 5 } }).state).toMatchObject({ outcome: 'open', round: 5 })
  })
})

describe('what VP can become', () => {
  test('[COM-1.1] in a points game VP stop at 10', () => {
    const t = almostThere({ vp: [10, 0, 0] })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    expect(t.state.vp[0]).toBe(10)
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', vp: 0, total: 10 }))
  })
  test('[COM-1.1] of 3 VP only the one up to 10 counts', () => {
    const t = table(
      delivering(truck(0), 1, 1, {
        vp: [9, 0, 0],
        fleet: fleet({ [truck(0)]: { place: { kind: 'state', state: 'urali' } } }),
        signed: [[signed(1, 'urali', 'vaccines', 'siberiaocc')], [], []],
      }),
    )
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'siberiaocc' })
    expect(t.state.vp).toEqual([10, 0, 0])
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', vp: 1, total: 10 }))
  })
  test('[COM-1.1] in a time game there is no upper limit', () => {
    const t = almostThere({ options: TIME, vp: [10, 0, 0] })
    t.play(0, { kind: 'step', vehicle: truck(0), to: 'polonia' })
    expect(t.state.vp[0]).toBe(11)
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'delivered', vp: 1, total: 11 }))
  })
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [10, 9, 1],
  ])('[COM-1.1] VP never fall below 0: a failure at %i leaves %i', (before, after, lost) => {
    const t = almostThere({ vp: [before, 0, 0] })
    t.play(0, { kind: 'breakOff' })
    expect(t.state.vp).toEqual([after, 0, 0])
    expect(t.events()).toContainEqual(expect.objectContaining({ kind: 'deliveryFailed', vp: lost, total: after }))
  })
  test('[COM-1.1] who falls back from 10 before the round is over has not won', () => {
    const t = almostThere({ vp: [10, 0, 0] })
    t.play(0, { kind: 'breakOff' })
    expect(ending({ round: 7, vp: t.state.vp }).state.outcome).toBe('open')
  })
})

describe('equal VP', () => {
  const wealth = (changes: Partial<State>): number[] => {
    const event = gameEnded(ending(changes))
    return event?.kind === 'gameEnded' ? event.results.map(result => result.wealth) : []
  }
  test('[COM-1.2] wealth is cash and the resale value of vehicles: 2 trucks, a ship and a plane are 180,000', () => {
    expect(wealth({ money: [0, 20_000, 500] })).toEqual([180_000, 200_000, 180_500])
  })
  test.each([
    ['a truck 15,000', truck(0, 3), 195_000],
    ['a ship 50,000', ship(0, 2), 230_000],
    ['a plane 100,000', plane(0, 2), 280_000],
  ])('[COM-1.2] %s', (_, piece, total) => {
    expect(wealth({ money: [0, 0, 0], fleet: fleet({ [piece]: { place: { kind: 'state', state: 'germania' } } }) })).toEqual([
      total,
      180_000,
      180_000,
    ])
  })
  test('[COM-1.2] vehicles count in flight, at sea and aboard, too', () => {
    const pieces = fleet({ [plane(0)]: onHex(2, 17), [ship(0)]: onHex(2, 17), [truck(0)]: aboard(ship(0)) })
    expect(wealth({ money: [0, 0, 0], fleet: pieces })).toEqual([180_000, 180_000, 180_000])
  })
  test('[COM-1.2] a branch 50,000; the HQ and what is attached nothing', () => {
    const held = bases([['germania', 'toll'], ['francia', 'toll', 'warehouse'], 'polonia'], ['italia'], ['giappone', 'corea'])
    expect(wealth({ money: [0, 0, 0], bases: held })).toEqual([280_000, 180_000, 230_000])
  })
  test('[COM-1.2] equal VP: the richest has won', () => {
    expect(winnersIn({ vp: [7, 7, 7], money: [1_000, 1_500, 0] })).toEqual([1])
    expect(winnersIn({ vp: [7, 7, 7], money: [40_000, 0, 0], bases: bases(['germania'], ['italia', 'grecia'], ['giappone']) })).toEqual([1])
  })
  test('[COM-1.2] only those with the most VP are compared', () => {
    expect(winnersIn({ vp: [7, 6, 7], money: [0, 900_000, 500] })).toEqual([2])
  })
  test('[COM-1.2] as rich, too: shared', () => {
    expect(winnersIn({ vp: [7, 6, 7] })).toEqual([0, 2])
    expect(winnersIn({ vp: [0, 0, 0] })).toEqual([0, 1, 2])
  })
  test('[COM-1.2] a branch of 50,000 is level with as much cash', () => {
    expect(winnersIn({ vp: [7, 7, 0], money: [50_000, 0, 0], bases: bases(['germania'], ['italia', 'grecia'], ['giappone']) })).toEqual([
      0, 1,
    ])
  })
})

test('[COM-1.3] cards in hand, signed contracts and open offers count nothing and cost nothing', () => {
  const t = ending({
    options: TIME,
    vp: [5, 5, 5],
    territories: [['francia', 'polonia'], [], []],
    contracts: [['vaccines', 'sponsor', 'doubleContract'], [], []],
    signed: [[signed(1, 'germania', 'smuggled-cigarettes', 'egitto')], [signed(2, 'italia', 'tea', 'grecia')], []],
    kept: [0, 0, 1],
    offers: [
      {
        id: 1,
        from: 1,
        to: [0],
        all: false,
        accepted: [],
        give: { ...EMPTY, money: 100_000 },
        ask: wishOf('nothing', 0),
        at: 'stay',
        age: 0,
      },
    ],
  })
  expect(t.state.outcome).toEqual({ winners: [0, 1, 2], scores: [5, 5, 5] })
  expect(t.events('spectator').at(-1)).toMatchObject({
    results: [
      { vp: 5, wealth: 380_000 },
      { vp: 5, wealth: 380_000 },
      { vp: 5, wealth: 380_000 },
    ],
  })
})

test('[COM-1.2] the contract suite reckons the winners alike', () => {
  const level = ending({ vp: [7, 6, 7], money: [0, 900_000, 500] })
  expect(byTheBook(level.state)).toEqual([2])
})
