import { keyFrom } from '@wildcat/kernel'
import { testTable } from '@wildcat/kernel-contract/test-table'
import type { Bid, Company, Licence } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { inOrder, oil, prices, stage } from './stage.ts'

const { table } = testTable(stage)
const company: Company = 'jet'
const auction = (of: Company = company) => ({ kind: 'auction', company: of }) as const
const bidding = (seats: number[], turn: number, standing: Bid | 'none' = 'none') =>
  ({ kind: 'bidding', company, in: seats, turn, standing }) as const
const settle = (winner: number, points: number) => ({ kind: 'settleBid', company, winner, points }) as const
const selling = (seller: number) => ({ kind: 'sell', company, seller }) as const
const bid = (points: number) => ({ kind: 'bid', points }) as const
const PASS = { kind: 'pass' } as const
const paying = (hand: Licence[], points: number) =>
  table({ hands: [[], hand, []], agenda: [{ kind: 'payBid', company, winner: 1, points }] })
const allHaveOil: Pick<State, 'depots' | 'hands'> = {
  depots: [oil(0, 2, 0), oil(0, 2, 0), oil(0, 2, 0)],
  hands: [
    [1, 2],
    [1, 2],
    [1, 2],
  ],
}

test('[GIG-8.1] one auction each for Hudson, Jet and US Standard, in that order, each finished before the next', () => {
  const t = table({
    depots: [oil(1, 1, 0), oil(0, 0, 1), oil(0, 0, 0)],
    hands: [[2, 2], [1], []],
    agenda: inOrder(auction('hudson'), auction('jet'), auction('standard')),
  })
  t.play(0, bid(1)).play(0, { kind: 'pay', ones: 0, twos: 1 })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'sell', company: 'hudson', seller: 0 })
  t.play(0, { kind: 'sell', barrels: 1 })
  expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'bidding', company: 'jet' })
  t.play(0, PASS)
  expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'bidding', company: 'standard', turn: 1 })
  t.play(1, PASS)
  expect(t.played).toBe(true)
})

test('[GIG-8.2] only players with oil at that company take part', () => {
  const t = table({ depots: [oil(3, 0, 3), oil(0, 1, 0), oil(0, 2, 0)], hands: [[1], [1], [1]], agenda: [auction()] })
  expect(t.state.agenda.at(-1)).toEqual(bidding([1, 2], 1))
  expect(t.events('spectator')).toEqual([{ kind: 'auctionOpened', company, bidders: [1, 2] }])
})

test('[GIG-8.2] the first player opens, or the next participant in turn order, and bids go clockwise', () => {
  const t = table({ ...allHaveOil, first: 2, agenda: [auction()] })
  expect(t.pending).toEqual([2])
  expect(t.play(2, bid(1)).pending).toEqual([0])
  expect(t.play(0, bid(2)).pending).toEqual([1])
  expect(t.play(1, bid(3)).pending).toEqual([2])
  const next = table({ ...allHaveOil, first: 1, depots: [oil(0, 1, 0), oil(0, 0, 0), oil(0, 1, 0)], agenda: [auction()] })
  expect(next.pending).toEqual([2])
})

test('[GIG-8.3] a bid is higher than the last, else the player passes and is out of this auction', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1, 2], 1, { seat: 0, points: 4 })] })
  expect(t.refusal(1, bid(4))).toEqual({ rule: 'GIG-8.3', why: 'bidTooLow', with: { least: 5, most: 117 } })
  t.play(1, bid(5))
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 1, 2], 2, { seat: 1, points: 5 }))
  t.play(2, PASS)
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 1], 0, { seat: 1, points: 5 }))
  t.play(0, bid(6)).play(1, bid(7))
  expect(t.pending).toEqual([0])
  expect(t.events('spectator')).toEqual([
    { kind: 'bidMade', seat: 1, company, points: 5 },
    { kind: 'passed', seat: 2, company },
    { kind: 'bidMade', seat: 0, company, points: 6 },
    { kind: 'bidMade', seat: 1, company, points: 7 },
  ])
})

test.each([
  [78, 117],
  [60, 90],
] as const)('[GIG-8.3] with %i licences a bid is a whole number from 1 to %i', (licences, most) => {
  const t = table({ options: { licences, inflation: false, openTracking: false }, agenda: [bidding([0, 1], 0)] })
  expect(t.refusal(0, bid(0))).toEqual({ rule: 'GIG-8.3', why: 'bidTooLow', with: { least: 1, most } })
  expect(t.refusal(0, bid(1))).toBeUndefined()
  expect(t.refusal(0, bid(most))).toBeUndefined()
  expect(t.refusal(0, bid(most + 1))).toEqual({ rule: 'GIG-8.3', why: 'bidTooHigh', with: { least: 1, most } })
  expect(t.refusal(0, bid(1.5))).toEqual({ rule: 'GIG-8.3', why: 'bidNotWhole', with: { least: 1, most } })
  expect(t.refusal(0, bid(-3))?.why).toBe('bidTooLow')
  expect(t.play(0, bid(most)).legal(1)).toEqual([PASS])
})

