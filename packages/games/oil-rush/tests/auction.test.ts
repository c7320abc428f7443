/** The licence auction and the deal, in a house of their own. */
import { testTable } from '@wildcat/kernel-contract/test-table'
import { expect, test } from 'vitest'
import { bidders, leastBid } from '../index.ts'
import { stage } from './auction-house.ts'

const { table } = testTable(stage)
const company = 'jet'
const AUCTION = { kind: 'auction', company } as const
const PASS = { kind: 'pass' } as const
const bid = (points: number) => ({ kind: 'bid', points }) as const

test('whoever has oil there and a licence takes part, in turn order', () => {
  const depots = [
    { hudson: 1, jet: 0, standard: 1 },
    { hudson: 0, jet: 1, standard: 0 },
    { hudson: 0, jet: 2, standard: 0 },
    { hudson: 0, jet: 3, standard: 0 },
  ]
  const { state } = table({ seats: 4, first: 3, depots, hands: [[1], [1], [], [2]], agenda: [] })
  expect(bidders(state, 'jet')).toEqual([3, 1])
  expect(bidders(state, 'hudson')).toEqual([0])
  expect(bidders(state, 'standard')).toEqual([0])
})

test('the least bid is one more than the last', () => {
  expect([leastBid({ standing: 'none' }), leastBid({ standing: { seat: 1, points: 4 } })]).toEqual([1, 5])
})

test('a whole auction: bids go round, who passes is out, the winner pays and sells', () => {
  const t = table({ first: 1, agenda: [AUCTION] })
  expect(t.pending).toEqual([1])
  t.play(1, bid(1)).play(2, bid(2)).play(0, PASS)
  expect(t.pending).toEqual([1])
  t.play(1, bid(3)).play(2, PASS)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'bidCovered', seat: 1, company, points: 3 })
  t.play(1, { kind: 'pay', ones: 1, twos: 1 }).play(1, { kind: 'sell', barrels: 1 })
  expect(t.state).toMatchObject({ hands: [[1, 2], [], [1, 2]], discard: [1, 2], money: [0, 5000, 0], bank: -5000, supply: 1 })
  expect(t.state.depots[1]).toEqual({ hudson: 1, jet: 0, standard: 1 })
  expect(t.played).toBe(true)
})

test('refusals carry the ids of the game that asks', () => {
  const t = table({ agenda: [AUCTION] })
  expect(t.refusal(0, bid(0))).toEqual({ rule: 'AH-1', why: 'bidTooLow', with: { least: 1, most: 20 } })
  expect(t.refusal(0, bid(21))).toEqual({ rule: 'AH-2', why: 'bidTooHigh', with: { least: 1, most: 20 } })
  const paying = table({ agenda: [{ kind: 'payBid', company, winner: 0, points: 3 }] })
  expect(paying.refusal(0, { kind: 'pay', ones: 1, twos: 0 })).toEqual({ rule: 'AH-3', why: 'notThatPayment', with: { points: 3 } })
  const selling = table({ agenda: [{ kind: 'sell', company, seller: 0 }] })
  expect(selling.refusal(0, { kind: 'sell', barrels: 2 })).toEqual({ rule: 'AH-4', why: 'notSoMuchOil', with: { most: 1 } })
})

test('forms leave open how much: from the least bid to all points there are, from nothing to all oil', () => {
  const { bidding, sell } = stage.game.steps
  const { state } = table({ agenda: [AUCTION] })
  if (bidding.run !== undefined || sell.run !== undefined) throw new Error('these are decisions')
  const step = (points?: number) =>
    ({ kind: 'bidding', company, in: [0, 1], turn: 0, standing: points === undefined ? 'none' : { seat: 1, points } }) as const
  expect(bidding.blanks?.(state, step(), 0)).toEqual([{ command: bid(1), open: { points: { least: 1, most: 20 } } }])
  expect(bidding.blanks?.(state, step(19), 0)).toEqual([{ command: bid(20), open: { points: { least: 20, most: 20 } } }])
  expect(bidding.blanks?.(state, step(20), 0)).toEqual([])
  expect(bidding.legal(state, step(19), 0)).toEqual([PASS, bid(20)])
  expect(bidding.legal(state, step(20), 0)).toEqual([PASS])
  expect(sell.blanks?.(state, { kind: 'sell', company, seller: 0 }, 0)).toEqual([
    { command: { kind: 'sell', barrels: 1 }, open: { barrels: { least: 0, most: 1 } } },
  ])
})

test('a bluff costs half the cards, rounded up, and the auction is held again', () => {
  const t = table({ hands: [[1, 1, 1], [2], [2]], agenda: [{ kind: 'settleBid', company, winner: 0, points: 4 }] })
  expect(t.state).toMatchObject({ hands: [[1], [2], [2]], discard: [1, 1] })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'bidding', company, in: [0, 1, 2], turn: 0, standing: 'none' })
  expect(t.events('spectator')).toEqual([
    { kind: 'bluffCalled', seat: 0, company, points: 4, lost: [1, 1] },
    { kind: 'auctionOpened', company, bidders: [0, 1, 2] },
  ])
})

test('nobody sells if nobody can, or all pass', () => {
  const nobody = table({ hands: [[], [], []], agenda: [AUCTION] })
  expect([nobody.played, nobody.events('spectator')]).toEqual([true, [{ kind: 'nobodySells', company, why: 'nobodyThere' }]])
  const t = table({ agenda: [AUCTION] })
    .play(0, PASS)
    .play(1, PASS)
    .play(2, PASS)
  expect([t.played, t.events('spectator').at(-1)]).toEqual([true, { kind: 'nobodySells', company, why: 'allPassed' }])
})

test('a deal comes from the deck, then from the shuffled discards, then ends', () => {
  const t = table({ hands: [[2], [], []], deck: [2, 1], discard: [1, 1], agenda: [{ kind: 'deal', seat: 0, count: 9 }] })
  expect(t.state).toMatchObject({ hands: [[1, 1, 1, 2, 2], [], []], deck: [], discard: [] })
  expect(t.events(0)).toEqual([{ kind: 'licencesDealt', seat: 0, count: 4, due: 9, licences: [1, 2, 1, 1] }])
  expect(t.events(1)).toEqual([{ kind: 'licencesDealt', seat: 0, count: 4, due: 9, licences: null }])
})
