import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { SPECIAL_IDS, STANDARD_IDS } from '../components.ts'
import type { State } from '../state.ts'
import { inOrder, options, special, stage, standard } from './stage.ts'

const { table, luck } = testTable(stage)
const TURN_UP = { kind: 'turnUpCards' } as const
/** The last is on top. */
const pile = (deck: number[], discard: number[] = []): State['special'] => ({ deck, discard })
const upwards = (one: number, other: number) => one - other
const some = STANDARD_IDS.slice(0, 4)
const lists = { standard: pile([...some]), special: pile([special('1/4/2 oil 2'), special('3/2/4 back 5')]) }

test('[BG-3.1] a special card is turned up and the Oil Baron advances at once by its number', () => {
  const t = table({ ...lists, baron: 4, agenda: [TURN_UP] })
  expect(t.state.baron).toBe(7)
  expect(t.events('spectator')[0]).toEqual({ kind: 'specialCardTurned', card: special('3/2/4 back 5'), baron: 7 })
  expect(t.state.special.deck).toEqual([special('1/4/2 oil 2')])
  expect(t.state.told).toBeGreaterThan(0)
})

test('[BG-3.1] whatever happens to the card, he does not move again', () => {
  const t = table({ ...lists, baron: 4, agenda: [TURN_UP] })
  t.play(0, { kind: 'takeCard', card: special('3/2/4 back 5') })
  t.play(1, { kind: 'takeCard', card: t.state.onShow[0] ?? -1 }).play(2, { kind: 'takeCard', card: t.state.onShow[0] ?? -1 })
  expect(t.state.baron).toBe(7)
})

test.each([
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
])('[BG-3.2] with %i players %i cards are on show: the special one and as many standard ones as players', (seats, cards) => {
  const t = table({ seats, options: options({}, seats), agenda: [TURN_UP] })
  expect(t.state.onShow).toHaveLength(cards)
  expect(t.state.onShow.map(card => SPECIAL_IDS.includes(card))).toEqual([true, ...new Array<boolean>(seats).fill(false)])
  expect(t.events('spectator')[1]).toEqual({ kind: 'standardCardsTurned', cards: t.state.onShow.slice(1) })
})

test('[BG-3.2] in turn order each takes one of all those on show', () => {
  const t = table({ ...lists, first: 2, agenda: [TURN_UP] })
  const [red = -1, a = -1, b = -1, c = -1] = t.state.onShow
  expect(t.pending).toEqual([2])
  expect(t.legal(2)).toEqual([red, a, b, c].map(card => ({ kind: 'takeCard', card })))
  t.play(2, { kind: 'takeCard', card: b })
  expect(t.refusal(0, { kind: 'takeCard', card: b })).toEqual({ rule: 'BG-3.2', why: 'cardNotOnShow' })
  t.play(0, { kind: 'takeCard', card: red }).play(1, { kind: 'takeCard', card: a })
  expect(t.state.taken).toEqual([red, a, b])
  expect(t.state.onShow).toEqual([])
  expect(t.events('spectator').slice(2)).toEqual([
    { kind: 'cardTaken', seat: 2, card: b },
    { kind: 'cardTaken', seat: 0, card: red },
    { kind: 'cardTaken', seat: 1, card: a },
    { kind: 'cardLeft', card: c },
  ])
})

test('[BG-3.2] the one left is discarded, each to its own pile', () => {
  const taken = [standard('3/12'), standard('4/10'), standard('5/8')]
  const left = (card: number) => table({ taken, onShow: [card], agenda: [{ kind: 'discardLastCard' }] }).state
  expect(left(standard('6/6'))).toMatchObject({ standard: { discard: [standard('6/6')] }, special: { discard: [] }, onShow: [] })
  expect(left(special('2/3/4 deep'))).toMatchObject({ standard: { discard: [] }, special: { discard: [special('2/3/4 deep')] } })
})

test('[BG-3.2] an empty standard deck is rebuilt from its discards, after the cards left in it', () => {
  const [a = 0, b = 0, c = 0, d = 0] = some
  const t = table({ special: lists.special, standard: pile([a], [b, c, d]), agenda: [TURN_UP] })
  expect(t.state.onShow[1]).toBe(a)
  expect(new Set(t.state.onShow.slice(2)).size).toBe(2)
  expect([...t.state.onShow.slice(2), ...t.state.standard.deck].toSorted(upwards)).toEqual([b, c, d].toSorted(upwards))
  expect(t.state.standard.discard).toEqual([])
})

test.each([1, 2, 3])('[BG-3.2] the discards are shuffled: any of them may come first (number %i)', index => {
  const [a = 0, b = 0, c = 0, d = 0] = some
  const first = some[index] ?? -1
  const random = luck(chance => chance.shuffle('standard', [b, c, d]).at(-1) === first)
  expect(table({ random, special: lists.special, standard: pile([a], [b, c, d]), agenda: [TURN_UP] }).state.onShow[2]).toBe(first)
})

test('[BG-6.1] the chosen cards are kept until production, then each goes to its own pile', () => {
  const taken = [standard('3/12'), special('2/3/4 deep'), standard('5/8')]
  const t = table({ first: 1, taken, agenda: inOrder({ kind: 'discardCards' }) })
  expect(t.state).toMatchObject({
    taken: ['none', 'none', 'none'],
    standard: { discard: [standard('5/8'), standard('3/12')] },
    special: { discard: [special('2/3/4 deep')] },
  })
})
