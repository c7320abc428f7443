/** [OIL-9.3, OIL-9.4] A round from its beginning to the next, and what is made ready at its end. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import type { State, Step } from '../state.ts'
import { at, DECLINE, fields, inOrder, stage } from './stage.ts'

const { table } = testTable(stage)
const restocking = (changes: Partial<State>) => table({ agenda: [{ kind: 'restock' }], ...changes })

test('the order of a round', () => {
  const t = table({ round: 4, first: 1, agenda: [{ kind: 'startRound' }] })
  expect(t.state.round).toBe(5)
  expect(t.events('spectator')).toEqual([{ kind: 'roundStarted', round: 5, first: 1, last: false }])
  expect(t.state.agenda.slice(1).toReversed()).toEqual<Step[]>([
    { kind: 'placeWorker', seat: 1 },
    { kind: 'placeWorker', seat: 2 },
    { kind: 'placeWorker', seat: 0 },
    { kind: 'chooseCards' },
    { kind: 'publicActions' },
    { kind: 'refillFields' },
    { kind: 'showCards' },
    { kind: 'putCardsAway' },
  ])
  expect(table({ round: 4, lastRound: 5, agenda: [{ kind: 'startRound' }] }).events()).toMatchObject([{ last: true }])
})

test('[OIL-3.1] a whole round, played through', () => {
  const t = table({ round: 0, agenda: [{ kind: 'startRound' }] })
  for (const [seat, column] of [
    [0, 'subsidy'],
    [1, 'first'],
    [2, 'build'],
  ] as const)
    t.play(seat, { kind: 'placeWorker', ...at(column) })
  for (const seat of [2, 0, 1]) t.play(seat, { kind: 'chooseCard', card: 'local' })
  expect(t.pending).toEqual([2])
  t.play(2, DECLINE)
  t.play(1, { kind: 'becomeFirst' })
  t.play(0, { kind: 'takeSubsidy' })
  expect(t.pending).toEqual([1])
  expect(t.state.workers).toEqual(['home', 'home', 'home'])
  t.play(1, DECLINE).play(2, DECLINE).play(0, DECLINE)
  expect(t.state).toMatchObject({ round: 2, first: 1, subsidy: 1, shown: ['none', 'none', 'none'] })
  expect(t.pending).toEqual([1])
  expect(t.events('spectator').slice(-3)).toEqual([
    { kind: 'leasesShown', leases: ['pecos'] },
    { kind: 'subsidyRaised', money: 1 },
    { kind: 'roundStarted', round: 2, first: 1, last: false },
  ])
})

test.each([
  [2, 5, 3],
  [3, 5, 4],
  [4, 6, 4],
  [5, 6, 4],
])('[OIL-9.3] with %i players tiles are topped up to %i and leases to %i', (seats, tiles, leases) => {
  const t = restocking({
    seats,
    tiles: { deck: ['small', 'small', 'small', 'small', 'mixed', 'medium'], onShow: ['storage'] },
    leases: { deck: ['pecos', 'pecos', 'pecos', 'dallas'], onShow: ['austin'] },
  })
  expect(t.state.tiles.onShow).toHaveLength(tiles)
  expect(t.state.leases.onShow).toHaveLength(leases)
  expect(t.state.tiles.onShow.slice(0, 3)).toEqual(['storage', 'medium', 'mixed'])
  expect(t.state.leases.onShow.slice(0, 3)).toEqual(['austin', 'dallas', 'pecos'])
  expect(t.events('spectator').slice(0, 2)).toEqual([
    { kind: 'tilesShown', tiles: t.state.tiles.onShow.slice(1) },
    { kind: 'leasesShown', leases: t.state.leases.onShow.slice(1) },
  ])
})

test('[OIL-9.3] empty decks: fewer on show', () => {
  const t = restocking({ tiles: { deck: ['small'], onShow: [] }, leases: { deck: [], onShow: ['pecos'] } })
  expect([t.state.tiles.onShow, t.state.leases.onShow]).toEqual([['small'], ['pecos']])
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['tilesShown', 'subsidyRaised', 'roundStarted'])
})

test('[OIL-9.3] what is full needs nothing', () => {
  const t = restocking({
    tiles: { deck: ['small'], onShow: ['small', 'medium', 'mixed', 'storage', 'storage'] },
    leases: { deck: ['pecos'], onShow: ['pecos', 'pecos', 'dallas', 'austin', 'austin'] },
  })
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['subsidyRaised', 'roundStarted'])
})

test('[OIL-9.3] $1 is added to the subsidy', () => {
  const t = restocking({ subsidy: 3 })
  expect(t.state).toMatchObject({ subsidy: 4, bank: -1 })
  expect(t.events('spectator')).toContainEqual({ kind: 'subsidyRaised', money: 4 })
})

test('[OIL-9.3] refills, strike cube back, end check, tiles, leases, subsidy: in this order', () => {
  const t = table({
    round: 6,
    strike: 'pecos',
    fields: fields({ dallas: { oil: 0, gas: 0, level: 0 }, austin: { oil: 0, gas: 0, level: 1 }, pecos: { oil: 3, gas: 1 } }),
    tiles: { deck: ['small'], onShow: [] },
    leases: { deck: ['dallas'], onShow: [] },
    agenda: [{ kind: 'putCardsAway' }],
  })
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual([
    'fieldExhausted',
    'endAnnounced',
    'strikeEnded',
    'tilesShown',
    'leasesShown',
    'subsidyRaised',
    'roundStarted',
  ])
  expect(t.state).toMatchObject({ round: 7, lastRound: 7 })
})

test('[OIL-9.4] after phase 3 of the last round there is no refill, fee or market step', () => {
  const t = table({
    round: 7,
    lastRound: 7,
    fields: fields({ dallas: { oil: 0, gas: 0 } }),
    tiles: { deck: ['small'], onShow: [] },
    agenda: [{ kind: 'putCardsAway' }],
  })
  expect(t.events('spectator').map(({ kind }) => kind)).toEqual(['gameEnded'])
  expect(t.state).toMatchObject({ agenda: [], subsidy: 1, fields: { dallas: { level: 3 } }, tiles: { onShow: [] } })
  expect(t.pending).toEqual([])
})

test('[OIL-10.1] exhausted in phase 2, the round is finished and one more is played', () => {
  const t = table({
    round: 6,
    cards: ['local', 'local', 'local'],
    fields: fields({ dallas: { oil: 0, gas: 0, level: 0 }, austin: { oil: 0, gas: 0, level: 1 } }),
    agenda: inOrder({ kind: 'refillFields' }, { kind: 'showCards' }, { kind: 'putCardsAway' }),
  })
  expect(t.state.lastRound).toBe(7)
  t.play(0, DECLINE).play(1, DECLINE).play(2, DECLINE)
  expect(t.state).toMatchObject({ round: 7, outcome: 'open' })
})
