/** States, views, copies and imagined worlds that are not what they should be. */
import { gusher } from '../gusher/index.ts'
import { bidding } from '../gusher/steps/auction.ts'
import { chooseMarket } from '../gusher/steps/market.ts'
import { startRound } from '../gusher/steps/round.ts'
import { another, type Fault, inGame, inSteps } from './plant.ts'

const { copy, imagine, setup, view } = gusher
let outside = 0 // what no state knows

export const WORLDS: readonly Fault[] = [
  inGame('a figure that JSON does not know', 'serialisable', /holds NaN at 'bank'/, {
    setup: (...of) => ({ ...setup(...of), bank: Number.NaN }),
  }),
  inGame('a null in a state', 'serialisable', /holds null at 'first'/, {
    setup: (...of) => ({ ...setup(...of), first: JSON.parse('null') }),
  }),
  inGame('an object that is not plain', 'serialisable', /not plain \(Hand\) at 'discard'/, {
    setup: (...of) => ({ ...setup(...of), discard: new (class Hand extends Array<1 | 2> {})() }),
  }),
  inGame('a mutation through a view', 'view apart', /reaches the state at 'money/, {
    view: (state, viewer) => ({ ...view(state, viewer), money: state.money }),
  }),
  inGame('a view that sorts the state', 'pure', /`view` throws on a state that cannot be written to/, {
    view: (state, viewer) => view({ ...state, discard: state.discard.sort() }, viewer),
  }),
  inGame('a view that does not name its viewer', 'pending', /must name its viewer/, {
    view: (state, viewer) => ({ ...view(state, viewer), viewer: viewer === 'spectator' ? 0 : viewer }),
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
  inGame('a copy that shares', 'copy', /changed the original at 'money/, { copy: state => ({ ...copy(state), money: state.money }) }),
  inGame('a copy that forgets', 'copy', /differs from the original at 'told'/, { copy: state => ({ ...copy(state), told: 0 }) }),
  inGame('an `imagine` that forgets', 'imagined', /forgets what this viewer knows, at 'hands/, {
    imagine: (seen, chance) => imagine({ ...seen, hands: seen.hands.map(hand => hand.map(() => null)) }, chance),
  }),
  inGame('an `imagine` that prints cards', 'imagined', /breaks the law 'points of the licences'/, {
    imagine(seen, chance) {
      const world = imagine(seen, chance)
      return { ...world, deck: world.deck.map(() => 2) }
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
