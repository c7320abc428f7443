import { testTable } from '@wildcat/kernel-contract/test-table'
import { type Bid, type Company, DIE, type Licence } from '@wildcat/oil-rush'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { inOrder, oil, options, priceSpace, prices, stage } from './stage.ts'

const { table, luck } = testTable(stage)
const company: Company = 'jet'
const auction = (of: Company | 'liquidation' = company) => ({ kind: 'auction', company: of }) as const
const bidding = (seats: number[], turn: number, standing: Bid | 'none' = 'none') =>
  ({ kind: 'bidding', company, in: seats, turn, standing }) as const
const settle = (winner: number, points: number) => ({ kind: 'settleBid', company, winner, points }) as const
const bid = (points: number) => ({ kind: 'bid', points }) as const
const PASS = { kind: 'pass' } as const
const sell = (barrels: number) => ({ kind: 'sell', barrels }) as const
const allHaveOil: Pick<State, 'depots' | 'hands'> = {
  depots: [oil(0, 2, 0), oil(0, 2, 0), oil(0, 2, 0)],
  hands: [
    [1, 2],
    [1, 2],
    [1, 2],
  ],
}

test.each([
  [3, ['hudson', 'jet']],
  [4, ['hudson', 'jet', 'standard']],
  [5, ['hudson', 'jet', 'standard', 'liquidation']],
])('[BG-7.1] [BG-7.7] with %i players there is an auction for each of %j, in this order', (seats, expected) => {
  const t = table({ seats, options: options({}, seats), agenda: [{ kind: 'startRound' }] })
  const auctions = t.state.agenda.flatMap(step => (step.kind === 'auction' ? [step.company] : [])).toReversed()
  expect(auctions).toEqual(expected)
})

test('[BG-7.1] each with its sale before the next', () => {
  const t = table({
    depots: [oil(1, 1, 0), oil(0, 0, 0), oil(0, 0, 0)],
    hands: [[2, 2], [1], []],
    agenda: inOrder(auction('hudson'), auction('jet')),
  })
  t.play(0, bid(1)).play(0, { kind: 'pay', ones: 0, twos: 1 })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'sell', company: 'hudson', seller: 0 })
  t.play(0, sell(1))
  expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'bidding', company: 'jet' })
})

test('[BG-7.1] takes part who has oil there and at least one licence', () => {
  const t = table({ depots: [oil(3, 0, 3), oil(0, 1, 0), oil(0, 2, 0)], hands: [[1], [1], [1]], agenda: [auction()] })
  expect(t.state.agenda.at(-1)).toEqual(bidding([1, 2], 1))
  expect(t.events('spectator')).toEqual([{ kind: 'auctionOpened', company, bidders: [1, 2] }])
  expect(table({ ...allHaveOil, hands: [[1], [], [2]], agenda: [auction()] }).state.agenda.at(-1)).toEqual(bidding([0, 2], 0))
})

test('[BG-7.2] the first participant in turn order opens, and bids go round', () => {
  const t = table({ ...allHaveOil, first: 2, agenda: [auction()] })
  expect(t.pending).toEqual([2])
  expect(t.play(2, bid(1)).pending).toEqual([0])
  expect(t.play(0, bid(2)).pending).toEqual([1])
  expect(t.play(1, bid(3)).pending).toEqual([2])
})

test('[BG-7.2] each bid is higher than the last; who passes is out for good', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1, 2], 1, { seat: 0, points: 4 })] })
  expect(t.refusal(1, bid(4))).toEqual({ rule: 'BG-7.2', why: 'bidTooLow', with: { least: 5, most: 156 } })
  t.play(1, bid(5)).play(2, PASS)
  expect(t.state.agenda.at(-1)).toEqual(bidding([0, 1], 0, { seat: 1, points: 5 }))
})

test('[BG-7.2] bids may exceed what one holds, up to 156', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1], 0)] })
  expect([t.refusal(0, bid(50)), t.refusal(0, bid(156))]).toEqual([undefined, undefined])
  expect(t.refusal(0, bid(157))).toEqual({ rule: 'BG-7.2', why: 'bidTooHigh', with: { least: 1, most: 156 } })
  expect(t.refusal(0, bid(0))).toEqual({ rule: 'BG-7.2', why: 'bidTooLow', with: { least: 1, most: 156 } })
  expect(t.legal(0)).toEqual([PASS, bid(1), bid(3)])
})

