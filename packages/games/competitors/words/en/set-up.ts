/** What a table can choose before the game, in English. */
import type { OptionWords } from '@wildcat/kernel'
import { WINNING_VP } from '../../components.ts'
import { vpBetween } from '../../content/victory-points.ts'
import type { Options } from '../../options.ts'
import { counted, number, vp } from './phrases.ts'

export const options: { readonly [K in keyof Options]: OptionWords<Options[K]> } = {
  game: {
    label: 'Game',
    help: `A points game ends with the round in which somebody reaches ${vp(WINNING_VP)}. A time game always lasts all its rounds, and VP have no upper limit.`,
    value: game => (game === 'points' ? 'Points game' : 'Time game'),
  },
  vpTable: {
    label: 'VP of a delivery',
    help: `Standard: ${vpBetween('standard', 'EU', 'EU')} inside a continent, ${vpBetween('standard', 'EU', 'AS')} between continents. By distance: ${vpBetween('distance', 'EU', 'AS')} between neighbouring continents, up to ${vpBetween('distance', 'EU', 'OC')} between those farthest apart.`,
    value: table => (table === 'standard' ? 'Standard' : 'By distance'),
  },
  offerLimit: {
    label: 'Offers lapse',
    help: 'An offer stays open until the end of its maker’s turn, the current one or else the next. It can also lapse sooner, after so many decisions of the game.',
    value: limit => (limit === 0 ? 'At the end of the turn' : `After ${counted(limit, 'decision', 'decisions')}`),
  },
  rounds: {
    label: 'Rounds',
    help: 'How many rounds the game lasts at most. Fewer make a shorter game: whoever has the most VP then wins.',
    value: number,
  },
}
