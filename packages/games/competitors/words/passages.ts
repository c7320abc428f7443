/** Which events are told together in the log, in every language. */
import type { Seat } from '@wildcat/kernel'
import type { Event, EventOf } from '../events.ts'

/** What a passage is about. Many events can be told in several: a passage is of the first kind that all of its events share. */
type Part = 'start' | 'round' | 'journey' | 'turn' | 'deal' | 'auction' | 'alone'

const JOURNEY = ['journey'] as const
const TURN = ['turn'] as const
const IN_A_TURN = ['turn', 'journey'] as const
const WEATHER = ['round', 'journey'] as const
const DEAL = ['deal'] as const
const AUCTION = ['auction'] as const
const ALONE = ['alone'] as const

const PARTS = {
  startRolled: ALONE,
  hqChosen: ['start'],
  roundStarted: ['round'],
  weatherRolled: ['round'],
  saveRolled: WEATHER,
  saveRerolled: WEATHER,
  insuranceKept: WEATHER,
  blownHome: WEATHER,
  turnBegun: IN_A_TURN,
  turnEnded: ['turn', 'journey', 'deal', 'auction'],
  turnLost: IN_A_TURN,
  cardDrawn: IN_A_TURN,
  nothingToDraw: IN_A_TURN,
  deckRebuilt: IN_A_TURN,
  contractSigned: TURN,
  vehicleBought: TURN,
  vehicleSold: IN_A_TURN,
  branchBought: TURN,
  branchSold: IN_A_TURN,
  vehiclePlaced: TURN,
  distributed: TURN,
  deliveryBegun: JOURNEY,
  moveBegun: JOURNEY,
  stepTaken: JOURNEY,
  taxPaid: JOURNEY,
  stepRefused: JOURNEY,
  tmEnded: JOURNEY,
  tmPassed: JOURNEY,
  goodsMoved: JOURNEY,
  boarded: IN_A_TURN,
  left: IN_A_TURN,
  sentBack: IN_A_TURN,
  putOffCrossing: JOURNEY,
  moveEnded: JOURNEY,
  delivered: JOURNEY,
  deliveryFailed: JOURNEY,
  orderChosen: JOURNEY,
  customsDrawn: JOURNEY,
  customsCancelled: JOURNEY,
  friendKept: JOURNEY,
  politicalRolled: JOURNEY,
  politicalChosen: JOURNEY,
  paid: JOURNEY,
  couldNotPay: JOURNEY,
  gained: IN_A_TURN,
  pointsChanged: JOURNEY,
  optionChosen: JOURNEY,
  offerSkipped: JOURNEY,
  dieRolled: JOURNEY,
  inspected: JOURNEY,
  contractShown: ['journey', 'deal'],
  contractLookedAt: TURN,
  customsWaived: JOURNEY,
  friendMade: JOURNEY,
  seized: JOURNEY,
  spared: JOURNEY,
  stopped: JOURNEY,
  moneyShort: JOURNEY,
  saleRefused: JOURNEY,
  attached: TURN,
  cardPlayed: IN_A_TURN,
  strikeCalled: TURN,
  strikeEnded: TURN,
  revoked: TURN,
  readyLaid: ALONE,
  readyTakenUp: ALONE,
  tippedOff: JOURNEY,
  noTipOff: JOURNEY,
  offerMade: DEAL,
  offerAccepted: DEAL,
  offerAgreed: DEAL,
  offerDeclined: DEAL,
  offerEnded: ['deal', 'turn', 'journey'],
  askedToSee: DEAL,
  auctionOpened: AUCTION,
  bidMade: AUCTION,
  bidPassed: AUCTION,
  auctionEnded: AUCTION,
  gameEnded: ALONE,
} as const satisfies Record<Event['kind'], readonly Part[]>

type PartsOf = typeof PARTS
export type EventIn<P extends Part> = Extract<
  Event,
  { kind: { [K in keyof PartsOf]: P extends PartsOf[K][number] ? K : never }[keyof PartsOf] }
>

