/** How what happens is shown on this board: each kind of event, complete or it does not compile. */

import type { Seat } from '@wildcat/kernel'
import type { Event, Field, Haul } from '@wildcat/oilfield/board'
import type { Flight } from '../kit/flights/flights.tsx'
import { type Anchor, playerAnchor } from '../kit/marks.ts'
import { type Scenes, scenesOf } from '../kit/scene.ts'
import { after, paid, type Shown } from './changes.ts'
import { bagAnchor, fieldAnchor, spaceAnchor, storeAnchor, trainAnchor } from './marks.ts'

/** Cubes, oil first. */
const cubes = (oil: number, gas: number, ...way: readonly Anchor[]): Flight => ({ sprite: `cubes-${oil}`, count: oil + gas, way })
/** Out of the ground, also what is sold at once. */
const haul = (seat: Seat, { field, oil, gas, sold }: Haul & { readonly field: Field }): Flight =>
  cubes(oil + (sold === 'oil' ? 1 : 0), gas + (sold === 'gas' ? 1 : 0), fieldAnchor(field), oil + gas > 0 ? storeAnchor(seat) : bagAnchor)
const sale = (seat: Seat, oil: number, gas: number): Flight => cubes(oil, gas, storeAnchor(seat), bagAnchor)

const scenes: Scenes<Event, Shown, never, never> = {
  roundStarted: { ms: 500, after: after.roundStarted },
  botWorkerMoved: { ms: 400, sound: 'knock', after: after.botWorkerMoved },
  workerPlaced: {
    ms: 450,

    sound: 'knock',
    after: after.workerPlaced,
    flight: ({ seat, to }) => ({ sprite: `worker-${seat}`, count: 1, way: [playerAnchor(seat), spaceAnchor(to)] }),
  },
  cardChosen: { ms: 250, sound: 'card', after: after.cardChosen },
  cardsShown: { ms: 2200, sound: 'card', happens: 'reveal', after: after.cardsShown },
  declined: { ms: 400 },
  drillingStopped: { ms: 300 },
  leaseTaken: {
    ms: 700,

    sound: 'knock',
    after: after.leaseTaken,
    flight: ({ seat, field }) => ({ sprite: 'lease', count: 1, way: [fieldAnchor(field), playerAnchor(seat)] }),
  },
  built: {
    ms: 900,

    sound: 'build',
    after: after.built,
    flight: ({ seat, tile, on }) => ({
      sprite: `tower-${tile}`,
      count: 1,
      way: [trainAnchor, on === 'refinery' ? storeAnchor(seat) : fieldAnchor(on)],
    }),
  },
  drilled: {
    ms: 900,

    sound: 'oil',
    happens: 'drill',
    after: after.drilled,
    flight: event => haul(event.seat, event),
  },
  soldLocally: {
    ms: 900,

    sound: 'coin',
    after: after.soldLocally,
    flight: ({ seat, oil, pairs, gas }) => sale(seat, oil + 2 * pairs, gas),
  },
  supervisorPaid: { ms: 400, sound: 'coin', after: (shown, { seat, money }) => paid(shown, seat, money) },
  soldNationally: {
    ms: 900,

    sound: 'coin',
    after: after.soldNationally,
    flight: ({ seat, oil, gas }) => sale(seat, oil, gas),
  },
  becameFirst: { ms: 600, sound: 'knock', after: (shown, { seat }) => ({ ...shown, first: seat }) },
  subsidyTaken: { ms: 600, sound: 'coin', after: after.subsidyTaken },
  invested: { ms: 700, sound: 'coin', after: after.invested },
  investmentSold: { ms: 600, sound: 'coin', after: after.investmentSold },
  botLeases: { ms: 700, sound: 'card', after: after.botLeases },
  botTiles: { ms: 700, sound: 'train', after: after.botTiles },
  botSoldLocally: { ms: 600, sound: 'coin', after: (shown, { supervisor, money }) => paid(shown, supervisor, money) },
  botSoldNationally: { ms: 600, sound: 'coin' },
  botDrilled: {
    ms: 800,

    sound: 'oil',
    happens: 'drill',
    after: after.botDrilled,
    flight: ({ field, oil, gas }) => cubes(oil, gas, fieldAnchor(field), bagAnchor),
  },
  fieldRefilled: {
    ms: 1200,

    sound: 'oil',
    happens: 'refill',
    after: after.fieldRefilled,
    flight: ({ field, oil, gas }) => cubes(oil, gas, bagAnchor, fieldAnchor(field)),
  },
  fieldExhausted: { ms: 1600, sound: 'sigh', happens: 'burn', after: after.fieldExhausted },
  endAnnounced: { ms: 1000, sound: 'bell', after: (shown, { lastRound }) => ({ ...shown, lastRound }) },
  feePaid: {
    ms: 800,

    sound: 'coin',
    after: after.feePaid,
    flight: event => haul(event.seat, event),
  },
  towerLost: { ms: 900, sound: 'sigh', after: after.towerLost },
  strikeEnded: { ms: 500, after: after.strikeEnded },
  tilesShown: { ms: 600, sound: 'train', after: after.tilesShown },
  leasesShown: { ms: 400, sound: 'card', after: after.leasesShown },
  subsidyRaised: { ms: 300, after: (shown, { money }) => ({ ...shown, subsidy: money }) },
  gameEnded: { ms: 400, sound: 'bell' },
}

export const sceneBook = scenesOf<Event, Shown, never, never>(scenes)
