/** How what happens is shown on this board: each kind of event, complete or it does not compile. */

import type { Seat } from '@wildcat/kernel'
import type { Event, Field, Haul, Plot, Tower } from '@wildcat/oilfield/board'
import type { Flight } from '../kit/flights/flights.tsx'
import { type Anchor, playerAnchor } from '../kit/marks.ts'
import { type Scenes, scenesOf } from '../kit/scene.ts'
import { after, paid, type Shown } from './changes.ts'
import { bagAnchor, fieldAnchor, pipeAnchor, spaceAnchor, storeAnchor, towerAnchor, trainAnchor } from './marks.ts'

/** Cubes, oil first. */
const cubes = (oil: number, gas: number, ...way: readonly Anchor[]): Flight => ({ sprite: `cubes-${oil}`, count: oil + gas, way })
/** Up the pipe and the tower. */
const upFrom = (owner: Plot['owner'], field: Field, tower: Tower): readonly Anchor[] => [
  fieldAnchor(field),
  pipeAnchor(owner, field, tower),
  towerAnchor(owner, field, tower),
]
/** Out of the ground into the store; what is sold at once goes into the bag. */
const haul = (seat: Seat, { field, tower, oil, gas, sold }: Haul & { readonly field: Field; readonly tower: Tower }): Flight[] => [
  cubes(oil, gas, ...upFrom(seat, field, tower), storeAnchor(seat)),
  cubes(sold === 'oil' ? 1 : 0, sold === 'gas' ? 1 : 0, ...upFrom(seat, field, tower), bagAnchor),
]
const sale = (seat: Seat, oil: number, gas: number): Flight => cubes(oil, gas, storeAnchor(seat), bagAnchor)

const scenes: Scenes<Event, Shown, never, never> = {
  roundStarted: { ms: 500, after: after.roundStarted },
  botWorkerMoved: { ms: 400, sound: 'knock', after: after.botWorkerMoved },
  workerPlaced: {
    ms: 450,
    sound: 'knock',
    happens: 'place',
    after: after.workerPlaced,
    flight: ({ seat, to }) => ({ sprite: `worker-${seat}`, count: 1, way: [playerAnchor(seat), spaceAnchor(to)] }),
  },
  cardChosen: { ms: 350, sound: 'card', happens: 'lay', after: after.cardChosen },
  cardsShown: { ms: 2200, sound: 'card', happens: 'reveal', after: after.cardsShown },
  declined: { ms: 400 },
  drillingStopped: { ms: 300 },
  leaseTaken: {
    ms: 700,
    sound: 'knock',
    happens: 'claim',
    after: after.leaseTaken,
    flight: ({ seat, field }) => ({ sprite: 'lease', count: 1, way: [fieldAnchor(field), playerAnchor(seat)] }),
  },
  built: {
    ms: 900,
    sound: 'build',
    happens: 'rise',
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
    flight: ({ seat, oil, gas, towers }) => [
      sale(seat, oil, gas),
      ...towers.map(field => cubes(1, 0, ...upFrom(seat, field, 'national'), bagAnchor)),
    ],
  },
  becameFirst: { ms: 600, sound: 'knock', after: (shown, { seat }) => ({ ...shown, first: seat }) },
  subsidyTaken: { ms: 600, sound: 'coin', after: after.subsidyTaken },
  invested: { ms: 700, sound: 'coin', after: after.invested },
  investmentSold: { ms: 600, sound: 'coin', after: after.investmentSold },
  botLeases: { ms: 700, sound: 'card', after: after.botLeases },
  botTiles: { ms: 700, sound: 'train', happens: 'roll', after: after.botTiles },
  botSoldLocally: { ms: 600, sound: 'coin', after: (shown, { supervisor, money }) => paid(shown, supervisor, money) },
  botSoldNationally: { ms: 600, sound: 'coin' },
  botDrilled: {
    ms: 800,
    sound: 'oil',
    happens: 'drill',
    after: after.botDrilled,
    flight: ({ field, tower, oil, gas }) => cubes(oil, gas, ...upFrom('bot', field, tower), bagAnchor),
  },
  fieldRefilled: {
    ms: 1500,
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
    flight: event => haul(event.seat, { ...event, tower: 'governmentPaid' }),
  },
  towerLost: { ms: 900, sound: 'sigh', after: after.towerLost },
  strikeEnded: { ms: 500, after: after.strikeEnded },
  tilesShown: { ms: 600, sound: 'train', happens: 'roll', after: after.tilesShown },
  leasesShown: { ms: 400, sound: 'card', after: after.leasesShown },
  subsidyRaised: { ms: 300, after: (shown, { money }) => ({ ...shown, subsidy: money }) },
  gameEnded: { ms: 400, sound: 'bell' },
}

export const sceneBook = scenesOf<Event, Shown, never, never>(scenes)
