/** What never changes in number. */
import type { Law } from '@wildcat/kernel'
import { oilLaws } from '@wildcat/oil-rush'
import { DERRICKS } from './components.ts'
import type { State } from './state.ts'
import type { T } from './types.ts'

export const laws: readonly Law<T>[] = [
  ...oilLaws<State>({
    derricks: DERRICKS,
    licences: ({ deck, discard, hands }) => [deck, discard, ...hands].flat(),
    cards: ({ beige, red, onShow, taken }) => [
      ...[beige.deck, beige.discard, red.deck, red.discard, onShow].flat(),
      ...taken.filter(card => card !== 'none'),
    ],
  }),
  { name: 'wells with more oil than their tile says', of: ({ wells }) => wells.filter(({ oil, value }) => oil > value).length },
]
