import { expect, test } from 'vitest'
import { testTable } from '../../test-table.ts'
import { stage } from './stage.ts'

const { table } = testTable(stage)

test('[GSH-3.1] in turn order, each player is dealt three licences', () => {
  const t = table({ seats: 3, first: 1, agenda: [{ kind: 'startRound' }] })
  const dealt = t.events('spectator').filter(event => event.kind === 'licencesDealt')
  expect(dealt.map(({ seat, count }) => [seat, count])).toEqual([
    [1, 3],
    [2, 3],
    [0, 3],
  ])
  expect(t.state.hands.map(hand => hand.length)).toEqual([3, 3, 3])
  expect(t.state.deck).toHaveLength(39)
})

test('[GSH-3.1] only their owner sees which licences he is dealt', () => {
  const t = table({ deck: [2, 2, 1], agenda: [{ kind: 'deal', seat: 1 }] })
  expect(t.events(1)).toEqual([{ kind: 'licencesDealt', seat: 1, count: 3, licences: [1, 2, 2] }])
  for (const viewer of [0, 'spectator'] as const) {
    expect(t.events(viewer)).toEqual([{ kind: 'licencesDealt', seat: 1, count: 3, licences: null }])
    expect(t.view(viewer).hands[1]).toEqual([null, null, null])
  }
  expect(t.view(1).hands[1]).toEqual([1, 2, 2])
})

test('[GSH-3.1] a hand is kept in order, so that where a card lies does not tell when it came', () => {
  const t = table({ hands: [[1, 2], []], deck: [2, 1, 1], agenda: [{ kind: 'deal', seat: 0 }] })
  expect(t.state.hands[0]).toEqual([1, 1, 1, 2, 2])
})

test('[GSH-3.1] an empty deck is rebuilt from the discards in the middle of a deal', () => {
  const t = table({ deck: [1], discard: [2, 2, 2, 2], agenda: [{ kind: 'deal', seat: 0 }] })
  expect(t.state.hands[0]).toEqual([1, 2, 2])
  expect(t.state.deck).toEqual([2, 2])
  expect(t.state.discard).toEqual([])
})

test('[GSH-3.1] discards that become the deck are shuffled', () => {
  const discard = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2] as const
  const decks = Array.from({ length: 10 }, (_, n) =>
    table({ deck: [], discard: [...discard], random: { key: [n], drawn: [0, 0, 0, 0, 0] }, agenda: [{ kind: 'deal', seat: 0 }] }),
  )
  expect(new Set(decks.map(({ state }) => state.deck.join(''))).size).toBeGreaterThan(1)
})

test('[GSH-3.1] with neither deck nor discards, the missing licences are not dealt', () => {
  const t = table({ deck: [2], discard: [1], agenda: [{ kind: 'deal', seat: 0 }] })
  expect(t.state.hands[0]).toEqual([1, 2])
  expect(t.events('spectator')).toEqual([{ kind: 'licencesDealt', seat: 0, count: 2, licences: null }])
})
