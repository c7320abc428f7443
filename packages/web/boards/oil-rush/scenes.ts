/** How the events are shown that these games share. */
import { at, type Seat } from '@wildcat/kernel'
import {
  type AuctionEvent,
  type BuildingEvent,
  type CardEvent,
  type CarryingEvent,
  type Company,
  type DepotEvent,
  type DrivingEvent,
  FEE,
  feeShare,
  type LicenceEvent,
  OVERFLOW_PRICE,
  type PriceEvent,
  type ProductionEvent,
  type TrainEvent,
} from '@wildcat/oil-rush'
import { playerAnchor } from '../kit/marks.ts'
import type { Scene } from '../kit/scene.ts'
import type { Point } from '../kit/zoom/window-onto.ts'
import type { GameMap, RushShown } from './board-context.ts'
import { changed, paid, priced, put, stored } from './changes.ts'
import { depotAnchor, handAnchor, moneyAnchor, starAnchor, trainAnchor, wellAnchor } from './marks.ts'

export type RushEvent =
  | { kind: 'roundStarted'; round: number; first: Seat }
  | PriceEvent
  | CardEvent
  | LicenceEvent
  | DrivingEvent
  | DepotEvent
  | TrainEvent
  | BuildingEvent
  | ProductionEvent
  | CarryingEvent
  | AuctionEvent<string>

export type RushPhase = 'prices' | 'cards' | 'licences' | 'moving' | 'drilling' | 'transport' | 'auctions' | 'storage'

/** Where things are on the sheet. */
export interface RushPlace extends Pick<GameMap, 'middleOf' | 'onTrack'> {
  readonly wells: RushShown['wells']
  readonly lanes: number // of the track
}

/** Whatever else a game shows stays as it is. */
interface RushScene<Event> extends Omit<Scene<Event, RushShown, RushPhase, RushPlace>, 'after'> {
  after?<Shown extends RushShown>(shown: Shown, event: Event): Shown
}
type RushScenes = { readonly [Kind in RushEvent['kind']]: RushScene<Extract<RushEvent, { kind: Kind }>> }

const inWell = ({ well }: { readonly well: number }, { wells, middleOf }: RushPlace): Point => middleOf(at(wells, well).square)

