/** How what happens is shown on this board: each kind of event, complete or it does not compile. */
import { CARDS, type Event, type View } from '@wildcat/giganten/board'
import { at } from '@wildcat/kernel'
import { type Scenes, scenesOf } from '../kit/scene.ts'
import type { RushShown } from '../oil-rush/board-context.ts'
import { priced, stored, withoutCard } from '../oil-rush/changes.ts'
import { cardsAnchor, takenAnchor } from '../oil-rush/marks.ts'
import type { Phase } from '../oil-rush/phases.ts'
import { type RushPlace, rushScenes } from '../oil-rush/scenes.ts'

export type Shown = Pick<View, keyof RushShown | 'black'>

/** A special action ends the move: the card is discarded. */
const scenes: Scenes<Event, Shown, Phase, RushPlace> = {
  ...rushScenes,
  redCardTurned: {
    ms: 1000,
    phase: 'cards',
    sound: 'train',
    after: (shown, { card, black }) => ({ ...shown, onShow: [card], black }),
    at: ({ black }, { onTrack, lanes }) => onTrack(lanes - 1, black),
  },
  beigeCardsTurned: {
    ms: 700,
    phase: 'cards',
    sound: 'card',
    after: (shown, { cards }) => ({ ...shown, onShow: [...shown.onShow, ...cards] }),
  },
  cardTaken: {
    ...rushScenes.cardTaken,
    flight: ({ seat, card }) => ({
      sprite: at(CARDS, card).colour === 'red' ? 'card-strong' : 'card-plain',
      count: 1,
      way: [cardsAnchor, takenAnchor(seat)],
    }),
  },
  priceChanged: {
    ...rushScenes.priceChanged,
    after: (shown, { seat, company, to }) => withoutCard(priced(shown, company, to), seat),
  },
  freeOilTaken: {
    ...rushScenes.freeOilTaken,
    after: (shown, { seat, company }) => withoutCard(stored(shown, seat, company, 1), seat),
  },
  trainsPushedBack: {
    ...rushScenes.trainsPushedBack,
    after: (shown, { seat, trains }) => withoutCard({ ...shown, trains }, seat),
  },
  turnEnded: { ms: 60, phase: 'moving', after: (shown, { seat }) => withoutCard(shown, seat) },
  builtNothing: { ms: 200, phase: 'drilling' },
  pricesInflated: { ms: 700, phase: 'auctions', sound: 'knock', after: (shown, { company, to }) => priced(shown, company, to) },
  gameEnded: { ms: 400, phase: 'cards', sound: 'bell' },
}

export const sceneBook = scenesOf<Event, Shown, Phase, RushPlace>(scenes)
