/** [OIL-2.4, OIL-4] Private cards: chosen in secret, shown together, carried out in turn order. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { CARDS, type Card } from '../components.ts'
import type { State } from '../state.ts'
import { DECLINE, inOrder, plots, showing, stage } from './stage.ts'

const { table } = testTable(stage)
const choose = (card: Card) => ({ kind: 'chooseCard', card }) as const
const choosing = (changes: Partial<State> = {}) => table({ agenda: [{ kind: 'chooseCards' }], ...changes })
const VIEWERS = [0, 1, 2, 'spectator'] as const

test('[OIL-2.4] all choose at the same time, each any of his five cards', () => {
  const t = choosing()
  expect(t.pending).toEqual([0, 1, 2])
  for (const seat of [0, 1, 2]) expect(t.legal(seat)).toEqual(CARDS.map(choose))
  t.play(1, choose('drill'))
  expect(t.pending).toEqual([0, 2])
})

test('[OIL-2.4] the same action as the worker’s may be chosen', () => {
  const t = choosing({ workers: [{ column: 'drill', space: 0 }, 'home', 'home'] })
  expect(t.refusal(0, choose('drill'))).toBeUndefined()
})

test('[OIL-2.4] others see only that he has chosen, he sees what', () => {
  const t = choosing().play(1, choose('national'))
  expect(VIEWERS.map(viewer => t.view(viewer).cards)).toEqual([
    ['none', null, 'none'],
    ['none', 'national', 'none'],
    ['none', null, 'none'],
    ['none', null, 'none'],
  ])
  expect(t.events(1)).toEqual([{ kind: 'cardChosen', seat: 1, card: 'national' }])
  for (const viewer of [0, 2, 'spectator'] as const) expect(t.events(viewer)).toEqual([{ kind: 'cardChosen', seat: 1, card: null }])
})

test('[OIL-2.4] until all have chosen it may be changed, and nobody notices', () => {
  const t = choosing().play(1, choose('national'))
  const seen = () => JSON.stringify([0, 2, 'spectator' as const].map(viewer => [t.view(viewer), t.events(viewer)]))
  const before = seen()
  t.play(1, choose('build')).play(1, choose('build')).play(1, choose('lease'))
  expect(seen()).toBe(before)
  expect(t.view(1).cards[1]).toBe('lease')
  expect(t.events(1).map(event => (event.kind === 'cardChosen' ? event.card : ''))).toEqual(['national', 'build', 'build', 'lease'])
  expect(t.pending).toEqual([0, 2])
})

test('[OIL-2.4] fixed once all have chosen, and face down until phase 3', () => {
  const t = choosing({ agenda: inOrder({ kind: 'chooseCards' }, { kind: 'subsidy', seat: 0 }, { kind: 'showCards' }) })
  t.play(0, choose('drill')).play(1, choose('local')).play(2, choose('drill'))
  expect(t.pending).toEqual([0])
  expect(t.refusal(1, choose('lease'))?.rule).toBe('WILD-2')
  expect(t.view('spectator').cards).toEqual([null, null, null])
  expect(t.view('spectator').shown).toEqual(['none', 'none', 'none'])
  t.play(0, DECLINE)
  expect(t.view('spectator').shown).toEqual(['drill', 'local', 'drill'])
  expect(t.view('spectator').cards).toEqual(['none', 'none', 'none'])
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'cardsShown', cards: ['drill', 'local', 'drill'], bot: 'none' })
})

test('[OIL-4.1] all cards are shown together, then carried out in turn order', () => {
  const t = table({
    first: 1,
    cards: ['lease', 'build', 'drill'],
    plots: plots({ dallas: [[2, 'small']] }),
    agenda: [{ kind: 'showCards' }],
  })
  expect(t.state.agenda.toReversed().slice(0, 3)).toEqual([
    { kind: 'build', seat: 1, by: 'card' },
    { kind: 'drill', seat: 2, by: 'card', only: 'all', used: [] },
    { kind: 'lease', seat: 0, by: 'card', price: 5 },
  ])
  expect(t.pending).toEqual([1])
  t.play(1, DECLINE)
  expect(t.pending).toEqual([2])
  t.play(2, DECLINE)
  expect(t.pending).toEqual([0])
})

test('[OIL-4.1] he may skip his action, not change it', () => {
  const t = table({ cards: ['build', 'local', 'local'], agenda: [{ kind: 'showCards' }] })
  expect(t.refusal(0, { kind: 'takeLease', field: 'dallas' })?.rule).toBe('WILD-2')
  t.play(0, DECLINE)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'declined', seat: 0, action: 'build', by: 'card' })
  expect(t.pending).toEqual([1])
})

test('[OIL-4.1] afterwards the cards are taken up again', () => {
  const t = table({
    shown: ['drill', 'drill', 'lease'],
    lastRound: 3,
    agenda: inOrder({ kind: 'putCardsAway' }),
  })
  expect(t.state.shown).toEqual(['none', 'none', 'none'])
})

test('[OIL-4.2] between phases 2 and 3 neither leases nor tiles are refilled, but fields are', () => {
  const t = table({
    cards: ['drill', 'drill', 'drill'],
    leases: { deck: ['pecos', 'pecos'], onShow: ['dallas'] },
    tiles: { deck: ['small', 'medium'], onShow: ['mixed'] },
    fields: { dallas: { oil: 0, gas: 2, level: 3 }, austin: { oil: 1, gas: 0, level: 3 }, pecos: { oil: 1, gas: 0, level: 3 } },
    agenda: inOrder({ kind: 'subsidy', seat: 0 }, { kind: 'refillFields' }, { kind: 'showCards' }),
  })
  t.play(0, DECLINE)
  expect(t.state.leases.onShow).toEqual(['dallas'])
  expect(t.state.tiles.onShow).toEqual(['mixed'])
  expect(t.state.fields.dallas.oil + t.state.fields.dallas.gas).toBe(10)
  expect(t.state.shown).toEqual(['drill', 'drill', 'drill'])
})

test.each<[number, readonly Card[], number]>([
  [3, ['national', 'drill', 'drill'], 3],
  [3, ['national', 'national', 'drill'], 1],
  [3, ['national', 'national', 'national'], 1],
  [4, ['national', 'drill', 'drill', 'drill'], 4],
  [4, ['national', 'drill', 'national', 'drill'], 3],
  [4, ['national', 'national', 'national', 'drill'], 1],
  [5, ['national', 'national', 'national', 'national', 'national'], 1],
  [5, ['national', 'drill', 'drill', 'drill', 'drill'], 4],
])('[OIL-5.7] %i players, cards %j: the price is $%i', (seats, cards, price) => {
  const t = table({ seats, cards: [...cards], leases: showing(), agenda: [{ kind: 'showCards' }] })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'national', seat: 0, price })
})
