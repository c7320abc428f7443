/** States, views, copies and imagined worlds that are not what they should be. */
import { chance, keyFrom, randomness } from '@wildcat/kernel'
import { inOrder } from '../gusher/hands.ts'
import { gusher } from '../gusher/index.ts'
import { bidding } from '../gusher/steps/auction.ts'
import { chooseMarket } from '../gusher/steps/market.ts'
import { startRound } from '../gusher/steps/round.ts'
import { another, inGame, inSteps, type PlantedFault } from './plant.ts'

let outside = 0 // what no state knows

export const WORLDS: readonly PlantedFault[] = [
  inGame('a figure that JSON does not know', 'serialisable', /holds NaN at 'bank'/, {
    setup: (...of) => ({ ...gusher.setup(...of), bank: Number.NaN }),
  }),
  inGame('a zero that JSON forgets the sign of', 'serialisable', /holds -0 at 'bank'/, {
    setup: (...of) => ({ ...gusher.setup(...of), bank: -0 }),
  }),
  inGame('a null in a state', 'serialisable', /holds null at 'first'/, {
    setup(...of) {
      const state = gusher.setup(...of)
      Reflect.set(state, 'first', null)
      return state
    },
  }),
  inGame('an object that is not plain', 'serialisable', /not plain \(Hand\) at 'discard'/, {
    setup: (...of) => ({ ...gusher.setup(...of), discard: new (class Hand extends Array<1 | 2> {})() }),
  }),
  inGame('a mutation through a view', 'view apart', /reaches the state at 'money/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), money: state.money }),
  }),
  inGame('a field that is seen by the light of another', 'fields', /changes what is seen of 'discard', although/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), discard: state.told % 2 === 0 ? [] : state.discard.slice() }),
  }),
  inGame('a field that is counted in another', 'fields', /What is seen of 'price' depends on another list/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), price: state.deck.length }),
  }),
  inGame('a field of the view alone', 'fields', /has a field 'hint', which the state has not/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), hint: 1 }),
  }),
  inGame('a secret that is not said to be personal', 'personal', /Not everybody sees 'hands' alike/, {
    personal: ['wells', 'offers', 'agenda'],
  }),
  inGame('a view that sorts the state', 'pure', /`view` throws on a state that cannot be written to/, {
    view: (state, viewer) => gusher.view({ ...state, discard: state.discard.sort((a, b) => a - b) }, viewer),
  }),
  inGame('a view that does not name its viewer', 'pending', /must name its viewer/, {
    view: (state, viewer) => ({ ...gusher.view(state, viewer), viewer: viewer === 'spectator' ? 0 : viewer }),
  }),
  inSteps('actors that only the truth can tell', 'pending', /on the state and .* on this view/, {
    chooseMarket: another(chooseMarket, {
      actors: (_, { choices }) => [...choices.keys()].filter(seat => choices[seat] === 'none' || choices[seat] === 'rest'),
    }),
  }),
  inSteps('`legal` that needs more than the view', 'view suffices', /`legal` differs between the state and the seat's own view/, {
    bidding: another(bidding, {
      legal: (seen, step, seat) => (seen.deck[0] === null ? bidding.legal(seen, step, seat) : [{ kind: 'pass' }]),
    }),
  }),
  inGame('a copy that shares', 'copy', /changed the original at 'money/, {
    copy: state => ({ ...gusher.copy(state), money: state.money }),
  }),
  inGame('a copy that forgets', 'copy', /differs from the original at 'told'/, { copy: state => ({ ...gusher.copy(state), told: 0 }) }),
  inGame('an `imagine` that forgets', 'imagined', /forgets what this viewer knows, at 'hands/, {
    imagine: (seen, chance) => gusher.imagine({ ...seen, hands: seen.hands.map(hand => hand.map(() => null)) }, chance),
  }),
  inGame('an `imagine` that prints cards', 'imagined', /breaks the law 'points of the licences'/, {
    imagine(seen, chance) {
      const world = gusher.imagine(seen, chance)
      return { ...world, deck: world.deck.map(() => 2) }
    },
  }),
  inGame('an `imagine` that always deals the same', 'imagined', /deals nearly the same again and again at '(deck|hands|wells)/, {
    imagine: seen => ({ ...gusher.imagine(seen, chance(gusher.streams, randomness(keyFrom(1), gusher.streams.length))), told: 0 }),
  }),
  inGame('an `imagine` that stacks the deck', 'imagined', /deals nearly the same again and again at 'deck'/, {
    imagine(seen, luck) {
      const world = gusher.imagine(seen, luck)
      return { ...world, deck: world.deck.sort((a, b) => a - b) }
    },
  }),
  inGame('an `imagine` that gives everybody the best cards', 'imagined', /deals nearly the same again and again at 'hands'/, {
    imagine(seen, luck) {
      const world = gusher.imagine(seen, luck)
      for (const hand of world.hands.filter((_, seat) => seat !== seen.viewer))
        for (let n = hand.indexOf(1); n >= 0 && world.deck.includes(2); n = hand.indexOf(1)) {
          world.deck[world.deck.indexOf(2)] = 1
          hand[n] = 2
        }
      return { ...world, hands: world.hands.map(inOrder) }
    },
  }),
  inSteps('something kept outside the state', 'stored', /something is kept outside the state|tells another story/, {
    bidding: another(bidding, {
      apply(play, step, seat, command) {
        play.state.price = 1 + ((play.state.price + (command.kind === 'bid' ? outside++ % 3 : 0)) % 9)
        bidding.apply(play, step, seat, command)
      },
    }),
  }),
  inSteps('a replay that differs', 'replay', /replays to another state|does not replay/, {
    startRound: another(startRound, {
      run(play, step) {
        startRound.run(play, step)
        play.state.price = 1 + (outside++ % 9)
      },
    }),
  }),
]