test('[GIG-8.3] on offer are the lowest bid and all that one holds', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1], 0)] })
  expect(t.legal(0)).toEqual([PASS, bid(1), bid(3)])
  expect(table({ ...allHaveOil, agenda: [bidding([0, 1], 0, { seat: 1, points: 2 })] }).legal(0)).toEqual([PASS, bid(3)])
  expect(table({ ...allHaveOil, agenda: [bidding([0, 1], 0, { seat: 1, points: 3 })] }).legal(0)).toEqual([PASS, bid(4)])
})

test('[GIG-8.4] when all but the highest bidder have passed he pays, then sells', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1, 2], 1, { seat: 0, points: 3 })] })
  t.play(1, PASS).play(2, PASS)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'bidCovered', seat: 0, company, points: 3 })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', company, winner: 0, points: 3 })
  expect(t.pending).toEqual([0])
  t.play(0, { kind: 'pay', ones: 1, twos: 1 })
  expect(t.state.agenda.at(-1)).toEqual(selling(0))
  expect(t.state.hands).toEqual([[], [1, 2], [1, 2]])
})

test('[GIG-8.4] who can pay must: there is nothing else to do', () => {
  const t = paying([1, 1, 2], 2)
  expect(t.legal(1)).toEqual([
    { kind: 'pay', ones: 2, twos: 0 },
    { kind: 'pay', ones: 0, twos: 1 },
  ])
  expect(t.refusal(1, PASS)?.why).toBe('notThisDecision')
})

test('[GIG-8.4] licences worth at least the bid; there is no change', () => {
  const refused = { rule: 'GIG-8.4', why: 'notThatPayment', with: { points: 3 } }
  const t = paying([1, 2, 2], 3)
  expect(t.refusal(1, { kind: 'pay', ones: 0, twos: 1 })).toEqual(refused)
  expect(t.refusal(1, { kind: 'pay', ones: 3, twos: 0 })).toEqual(refused)
  expect(t.refusal(1, { kind: 'pay', ones: 0, twos: 3 })).toEqual(refused)
  t.play(1, { kind: 'pay', ones: 0, twos: 2 })
  expect(t.state.hands[1]).toEqual([1])
  expect(t.state.discard).toEqual([2, 2])
})

test('[GIG-8.4] no card is paid that could be taken back with the rest still covering the bid', () => {
  const t = paying([1, 1, 2, 2], 3)
  expect(t.refusal(1, { kind: 'pay', ones: 2, twos: 1 })?.rule).toBe('GIG-8.4')
  expect(t.refusal(1, { kind: 'pay', ones: 1, twos: 2 })?.rule).toBe('GIG-8.4')
  expect(paying([2, 2], 2).refusal(1, { kind: 'pay', ones: 0, twos: 2 })?.rule).toBe('GIG-8.4')
})

test('[GIG-8.4] what is paid is shown; losers pay nothing', () => {
  const t = table({ hands: [[1, 2], [1, 2, 2], [2]], agenda: [{ kind: 'payBid', company, winner: 1, points: 4 }] })
  t.play(1, { kind: 'pay', ones: 0, twos: 2 })
  expect(t.events('spectator')).toEqual([{ kind: 'licencesPaid', seat: 1, ones: 0, twos: 2 }])
  expect(t.state.hands).toEqual([[1, 2], [1], [2]])
  expect(t.view('spectator').discard).toEqual([2, 2])
  expect(t.state.told).toBeGreaterThan(0)
})

test('[GIG-8.5] a bid may exceed what one holds', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1], 0)] })
  expect(t.refusal(0, bid(50))).toBeUndefined()
})

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
])('[GIG-8.5] a winner with %i cards who cannot pay keeps %i', (before, kept) => {
  const hand = new Array<Licence>(before).fill(1)
  const t = table({ depots: [oil(0, 1, 0), oil(0, 1, 0), oil(0, 0, 0)], hands: [hand, [2], []], agenda: [settle(0, 9)] })
  expect(t.state.hands[0]).toHaveLength(kept)
  expect(t.state.discard).toHaveLength(before - kept)
  expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'bidding', standing: 'none' })
})

test('[GIG-8.5] half of the number of cards, not of their value; all see which', () => {
  const t = table({ depots: [oil(0, 1, 0), oil(0, 0, 0), oil(0, 0, 0)], hands: [[2, 2, 2, 2], [], []], agenda: [settle(0, 9)] })
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(t.events(viewer)[0]).toEqual({ kind: 'bluffCalled', seat: 0, company, points: 9, lost: [2, 2] })
  expect(t.view(1).discard).toEqual([2, 2])
})

