// @vitest-environment happy-dom
import { engine, type T } from '@wildcat/black-gold'
import { words } from '@wildcat/black-gold/words/index.ts'
import type { Policy, Types } from '@wildcat/kernel'
import { byLots } from '@wildcat/kernel-contract/self-play'
import { boardContract } from '../kit/testing/board-contract.ts'
import { bidWith } from '../oil-rush/testing/bid-with.ts'
import { payWith } from '../oil-rush/testing/pay-with.ts'
import { blackGold } from './index.tsx'
import { type Shown, sceneBook } from './scenes.ts'

/** A round is one in Italian, too. */
const ROUNDS = Array.from({ length: 13 }, (_, n) => [`Round ${n}`, `Round ${n}.`]).flat()

/** Does anything, but builds wherever that can be done: gushers come after a derrick. */
const keen: Policy<Types> = {
  choose: (view, seat, legal, below) => legal.find(({ kind }) => kind === 'build') ?? byLots.choose(view, seat, legal, below),
}

boardContract<T, Shown>({
  board: blackGold,
  engine,
  words,
  scenes: sceneBook,
  policy: keen,
  few: true,
  games: [
    { seats: 5, options: { openTracking: true, deeperDoubles: true, fair: true } },
    { seats: 2, options: { aggressiveBaron: true, length: 'short' } },
    { seats: 2, options: { length: 'long' } },
  ],
  shown: {
    round: true,
    first: true,
    money: true,
    prices: true,
    trucks: true,
    trains: true,
    baron: true,
    baronHands: true,
    stock: true,
    depots: true,
    wells: true,
    onShow: true,
    taken: 'all cards go away at once when everybody has prospected, and nothing is told of it',
    hands: 'licences come and go unseen; what flies is enough',
  },
  ways: {
    takeCard: 'pressed',
    placeTruck: 'pressed',
    moveTruck: 'pressed',
    moveTrain: 'pressed',
    look: 'pressed',
    build: 'pressed',
    changePrice: 'pressed',
    takeOil: 'pressed',
    drillGusher: 'pressed',
    deepen: 'pressed',
    pushBack: 'pressed',
    endTurn: 'pressed',
    carry: 'pressed',
    giveUp: 'pressed',
    bid: bidWith, // not every one is offered at once
    pass: 'pressed',
    keepBid: 'pressed',
    nameCompany: 'pressed',
    sell: 'pressed',
    pay: payWith,
  },
  alike: ['Hudson', 'Jet', 'US Standard', ...ROUNDS],
})
