// @vitest-environment happy-dom
import { engine, type T } from '@wildcat/giganten'
import { words } from '@wildcat/giganten/words/index.ts'
import { boardContract } from '../kit/testing/board-contract.ts'
import { payWith } from '../oil-rush/testing/pay-with.ts'
import { giganten } from './index.ts'
import { type Shown, sceneBook } from './scenes.ts'

/** A round is one in Italian, too. */
const ROUNDS = Array.from({ length: 10 }, (_, n) => [`Round ${n}`, `Round ${n}.`]).flat()

boardContract<T, Shown>({
  board: giganten,
  engine,
  words,
  scenes: sceneBook,
  games: [
    { seats: 3, options: {} },
    { seats: 4, options: { inflation: true, openTracking: true } },
  ],
  shown: {
    round: true,
    first: true,
    money: true,
    prices: true,
    trucks: true,
    trains: true,
    black: true,
    stock: true,
    depots: true,
    wells: true,
    onShow: true,
    taken: true,
    hands: 'licences come and go unseen; what flies is enough',
  },
  ways: {
    takeCard: 'pressed',
    placeTruck: 'pressed',
    moveTruck: 'pressed',
    moveTrain: 'pressed',
    look: 'pressed',
    changePrice: 'pressed',
    takeFreeOil: 'pressed',
    pushBack: 'pressed',
    endTurn: 'pressed',
    build: 'pressed',
    buildNothing: 'pressed',
    carry: 'pressed',
    giveUp: 'pressed',
    bid: 'pressed',
    pass: 'pressed',
    sell: 'pressed',
    pay: payWith,
  },
  alike: ['Hudson', 'Jet', 'US Standard', ...ROUNDS],
})
