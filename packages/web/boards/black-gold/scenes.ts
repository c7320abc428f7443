/** How what happens is shown on this board: each kind of event, complete or it does not compile. */
import { CARDS, DEEP_DRILLING_COST, type Event, GUSHER_COST, type View } from '@wildcat/black-gold/board'
import { at } from '@wildcat/kernel'
import type { Company } from '@wildcat/oil-rush'
import { type Scenes, scenesOf } from '../kit/scene.ts'
import type { RushShown } from '../oil-rush/board-context.ts'
import { changed, paid, put } from '../oil-rush/changes.ts'
import { cardsAnchor, moneyAnchor, starAnchor, takenAnchor, wellAnchor } from '../oil-rush/marks.ts'
import type { Phase } from '../oil-rush/phases.ts'
import { type RushPlace, rushScenes } from '../oil-rush/scenes.ts'
import { baronAnchor } from './marks.ts'

export type Shown = Pick<View, keyof RushShown | 'baron' | 'baronHands'>

const withBaronHand = (shown: Shown, company: Company, hand: Shown['baronHands'][Company]): Shown => ({
  ...shown,
  baronHands: { ...shown.baronHands, [company]: hand },
})

/** Cards stay with their players until all have prospected. */
const scenes: Scenes<Event, Shown, Phase, RushPlace> = {
  ...rushScenes,
  specialCardTurned: {
    ms: 1000,
    phase: 'cards',
    sound: 'train',
    after: (shown, { card, baron }) => ({ ...shown, onShow: [card], baron }),
    at: ({ baron }, { onTrack, lanes }) => onTrack(lanes - 1, baron),
  },
  standardCardsTurned: {
    ms: 700,
    phase: 'cards',
    sound: 'card',
    after: (shown, { cards }) => ({ ...shown, onShow: [...shown.onShow, ...cards] }),
  },
  cardTaken: {
    ...rushScenes.cardTaken,
    flight: ({ seat, card }) => ({
      sprite: at(CARDS, card).deck === 'special' ? 'card-strong' : 'card-plain',
      count: 1,
      way: [cardsAnchor, takenAnchor(seat)],
    }),
  },
  baronDealt: {
    ms: 450,
    phase: 'licences',
    sound: 'card',
    after: (shown, { company, count }) => {
      const { down, up } = shown.baronHands[company]
      return withBaronHand(shown, company, { down: [...down, ...new Array<null>(count).fill(null)], up })
    },
    flight: ({ company, count }) => ({ sprite: 'licence', count, way: [starAnchor, baronAnchor(company)] }),
  },
  gusherDrilled: {
    ms: 1600,
    phase: 'moving',
    sound: 'gusher',
    happens: 'gushed',
    after: (shown, { seat, square, face }) => {
      const gusher = { square, kind: 'gusher', state: 'derrick', value: face.pips, seenBy: [], owner: seat, oil: face.pips } as const
      return paid(
        { ...shown, wells: [...shown.wells, gusher], stock: put(shown.stock, seat, at(shown.stock, seat) - 1) },
        seat,
        -GUSHER_COST,
      )
    },
    at: ({ square }, { middleOf }) => middleOf(square),
  },
  derrickDeepened: {
    ms: 800,
    phase: 'moving',
    sound: 'oil',
    happens: 'pumped',
    after: (shown, { seat, well }) => paid(changed(shown, well, { oil: at(shown.wells, well).oil + 1 }), seat, -DEEP_DRILLING_COST),
    flight: ({ seat, well }) => ({ sprite: 'coin', count: 1, way: [moneyAnchor(seat), wellAnchor(well)] }),
    at: ({ well }, { wells, middleOf }) => middleOf(at(wells, well).square),
  },
  turnEnded: { ms: 60, phase: 'moving' },
  bidRaised: { ms: 650, phase: 'auctions', sound: 'knock' },
  bidKept: { ms: 500, phase: 'auctions', sound: 'knock' },
  baronOutbid: { ms: 650, phase: 'auctions', sound: 'knock' },
  bidCovered: { ...rushScenes.bidCovered, ms: 1100, isMoment: true },
  bluffCalled: { ...rushScenes.bluffCalled, ms: 1900, isMoment: true },
  baronShown: {
    ms: 2200,
    isMoment: true,
    phase: 'auctions',
    sound: 'card',
    after: (shown, { company, licences }) =>
      withBaronHand(shown, company, { down: [], up: [...shown.baronHands[company].up, ...licences] }),
  },
  baronWon: { ms: 1300, isMoment: true, phase: 'auctions', sound: 'sigh' },
  baronDiscarded: {
    ms: 400,
    phase: 'auctions',
    sound: 'card',
    after: (shown, { company }) => withBaronHand(shown, company, { down: shown.baronHands[company].down, up: [] }),
    flight: ({ company, count }) => ({ sprite: 'licence', count, way: [baronAnchor(company), starAnchor] }),
  },
  companyNamed: { ms: 1300, isMoment: true, phase: 'auctions', sound: 'hammer' },
  noSpecialCardLeft: { ms: 600, phase: 'cards', sound: 'bell' },
  gameEnded: { ms: 400, phase: 'cards', sound: 'bell' },
}

export const sceneBook = scenesOf<Event, Shown, Phase, RushPlace>(scenes)
