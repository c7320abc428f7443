import { turnOrder } from '@wildcat/kernel'
/** Prices, trains, fees, depots and licences that Giganten and Black Gold share. */
import { expect, test } from 'vitest'
import {
  afterRoll,
  atAll,
  type Carrying,
  canPayFee,
  countOf,
  DIE,
  fromBank,
  fromSupply,
  leaders,
  licencesOf,
  moved,
  oilInDepots,
  payFee,
  payments,
  points,
  pushOthersBack,
  sectionOf,
  sellOverflow,
  sortHand,
  store,
  take,
  trainOrder,
} from '../index.ts'

test('a marker never leaves its row', () => {
  expect([moved(14, 4), moved(1, -4), moved(7, 2), moved(7, -2)]).toEqual([15, 0, 9, 5])
})

test('low prices rise, high ones fall, between them the colour decides', () => {
  const after = (space: number) => DIE.map(face => afterRoll(space, face) - space)
  expect(after(4)).toEqual([2, 3, 4, 2, 3, 4])
  expect(after(5)).toEqual([2, 3, 4, -2, -3, -4])
  expect(after(10)).toEqual([2, 3, 4, -2, -3, -4])
  expect(after(11)).toEqual([-2, -3, -4, -2, -3, -4])
  expect([0, 4, 5, 10, 11, 15].map(sectionOf)).toEqual(['red', 'red', 'white', 'white', 'blue', 'blue'])
})

test('other trains go back, not beyond the first space', () => {
  const state = { trains: [9, 3, 4, 20] }
  pushOthersBack(state, 0, 3)
  expect(state.trains).toEqual([9, 1, 1, 17])
})

test('trains in order: the furthest first, level ones by licence points, then in turn order', () => {
  expect(trainOrder([4, 9, 4, 4], [3, 0, 5, 3], [3, 0, 1, 2])).toEqual([1, 2, 3, 0])
  expect(leaders([4, 9, 9, 2], [0, 1, 2, 3])).toEqual([1, 2])
  expect(leaders([4, 9, 9, 2], [0, 3])).toEqual([0])
})

test('a fee goes to the carriers in equal shares, or to the bank', () => {
  const after = (by: Carrying, rivals: number[]) => {
    const state = { money: [5000, 0, 0, 0], bank: 0 }
    payFee(state, 0, by, rivals)
    return state
  }
  expect(after('rival', [1, 2])).toEqual({ money: [2000, 1500, 1500, 0], bank: 0 })
  expect(after('rival', [3])).toEqual({ money: [2000, 0, 0, 3000], bank: 0 })
  expect(after('black', [])).toEqual({ money: [2000, 0, 0, 0], bank: 3000 })
  expect(after('shared', [1, 2])).toEqual({ money: [2000, 1000, 1000, 0], bank: 1000 })
  expect(after('own', [])).toEqual({ money: [5000, 0, 0, 0], bank: 0 })
  expect([2999, 3000].map(money => canPayFee({ money: [money] }, 0))).toEqual([false, true])
})

test('the bank keeps a ledger', () => {
  const state = { money: [100, 0], bank: 0 }
  fromBank(state, 0, -40)
  fromBank(state, 1, 15)
  expect(state).toEqual({ money: [60, 15], bank: 25 })
})

test('so does the supply of oil', () => {
  const state = { supply: 0 }
  fromSupply(state, 5)
  fromSupply(state, -2)
  expect(state).toEqual({ supply: -3 })
})

test('a depot holds two; the rest is sold for 1,000 each', () => {
  const state = { depots: [{ hudson: 5, jet: 2, standard: 0 }], money: [0], bank: 0, supply: 0 }
  expect([sellOverflow(state, 0, 'hudson'), sellOverflow(state, 0, 'jet'), sellOverflow(state, 0, 'standard')]).toEqual([3, 0, 0])
  expect(state).toEqual({ depots: [{ hudson: 2, jet: 2, standard: 0 }], money: [3000], bank: -3000, supply: 3 })
  store(state, 0, 'standard')
  expect(state.depots[0]).toEqual({ hudson: 2, jet: 2, standard: 1 })
  expect(oilInDepots({ hudson: 2, jet: 3, standard: 4 })).toBe(9)
  expect(atAll(3)).toEqual({ hudson: 3, jet: 3, standard: 3 })
})

test('licences are half ones and half twos', () => {
  const all = licencesOf(6)
  expect(all).toEqual([1, 1, 1, 2, 2, 2])
  expect([points(all), countOf(all, 1), countOf(all, 2), countOf([1, null, 2, null], 2)]).toEqual([9, 3, 3, 1])
  expect(sortHand([2, 1, 2, 1])).toEqual([1, 1, 2, 2])
})

test('licences are taken out of a hand by value', () => {
  const hand = sortHand([1, 1, 2, 2, 2])
  expect([take(hand, 2, 2), take(hand, 1, 1), take(hand, 1, 0)]).toEqual([[2, 2], [1], []])
  expect(hand).toEqual([1, 2])
})

test('all ways to pay a bid from which no card could be taken back', () => {
  const ways = (hand: (1 | 2)[], bid: number) => payments(hand, bid).map(({ ones, twos }) => `${ones}+${twos}`)
  expect(ways([1, 1, 1, 2, 2], 3)).toEqual(['3+0', '1+1', '0+2'])
  expect(ways([1, 2], 1)).toEqual(['1+0', '0+1'])
  expect(ways([2, 2], 1)).toEqual(['0+1'])
  expect(ways([1, 1], 3)).toEqual([])
  expect(ways([1, 2, 2], 5)).toEqual(['1+2'])
})

test('every way to pay covers the bid and has nothing to spare', () => {
  for (let ones = 0; ones <= 4; ones++)
    for (let twos = 0; twos <= 4; twos++)
      for (let bid = 1; bid <= ones + 2 * twos; bid++) {
        const hand = [...new Array<1>(ones).fill(1), ...new Array<2>(twos).fill(2)]
        const found = payments(hand, bid)
        expect(found.length).toBeGreaterThan(0)
        for (const way of found) {
          const paid = way.ones + 2 * way.twos
          expect(paid).toBeGreaterThanOrEqual(bid)
          if (way.ones > 0) expect(paid - 1).toBeLessThan(bid)
          if (way.twos > 0) expect(paid - 2).toBeLessThan(bid)
        }
      }
})

test('turn order goes clockwise from the first player', () => {
  expect(turnOrder({ seats: 4, first: 2 })).toEqual([2, 3, 0, 1])
})