export const rushScenes: RushScenes = {
  roundStarted: { ms: 500, phase: 'prices', after: (shown, { round, first }) => ({ ...shown, round, first }) },
  priceRolled: { ms: 1100, phase: 'prices', sound: 'die', after: (shown, { company, to }) => priced(shown, company, to) },
  cardTaken: {
    ms: 650,
    phase: 'cards',
    sound: 'card',
    after: (shown, { seat, card }) => ({
      ...shown,
      onShow: shown.onShow.filter(each => each !== card),
      taken: put(shown.taken, seat, card),
    }),
  },
  cardLeft: { ms: 300, phase: 'cards', after: shown => ({ ...shown, onShow: [] }) },
  licencesDealt: {
    ms: 350,
    phase: 'licences',
    sound: 'card',
    flight: ({ seat, count }, viewer) => ({ sprite: 'licence', count, way: [starAnchor, handAnchor(seat, viewer)] }),
  },
  truckPlaced: {
    ms: 400,
    phase: 'moving',
    sound: 'engine',
    after: (shown, { seat, square }) => ({ ...shown, trucks: put(shown.trucks, seat, square) }),
    at: ({ square }, { middleOf }) => middleOf(square),
  },
  truckMoved: {
    ms: 260,
    phase: 'moving',
    sound: 'engine',
    after: (shown, { seat, to }) => ({ ...shown, trucks: put(shown.trucks, seat, to) }),
    at: ({ to }, { middleOf }) => middleOf(to),
  },
  trainMoved: {
    ms: 320,
    phase: 'moving',
    sound: 'train',
    after: (shown, { seat, to }) => ({ ...shown, trains: put(shown.trains, seat, to) }),
    at: ({ seat, to }, { onTrack }) => onTrack(seat, to),
  },
  tileSeen: {
    ms: 600,
    phase: 'moving',
    sound: 'card',
    happens: 'seen',
    after: (shown, { seat, well, value }) => changed(shown, well, { seenBy: [...at(shown.wells, well).seenBy, seat], value }),
    at: inWell,
  },
  priceChanged: { ms: 800, phase: 'moving', sound: 'knock', after: (shown, { company, to }) => priced(shown, company, to) },
  freeOilTaken: {
    ms: 800,
    phase: 'moving',
    sound: 'oil',
    after: (shown, { seat, company }) => stored(shown, seat, company, 1),
    flight: ({ seat, company }) => ({ sprite: 'barrel', count: 1, way: [playerAnchor(seat), depotAnchor(seat, company)] }),
  },
  trainsPushedBack: {
    ms: 900,
    phase: 'moving',
    sound: 'train',
    after: (shown, { trains }) => ({ ...shown, trains }),
    at: ({ trains, from }, { onTrack }) => {
      const pushed = trains.findIndex((space, seat) => space !== from[seat])
      return pushed < 0 ? undefined : onTrack(pushed, at(trains, pushed))
    },
  },
  derrickBuilt: {
    ms: 1000,
    phase: 'drilling',
    sound: 'build',
    happens: 'built',
    after: (shown, { seat, well, value, cost }) => {
      const built = changed(shown, well, { state: 'derrick', owner: seat, oil: value, value })
      return paid({ ...built, stock: put(shown.stock, seat, at(shown.stock, seat) - 1) }, seat, -cost)
    },
    flight: ({ seat, well, cost }) => ({ sprite: 'coin', count: cost / 2000, way: [moneyAnchor(seat), wellAnchor(well)] }),
    at: inWell,
  },
  oilProduced: {
    ms: 500,
    phase: 'transport',
    sound: 'oil',
    happens: 'pumped',
    after: (shown, { seat, wells, exhausted }) => {
      const pumped = wells.reduce((now, well) => changed(now, well, { oil: at(now.wells, well).oil - 1 }), shown)
      const left = exhausted.reduce((now, well) => changed(now, well, { state: 'dry', owner: 'nobody' }), pumped)
      return { ...left, stock: put(shown.stock, seat, at(shown.stock, seat) + exhausted.length) }
    },
    at: ({ wells }, place) => inWell({ well: at(wells, 0) }, place),
  },
  oilCarried: {
    ms: 900,
    phase: 'transport',
    sound: 'train',
    after: (shown, { seat, company, by, carriers }) => {
      const there = stored(shown, seat, company, 1)
      if (by === 'own') return there
      const share = feeShare(by, carriers.length)
      return carriers.reduce((now, rival) => paid(now, rival, share), paid(there, seat, -FEE))
    },
    flight: ({ seat, well, company, by, carriers }) => {
      const train = by === 'own' ? seat : by === 'rival' ? (carriers[0] ?? seat) : 'black'
      return { sprite: 'barrel', count: 1, way: [wellAnchor(well), trainAnchor(train), depotAnchor(seat, company)] }
    },
    at: inWell,
  },
  oilLost: { ms: 700, phase: 'transport', sound: 'sigh', happens: 'lost', at: inWell },
  auctionOpened: { ms: 600, phase: 'auctions', sound: 'hammer' },
  bidMade: { ms: 650, phase: 'auctions', sound: 'knock' },
  passed: { ms: 500, phase: 'auctions', sound: 'knock' },
  nobodySells: { ms: 500, phase: 'auctions' },
  bidCovered: { ms: 800, phase: 'auctions', sound: 'hammer' },
  bluffCalled: {
    ms: 1500,
    phase: 'auctions',
    sound: 'sigh',
    flight: ({ seat, lost }, viewer) => ({ sprite: 'licence', count: lost.length, way: [handAnchor(seat, viewer), starAnchor] }),
  },
  licencesPaid: {
    ms: 500,
    phase: 'auctions',
    sound: 'card',
    flight: ({ seat, ones, twos }, viewer) => ({ sprite: 'licence', count: ones + twos, way: [handAnchor(seat, viewer), starAnchor] }),
  },
  oilSold: {
    ms: 1000,
    phase: 'auctions',
    sound: 'coin',
    after: (shown, { seat, company, barrels, price }) => paid(stored(shown, seat, company, -barrels), seat, barrels * price),
    flight: sold,
  },
  overflowSold: {
    ms: 800,
    phase: 'storage',
    sound: 'coin',
    after: (shown, { seat, company, barrels }) => paid(stored(shown, seat, company, -barrels), seat, barrels * OVERFLOW_PRICE),
    flight: sold,
  },
}

function sold({ seat, company, barrels }: { readonly seat: Seat; readonly company: Company; readonly barrels: number }) {
  return { sprite: 'coin', count: barrels, way: [depotAnchor(seat, company), moneyAnchor(seat)] }
}

export const isRushEvent = (event: { readonly kind: string }): event is RushEvent => Object.hasOwn(rushScenes, event.kind)
