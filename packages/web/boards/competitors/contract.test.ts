// @vitest-environment happy-dom
import { engine, type T } from '@wildcat/competitors'
import { CONTINENTS, TERRITORY_IDS } from '@wildcat/competitors/board'
import { greedy } from '@wildcat/competitors/greedy'
import { words } from '@wildcat/competitors/words/index.ts'
import type { Policy } from '@wildcat/kernel'
import { byLots } from '@wildcat/kernel-contract/self-play'
import { boardContract } from '../kit/testing/board-contract.ts'
import type { Shown } from './changes.ts'
import { competitors } from './index.ts'
import { sceneBook } from './scenes.ts'
import { auction, deliver, listed, offer, sign } from './testing/compose.ts'
import { setUp } from './testing/set-up.ts'
import { boardWords } from './words/index.ts'

/** Delivers with sense, and now and then does anything that can be done, special cards and deals among it. */
const curious: Policy<T> = {
  choose: (view, seat, legal, below) => {
    if (below(4) > 0) return greedy.choose(view, seat, legal, below)
    const all = [...legal, ...engine.aside(view, seat)]
    const wanted = all.filter(({ kind }) => CURIOUS.includes(kind))
    const found = byLots.choose(view, seat, wanted.length > 0 ? wanted : legal, below)
    return all.find(each => each === found) ?? greedy.choose(view, seat, legal, below)
  },
}
const CURIOUS = ['attach', 'playCard', 'spyOn', 'revoke', 'layReady', 'board', 'openAuction', 'bid', 'offer', 'nextTm', 'transfer', 'leave']

const { en, it } = boardWords
/** Names that are the same in English and in Italian. */
const STATES = TERRITORY_IDS.filter(state => en.state(state) === it.state(state)).map(en.state)
const CONTINENT_NAMES = CONTINENTS.map(each => en.continent[each])
const WEATHER = CONTINENTS.flatMap(each => Array.from({ length: 12 }, (_, n) => en.weather(each, n + 1).name))
const EVENTS = CONTINENTS.flatMap(each => Array.from({ length: 12 }, (_, n) => en.political(each, n + 1).name))
const ALIKE = [
  ...STATES.flatMap(name => [name, ...CONTINENT_NAMES.map(each => `${name} · ${each}`), ...STATES.map(other => `${name} → ${other}`)]),
  ...[1, 2, 3, 4, 5].map(n => `Truck ${n}`),
  ...WEATHER,
  ...EVENTS,
]

boardContract<T, Shown>({
  board: competitors,
  engine,
  words,
  scenes: sceneBook,
  policy: curious,
  few: true,
  most: 1,
  games: [4, 2, 3, 5].map(seats => ({ seats, options: { rounds: 8 } })),
  shown: {
    round: true,
    turn: 'nobody is told that a turn is nobody’s between two',
    money: 'what deals bring is told with them, and shown when they are done',
    vp: true,
    fleet: 'of a piece only its place is told, not from where it took off',
    bases: 'what deals bring is told with them, and shown when they are done',
    weather: true,
  },
  ways: {
    chooseHq: 'pressed',
    drawFree: 'pressed',
    draw: listed,
    sign,
    deliver,
    buyVehicle: listed,
    sellVehicle: listed,
    buyBranch: listed,
    sellBranch: listed,
    endTurn: 'pressed',
    step: listed,
    board: listed,
    leave: listed,
    transfer: listed,
    nextTm: 'pressed',
    sendBack: 'pressed',
    putOff: 'pressed',
    breakOff: 'pressed',
    endMove: 'pressed',
    attach: listed,
    playCard: listed,
    spyOn: listed,
    callStrike: listed,
    revoke: listed,
    layReady: listed,
    takeUp: listed,
    tipOff: 'pressed',
    first: 'pressed',
    turnUp: 'pressed',
    useFriend: 'pressed',
    chooseEvent: 'pressed',
    chooseOption: 'pressed',
    payFor: 'pressed',
    reroll: 'pressed',
    refuseToSell: 'pressed',
    place: 'pressed',
    skip: 'pressed',
    offer,
    accept: 'pressed',
    decline: 'pressed',
    withdraw: 'pressed',
    askToSee: 'pressed',
    show: 'pressed',
    openAuction: auction,
    bid: 'pressed',
    passBid: 'pressed',
    closeAuction: 'pressed',
  },
  setUp,
  alike: ALIKE,
})