test('[BG-7.2] it ends when all but one have passed; who has not bid may still do so', () => {
  const t = table({ ...allHaveOil, agenda: [bidding([0, 1, 2], 0)] })
    .play(0, PASS)
    .play(1, PASS)
  expect(t.pending).toEqual([2])
  t.play(2, bid(1))
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'payBid', company, winner: 2, points: 1 })
})

test('[BG-7.3] the winner pays licences worth at least the bid, no change; losers pay nothing', () => {
  const t = table({
    ...allHaveOil,
    hands: [
      [1, 2, 2],
      [1, 2],
      [1, 2],
    ],
    agenda: [bidding([0, 1], 1, { seat: 0, points: 3 })],
  })
  t.play(1, PASS)
  expect(t.legal(0)).toEqual([
    { kind: 'pay', ones: 1, twos: 1 },
    { kind: 'pay', ones: 0, twos: 2 },
  ])
  expect(t.refusal(0, { kind: 'pay', ones: 0, twos: 1 })).toEqual({ rule: 'BG-7.3', why: 'notThatPayment', with: { points: 3 } })
  expect(t.refusal(0, { kind: 'pay', ones: 1, twos: 2 })?.why).toBe('notThatPayment')
  t.play(0, { kind: 'pay', ones: 0, twos: 2 })
  expect(t.state).toMatchObject({ hands: [[1], [1, 2], [1, 2]], discard: [2, 2] })
})

test.each([
  [1, 0],
  [4, 2],
  [5, 2],
])('[BG-7.4] a winner with %i cards who cannot pay keeps %i, and there is a new auction in which he may bid again', (before, kept) => {
  const hand = new Array<Licence>(before).fill(1)
  const t = table({ ...allHaveOil, hands: [hand, [2], [2]], agenda: [settle(0, 9)] })
  expect(t.state.hands[0]).toHaveLength(kept)
  expect(t.state.discard).toHaveLength(before - kept)
  expect(t.state.agenda.at(-1)).toEqual(bidding(kept === 0 ? [1, 2] : [0, 1, 2], kept === 0 ? 1 : 0))
  expect(t.events('spectator')[0]).toMatchObject({ kind: 'bluffCalled', seat: 0, company, points: 9 })
})

test.each<[string, number, number, Licence[]]>([
  ['ones', 0, 0, [1, 1]],
  ['twos', 3, 2, [2, 2]],
])('[BG-7.4] which half he loses is luck: it may be the %s', (_, one, other, lost) => {
  const random = luck(chance => chance.below('losses', 4) === one && chance.below('losses', 3) === other)
  const t = table({ ...allHaveOil, random, hands: [[1, 1, 2, 2], [2], [2]], agenda: [settle(0, 9)] })
  expect(t.events('spectator')[0]).toMatchObject({ kind: 'bluffCalled', lost })
  expect(t.state.discard).toEqual(lost)
})

test('[BG-7.5] the winner may sell any number at the current price', () => {
  const t = table({
    prices: prices(5000, 7500, 5000),
    depots: [oil(1, 3, 1), oil(2, 0, 2), oil(0, 0, 0)],
    agenda: [{ kind: 'sell', company, seller: 0 }],
  })
  expect(t.legal(0)).toEqual([0, 1, 2, 3].map(sell))
  expect(t.refusal(0, sell(4))).toEqual({ rule: 'BG-7.5', why: 'notSoMuchOil', with: { most: 3 } })
  t.play(0, sell(2))
  expect(t.state).toMatchObject({ money: [30_000, 15_000, 15_000], bank: -15_000, supply: 2 })
  expect(t.state.depots[0]).toEqual(oil(1, 1, 1))
  expect(t.played).toBe(true)
})

test('[BG-7.5] he pays even if he sells none', () => {
  const t = table({ ...allHaveOil, agenda: [settle(0, 2)] })
    .play(0, { kind: 'pay', ones: 0, twos: 1 })
    .play(0, sell(0))
  expect([t.state.hands[0], t.state.money[0], t.played]).toEqual([[1], 15_000, true])
})

test('[BG-7.5] nobody bid: nobody sells', () => {
  const t = table({ ...allHaveOil, agenda: [auction()] })
    .play(0, PASS)
    .play(1, PASS)
    .play(2, PASS)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'nobodySells', company, why: 'allPassed' })
  expect(t.played).toBe(true)
  const none = table({ ...allHaveOil, hands: [[], [], []], agenda: [auction()] })
  expect([none.played, none.events()]).toEqual([true, [{ kind: 'nobodySells', company, why: 'nobodyThere' }]])
})

