import { testTable } from '@wildcat/kernel-contract/test-table'
import { points } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import { beige, inOrder, red, stage } from './stage.ts'

const { table } = testTable(stage)
const deal = (seat: number) => ({ kind: 'dealLicences', seat }) as const
const taken = [beige('3/12'), beige('8/3'), red('1/4/2 oil 1')]

test('[GIG-4.1] in turn order each player is dealt the number of licences on his card', () => {
  const t = table({ taken, agenda: inOrder(deal(1), deal(2), deal(0)) })
  expect(t.state.hands.map(hand => hand.length)).toEqual([3, 8, 4])
  expect(t.state.deck).toHaveLength(78 - 15)
  expect(t.events('spectator')).toEqual([
    { kind: 'licencesDealt', seat: 1, count: 8, due: 8, licences: null },
    { kind: 'licencesDealt', seat: 2, count: 4, due: 4, licences: null },
    { kind: 'licencesDealt', seat: 0, count: 3, due: 3, licences: null },
  ])
})

test('[GIG-4.1] licences come from the top of the deck and join the hand, in order of value', () => {
  const t = table({ taken, hands: [[1, 2], [], []], deck: [2, 2, 2, 2, 1, 2, 1], agenda: [deal(0)] })
  expect(t.state.hands[0]).toEqual([1, 1, 1, 2, 2])
  expect(t.state.deck).toEqual([2, 2, 2, 2])
})

test('[GIG-4.1] they are kept secret: only their owner hears their values', () => {
  const t = table({ taken, deck: [1, 2, 2], agenda: [deal(0)] })
  expect(t.events(0)).toEqual([{ kind: 'licencesDealt', seat: 0, count: 3, due: 3, licences: [2, 2, 1] }])
  expect(t.events(1)).toEqual([{ kind: 'licencesDealt', seat: 0, count: 3, due: 3, licences: null }])
  expect(t.view(1).hands[0]).toEqual([null, null, null])
  expect(t.state.told).toBeGreaterThan(0)
})

test('[GIG-4.1] an empty deck is rebuilt from the discards', () => {
  const t = table({ taken, deck: [2], discard: [1, 1, 1, 1, 2], agenda: [deal(0)] })
  expect(t.state.hands[0]).toHaveLength(3)
  expect(t.state.discard).toEqual([])
  expect(t.state.deck).toHaveLength(3)
  expect(points([...(t.state.hands[0] ?? []), ...t.state.deck])).toBe(8)
})

test('[GIG-4.1] the new deck is shuffled', () => {
  const hands = Array.from({ length: 20 }, (_, n) => {
    const random = { key: [n, 0, 0, 0, 0, 0, 0, 0], drawn: [0, 0, 0, 0, 0, 0, 0] }
    return JSON.stringify(table({ taken, deck: [], discard: [1, 1, 1, 2, 2, 2], random, agenda: [deal(0)] }).state.hands[0])
  })
  expect(new Set(hands)).toEqual(new Set(['[1,1,1]', '[1,1,2]', '[1,2,2]', '[2,2,2]']))
})

test('[GIG-4.1] if deck and discards are both empty the rest of the deal is forgone', () => {
  const t = table({ taken, deck: [2], discard: [1], agenda: inOrder(deal(0), deal(1)) })
  expect(t.state.hands).toEqual([[1, 2], [], []])
  expect(t.events('spectator')).toEqual([
    { kind: 'licencesDealt', seat: 0, count: 2, due: 3, licences: null },
    { kind: 'licencesDealt', seat: 1, count: 0, due: 8, licences: null },
  ])
  expect(t.played).toBe(true)
})