test('[GIG-8.5] the cards are drawn at random', () => {
  const lost = Array.from({ length: 40 }, (_, n) => {
    const random = { key: keyFrom(n), drawn: [0, 0, 0, 0, 0, 0, 0] }
    const { discard } = table({ ...allHaveOil, hands: [[1, 1, 2, 2], [], []], random, agenda: [settle(0, 9)] }).state
    return discard.toSorted((a, b) => a - b).join()
  })
  expect(new Set(lost)).toEqual(new Set(['1,1', '1,2', '2,2']))
})

test('[GIG-8.5] a bid of exactly what one holds is no bluff', () => {
  expect(table({ ...allHaveOil, agenda: [settle(0, 3)] }).state.agenda.at(-1)).toMatchObject({ kind: 'payBid', winner: 0, points: 3 })
})

test('[GIG-8.6] a player without any licence may not take part', () => {
  const t = table({ ...allHaveOil, hands: [[1], [], [2]], agenda: [auction()] })
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 2], 0))
  const broke = table({ ...allHaveOil, hands: [[1], [2], []], agenda: [settle(0, 2)] })
  expect(broke.state.agenda.at(-1)).toEqual(bidding([1], 1))
})

test('[GIG-8.7] the winner sells any number of his oil there at the current price', () => {
  const t = table({ prices: prices(5000, 7500, 5000), depots: [oil(1, 1, 1), oil(2, 5, 2), oil(0, 0, 0)], agenda: [selling(1)] })
  expect(t.legal(1)).toEqual([0, 1, 2, 3, 4, 5].map(barrels => ({ kind: 'sell', barrels })))
  expect(t.refusal(1, { kind: 'sell', barrels: 6 })).toEqual({ rule: 'GIG-8.7', why: 'notSoMuchOil', with: { most: 5 } })
  t.play(1, { kind: 'sell', barrels: 3 })
  expect(t.state).toMatchObject({ money: [15_000, 37_500, 15_000], bank: -22_500, supply: 3 })
  expect(t.state.depots).toEqual([oil(1, 1, 1), oil(2, 2, 2), oil(0, 0, 0)])
  expect(t.events('spectator')[0]).toEqual({ kind: 'oilSold', seat: 1, company, barrels: 3, price: 7500 })
})

test('[GIG-8.7] he pays even if he then sells none', () => {
  const t = table({ ...allHaveOil, agenda: [settle(0, 2)] })
  t.play(0, { kind: 'pay', ones: 0, twos: 1 }).play(0, { kind: 'sell', barrels: 0 })
  expect(t.state.hands[0]).toEqual([1])
  expect(t.state.depots[0]).toEqual(oil(0, 2, 0))
  expect(t.state.money[0]).toBe(15_000)
  expect(t.played).toBe(true)
})

test('[GIG-8.8] if all pass without a bid nobody sells there', () => {
  const t = table({ ...allHaveOil, agenda: [auction()] })
  t.play(0, PASS).play(1, PASS).play(2, PASS)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'nobodySells', company, why: 'allPassed' })
  expect(t.state).toMatchObject(allHaveOil)
  expect(t.played).toBe(true)
})

test('[GIG-8.8] if nobody may take part nobody sells there', () => {
  const t = table({ depots: [oil(1, 0, 1), oil(0, 2, 0), oil(0, 0, 0)], hands: [[1], [], [1]], agenda: [auction()] })
  expect(t.events('spectator')).toEqual([{ kind: 'nobodySells', company, why: 'nobodyThere' }])
  expect(t.played).toBe(true)
})

test('[GIG-8.8] the last one left who has not bid must still bid at least 1 and pay it, or pass', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1, 2], 0)] })
  t.play(0, PASS).play(1, PASS)
  expect(t.legal(2)).toEqual([PASS, bid(1), bid(3)])
  t.play(2, bid(1))
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', company, winner: 2, points: 1 })
})

test('[GIG-8.8] so must a lone participant', () => {
  const t = table({ depots: [oil(0, 0, 0), oil(0, 1, 0), oil(0, 0, 0)], hands: [[1], [2], [1]], agenda: [auction()] })
  expect(t.state.agenda.at(-1)).toEqual(bidding([1], 1))
  t.play(1, bid(2))
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', company, winner: 1, points: 2 })
})

test('[GIG-8.9] the auction after a bluff opens again with the first participant; all bid who may, also those who had passed', () => {
  const t = table({ ...allHaveOil, first: 1, agenda: [bidding([0, 2], 2, { seat: 0, points: 9 })] })
  t.play(2, PASS)
  expect(t.state.agenda.at(-1)).toEqual(bidding([1, 2, 0], 1))
  expect(t.state.hands[0]).toHaveLength(1)
  expect(t.pending).toEqual([1])
})

test('[GIG-8.9] the bluffer’s other cards are not shown', () => {
  const t = table({ ...allHaveOil, agenda: [settle(0, 9)] })
  expect(t.view(1).hands[0]).toEqual([null])
  expect(JSON.stringify(t.events(1))).not.toContain('hand')
})
