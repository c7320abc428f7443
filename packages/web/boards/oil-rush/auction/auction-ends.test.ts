import { expect, test } from 'vitest'
import type { PageLine } from '../../../worker/sights.ts'
import { en } from '../words/en.ts'
import { auctionEnds, auctionText, lastBids, lastOf } from './auction-ends.ts'

const covered: PageLine = { kind: 'event', event: { kind: 'bidCovered', seat: 1, company: 'jet', points: 7 } as never }
const bluff: PageLine = { kind: 'event', event: { kind: 'bluffCalled', seat: 0, company: 'hudson', points: 9, lost: [] } as never }
const ofAll: PageLine = { kind: 'event', event: { kind: 'bidCovered', seat: 2, company: 'liquidation', points: 3 } as never }
const bid: PageLine = { kind: 'event', event: { kind: 'bidMade', seat: 0, company: 'jet', points: 6 } as never }

test('auctions that were won, bluffs, and the one for any company, each with its bid', () => {
  expect(auctionEnds([bid, covered, bluff, ofAll])).toMatchObject([
    { seat: 1, company: 'jet', points: 7, isBluff: false },
    { seat: 0, company: 'hudson', points: 9, isBluff: true },
    { seat: 2, company: 'all', points: 3, isBluff: false },
  ])
})

test('a player’s last three, the newest last', () => {
  const ends = auctionEnds([covered, bluff, covered, covered, ofAll, covered])
  expect(lastOf(1, ends).map(({ n }) => n)).toEqual([2, 3, 5])
})

test('a bluff is told as one, also in the auction for any company', () => {
  const bluffOfAll: PageLine = {
    kind: 'event',
    event: { kind: 'bluffCalled', seat: 2, company: 'liquidation', points: 5, lost: [] } as never,
  }
  const texts = auctionEnds([covered, bluff, ofAll, bluffOfAll]).map(end => auctionText(en, end))
  expect(texts).toEqual([
    'Won at Jet with 7',
    'Bluffed at Hudson with 9',
    `${en.auction.ofAll}: won with 3`,
    `${en.auction.ofAll}: bluffed with 5`,
  ])
})

test('what was taken back did not happen', () => {
  expect(auctionEnds([covered, bid, { kind: 'undone', seat: 0, lines: 2 }])).toEqual([])
})

test('the last bid at each company, whoever made it and however', () => {
  const kept: PageLine = { kind: 'event', event: { kind: 'bidKept', seat: 0, company: 'jet', points: 8 } as never }
  expect(lastBids([bid, covered])).toEqual({ jet: 6 })
  expect(lastBids([bid, kept, covered])).toEqual({ jet: 8 })
})
