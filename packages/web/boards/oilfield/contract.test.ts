// @vitest-environment happy-dom
import type { Policy, Types } from '@wildcat/kernel'
import { byLots } from '@wildcat/kernel-contract/self-play'
import { engine, type T } from '@wildcat/oilfield'
import { words } from '@wildcat/oilfield/words/index.ts'
import { boardContract } from '../kit/testing/board-contract.ts'
import type { Shown } from './changes.ts'
import { oilfield } from './index.ts'
import { sceneBook } from './scenes.ts'
import { build, sellLocal, sellNational } from './testing/compose.ts'

/** A round is one in Italian, too. */
const NAMES = ['Dallas', 'Austin', 'Pecos'].flatMap(name => [name, ...[2, 3, 4, 5].map(n => `${n} × ${name}`)])
const ROUNDS = Array.from({ length: 31 }, (_, n) => [`Round ${n}`, `Round ${n}.`]).flat()

/** Does anything, but builds government towers and drills: their fee comes with a refill. */
const keen: Policy<Types> = {
  choose: (view, seat, legal, below) =>
    legal.find(command => command.kind === 'build' && 'tile' in command && command.tile === 'government') ??
    legal.find(({ kind }) => kind === 'drill') ??
    byLots.choose(view, seat, legal, below),
}

boardContract<T, Shown>({
  board: oilfield,
  engine,
  words,
  scenes: sceneBook,
  policy: keen,
  games: [
    { seats: 4, options: { advanced: true } },
    { seats: 2, options: { advanced: true } },
    { seats: 5, options: { advanced: true } },
  ],
  shown: {
    round: true,
    first: true,
    lastRound: true,
    subsidy: true,
    money: true,
    vp: true,
    stores: true,
    expansions: true,
    fields: true,
    strike: true,
    plots: true,
    leases: true,
    tiles: true,
    rows: true,
    workers: 'nobody is told when a worker comes back: it does so with the action',
    cards: true,
    shown: 'nobody is told when the cards are taken up again: they are with the last of them',
    bot: 'as the cards of the players',
    bag: true,
  },
  ways: {
    placeWorker: 'pressed',
    chooseCard: 'pressed',
    decline: 'pressed',
    takeLease: 'pressed',
    raiseMoney: 'pressed',
    build,
    drill: 'pressed',
    sellLocal,
    sellNational,
    becomeFirst: 'pressed',
    takeSubsidy: 'pressed',
    invest: 'pressed',
    payFee: 'pressed',
    giveUpTower: 'pressed',
    sellInvestment: 'pressed',
  },
  alike: ['gas', ...NAMES, ...ROUNDS],
})