test('[BG-7.2] worked example: bids 4, 5, pass, 7, pass; the first player has no oil there; the winner pays 7 and sells two at $7,000', () => {
  const t = table({
    seats: 4,
    options: options({}, 4),
    prices: prices(5000, 7000, 5000),
    depots: [oil(2, 0, 0), oil(0, 2, 0), oil(0, 1, 0), oil(0, 1, 0)],
    hands: [[2], [1, 2, 2, 2], [2, 2, 2], [2, 2]],
    agenda: [auction()],
  })
  expect(t.pending).toEqual([1])
  t.play(1, bid(4)).play(2, bid(5)).play(3, PASS).play(1, bid(7)).play(2, PASS)
  t.play(1, { kind: 'pay', ones: 1, twos: 3 }).play(1, sell(2))
  expect(t.state.money).toEqual([15_000, 29_000, 15_000, 15_000])
  expect(t.state.hands[1]).toEqual([])
})

const five = (changes: Partial<State> = {}) =>
  table({
    seats: 5,
    options: options({}, 5),
    depots: [oil(0, 0, 0), oil(0, 2, 0), oil(1, 0, 1), oil(0, 0, 0), oil(0, 0, 3)],
    hands: [[2], [2, 2], [1, 2], [2, 2], []],
    agenda: [auction('liquidation')],
    ...changes,
  })

test('[BG-7.7] five players: in the liquidation auction takes part who has oil anywhere and a licence', () => {
  const t = five()
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'bidding', company: 'liquidation', in: [1, 2], turn: 1, standing: 'none' })
  expect(t.events('spectator')).toEqual([{ kind: 'auctionOpened', company: 'liquidation', bidders: [1, 2] }])
  expect(five({ first: 2 }).pending).toEqual([2])
})

test('[BG-7.7] the winner pays, names a company where he has oil, rolls for that one only, and may sell at the new price', () => {
  const t = five({
    random: luck(chance => chance.below('die', 6) === DIE.findIndex(({ colour, pips }) => colour === 'blue' && pips === 2)),
  })
  t.play(1, PASS).play(2, bid(3)).play(2, { kind: 'pay', ones: 1, twos: 1 })
  expect(t.state.agenda.at(-1)).toEqual({ kind: 'nameCompany', seller: 2 })
  expect(t.legal(2)).toEqual([
    { kind: 'nameCompany', company: 'hudson' },
    { kind: 'nameCompany', company: 'standard' },
  ])
  expect(t.refusal(2, { kind: 'nameCompany', company: 'jet' })).toEqual({ rule: 'BG-7.7', why: 'noOilThere' })
  t.play(2, { kind: 'nameCompany', company: 'standard' })
  expect(t.state.prices).toEqual(prices(5000, 5000, 6000))
  expect(t.legal(2)).toEqual([sell(0), sell(1)])
  t.play(2, sell(1))
  expect(t.state.money[2]).toBe(21_000)
  expect(t.events('spectator').slice(-3)).toEqual([
    { kind: 'companyNamed', seat: 2, company: 'standard' },
    { kind: 'priceRolled', company: 'standard', face: { colour: 'blue', pips: 2 }, from: priceSpace(5000), to: priceSpace(6000) },
    { kind: 'oilSold', seat: 2, company: 'standard', barrels: 1, price: 6000 },
  ])
  expect(t.played).toBe(true)
})

test('[BG-7.7] bluffs are called as usual', () => {
  const t = five().play(1, bid(9)).play(2, PASS)
  expect(t.events('spectator').at(-2)).toMatchObject({ kind: 'bluffCalled', seat: 1, company: 'liquidation' })
  expect(t.state.agenda.at(-1)).toMatchObject({ kind: 'bidding', company: 'liquidation', in: [1, 2] })
})

test('[BG-7.7] nobody bids: no roll', () => {
  const t = five().play(1, PASS).play(2, PASS)
  expect(t.events('spectator').at(-1)).toEqual({ kind: 'nobodySells', company: 'liquidation', why: 'allPassed' })
  expect([t.played, t.state.prices]).toEqual([true, prices(5000, 5000, 5000)])
})