/** What is done by choice or as an action is no part of a journey, and what a journey brings about no part of the small actions. */
function partsOf(event: Event): readonly Part[] {
  if (event.kind === 'cardDrawn') return event.by === 'free' || event.by === 'action' ? TURN : IN_A_TURN
  if (event.kind === 'vehicleSold' || event.kind === 'branchSold') return event.forced ? JOURNEY : TURN
  if (event.kind === 'offerEnded') return event.how === 'lapsed' ? PARTS.offerEnded : DEAL // with the turn of its maker
  if (event.kind === 'cardPlayed') return event.card === 'fastLane' ? JOURNEY : TURN
  return PARTS[event.kind]
}
const shared = (events: readonly Event[]): readonly Part[] =>
  events.map(partsOf).reduce((parts, more) => parts.filter(part => more.includes(part)))
export const partOf = (events: readonly Event[]): Part => (events.length === 0 ? 'alone' : (shared(events)[0] ?? 'alone'))

const partsIn = ({ kind }: Event): readonly Part[] => PARTS[kind]
/** Only events that a passage of this part can hold. */
export const only = <P extends Part>(events: readonly Event[], part: P): EventIn<P>[] =>
  events.filter((event): event is EventIn<P> => partsIn(event).includes(part))

export const isOutcome = (event: Event): event is EventOf<'delivered' | 'deliveryFailed' | 'moveEnded'> =>
  event.kind === 'delivered' || event.kind === 'deliveryFailed' || event.kind === 'moveEnded'

/** Whose turn or journey it belongs to; of the weather and of decks nobody's. */
export function moverOf(event: Event): Seat | undefined {
  if (event.kind === 'tippedOff' || event.kind === 'noTipOff') return event.victim
  if (event.kind === 'offerEnded') return event.from
  if (event.kind === 'sentBack') return undefined // it names the owner of the plane, which may be chartered
  return 'seat' in event ? event.seat : undefined
}
const sameMover = (passage: readonly Event[], event: Event): boolean => {
  const mover = moverOf(event)
  return mover === undefined || passage.every(each => (moverOf(each) ?? mover) === mover)
}

export function follows(passage: readonly Event[], event: Event): boolean {
  const last = passage.at(-1)
  const part = partOf([...passage, event])
  if (last === undefined || last.kind === 'turnEnded') return false
  switch (part) {
    case 'start':
      return true
    case 'round':
      return event.kind !== 'roundStarted'
    case 'journey':
      return sameMover(passage, event) && goesOn(passage, event)
    case 'turn':
      return sameMover(passage, event) && (event.kind !== 'turnBegun' || last.kind === 'strikeEnded')
    case 'deal':
      return isSameDeal(passage, event)
    case 'auction':
      return isSameAuction(passage, event)
    case 'alone':
      return false
  }
}

const BEGINS: readonly Event['kind'][] = ['deliveryBegun', 'moveBegun']
/** After its end a journey has only what comes of it. */
const AFTERWARDS: readonly Event['kind'][] = [
  'cardDrawn',
  'nothingToDraw',
  'deckRebuilt',
  'saveRolled',
  'saveRerolled',
  'insuranceKept',
  'blownHome',
  'sentBack',
  'putOffCrossing',
  'stopped',
  'turnLost',
  'offerEnded',
  'turnEnded',
]
function goesOn(passage: readonly Event[], event: Event): boolean {
  if (event.kind === 'turnBegun') return false
  if (BEGINS.includes(event.kind)) return passage.every(({ kind }) => kind === 'turnBegun')
  return passage.some(isOutcome) ? AFTERWARDS.includes(event.kind) : event.kind !== 'offerEnded'
}

/** An offer with its answers, and the offers that are answers. */
function isSameDeal(passage: readonly Event[], event: Event): boolean {
  const last = passage.at(-1)
  if (event.kind === 'contractShown') return last?.kind === 'askedToSee'
  if (event.kind === 'turnEnded') return last !== undefined && moverOf(last) === event.seat
  if (!('offer' in event)) return false
  if (event.kind === 'offerMade') {
    const renewed = last?.kind === 'offerEnded' && last.how === 'replaced' && last.from === event.from
    return renewed || passage.some(each => 'offer' in each && each.offer === event.answers)
  }
  return passage.some(each => 'offer' in each && each.offer === event.offer)
}
function isSameAuction(passage: readonly Event[], event: Event): boolean {
  if (event.kind === 'turnEnded') return true
  if (event.kind === 'auctionOpened' || passage.some(({ kind }) => kind === 'auctionEnded')) return false
  return 'seller' in event && passage.every(each => !('seller' in each) || each.seller === event.seller)
}

/** A new round, and the end of the game. */
export const opens = ({ kind }: Event): boolean => kind === 'roundStarted' || kind === 'gameEnded'
