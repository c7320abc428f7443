/** How what happens is shown on this board: each kind of event, complete or it does not compile. */
import type { Event } from '@wildcat/competitors/board'
import type { PageLine } from '../../worker/sights.ts'
import { playerAnchor } from '../kit/marks.ts'
import { type Scenes, scenesOf } from '../kit/scene.ts'
import { after, paid, type Shown } from './changes.ts'
import { deckAnchor } from './marks.ts'

/** Before the first round, the weather of a round, somebody's turn, and a journey in it. */
export type Phase = 'setUp' | 'weather' | 'turn' | 'journey'

const scenes: Scenes<Event, Shown, Phase, never> = {
  startRolled: { ms: 900, phase: 'setUp', sound: 'die' },
  hqChosen: { ms: 700, phase: 'setUp', sound: 'build', after: after.hqChosen },
  roundStarted: { ms: 500, phase: 'weather', after: (shown, { round }) => ({ ...shown, round }) },
  weatherRolled: { ms: 1600, phase: 'weather', sound: 'die', after: after.weatherRolled },
  saveRolled: { ms: 900, phase: 'weather', sound: 'die' },
  saveRerolled: { ms: 900, phase: 'weather', sound: 'die' },
  insuranceKept: { ms: 300, phase: 'weather' },
  blownHome: { ms: 1000, phase: 'weather', sound: 'sigh', after: after.blownHome },
  turnBegun: { ms: 400, phase: 'turn', after: (shown, { seat }) => ({ ...shown, turn: seat }) },
  turnEnded: { ms: 200, phase: 'turn' },
  turnLost: { ms: 600, phase: 'turn', sound: 'sigh' },
  cardDrawn: {
    ms: 500,
    phase: 'turn',
    sound: 'card',
    flight: ({ seat, deck }) => ({ sprite: `card-${deck}`, count: 1, way: [deckAnchor(deck), playerAnchor(seat)] }),
  },
  nothingToDraw: { ms: 300, phase: 'turn' },
  deckRebuilt: { ms: 400, phase: 'turn', sound: 'card' },
  contractSigned: { ms: 900, phase: 'turn', sound: 'card' },
  vehicleBought: { ms: 700, phase: 'turn', sound: 'coin', after: after.vehicleBought },
  vehicleSold: { ms: 600, phase: 'turn', sound: 'coin', after: after.vehicleSold },
  branchBought: { ms: 800, phase: 'turn', sound: 'build', after: after.branchBought },
  branchSold: { ms: 600, phase: 'turn', sound: 'coin', after: after.branchSold },
  vehiclePlaced: { ms: 500, phase: 'turn', sound: 'knock', after: after.vehiclePlaced },
  distributed: { ms: 200, phase: 'turn' },
  deliveryBegun: { ms: 800, phase: 'journey', sound: 'engine' },
  moveBegun: { ms: 300, phase: 'journey', sound: 'engine' },
  stepTaken: { ms: 450, phase: 'journey', sound: 'knock', after: after.stepTaken },
  taxPaid: { ms: 500, phase: 'journey', sound: 'coin', after: after.taxPaid },
  stepRefused: { ms: 400, phase: 'journey' },
  tmEnded: { ms: 250, phase: 'journey' },
  tmPassed: { ms: 300, phase: 'journey' },
  goodsMoved: { ms: 500, phase: 'journey', sound: 'knock' },
  boarded: { ms: 500, phase: 'journey', sound: 'knock', after: after.boarded },
  left: { ms: 500, phase: 'journey', sound: 'knock', after: after.left },
  sentBack: { ms: 700, phase: 'journey', sound: 'sigh', after: after.sentBack },
  putOffCrossing: { ms: 700, phase: 'journey', sound: 'coin', after: after.putOffCrossing },
  moveEnded: { ms: 200, phase: 'journey' },
  delivered: { ms: 2200, phase: 'journey', sound: 'bell', isMoment: true, after: after.delivered },
  deliveryFailed: { ms: 2200, phase: 'journey', sound: 'sigh', isMoment: true, after: after.deliveryFailed },
  orderChosen: { ms: 300, phase: 'journey' },
  customsDrawn: { ms: 1500, phase: 'journey', sound: 'card' },
  customsCancelled: { ms: 700, phase: 'journey', sound: 'card' },
  friendKept: { ms: 300, phase: 'journey' },
  politicalRolled: { ms: 1300, phase: 'journey', sound: 'die' },
  politicalChosen: { ms: 600, phase: 'journey' },
  paid: { ms: 500, phase: 'journey', sound: 'coin', after: (shown, { seat, euro }) => paid(shown, seat, -euro) },
  couldNotPay: { ms: 600, phase: 'journey', sound: 'sigh', after: (shown, { seat, euro }) => paid(shown, seat, -euro) },
  gained: { ms: 500, phase: 'journey', sound: 'coin', after: (shown, { seat, euro }) => paid(shown, seat, euro) },
  pointsChanged: { ms: 500, phase: 'journey' },
  optionChosen: { ms: 400, phase: 'journey' },
  offerSkipped: { ms: 300, phase: 'journey' },
  dieRolled: { ms: 800, phase: 'journey', sound: 'die' },
  inspected: { ms: 700, phase: 'journey' },
  contractShown: { ms: 600, phase: 'journey', sound: 'card' },
  contractLookedAt: { ms: 600, phase: 'turn', sound: 'card' },
  customsWaived: { ms: 500, phase: 'journey' },
  friendMade: { ms: 500, phase: 'journey' },
  seized: { ms: 1200, phase: 'journey', sound: 'sigh', after: after.seized },
  spared: { ms: 800, phase: 'journey', sound: 'coin', after: (shown, { vehicle, euro }) => paid(shown, Math.floor(vehicle / 10), -euro) },
  stopped: { ms: 700, phase: 'journey', sound: 'sigh' },
  moneyShort: { ms: 500, phase: 'journey', sound: 'sigh' },
  saleRefused: { ms: 300, phase: 'journey' },
  attached: { ms: 700, phase: 'turn', sound: 'build', after: after.attached },
  cardPlayed: { ms: 700, phase: 'turn', sound: 'card' },
  strikeCalled: { ms: 800, phase: 'turn', sound: 'bell' },
  strikeEnded: { ms: 300, phase: 'turn' },
  revoked: { ms: 700, phase: 'turn', sound: 'card', after: after.revoked },
  readyLaid: { ms: 300, phase: 'turn' },
  readyTakenUp: { ms: 300, phase: 'turn' },
  tippedOff: { ms: 900, phase: 'journey', sound: 'bell' },
  noTipOff: { ms: 0, phase: 'journey' },
  offerMade: { ms: 700, phase: 'turn', sound: 'card' },
  offerAccepted: { ms: 900, phase: 'turn', sound: 'coin' },
  offerAgreed: { ms: 400, phase: 'turn' },
  offerDeclined: { ms: 400, phase: 'turn' },
  offerEnded: { ms: 300, phase: 'turn' },
  askedToSee: { ms: 400, phase: 'turn' },
  auctionOpened: { ms: 700, phase: 'turn', sound: 'bell' },
  bidMade: { ms: 500, phase: 'turn', sound: 'coin' },
  bidPassed: { ms: 300, phase: 'turn' },
  auctionEnded: { ms: 700, phase: 'turn', sound: 'bell' },
  gameEnded: { ms: 400, phase: 'turn', sound: 'bell' },
}

export const sceneBook = scenesOf<Event, Shown, Phase, never>(scenes)

/** What has happened up to what is being shown. */
export function eventsUntil(lines: readonly PageLine[], shown?: Event): Event[] {
  const events = lines.flatMap(line => (line.kind === 'event' && sceneBook.isEvent(line.event) ? [line.event] : []))
  return shown === undefined ? events : events.slice(0, events.lastIndexOf(shown) + 1)
}
