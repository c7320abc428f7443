import { expect, test } from 'vitest'
import type { PageLine } from '../../../worker/sights.ts'
import { auctionEnds, lastBids } from './auction-ends.ts'

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

test('what was taken back did not happen', () => {
  expect(auctionEnds([covered, bid, { kind: 'undone', seat: 0, lines: 2 }])).toEqual([])
})

test('the last bid at each company, whoever made it and however', () => {
  const kept: PageLine = { kind: 'event', event: { kind: 'bidKept', seat: 0, company: 'jet', points: 8 } as never }
  expect(lastBids([bid, covered])).toEqual({ jet: 6 })
  expect(lastBids([bid, kept, covered])).toEqual({ jet: 8 })
})
