/** The smallest game that has the shared auction and the shared deal: a rule that names only what it needs fits here too. */
import {
  type Auto,
  type Core,
  copyRandomness,
  type Game,
  keyFrom,
  type PlayOf,
  type ReadonlyDeep,
  randomness,
  type Seat,
} from '@wildcat/kernel'
import {
  type AuctionCommand,
  type AuctionEvent,
  type AuctionReason,
  type AuctionStep,
  type AuctionTable,
  atAll,
  bidders,
  deal,
  type LicenceEvent,
  lastInWins,
  licenceAuction,
  sellThere,
} from '../index.ts'

type Step = AuctionStep | { kind: 'deal'; seat: Seat; count: number }
interface House<Hidden> extends Core<Step, Hidden>, AuctionTable<Hidden> {
  seats: number
}
type State = House<never>
interface T {
  state: State
  view: ReadonlyDeep<House<null>>
  step: State['agenda'][number]
  command: AuctionCommand
  event: AuctionEvent | LicenceEvent
  options: object
  stream: 'licences' | 'losses'
}

const REASONS = {
  bidNotWhole: 'AH-1',
  bidTooLow: 'AH-1',
  bidTooHigh: 'AH-2',
  notThatPayment: 'AH-3',
  notSoMuchOil: 'AH-4',
} as const satisfies Record<AuctionReason, string>
const { auction, bidding, settleBid, payBid, sell } = licenceAuction<AuctionTable<never>>({
  reasons: REASONS,
  bidders,
  lastIn: lastInWins,
  sale: sellThere,
})
const dealTo: Auto<PlayOf<T>, Extract<T['step'], { kind: 'deal' }>> = { run: (play, { seat, count }) => deal(play, seat, count) }
const auctionSettled: Auto<PlayOf<T>, T['step']> = { run: () => undefined }

const copy = (state: State): State => ({
  ...state,
  money: state.money.slice(),
  prices: { ...state.prices },
  depots: state.depots.map(depot => ({ ...depot })),
  hands: state.hands.map(hand => hand.slice()),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  agenda: state.agenda.slice(),
  random: copyRandomness(state.random),
})
const hide = (list: readonly unknown[]): null[] => list.map(() => null)

function lay(changes: Partial<State>): State {
  const seats = changes.seats ?? 3
  return {
    viewer: 'table',
    seats,
    round: 1,
    first: 0,
    depots: Array.from({ length: seats }, () => atAll(1)),
    prices: atAll(7),
    money: new Array<number>(seats).fill(0),
    bank: 0,
    supply: 0,
    deckPoints: 20,
    hands: Array.from({ length: seats }, () => [1, 2]),
    deck: [],
    discard: [],
    agenda: [],
    outcome: 'open',
    random: randomness(keyFrom(1), 2),
    told: 0,
    ...changes,
  }
}

const house: Game<T> = {
  id: 'auction-house',
  version: 1,
  layout: 1,
  seats: { least: 2, most: 4 },
  streams: ['licences', 'losses'],
  rules: Object.values(REASONS),
  steps: { auction, bidding, settleBid, payBid, sell, auctionSettled, deal: dealTo },
  windows: [],
  choices: () => ({}),
  options: () => ({ ok: {} }),
  parse: input => ({ ok: command(input) }),
  setup: () => lay({}),
  personal: ['hands'],
  view: (state, viewer) => ({
    ...state,
    viewer,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
    deck: hide(state.deck),
    random: null,
    told: null,
  }),
  imagine: () => lay({}),
  copy,
}

const after: AuctionStep = { kind: 'sell', company: 'hudson', seller: 0 }
export const stage = { game: house, lay, after }

/** Tests say what they mean: there is nothing to understand. */
function command(input: unknown): AuctionCommand {
  if (isCommand(input)) return input
  throw new TypeError('a test must say a command')
}
const isCommand = (input: unknown): input is AuctionCommand => typeof input === 'object' && input !== null && 'kind' in input
