import { testTable } from '@wildcat/kernel-contract/test-table'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { baron, derrick, gusher, oil, options, special, stage, wells } from './stage.ts'

const { table } = testTable(stage)
const TURN_UP = { kind: 'turnUpCards' } as const
/** The special card on top moves the Oil Baron by 3. */
const ending = (changes: Partial<State> = {}) =>
  table({ baron: 18, special: { deck: [special('2/2/6 gusher'), special('3/3/4 oil 1')], discard: [] }, agenda: [TURN_UP], ...changes })
type Ended = Extract<Event, { kind: 'gameEnded' }>
const result = (t: ReturnType<typeof ending>): Ended => {
  const last = t.events('spectator').at(-1)
  if (last?.kind !== 'gameEnded') throw new Error('the game goes on')
  return last
}

test('[BG-10.1] the game ends the moment the Oil Baron reaches the last space: nothing else of the round is played', () => {
  const t = ending({ agenda: [{ kind: 'passDie' }, { kind: 'auction', company: 'jet' }, TURN_UP] })
  expect(t.state.outcome).not.toBe('open')
  expect(t.state.baron).toBe(21)
  expect(t.state.agenda).toEqual([])
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['specialCardTurned', 'gameEnded'])
  expect(t.pending).toEqual([])
})

test('[BG-10.1] a move beyond it stops on it', () => {
  expect(ending({ baron: 20 }).state).toMatchObject({ baron: 21 })
  expect(ending({ baron: 20 }).state.outcome).not.toBe('open')
})

test('[BG-10.1] one short of it the game goes on', () => {
  const t = ending({ baron: 17 })
  expect([t.state.baron, t.state.outcome]).toEqual([20, 'open'])
})

test('[BG-10.2] $1,000 for each own oil on derricks and in storage', () => {
  const t = ending({ depots: [oil(1, 2, 0), oil(0, 0, 0), oil(0, 0, 0)], wells: wells({ c2r2: derrick(0, 3), c4r3: derrick(1, 4) }) })
  expect(result(t).scores.map(score => score.oil)).toEqual([6000, 4000, 0])
})

test.each([
  [2, [9, 8], [5000, 3000]],
  [3, [7, 9, 8], [1000, 5000, 3000]],
  [4, [7, 9, 8, 6], [1000, 5000, 3000, 1000]],
  [5, [5, 6, 7, 8, 9], [1000, 1000, 1000, 3000, 5000]],
])('[BG-10.2] with %i players and trains on rows %j a derrick brings %j', (seats, trains, expected) => {
  const own = trains.map((_, seat) => gusher(`c${seat + 1}r8`, seat, 1, seats))
  const t = ending({ seats, trains, options: options({}, seats), wells: [...wells({}, seats), ...own] })
  expect(result(t).scores.map(score => score.derricks)).toEqual(expected)
})

test('[BG-10.2] for each own derrick; the Oil Baron does not count among the trains', () => {
  const t = ending({ trains: [3, 2, 1], wells: [...wells({ c2r2: derrick(0, 1), c4r3: derrick(0, 1) }), gusher('c1r3', 0, 1)] })
  expect(result(t).scores[0]).toEqual({ money: 15_000, oil: 3000, derricks: 15_000, place: 1, total: 33_000 })
})

test('[BG-10.3] level trains: more licence points ahead, then turn order of the running round', () => {
  const places = (changes: Partial<State>) => result(ending({ trains: [9, 9, 9], ...changes })).scores.map(({ place }) => place)
  expect(places({ hands: [[2], [1, 1, 1], [1]] })).toEqual([2, 1, 3])
  expect(places({ hands: [[2], [1, 1], [1]], first: 1 })).toEqual([2, 1, 3])
  expect(places({ hands: [[2], [1, 1], [2]], first: 2 })).toEqual([2, 3, 1])
})

test('[BG-10.4] most money wins', () => {
  const t = ending({ money: [9000, 12_000, 11_000] })
  expect(t.state.outcome).toEqual({ winners: [1], scores: [9000, 12_000, 11_000] })
})

test('[BG-10.4] equal: all of them win', () => {
  const t = ending({ money: [12_000, 9000, 11_000], depots: [oil(0, 0, 0), oil(0, 0, 0), oil(1, 0, 0)] })
  expect(t.state.outcome).toEqual({ winners: [0, 2], scores: [12_000, 9000, 12_000] })
})

test('[BG-1.9] hands are shown at the end; what the Oil Baron holds face down is not', () => {
  const t = ending({ seats: 2, options: options(), hands: [[1, 2], [2]], baronHands: baron({ jet: { down: [2, 2] } }) })
  expect(result(t).hands).toEqual([[1, 2], [2]])
  expect(t.view('spectator').hands).toEqual([[1, 2], [2]])
  expect(t.view('spectator').baronHands.jet.down).toEqual([null, null])
})

describe('a shorter game', () => {
  const short = (from: number) => ending({ baron: from, options: options({ length: 'short' }, 3) }).state

  test('[BG-11.1] ends when the Oil Baron passes signal 3', () => {
    expect(short(14).outcome).not.toBe('open')
    expect(short(14).baron).toBe(17)
    expect(short(15).outcome).not.toBe('open')
  })
  test('[BG-11.1] not on the signal itself', () => {
    expect([short(13).baron, short(13).outcome]).toEqual([16, 'open'])
  })
})

describe('a longer game', () => {
  const long = (changes: Partial<State>) => ending({ options: options({ length: 'long' }, 3), ...changes })

  test('[BG-11.2] the Oil Baron stops on the last space and waits', () => {
    const t = long({ baron: 20 })
    expect([t.state.baron, t.state.outcome]).toEqual([21, 'open'])
    expect(long({ baron: 21 }).state.baron).toBe(21)
  })
  test('[BG-11.2] he still carries oil', () => {
    const t = long({ baron: 21, wells: wells({ c5r19: derrick(0, 2) }), agenda: [{ kind: 'produce', seat: 0 }] })
    t.play(0, { kind: 'carry', company: 'jet' })
    expect(t.state).toMatchObject({ money: [12_000, 15_000, 15_000], outcome: 'open' })
  })
  test('[BG-11.2] it ends when a special card should be drawn and the deck is empty; that round’s prices have been rolled', () => {
    const t = long({ baron: 21, special: { deck: [], discard: [] }, agenda: [{ kind: 'startRound' }] })
    expect(t.state.outcome).not.toBe('open')
    expect(t.events('spectator').map(({ kind }) => kind)).toEqual([
      'roundStarted',
      'priceRolled',
      'priceRolled',
      'noSpecialCardLeft',
      'gameEnded',
    ])
  })
  test('[BG-11.2, BG-10.3] level trains follow the turn order of the round in which it ends', () => {
    const t = long({
      round: 12,
      first: 0,
      baron: 21,
      trains: [9, 9, 9],
      special: { deck: [], discard: [] },
      agenda: [{ kind: 'passDie' }],
    })
    expect(t.state).toMatchObject({ round: 13, first: 1 })
    expect(result(t).scores.map(({ place }) => place)).toEqual([3, 1, 2])
  })
  test('[BG-11.2] the special deck is not rebuilt', () => {
    expect(long({ special: { deck: [], discard: [special('2/2/6 gusher')] } }).state.outcome).not.toBe('open')
  })
})
